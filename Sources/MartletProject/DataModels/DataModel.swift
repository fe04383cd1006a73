import Foundation

/// A version of a Core Data model, as its file says it. The names of the fields are those of the compiled file.
struct DataModel: Equatable, Encodable {
  struct Entity: Equatable, Encodable {
    /// How the project comes to the class.
    enum Generation: Equatable { case none, category, `class` }

    var name: String
    /// With the module's name.
    var className: String?
    var parent: String?
    var isAbstract = false
    var renaming: String?
    var uniqueness: [[String]] = []
    var indexes: [[String]] = []
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    var generation = Generation.none

    enum CodingKeys: CodingKey {
      case name, className, parent, isAbstract, renaming, uniqueness, indexes, attributes, relationships
    }
  }

  struct Attribute: Equatable, Encodable {
    var name: String
    /// "Integer 16", "Date" and the like.
    var type: String
    var isOptional = false
    var isTransient = false
    var renaming: String?
    var defaultText: String?
    var transformer: String?
    var valueClass: String?
    var least: String?
    var greatest: String?
    var isScalar = false

    enum CodingKeys: CodingKey {
      case name, type, isOptional, isTransient, renaming, defaultText, transformer, valueClass, least, greatest
    }
  }

  struct Relationship: Equatable, Encodable {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany = false
    var isOrdered = false
    var isOptional = false
    var deleteRule: String?
    var renaming: String?
    var leastCount: Int?
    var greatestCount: Int?
  }

  var name: String
  var entities: [Entity]
}

extension DataModel.Entity {
  /// Its class's own name; nil for entities whose objects have none of their own.
  var plainClassName: String? { className.map { String($0.split(separator: ".").last ?? "") } }
}
