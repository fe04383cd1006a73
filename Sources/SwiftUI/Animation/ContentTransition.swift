import MartletDisplay
import MartletGraph
import MartletTree

/// How changed content replaces the old in place. Spec: E15.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable { case identity, opacity, interpolate, numericText(countsDown: Bool), symbolEffect }
  let kind: Kind
  /// At once, colours too.
  public static let identity = ContentTransition(kind: .identity)
  /// The new content fades in while the old one fades out.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colours go over; other content is replaced at once. The default.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// DEVIATION: symbols and digits fade into one another. Row "Content transitions" in Docs/Status.md.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How texts and pictures inside this view change in animated updates. Spec: E15.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension _AnyViewNode {
  /// Lets a leaf's new drawing take the place of the old one in the animated update that is running. Spec: E13, E15.
  func blend(_ leaf: LayoutNode, from old: [DisplayItem], _ oldContent: AnyHashable?) {
    let transition = Reader.withoutTracking { environment.contentTransition }
    guard transition != .identity else { return }
    let transaction = Transaction.current
    if leaf.shownContent == oldContent {
      guard leaf.currentDrawing().differsInColors(from: old) else { return }
      NodeAnimator.of(leaf, root).blend(from: old, .colors, transaction)
    } else if transition != .interpolate {
      NodeAnimator.of(leaf, root).blend(from: old, .crossfade, transaction)
    }
  }
}
