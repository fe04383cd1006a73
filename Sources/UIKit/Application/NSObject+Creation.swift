import CGtk
import Foundation

extension NSObject {
  /// A new object of the class, by `init()`, as `Name()` makes it; nil for a class that is no NSObject.
  package static func _make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    let object = martlet_create_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }
}
