/// Reads the XML of one version of a model.
struct DataModelReader {
  let file: String
  /// Of the module whose classes the objects have.
  let module: String

  func model(_ text: String, name: String) throws -> DataModel {
    let root = try MarkupParser.parse(text, file: file)
    guard root.name == "model" else {
      throw ProjectError(
        file: file, place: root.place, problem: Wording.notADataModel, remedy: Wording.repairDataModel)
    }
    return DataModel(name: name, entities: try root.all("entity").map(entity))
  }

  private func entity(_ element: MarkupElement) throws -> DataModel.Entity {
    var entity = DataModel.Entity(name: try name(of: element))
    entity.className = className(element["representedClassName"])
    entity.parent = element["parentEntity"]
    entity.isAbstract = element.isYes("isAbstract")
    entity.renaming = element["elementID"]
    entity.attributes = try element.all("attribute").map(attribute)
    entity.relationships = try element.all("relationship").map(relationship)
    entity.uniqueness = element.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }
      .map { $0.all("constraint").compactMap { $0["value"] } }.filter { !$0.isEmpty }
    entity.indexes = element.all("fetchIndex").map { index in
      index.all("fetchIndexElement").compactMap { $0["property"] }
    }.filter { !$0.isEmpty }
    switch element["codeGenerationType"] {
    case "class": entity.generation = .class
    case "category": entity.generation = .category
    default: entity.generation = .none
    }
    return entity
  }

  private func name(of element: MarkupElement) throws -> String {
    if let name = element["name"], !name.isEmpty { return name }
    throw ProjectError(
      file: file, place: element.place, problem: Wording.namelessInDataModel(element.name),
      remedy: Wording.repairDataModel)
  }

  /// ".Item" and "Item" are of the module; "Other.Item" is of another.
  private func className(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text != "NSManagedObject" else { return nil }
    let plain = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return plain.contains(".") ? plain : "\(module).\(plain)"
  }

  private func attribute(_ element: MarkupElement) throws -> DataModel.Attribute {
    var attribute = DataModel.Attribute(name: try name(of: element), type: element["attributeType"] ?? "")
    attribute.isOptional = element.isYes("optional")
    attribute.isTransient = element.isYes("transient")
    attribute.renaming = element["elementID"]
    attribute.defaultText = element["defaultValueString"] ?? element["defaultDateTimeInterval"]
    attribute.transformer = element["valueTransformerName"]
    attribute.valueClass = element["customClassName"]
    attribute.least = element["minValueString"]
    attribute.greatest = element["maxValueString"]
    attribute.isScalar = element.isYes("usesScalarValueType")
    return attribute
  }

  private func relationship(_ element: MarkupElement) throws -> DataModel.Relationship {
    var relationship = DataModel.Relationship(
      name: try name(of: element), destination: element["destinationEntity"] ?? "")
    relationship.inverse = element["inverseName"]
    relationship.isToMany = element.isYes("toMany")
    relationship.isOrdered = element.isYes("ordered")
    relationship.isOptional = element.isYes("optional")
    relationship.deleteRule = element["deletionRule"]
    relationship.renaming = element["elementID"]
    relationship.leastCount = element["minCount"].flatMap { Int($0) }
    relationship.greatestCount = element["maxCount"].flatMap { Int($0) }
    return relationship
  }
}

extension MarkupElement {
  fileprivate subscript(name: String) -> String? { attributes[name] }
  fileprivate func isYes(_ name: String) -> Bool { attributes[name] == "YES" }
  fileprivate func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
