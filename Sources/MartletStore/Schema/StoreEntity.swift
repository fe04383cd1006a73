import Foundation

/// A kind of objects: its values and its relations to others. Made once, then only read.
public final class StoreEntity: @unchecked Sendable {
  public let name: String
  public let parent: StoreEntity?
  /// The name that it had in older stores.
  public var formerName: String?
  /// Those of the parent come first.
  public private(set) var attributes: [StoreAttribute]
  public private(set) var relations: [StoreRelation]
  /// Properties of which no two objects have the same values.
  public var uniqueness: [[String]]
  /// Properties that are looked up often.
  public var indexes: [[String]] = []
  private var attributePlaces: [String: Int]
  private var relationPlaces: [String: Int]

  public init(name: String, parent: StoreEntity? = nil) {
    (self.name, self.parent) = (name, parent)
    attributes = parent?.attributes ?? []
    relations = parent?.relations ?? []
    uniqueness = parent?.uniqueness ?? []
    attributePlaces = parent?.attributePlaces ?? [:]
    relationPlaces = parent?.relationPlaces ?? [:]
  }

  /// The entity whose table holds the rows.
  public var root: StoreEntity { parent?.root ?? self }

  public func add(_ attribute: StoreAttribute) {
    attributePlaces[attribute.name] = attributes.count
    attributes.append(attribute)
  }

  public func add(_ relation: StoreRelation) {
    relationPlaces[relation.name] = relations.count
    relations.append(relation)
  }

  public func attributePlace(_ name: String) -> Int? { attributePlaces[name] }
  public func relationPlace(_ name: String) -> Int? { relationPlaces[name] }

  /// Whether this is `other` or comes from it.
  public func isKind(of other: StoreEntity) -> Bool { self === other || parent?.isKind(of: other) == true }
}

/// A value of each object of an entity.
public struct StoreAttribute: Sendable {
  public var name: String
  /// The name that it had in older stores.
  public var formerName: String?
  /// What objects get that were stored before there was the attribute, and new ones.
  public var defaultValue = StoreValue.null
  public var isOptional = true
  /// Not stored.
  public var isTransient = false

  public init(name: String) { self.name = name }
}

/// A relation of each object of an entity to others.
public final class StoreRelation: @unchecked Sendable {
  public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }

  public let name: String
  public let isToMany: Bool
  public var formerName: String?
  public var isOptional = true
  /// Whether the order of the others is kept.
  public var isOrdered = false
  public var deleteRule = DeleteRule.nullify
  public unowned let source: StoreEntity
  public private(set) unowned var destination: StoreEntity
  /// The relation that leads back. Each is the other's.
  public private(set) weak var inverse: StoreRelation?

  public init(name: String, isToMany: Bool, from source: StoreEntity, to destination: StoreEntity) {
    (self.name, self.isToMany, self.source, self.destination) = (name, isToMany, source, destination)
  }

  public func join(_ other: StoreRelation) {
    inverse = other
    other.inverse = self
  }
}

extension StoreRelation {
  /// How a relation lies in the database.
  enum Form {
    /// A column with the other's key.
    case column
    /// No place of its own: the column of the inverse.
    case inverseColumn(StoreRelation)
    /// Rows of a table; `isReversed` where the table is the inverse's.
    case table(String, isReversed: Bool)
  }

  var form: Form {
    guard isToMany else { return .column }
    guard let inverse else { return .table(tableName, isReversed: false) }
    if !inverse.isToMany { return isOrdered ? .table(tableName, isReversed: false) : .inverseColumn(inverse) }
    // An order is that of the table's owner.
    if isOrdered != inverse.isOrdered {
      return isOrdered ? .table(tableName, isReversed: false) : .table(inverse.tableName, isReversed: true)
    }
    let isOwner = (source.name, name) <= (inverse.source.name, inverse.name)
    return isOwner ? .table(tableName, isReversed: false) : .table(inverse.tableName, isReversed: true)
  }

  private var tableName: String { "\(source.name).\(name)" }
  var column: String { name }
}
