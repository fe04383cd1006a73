import MartletDisplay
import SwiftUI

extension ChartContent {
  nonisolated private func changed(_ change: @escaping (inout MarkLook) -> Void) -> _ChangedChartContent<Self> {
    _ChangedChartContent(self) { change(&$0.look) }
  }

  // MARK: Colour

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { if $0.style == nil, $0.styleBy == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// A colour for each value, with a legend.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.style == nil, $0.styleBy == nil { $0.styleBy = channel } }
  }
  /// 0 draws nothing; levels multiply.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  /// Points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = max($0.blur, radius) } }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changed { if $0.shadow == nil { $0.shadow = (color, radius, x, y) } } }

  // MARK: Symbols

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = .shape(symbol) } }
  }
  /// A shape for each value, with a legend.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.symbolBy == nil { $0.symbolBy = channel } }
  }
  /// A view in the place of each point's symbol.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { if $0.symbol == nil { $0.symbol = .view(view) } }
  }
  /// Square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { if $0.symbolArea == nil { $0.symbolArea = area } }
  }
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { symbolSize(size.width * size.height) }
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.symbolAreaBy == nil { $0.symbolAreaBy = channel } }
  }

  // MARK: Lines and bars

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.stroke == nil { $0.stroke = style } }
  }
  /// A pattern of dashes for each value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changed { if $0.strokeBy == nil { $0.strokeBy = channel } }
  }
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// Points; of bars, rectangles and sectors.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { changed { if $0.corner == nil { $0.corner = (radius, style) } } }

  // MARK: Place

  /// Bars of different values stand side by side and are not stacked.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let grouping = MarkLook.Grouping(channel: value.channel, axis: axis, span: span)
    return changed { if $0.grouping == nil { $0.grouping = grouping } }
  }
  /// Points to the right and down; offsets add up.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Greater values are drawn above.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changed { if $0.zIndex == nil { $0.zIndex = value } }
  }
  /// Shows of the content what lies under other content.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    var marks = _ChartMarks()
    content()._collect(into: &marks)
    let list = marks.list
    return changed { if $0.mask == nil { $0.mask = list } }
  }

  // MARK: Meaning

  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changed { if $0.accessibility.label == nil { $0.accessibility.label = label } }
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    changed { if $0.accessibility.value == nil { $0.accessibility.value = value } }
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { if $0.accessibility.identifier == nil { $0.accessibility.identifier = identifier } }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.accessibility.isHidden = $0.accessibility.isHidden || hidden }
  }
}
