import Foundation

/// A model as the build leaves it in the app: the versions of a model in a folder `Name.momd`, each in a file of JSON.
struct CompiledModel: Decodable {
  struct Entity: Decodable {
    var name: String
    var className: String?
    var parent: String?
    var isAbstract: Bool?
    var renaming: String?
    var uniqueness: [[String]]?
    var indexes: [[String]]?
    var attributes: [Attribute]
    var relationships: [Relationship]
  }
  struct Attribute: Decodable {
    var name: String
    var type: String
    var isOptional: Bool?
    var isTransient: Bool?
    var renaming: String?
    var defaultText: String?
    var transformer: String?
    var valueClass: String?
    var least: String?
    var greatest: String?
  }
  struct Relationship: Decodable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany: Bool?
    var isOrdered: Bool?
    var isOptional: Bool?
    var deleteRule: String?
    var renaming: String?
    var leastCount: Int?
    var greatestCount: Int?
  }

  var name: String
  var entities: [Entity]

  /// Of a folder, its current version.
  init?(contentsOf url: URL) {
    var file = url
    if url.pathExtension == "momd" {
      let current = try? String(contentsOf: url.appendingPathComponent("current"), encoding: .utf8)
      file = url.appendingPathComponent((current ?? url.deletingPathExtension().lastPathComponent) + ".mom")
    }
    guard let data = try? Data(contentsOf: file), let model = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = model
  }

  func entityDescriptions() -> [NSEntityDescription] {
    let descriptions = entities.map(\.description)
    let byName = Dictionary(descriptions.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (entity, description) in zip(entities, descriptions) {
      let parent = entity.parent.flatMap { byName[$0] }
      parent?.subentities.append(description)
      for relationship in entity.relationships {
        let end = description.relationshipsByName[relationship.name]
        end?.destinationEntity = byName[relationship.destination]
      }
    }
    for (entity, description) in zip(entities, descriptions) {
      for relationship in entity.relationships {
        let end = description.relationshipsByName[relationship.name]
        end?.inverseRelationship = relationship.inverse.flatMap {
          byName[relationship.destination]?.relationshipsByName[$0]
        }
      }
    }
    return descriptions
  }
}

extension CompiledModel.Entity {
  var description: NSEntityDescription {
    let result = NSEntityDescription()
    result.name = name
    result.managedObjectClassName = className ?? "NSManagedObject"
    result.isAbstract = isAbstract ?? false
    result.renamingIdentifier = renaming
    result.uniquenessConstraints = uniqueness ?? []
    result.indexedNames = indexes ?? []
    result.properties = attributes.map(\.description) + relationships.map(\.description)
    return result
  }
}

extension CompiledModel.Attribute {
  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
  ]

  var description: NSAttributeDescription {
    let result = NSAttributeDescription()
    result.name = name
    result.attributeType = Self.types[type] ?? .undefinedAttributeType
    result.isOptional = isOptional ?? false
    result.isTransient = isTransient ?? false
    result.renamingIdentifier = renaming
    result.valueTransformerName = transformer
    result.attributeValueClassName = valueClass
    result.bounds = (least.flatMap(Double.init), greatest.flatMap(Double.init))
    result.defaultValue = defaultText.flatMap { AttributeForm(result).value(ofText: $0) }
    return result
  }
}

extension CompiledModel.Relationship {
  private static let rules: [String: NSDeleteRule] = [
    "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
    "No Action": .noActionDeleteRule,
  ]

  var description: NSRelationshipDescription {
    let result = NSRelationshipDescription()
    result.name = name
    result.isOptional = isOptional ?? false
    result.isOrdered = isOrdered ?? false
    result.renamingIdentifier = renaming
    result.deleteRule = deleteRule.flatMap { Self.rules[$0] } ?? .nullifyDeleteRule
    result.minCount = leastCount ?? 0
    result.maxCount = isToMany == true ? (greatestCount == 1 ? 0 : greatestCount ?? 0) : 1
    return result
  }
}
