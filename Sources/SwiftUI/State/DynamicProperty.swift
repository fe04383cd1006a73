import MartletGraph

/// A stored property of a view that brings something of its own into the view's life: state, environment,
/// an observed object. A type of an app's own conforms by holding others.
public protocol DynamicProperty {
  /// Called before `body` runs, after the properties inside were connected. Spec: C29.
  mutating func update()

  /// Connects the property that lies at `pointer` with its storage in the tree. For the library's own.
  static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode)
  static var _kind: FieldPlan.Kind { get }
}

extension DynamicProperty {
  public mutating func update() {}
  public static func _install(at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode) {
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
  }
  public static var _kind: FieldPlan.Kind { .composite }
}
