import Foundation
import MartletFoundation
import MartletLaunch

/// An app: its scenes and the state that lives as long as the process. Spec: L1.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app: in a window, or as a picture when one is asked for.
  @MainActor public static func main() {
    Launcher.chooseLocale()
    AppRunner(app: Self()).run()
  }
}

/// A part of an app with a view tree of its own. Spec: L2.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The content of the scene's first window; nil for a scene without one.
  func _windowContent() -> AnyView?
}

extension Scene {
  public func _windowContent() -> AnyView? { body._windowContent() }
}

extension Never: Scene {
  public func _windowContent() -> AnyView? { switch self {} }
}

/// A scene of the library's own.
nonisolated public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// Windows that each show the same content with state of their own. Spec: L3.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  let content: () -> Content
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public func _windowContent() -> AnyView? { AnyView(content()) }
}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content>
  {
    _TupleScene(repeat each content)
  }
}

public struct _TupleScene<each Content: Scene>: _PrimitiveScene {
  let scenes: (repeat each Content)
  init(_ scenes: repeat each Content) { self.scenes = (repeat each scenes) }
  /// The first scene with a window opens at launch. Spec: L3.
  public func _windowContent() -> AnyView? {
    for scene in repeat each scenes {
      if let content = scene._windowContent() { return content }
    }
    return nil
  }
}
