import MartletGraph

/// Runs a closure that makes a view outside of any body (a loop's, a geometry reader's), and asks for it to run
/// again when something that it read changes: state, environment, an observable object's property. Spec: C19, C21.
final class ContentReader: Reader, BodyRunning {
  private let contentDidChange: () -> Void
  private var run = 0

  /// The closure belongs to `owner`, which `contentDidChange` must not keep.
  init(owner: _AnyViewNode, contentDidChange: @escaping () -> Void) {
    self.contentDidChange = contentDidChange
    super.init(queue: owner.queue, depth: owner.depth)
  }

  func read<Content>(_ make: () -> Content) -> Content {
    didRun()
    return track { observed(by: self, run: &run, make) }
  }

  override func update() { contentDidChange() }

  func observationDidChange(in run: Int) {
    if run == self.run { enqueue() }
  }
}
