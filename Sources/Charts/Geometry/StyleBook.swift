import SwiftUI

/// The looks of marks by their values, and what the legend says of them.
struct StyleBook {
  let styles: ResolvedStyleScale<AnyShapeStyle>
  let symbols: ResolvedStyleScale<any ChartSymbolShape>
  let strokes: ResolvedStyleScale<StrokeStyle>
  let colors: [Color]
  let amounts: ClosedRange<Double>?
  private let areas: (values: ClosedRange<Double>, areas: ClosedRange<CGFloat>)?
  let hasStyles: Bool
  let hasSymbols: Bool
  let hasStrokes: Bool
  /// Whether marks with a colour of their value's are lines or points with a symbol of the same value.
  let joinsSymbols: Bool

  /// Dashes of lines, as they come after each other.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [10, 4, 2, 4]]

  init(_ marks: [Mark], _ options: ChartOptions) {
    func values(_ channel: (MarkLook) -> PlotChannel?) -> [_PlotValue] {
      var seen: Set<_PlotValue> = []
      return marks.compactMap { channel($0.look)?.value }.filter { seen.insert($0).inserted }
    }
    let (styled, symboled) = (values(\.styleBy), values(\.symbolBy))
    let (dashed, sized) = (values(\.strokeBy), values(\.symbolAreaBy))
    let isAmount = !styled.isEmpty && styled.allSatisfy { if case .number = $0 { true } else { false } }
    let hasNamedStyles = options.style?.domain != nil || options.style?.mapping != nil
    styles = ResolvedStyleScale(options.style, data: styled, standard: ChartPalette.styles)
    symbols = ResolvedStyleScale(options.symbols, data: symboled, standard: BasicChartSymbolShape.all)
    strokes = ResolvedStyleScale(
      options.strokes, data: dashed, standard: Self.dashes.map { StrokeStyle(lineWidth: 2, dash: $0) })
    amounts = isAmount && !hasNamedStyles ? Self.span(styled) : nil
    colors = options.styleColors ?? ChartPalette.amounts
    areas = Self.span(sized).map { ($0, options.symbolAreas ?? 16...256) }
    (hasStyles, hasSymbols, hasStrokes) = (!styled.isEmpty, !symboled.isEmpty, !dashed.isEmpty)
    joinsSymbols = !symboled.isEmpty && symboled == styled
  }

  private static func span(_ values: [_PlotValue]) -> ClosedRange<Double>? {
    let numbers = values.compactMap(\.coordinate)
    return numbers.isEmpty ? nil : numbers.min()!...numbers.max()!
  }

  func style(of look: MarkLook) -> AnyShapeStyle {
    if let style = look.style { return style }
    guard let value = look.styleBy?.value else { return AnyShapeStyle(ChartPalette.colors[0]) }
    if let amounts, let number = value.coordinate {
      let span = amounts.upperBound - amounts.lowerBound
      return AnyShapeStyle(ChartPalette.color(at: span > 0 ? (number - amounts.lowerBound) / span : 1, in: colors))
    }
    return styles[value]
  }

  /// nil shows no symbol.
  func symbol(of look: MarkLook) -> MarkLook.Symbol? {
    look.symbol ?? look.symbolBy.map { .shape(symbols[$0.value]) }
  }

  func stroke(of look: MarkLook) -> StrokeStyle {
    look.stroke ?? look.strokeBy.map { strokes[$0.value] }
      ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  }

  /// Square points.
  func symbolArea(of look: MarkLook) -> CGFloat {
    if let area = look.symbolArea { return area }
    guard let areas, let number = look.symbolAreaBy?.value.coordinate else { return 50 }
    let span = areas.values.upperBound - areas.values.lowerBound
    let part = span > 0 ? CGFloat((number - areas.values.lowerBound) / span) : 1
    return areas.areas.lowerBound + part * (areas.areas.upperBound - areas.areas.lowerBound)
  }
}
