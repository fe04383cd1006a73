import MartletStore

/// The models of a container: those that are named and those that they lead to.
public final class Schema: Sendable {
  /// A version of a schema, such as 1.2.0.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    let major: Int, minor: Int, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public let version: Version
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = Self.closure(of: types)
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  private static func closure(of types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
    var (open, seen, result) = (Array(types.reversed()), Set<ObjectIdentifier>(), [any PersistentModel.Type]())
    while let type = open.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      result.append(type)
      open += ModelEntity.of(type).neighbours
    }
    return result
  }

  var models: [ModelEntity] { types.map { ModelEntity.of($0) } }
  public var entities: [Entity] { models.map(Entity.init) }

  /// A model, as the schema describes it.
  public struct Entity: Identifiable {
    public let name: String
    public let attributesByName: [String: Attribute]
    public let relationshipsByName: [String: Relationship]
    public var id: String { name }

    init(_ model: ModelEntity) {
      name = model.entity.name
      let pairs = model.names.compactMap { name in model.property(name).map { (name, $0) } }
      attributesByName = Dictionary(
        pairs.filter { $0.1.relation == nil }.map { ($0.0, $0.1.attribute ?? Attribute()) }
      ) { first, _ in first }
      relationshipsByName = Dictionary(
        pairs.filter { $0.1.relation != nil }.map { ($0.0, $0.1.relationship ?? Relationship()) }
      ) { first, _ in first }
    }
  }

  /// The name under which a model is stored.
  public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }
}
