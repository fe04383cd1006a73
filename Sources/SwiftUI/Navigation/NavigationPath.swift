import Foundation

/// A stack's path of any kind.
struct NavigationPathAccess {
  let elements: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  /// Removes that many from the end.
  let removeLast: (Int) -> Void
}

/// A path of values of several types. Spec: F7.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  /// Removing more than there is empties the path.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath {
  /// A path of values that can all be written and read again.
  ///
  /// It is written as one list: for each value, the last first, the name of its type and then the value as text.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }

    fileprivate init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    /// Throws when a type no longer exists under its name, or a value can't be read.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "There is no type named \(name).")
        }
        elements.append(try Self.value(of: type, from: list.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base)) else {
          throw EncodingError.invalidValue(
            element.base, .init(codingPath: list.codingPath, debugDescription: "The value has no name to find it by."))
        }
        try list.encode(name)
        try list.encode(Self.text(of: value))
      }
    }

    private static func text(of value: any Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    private static func value<V: Decodable & Hashable>(of type: V.Type, from text: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
    }
  }

  /// What can be written of the path; nil when a value in it can't be. Spec: F7.
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
