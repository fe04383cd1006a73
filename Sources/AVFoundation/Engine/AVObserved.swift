import Combine
import Foundation
import MartletFoundation

/// The library's classes whose properties can be followed by `observe` and by `publisher(for:)`.
public protocol AVObserved: NSObject {}

extension AVObserved {
  /// The value now, where `.initial` asks for it, and after each change. The publisher keeps the object.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { [self] in
      let subject = PassthroughSubject<Value, Never>()
      let observation = observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        subject.send(object[keyPath: keyPath])
      }
      let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
      return options.contains(.initial)
        ? changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher() : changes.eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}
