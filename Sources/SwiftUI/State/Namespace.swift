import MartletGraph

/// A name that belongs to a view's identity: ids in it mean the same view only here. Spec: E44, K24.
@propertyWrapper public struct Namespace: DynamicProperty {
  private final class Name {}

  public struct ID: Hashable, Sendable {
    fileprivate let name: ObjectIdentifier?
  }

  private var name: Name?
  nonisolated public init() {}
  public var wrappedValue: ID { ID(name: name.map { ObjectIdentifier($0) }) }

  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    if storage == nil { storage = Name() }
    pointer.assumingMemoryBound(to: Self.self).pointee.name = storage as? Name
  }
  public static var _kind: FieldPlan.Kind { .ownState }
}
