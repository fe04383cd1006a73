import Foundation
import MartletControls
import MartletStore

/// A store of models with their schema. Share one among the views of an app; contexts read and write it.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: RecordStore
  let entities: [ObjectIdentifier: ModelEntity]
  @MainActor private lazy var mainCore = ContextCore(store, entities, isMain: true)

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  /// Opens the configuration's store, or makes it. A store of an older schema is brought up to date first: by the
  /// plan's stages where there is one, else by what properties say themselves.
  ///
  /// Throws where the file is none of ours, is damaged, or lacks values that the models need; it is left as it is then.
  // DEVIATION: of several configurations the first is used, for all models.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    let configuration = configurations.first ?? ModelConfiguration()
    if configurations.count > 1 {
      Notes.once("of several model configurations the first, '\(configuration.name)', keeps all models here")
    }
    (self.schema, self.configurations, self.migrationPlan) = (schema, [configuration], migrationPlan)
    do {
      try Migration(plan: migrationPlan, schema: schema, configuration: configuration).run()
      store = try Self.open(schema, configuration)
      try store.setNote("version", schema.version.description)
    } catch {
      throw SwiftDataError(loading: error)
    }
    entities = Dictionary(schema.models.map { (ObjectIdentifier($0.entity), $0) }) { first, _ in first }
  }

  static func open(_ schema: Schema, _ configuration: ModelConfiguration) throws -> RecordStore {
    try RecordStore(
      url: configuration.isStoredInMemoryOnly ? nil : configuration.url, entities: schema.models.map(\.entity))
  }

  /// For the stages of a migration, in the versions between.
  init(_ schema: Schema, _ store: RecordStore, _ configuration: ModelConfiguration) {
    (self.schema, self.store, configurations, migrationPlan) = (schema, store, [configuration], nil)
    entities = Dictionary(schema.models.map { (ObjectIdentifier($0.entity), $0) }) { first, _ in first }
  }

  /// The context of the app's views.
  @MainActor public var mainContext: ModelContext { mainCore.handle ?? ModelContext(self, mainCore) }

  /// Removes the store's file; the container is of no use afterwards.
  public func erase() throws {
    if let url = store.url { try StoreFile.remove(url) }
  }

  /// Deletes all models. A store that cannot be written keeps them.
  public func deleteAllData() {
    let context = ModelContext(self)
    for entity in schema.models {
      for record in (try? context.records.records(of: entity.entity)) ?? [] { context.records.delete(record) }
    }
    do { try context.save() } catch { Notes.once("the models could not be deleted: \(error.localizedDescription)") }
  }

  var configurationNames: String { configurations.map(\.name).joined(separator: ", ") }

  public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}
