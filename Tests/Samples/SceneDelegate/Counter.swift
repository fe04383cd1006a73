import Foundation

extension Notification.Name {
  static let sceneIsActive = Notification.Name("SceneIsActive")
}

@objc protocol CounterDelegate {
  @objc optional func counter(_ counter: Counter, didCount count: Int)
  @objc optional func counterIsFull(_ counter: Counter) -> Bool
}

@objcMembers final class Counter: NSObject, ObservableObject {
  static let shared = Counter()
  weak var delegate: CounterDelegate?

  @Published private(set) var activations = 0
  @Published var taps = 0

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(sceneIsActive(_:)), name: .sceneIsActive, object: nil)
  }

  @objc private func sceneIsActive(_ notification: Notification) {
    activations += 1
    delegate?.counter?(self, didCount: activations)
  }

  @objc dynamic func tap() {
    if delegate?.counterIsFull?(self) ?? false { return }
    taps += 1
  }
}
