import SwiftUI

/// The looks that a scale gives to values, in order.
public protocol ScaleRange {
  associatedtype VisualValue
  var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
  public var _visualValues: [Element] { self }
}

extension Gradient: ScaleRange {
  public var _visualValues: [Color] { stops.map(\.color) }
}

/// From values to looks: colours, symbols, dashes.
struct StyleScale<Look> {
  /// The values in the order of the legend; nil takes those of the data, as they come.
  var domain: [_PlotValue]?
  /// Looks for the domain's values in turn, from the start again where they do not suffice.
  var range: [Look]?
  var mapping: ((_PlotValue) -> Look?)?
}

/// A style scale that knows its data.
struct ResolvedStyleScale<Look> {
  let domain: [_PlotValue]
  private let range: [Look]
  private let mapping: ((_PlotValue) -> Look?)?

  init(_ scale: StyleScale<Look>?, data: [_PlotValue], standard: [Look]) {
    var domain = scale?.domain ?? []
    let known = Set(domain)
    domain += data.filter { !known.contains($0) }
    self.domain = domain
    range = scale?.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    mapping = scale?.mapping
  }

  subscript(value: _PlotValue) -> Look {
    if let look = mapping?(value) { return look }
    return range[(domain.firstIndex(of: value) ?? 0) % range.count]
  }

  /// All looks in order, for values that are amounts.
  var steps: [Look] { range }
}

/// The colours of charts.
enum ChartPalette {
  /// Spec: by eye, after charts of iOS 17.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  static var styles: [AnyShapeStyle] { colors.map { AnyShapeStyle($0) } }
  /// From little to much.
  static let amounts: [Color] = [Color.blue.opacity(0.2), .blue]

  /// The colour that is `fraction` of the way along the list.
  static func color(at fraction: Double, in colors: [Color]) -> Color {
    guard colors.count > 1 else { return colors.first ?? .blue }
    let place = min(max(fraction, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index].mix(with: colors[index + 1], by: place - Double(index))
  }
}
