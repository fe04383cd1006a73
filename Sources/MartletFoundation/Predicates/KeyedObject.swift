/// An object that finds its values by their names itself: its properties are not stored in it.
public protocol _KeyedObject: AnyObject {
  /// Nil as well where there is no such name.
  func _value(named name: String) -> Any?
}
