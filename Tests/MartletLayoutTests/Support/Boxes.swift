import Foundation
import MartletLayout

/// A container as the engine makes it: a layout over children, with answers and guides kept by proposal (A4).
final class Box<L: Layout>: FakeChild {
  let layout: L
  let children: [LayoutElement]
  private var cache: L.Cache?
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private(set) var measurings = 0

  init(_ layout: L, _ children: [LayoutElement]) {
    self.layout = layout
    self.children = children
  }

  private func withCache<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
    let subviews = LayoutSubviews(children)
    // Moved out and back: an access held on `cache` through all nested levels makes exclusivity checks quadratic.
    var own = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = own }
    return body(subviews, &own)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    measurings += 1
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    sizes[proposal] = size
    return size
  }

  override func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    super.place(at: position, anchor: anchor, proposal: proposal)
    withCache { layout.placeSubviews(in: frame!, proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: answer(proposal))
    return withCache { subviews, cache in
      let horizontal = HorizontalAlignment.known.first { $0.key == key }
      let vertical = VerticalAlignment.known.first { $0.key == key }
      if let horizontal {
        return layout.explicitAlignment(
          of: horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      return vertical.flatMap {
        layout.explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

  /// Measures and places the whole box at the origin; returns its size.
  @discardableResult
  func run(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    place(at: .zero, anchor: .topLeading, proposal: proposal)
    return frame!.size
  }
}

/// A box around one child, as a modifier's node makes it.
final class Wrapped<U: UnaryLayout>: FakeChild {
  let layout: U
  let child: LayoutElement

  init(_ layout: U, _ child: LayoutElement) {
    self.layout = layout
    self.child = child
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }

  override func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    super.place(at: position, anchor: anchor, proposal: proposal)
    let inner = layout.placement(in: frame!.size, proposal: proposal, child: child)
    child.place(
      at: CGPoint(x: frame!.minX + inner.origin.x, y: frame!.minY + inner.origin.y), anchor: .topLeading,
      proposal: inner.proposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(key, proposal: proposal, child: child)
  }

  @discardableResult
  func run(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: height))
    return frame!.size
  }
}

/// An alignment of the app's own; its default is the top or leading edge.
enum CustomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let custom = HorizontalAlignment(CustomGuide.self)
  static let known = [leading, center, trailing, custom]
}

extension VerticalAlignment {
  static let custom = VerticalAlignment(CustomGuide.self)
  static let known = [top, center, bottom, firstTextBaseline, lastTextBaseline, custom]
}

func hstack(
  align alignment: VerticalAlignment = .center, spacing: CGFloat? = 0, _ children: LayoutElement...
) -> Box<HStackLayout> {
  Box(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
  align alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0, _ children: LayoutElement...
) -> Box<VStackLayout> {
  Box(VStackLayout(alignment: alignment, spacing: spacing), children)
}

extension Array where Element == LayoutElement {
  var widths: [CGFloat] { map { ($0 as! FakeChild).frame!.width } }
  var xs: [CGFloat] { map { ($0 as! FakeChild).frame!.minX } }
  var ys: [CGFloat] { map { ($0 as! FakeChild).frame!.minY } }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Numbers from a fixed seed, the same on every run (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
