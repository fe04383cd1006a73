import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree

/// A view that draws by hand. It takes all the room it is offered.
///
/// The renderer runs whenever something that it read has changed, in the coordinates of the canvas, in points.
/// `symbols` are views that the renderer may draw by their tags, each at its ideal size. Drawing is always exact and
/// on the spot: `opaque`, `colorMode` and `rendersAsynchronously` change nothing here.
public struct Canvas<Symbols: View>: _PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    self.renderer = renderer
    self.symbols = symbols()
  }
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CanvasViewNode(view, context)
  }
}

/// The colour space that a canvas blends in. Blending is always in sRGB, the first of these.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

final class CanvasViewNode<Symbols: View>: _ViewNode<Canvas<Symbols>>, Gathering {
  private let canvas: CanvasNode
  private var symbols: _ViewNode<Symbols>!
  var isWaitingToGather = false

  override init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    canvas = CanvasNode(context: context.layout)
    super.init(view, context)
    symbols = Symbols._makeNode(view.symbols, context.child(of: self))
    gather()
    canvas.drawing = { [unowned self] size in draw(size) }
  }

  /// What the renderer reads is noted while it runs, which is when the picture is made.
  private func draw(_ size: CGSize) -> [DisplayItem] {
    track {
      var context = GraphicsContext(environment: environment, layout: context.layout, size: size) { [canvas] tag in
        canvas.children.first { $0.trait(TagTrait.self) == tag }
      }
      view.renderer(&context, size)
      return context.sink.items
    }
  }

  override func update(to new: Canvas<Symbols>) {
    view = new
    canvas.setNeedsDisplay()
    symbols.update(to: new.symbols)
  }
  override func update() { canvas.setNeedsDisplay() }
  override func childElementsDidChange(_ child: _AnyViewNode) { root.gatherLater(self) }
  func gather() { canvas.setChildren(symbols.elements) }

  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { canvas }
  override func appendElements(to list: inout [LayoutNode]) { list.append(canvas) }
  override func forEachChild(_ visit: (_AnyViewNode) -> Void) { symbols.map(visit) }
  override func dispose() {
    canvas.detach()
    super.dispose()
  }
}
