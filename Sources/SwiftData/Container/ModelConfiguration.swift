import Foundation
import MartletStore

/// Where a container keeps its models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    public static var automatic: GroupContainer { GroupContainer(identifier: nil) }
    public static var none: GroupContainer { GroupContainer(identifier: nil) }
    /// The folder of the group, as `FileManager` gives it.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(identifier: name) }
  }

  /// Stores of a cloud: there is none here, and the store is local whatever is said.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "") }
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public let name: String
  public var schema: Schema? { box.schema }
  /// The store's file. In memory there is none, and the name says so.
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let cloudKitDatabase: CloudKitDatabase
  public let cloudKitContainerIdentifier: String?
  public let groupContainer: GroupContainer
  private let box: SchemaBox
  public var id: String { name }

  /// A schema counts for nothing when configurations are compared.
  private struct SchemaBox: Hashable {
    let schema: Schema?
    static func == (first: SchemaBox, second: SchemaBox) -> Bool { first.schema === second.schema }
    func hash(into hasher: inout Hasher) {}
  }

  /// `default.store`, or one of the name, in the app's folder of application data.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    let shared = groupContainer.identifier.flatMap {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    let file = (shared ?? StoreFile.folder).appendingPathComponent("\(name ?? "default").store")
    self.init(
      name, schema, isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : file, isStoredInMemoryOnly, allowsSave,
      groupContainer, cloudKitDatabase)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema, url, url.path == "/dev/null", allowsSave, .none, cloudKitDatabase)
  }

  /// For the models alone that are named.
  @_disfavoredOverload
  public init(
    for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) { self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly) }

  private init(
    _ name: String?, _ schema: Schema?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool, _ group: GroupContainer,
    _ cloud: CloudKitDatabase
  ) {
    (self.name, self.url, isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", url, isInMemory, allowsSave)
    (groupContainer, cloudKitDatabase, cloudKitContainerIdentifier) = (group, cloud, nil)
    box = SchemaBox(schema: schema)
  }
}
