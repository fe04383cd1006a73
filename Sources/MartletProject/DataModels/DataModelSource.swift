/// The classes that Xcode generates for entities, for the project's sources to use.
public struct DataModelSource {
  private let entities: [DataModel.Entity]
  private let byName: [String: DataModel.Entity]

  /// Of the models' current versions.
  public init(_ module: SwiftModule) throws {
    let models = try module.dataModels.map { try DataModelFolder($0, module: module.name).current }
    entities = models.flatMap(\.entities)
    byName = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Nil where no class is to be generated.
  public var text: String? {
    let parts = entities.compactMap(text)
    return parts.isEmpty ? nil : (["import CoreData\nimport Foundation\n"] + parts).joined(separator: "\n")
  }

  private func text(of entity: DataModel.Entity) -> String? {
    guard entity.generation != .none, let name = entity.plainClassName else { return nil }
    let parent = entity.parent.flatMap { byName[$0]?.plainClassName } ?? "NSManagedObject"
    let isInherited = parent != "NSManagedObject"
    var lines = entity.generation == .class ? ["public class \(name): \(parent) {}", ""] : []
    lines.append("extension \(name) {")
    lines += [
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for attribute in entity.attributes { lines.append(property(attribute.name, Self.type(of: attribute))) }
    for relationship in entity.relationships { lines += members(relationship) }
    lines.append("}")
    if entity.generation == .class, !isInherited { lines += ["", "extension \(name): Identifiable {}"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func property(_ name: String, _ type: String) -> String {
    """
      public var \(Self.escaped(name)): \(type) {
        get { _managedValue(forKey: "\(name)") }
        set { _setManagedValue(newValue, forKey: "\(name)") }
      }
    """
  }

  private func members(_ relationship: DataModel.Relationship) -> [String] {
    let type = byName[relationship.destination]?.plainClassName ?? "NSManagedObject"
    guard relationship.isToMany else { return [property(relationship.name, type + "?")] }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let methods = ["addTo", "removeFrom"].flatMap { verb in
      [type, set].map { parameter in
        "  public func \(verb)\(name)(_ \(parameter == set ? "values" : "value"): \(parameter)) {\n"
          + "    _changeManagedSet(\"\(verb)\(name)\", \(parameter == set ? "values" : "value"))\n  }"
      }
    }
    return [property(relationship.name, set + "?")] + methods
  }

  private static let objectTypes = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
  ]
  private static let scalarTypes = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool",
  ]

  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.type == "Transformable" { return (attribute.valueClass ?? "NSObject") + "?" }
    if let scalar = scalarTypes[attribute.type] { return attribute.isScalar ? scalar : "NSNumber?" }
    return (objectTypes[attribute.type] ?? "NSObject") + "?"
  }

  private static let keywords: Set = [
    "as", "break", "case", "class", "default", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import",
    "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
