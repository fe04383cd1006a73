import Foundation

/// What a layout algorithm sees of a child: it can be asked for sizes and guides, and placed.
///
/// The engine's nodes and the tests' fake children are its subclasses. Asking never has a side effect that
/// a later question could notice; placing is a pass of its own. Spec: A1-A6.
open class LayoutElement {
  public init() {}

  /// Whether the element must be placed again even where it is.
  @exclusivity(unchecked) public package(set) final var needsPlacement = true

  /// The size the child takes under `proposal`, in points. Spec: A2.
  open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The guide as set by the child or something in it, in points from its top leading corner; nil unless set.
  open func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The distances the child prefers to its neighbours.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// Spec: B3, B6. Default 0.
  open var layoutPriority: Double { 0 }

  /// Draw order among siblings; the higher in front. Default 0.
  open var zIndex: Double { 0 }

  /// A value that the child carries for its container, or nil for the key's default. Spec: B64.
  open func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Whether the child is a Spacer, which a stack serves last and which counts no default spacing. Spec: A31.
  open var isSpacer: Bool { false }

  /// Puts the child's `anchor` at `position`, in the container's coordinates. Spec: A6, A7.
  open func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}

  /// Tells a child that depends on its container's direction (Spacer, Divider) which way that is. Spec: B65.
  open func setStackOrientation(_ axis: Axis?) {}

  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] in explicitAlignment($0, proposal: proposal) }
  }
}
