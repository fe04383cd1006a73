import Foundation
import MartletControls

/// A scene whose window's content is put into something more.
public struct _ModifiedScene<Base: Scene>: _PrimitiveScene {
  let base: Base
  let change: (AnyView) -> AnyView
  public func _windowContent() -> AnyView? { base._windowContent().map(change) }
}

extension Scene {
  private func modified<V: View>(_ change: @escaping (AnyView) -> V) -> _ModifiedScene<Self> {
    _ModifiedScene(base: self) { AnyView(change($0)) }
  }

  /// Runs an action after a value that the app's body reads has changed; with `initial` at the start as well.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: UInt = #line,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, file: file, line: line, action) }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, file: file, line: line, action) }
  }
  /// The older form: the new value alone.
  public func onChange<V: Equatable>(
    of value: V, file: String = #fileID, line: UInt = #line, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, file: file, line: line, perform: action) }
  }

  /// Sets a value of the environment for all the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }
  /// Gives all the scene's views an observable object; nil takes it away.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }
}
