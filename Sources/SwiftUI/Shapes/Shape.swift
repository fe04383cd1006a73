import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// A two-dimensional figure. As a view it fills the room it is given with the foreground style. Spec: A27, J22.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline for an area, in the area's coordinates, in points.
  func path(in rect: CGRect) -> Path
  /// The size the figure takes of what is offered. Default: all of it, 10 where nothing is said. Spec: A27.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  static var role: ShapeRole { get }
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether something turns over in right-to-left interfaces.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be made smaller from all sides. Spec: J22.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, Animatable {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout) { _, _ in [] }
    update(node, in: context)
    return node
  }

  func update(_ node: ShapeNode, in context: ElementContext) {
    let style = style._paint(in: context.environment)
    let isMirrored = shape.isMirrored(in: context.environment.layoutDirection)
    let shape = shape.following(ContainerSite(node: node))
    node.answer = { [shape] in shape.sizeThatFits($0) }
    node.hitTest = { [shape, fillStyle] point, bounds in
      guard !style.isClear else { return false }
      let upright = isMirrored ? CGPoint(x: bounds.width - point.x, y: point.y) : point
      return shape.path(in: bounds).contains(upright, eoFill: fillStyle.isEOFilled)
    }
    node.drawing = { [shape, fillStyle] rect, _ in
      guard rect.width.isFinite, rect.height.isFinite else { return [] }
      return shape.items(in: rect, style: style, fillStyle: fillStyle, isMirrored: isMirrored)
    }
  }
}

extension Shape {
  func isMirrored(in direction: LayoutDirection) -> Bool {
    if case .mirrors(let mirrored) = layoutDirectionBehavior { mirrored == direction } else { false }
  }

  /// What the shape draws in `rect`: strokes as strokes, all else as filled outlines.
  func items(in rect: CGRect, style: _ResolvedStyle, fillStyle: FillStyle, isMirrored: Bool) -> [DisplayItem] {
    let paint = style.paint(in: rect)
    let local = CGRect(origin: .zero, size: rect.size)
    func placed(_ path: Path) -> Path {
      let upright = isMirrored ? path.applying(CGAffineTransform(-1, 0, 0, 1, rect.width, 0)) : path
      return upright.offsetBy(dx: rect.minX, dy: rect.minY)
    }
    if let stroke = self as? any StrokedOutline {
      return style.laid([.stroke(placed(stroke.outline(in: local)), paint, stroke.style)])
    }
    return style.laid([.fill(placed(path(in: local)), paint, fillStyle)])
  }
}

/// A shape that is the line along another's outline.
protocol StrokedOutline {
  var style: StrokeStyle { get }
  func outline(in rect: CGRect) -> Path
}

public struct _StrokedShape<S: Shape>: Shape, StrokedOutline {
  public var shape: S
  public var style: StrokeStyle
  func outline(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public static var role: ShapeRole { .stroke }
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// A line along the outline, half of it outside. Spec: A29.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<_StrokedShape<Self>, S>
  {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }
  /// `lineWidth` in points; negative, infinite and NaN count as 0, which draws nothing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    let lineWidth = ValueRepair("stroke", file, line).length(lineWidth, "lineWidth")
    return stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
  nonisolated public func stroke(
    lineWidth: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> _StrokedShape<Self> {
    let lineWidth = ValueRepair("stroke", file, line).length(lineWidth, "lineWidth")
    return stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line inside the outline. Spec: A29.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true, file: String = #fileID,
    line: UInt = #line
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    let lineWidth = ValueRepair("strokeBorder", file, line).length(lineWidth, "lineWidth")
    return strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension _ShapeView {
  /// Another layer of the same shape above this one.
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth, file: file, line: line) }
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    overlay { shape.stroke(content, style: style) }
  }
}

extension _ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth, file: file, line: line) }
  }
}
