import Synchronization

/// The identity of one stream, for log lines.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let counter = Atomic<UInt64>(0)
  private let value: UInt64

  /// A new identity, different from all others of this process.
  public init() {
    value = Self.counter.add(1, ordering: .relaxed).newValue
  }

  /// The identity of an object, valid while the object lives.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with an identity for log lines. Classes get theirs from the object.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
