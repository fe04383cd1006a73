import Foundation

/// Writes lengths of time: "1:02:03", "1 hour, 2 minutes", "1h 2m".
///
/// DEVIATION: years and months have English names in every language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional: zeros in front go. Else every zero goes.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every unit shows; positional ones have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle = UnitsStyle.positional
  /// None for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From which a number of seconds counts, where units differ in length.
  open var referenceDate: Date?
  /// How many units show, the largest ones first; the rest is cut off. 0 for all.
  open var maximumUnitCount = 0
  /// Whether the largest unit counts in the next smaller one where that is the only other: 90 minutes for 1:30.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    // Calendars cut fractions of a second; a length is rounded to the next one.
    return string(from: start, to: start + interval.rounded(.toNearestOrAwayFromZero))
  }

  open func string(from start: Date, to end: Date) -> String? {
    let components = calendarInUse.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let parts = units.map { DurationPart(unit: $0, value: $0.value(in: components) ?? 0) }
    return parts.isEmpty ? nil : phrase(text(of: collapsed(parts)))
  }

  /// The components as a length from the reference date on, in the units that are allowed: 90 minutes are 1:30.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return calendarInUse.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// `DateComponents`, or a number of seconds.
  open override func string(for object: Any?) -> String? {
    if let components = object as? DateComponents { return string(from: components) }
    return (object as? TimeInterval ?? (object as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
  }

  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Without years, months, weeks and days of other lengths a fixed calendar counts alike everywhere.
  private var calendarInUse: Calendar {
    if referenceDate != nil, let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private var units: [DurationUnit] {
    let all = DurationUnit.allCases.filter { $0 != .week }
    return allowedUnits.isEmpty ? all : DurationUnit.allCases.filter { allowedUnits.contains($0.flag) }
  }

  private func collapsed(_ parts: [DurationPart]) -> [DurationPart] {
    guard collapsesLargestUnit, parts.count == 2, abs(parts[0].value) == 1,
      let factor = parts[0].unit.count(of: parts[1].unit)
    else { return parts }
    return [DurationPart(unit: parts[1].unit, value: parts[0].value * factor + parts[1].value)]
  }

  private func phrase(_ text: String) -> String {
    let near = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? near + " remaining" : near
  }
}

// MARK: - Writing

extension DateComponentsFormatter {
  private func text(of parts: [DurationPart]) -> String {
    let isNegative = parts.contains { $0.value < 0 }
    let shown = limited(withoutZeros(parts.map { DurationPart(unit: $0.unit, value: abs($0.value)) }))
    let text = unitsStyle == .positional ? positional(shown) : worded(shown)
    return isNegative ? "-" + text : text
  }

  /// The smallest unit stays when all are 0.
  private func withoutZeros(_ parts: [DurationPart]) -> [DurationPart] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? parts : Array(parts.suffix(1)) }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  private func limited(_ parts: [DurationPart]) -> [DurationPart] {
    maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  /// Hours, minutes and seconds stand between colons; what is larger goes in front with its letter.
  private func positional(_ parts: [DurationPart]) -> String {
    let large = parts.filter { $0.unit < .hour }.map { $0.text(.narrow, locale: locale) }
    let small = parts.filter { $0.unit >= .hour }
    let pads = zeroFormattingBehavior.contains(.pad)
    let digits = small.enumerated().map { index, part in
      index == 0 && !pads ? "\(part.value)" : part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }
    return (large + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func worded(_ parts: [DurationPart]) -> String {
    let texts = parts.map { part in
      switch unitsStyle {
      case .abbreviated, .positional: part.text(.narrow, locale: locale)
      case .short: part.text(.abbreviated, locale: locale)
      case .brief: part.text(.condensedAbbreviated, locale: locale).filter { !$0.isWhitespace }
      case .full: part.text(.wide, locale: locale)
      case .spellOut: part.spelledOut(locale: locale)
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  private var locale: Locale { calendar?.locale ?? .current }
}
