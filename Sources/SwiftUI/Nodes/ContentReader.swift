import MartletGraph

/// Runs a closure that makes a view outside of any body (a loop's, a geometry reader's), and asks for it to run
/// again when something that it read changes: state, environment, an observable object's property. Spec: C19, C21.
final class ContentReader: Reader {
  private let contentDidChange: () -> Void
  private unowned(unsafe) let owner: _AnyViewNode

  /// The closure belongs to `owner`, which `contentDidChange` must not keep.
  init(owner: _AnyViewNode, contentDidChange: @escaping () -> Void) {
    (self.owner, self.contentDidChange) = (owner, contentDidChange)
    super.init(queue: owner.queue, depth: owner.depth)
  }

  func read<Content>(_ make: () -> Content) -> Content {
    didRun()
    return track(make)
  }

  override func update() { contentDidChange() }
  override func effectiveCause(_ cause: UpdateCause?) -> UpdateCause? { owner.effectiveCause(cause) }

}
