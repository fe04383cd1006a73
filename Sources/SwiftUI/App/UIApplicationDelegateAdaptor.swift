import Combine
import Foundation
import MartletGraph
import UIKit

/// The delegate of an app whose entry point is an `App`: made once, with the app, and told of its life. One that is
/// observable is in the environment as well, and its changes run the app's body again. Spec: L6.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public var wrappedValue: DelegateType { AppDelegates.delegate(of: DelegateType.self) }

  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    _ = AppDelegates.delegate(of: delegateType)
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    let delegate = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    guard let object = delegate as? any ObservableObject else { return }
    func renew<Object: ObservableObject>(_ object: Object) {
      ObjectSubscription.renew(&storage, to: object, owner: owner)
    }
    renew(object)
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}

/// The delegates that adaptors made; an app has one.
enum AppDelegates {
  nonisolated(unsafe) private(set) static var current: (any UIApplicationDelegate)?

  static func delegate<Delegate: NSObject & UIApplicationDelegate>(of type: Delegate.Type) -> Delegate {
    if let known = current as? Delegate { return known }
    let made = NSObject._make(type) as! Delegate
    current = made
    return made
  }

  /// Forgets the delegate. For tests.
  static func reset() { current = nil }
}

/// Puts the app's delegate into the environment where it is observable. Spec: L6.
struct DelegateScope: ViewModifier {
  func body(content: Content) -> some View {
    let delegate = AppDelegates.current
    if let object = delegate as? any ObservableObject {
      withObject(object, content)
    } else if let object = delegate as? any AnyObject & Observable {
      withObservable(object, content)
    } else {
      AnyView(content)
    }
  }

  private func withObject<Object: ObservableObject>(_ object: Object, _ content: Content) -> AnyView {
    AnyView(content.environmentObject(object))
  }

  private func withObservable<Object: AnyObject & Observable>(_ object: Object, _ content: Content) -> AnyView {
    AnyView(content.environment(object))
  }
}
