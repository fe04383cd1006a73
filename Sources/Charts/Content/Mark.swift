import SwiftUI

/// A mark as it was written, before scales turn it into a shape.
struct Mark: Identifiable {
  enum Kind: Equatable { case bar, line, point, area, rule, rectangle, sector }

  /// Where a mark lies along one axis.
  enum Extent {
    /// From one end of the plot to the other.
    case whole
    case at(PlotChannel)
    case between(PlotChannel, PlotChannel)
    /// Points from the plot's start; nil is the plot's end.
    case points(CGFloat?, CGFloat?)
  }

  let kind: Kind
  var id: [AnyHashable] = []
  var x = Extent.whole
  var y = Extent.whole
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// Marks of equal series are one line or area.
  var series: PlotChannel?
  var sector = Sector()
  var look = MarkLook()

  /// A slice of a whole.
  struct Sector {
    var angle = Extent.whole
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    /// Points that each side gives up.
    var inset: CGFloat = 0
  }

  /// Whether the mark's value grows along the plot's width: bars that lie.
  var isHorizontal: Bool {
    switch (x, y) {
    case (.between, .between): false
    case (.between, _): true
    case (_, .between): false
    case (.at(let x), .at(let y)): x.bin == nil && x.isNumber && (!y.isNumber || y.bin != nil)
    case (.at(let x), .whole): x.isNumber && x.bin == nil
    default: false
    }
  }
}

extension PlotChannel {
  var isNumber: Bool { if case .number = value { true } else { false } }
}

extension Mark.Extent {
  var channels: [PlotChannel] {
    switch self {
    case .whole, .points: []
    case .at(let channel): [channel]
    case .between(let start, let end): [start, end]
    }
  }
}

/// What modifiers say of a mark. The innermost modifier wins.
struct MarkLook {
  enum Symbol {
    case shape(any ChartSymbolShape)
    case view(AnyView)
  }
  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
  }
  struct Grouping {
    let channel: PlotChannel
    let axis: Axis?
    let span: MarkDimension
  }

  var style: AnyShapeStyle?
  var styleBy: PlotChannel?
  var symbol: Symbol?
  var symbolBy: PlotChannel?
  /// Square points.
  var symbolArea: CGFloat?
  var symbolAreaBy: PlotChannel?
  var stroke: StrokeStyle?
  var strokeBy: PlotChannel?
  var interpolation: InterpolationMethod?
  var corner: (radius: CGFloat, style: RoundedCornerStyle)?
  var grouping: Grouping?
  var opacity = 1.0
  var offset = CGSize.zero
  var zIndex: Double?
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var annotations: [Annotation] = []
  var mask: [Mark]?
  var accessibility = Accessibility()

  struct Accessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
  }
}
