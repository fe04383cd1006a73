import Foundation

/// The table of an entity and of those that come from it: a row for each object.
///
/// Names with `@` are the table's own; no property can have one.
final class StoreTable {
  let root: StoreEntity
  let members: [StoreEntity]
  let name: String
  /// Columns of all members, each once.
  let attributes: [StoreAttribute]
  let toOnes: [StoreRelation]
  private let membersByName: [String: StoreEntity]
  /// For each member, the places of its attributes among the columns.
  private var attributeColumns: [ObjectIdentifier: [Int]] = [:]
  private var linkColumns: [String: Int] = [:]
  let selection: String

  init(_ root: StoreEntity, members: [StoreEntity]) {
    (self.root, self.members, name) = (root, members, root.name)
    membersByName = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    var attributes: [StoreAttribute] = []
    var toOnes: [StoreRelation] = []
    for member in members {
      for attribute in member.attributes
      where !attribute.isTransient && !attributes.contains(where: { $0.name == attribute.name }) {
        attributes.append(attribute)
      }
      for relation in member.relations where !relation.isToMany && !toOnes.contains(where: { $0.name == relation.name })
      {
        toOnes.append(relation)
      }
    }
    (self.attributes, self.toOnes) = (attributes, toOnes)
    let names = attributes.map(\.name) + toOnes.map(\.column)
    selection = (["@key", "@kind", "@version"] + names).map { "t.\($0.quoted)" }.joined(separator: ", ")
    let places = Dictionary(names.enumerated().map { ($1, $0 + 3) }) { first, _ in first }
    for member in members {
      attributeColumns[ObjectIdentifier(member)] = member.attributes.map { $0.isTransient ? -1 : places[$0.name] ?? -1 }
    }
    linkColumns = Dictionary(toOnes.map { ($0.name, places[$0.column] ?? 0) }) { first, _ in first }
  }

  /// Nil for a row of an entity that the schema does not have.
  func row(_ statement: Statement) -> StoreRow? {
    guard let entity = membersByName[statement.text(1)], let columns = attributeColumns[ObjectIdentifier(entity)] else {
      return nil
    }
    let values = zip(columns, entity.attributes).map { $0 < 0 ? $1.defaultValue : statement.value($0) }
    var links: [String: Int64] = [:]
    for relation in entity.relations where !relation.isToMany {
      if let column = linkColumns[relation.name], !statement.isNull(column) {
        links[relation.name] = statement.integer(column)
      }
    }
    return StoreRow(
      entity: entity, key: statement.integer(0), version: statement.integer(2), values: values, links: links)
  }
}

/// An object as it lies in the store.
struct StoreRow {
  var entity: StoreEntity
  var key: Int64
  var version: Int64
  var values: [StoreValue]
  var links: [String: Int64]

  func link(_ relation: StoreRelation) -> StoreRecord.Link { links[relation.name].map { .key($0) } ?? .one(nil) }
}
