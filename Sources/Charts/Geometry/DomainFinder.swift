import Foundation

/// What marks need an axis to cover.
struct DomainFinder {
  private(set) var categories: [String] = []
  private var known: Set<String> = []
  private(set) var coordinates: ClosedRange<Double>?
  private(set) var holdsDates = false
  /// Whether all numbers are bins, which need no zero.
  private(set) var holdsOnlyBins = true
  /// The unit that dates come in, told by the length of their bins; nil without bins.
  private(set) var binLength: Double?

  init(_ extents: [Mark.Extent]) {
    for channel in extents.flatMap(\.channels) { add(channel) }
  }

  var isEmpty: Bool { categories.isEmpty && coordinates == nil }

  private mutating func add(_ channel: PlotChannel) {
    if case .category(let name) = channel.value {
      if known.insert(name).inserted { categories.append(name) }
      return
    }
    guard let coordinate = channel.value.coordinate else { return }
    if case .date = channel.value { holdsDates = true }
    let reach = channel.bin ?? coordinate...coordinate
    if channel.bin == nil { holdsOnlyBins = false }
    if let bin = channel.bin {
      let length = bin.upperBound - bin.lowerBound
      binLength = min(binLength ?? length, length)
    }
    let old = coordinates ?? reach
    coordinates = min(old.lowerBound, reach.lowerBound)...max(old.upperBound, reach.upperBound)
  }

  /// The domain, and whether its ends may be moved to round numbers.
  func domain(_ request: _DomainRequest?, isLogarithmic: Bool) -> (domain: AxisScale.Domain, isExact: Bool) {
    switch request?.form {
    case .values(let values): return (listed(values), true)
    case .range(let low, let high): return (listed([low, high]), true)
    case .changed(let change): return (listed(change(values)), true)
    case .automatic(let includesZero): return (found(includesZero, isLogarithmic), false)
    case nil: return (found(nil, isLogarithmic), false)
    }
  }

  private var values: [_PlotValue] {
    if !categories.isEmpty { return categories.map { .category($0) } }
    guard let coordinates else { return [] }
    return [coordinates.lowerBound, coordinates.upperBound].map {
      holdsDates ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
    }
  }

  private func listed(_ values: [_PlotValue]) -> AxisScale.Domain {
    let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
    if !names.isEmpty {
      // Categories of the data that are not named come after those that are.
      let named = Set(names)
      return .categories(names + categories.filter { !named.contains($0) })
    }
    let numbers = values.compactMap(\.coordinate)
    let range = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    if case .date? = values.first { return .dates(range) }
    return .numbers(range)
  }

  private func found(_ includesZero: Bool?, _ isLogarithmic: Bool) -> AxisScale.Domain {
    if !categories.isEmpty { return .categories(categories) }
    guard let found = coordinates else { return .numbers(0...1) }
    if holdsDates { return .dates(found) }
    var range = found
    if includesZero ?? !(holdsOnlyBins || isLogarithmic) {
      range = min(0, range.lowerBound)...max(0, range.upperBound)
    }
    if range.lowerBound == range.upperBound { range = range.lowerBound...(range.upperBound + 1) }
    return .numbers(range)
  }
}
