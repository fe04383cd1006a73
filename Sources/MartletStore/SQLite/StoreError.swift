import Foundation

/// Why a store cannot be used. Each text names the file.
public enum StoreError: Error, Equatable {
  /// The file is no database, or a damaged one.
  case damaged(file: String, reason: String)
  /// A database, but of another program.
  case foreign(file: String)
  /// The file cannot be made, read or written.
  case inaccessible(file: String, reason: String)
  /// A statement failed.
  case failed(file: String, reason: String)
  /// A property that every object needs, without a value for the objects that are there.
  case missingDefault(file: String, entity: String, property: String)
  /// Objects that changed in the store since they were read here.
  case conflict(entity: String)
  case duplicate(entity: String, properties: [String])
  /// A relation whose delete rule forbids the deletion.
  case deletionDenied(entity: String, relation: String)
}

extension StoreError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .damaged(let file, let reason):
      "the store \(file) is no database, or a damaged one (\(reason)); it was left as it is"
    case .foreign(let file):
      "the store \(file) is a database of another program, such as one made on an Apple system; it was left as it is"
    case .inaccessible(let file, let reason): "the store \(file) cannot be opened: \(reason)"
    case .failed(let file, let reason): "the store \(file): \(reason)"
    case .missingDefault(let file, let entity, let property):
      """
      the store \(file) has objects of \(entity) without '\(property)', which is not optional and has no default; \
      it was left as it is
      """
    case .conflict(let entity): "an object of \(entity) was changed in the store since it was read"
    case .duplicate(let entity, let properties):
      "another object of \(entity) has the same \(properties.joined(separator: ", "))"
    case .deletionDenied(let entity, let relation): "\(entity) cannot be deleted while '\(relation)' has objects"
    }
  }
}
