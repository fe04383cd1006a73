import Foundation
import MartletStore

/// Brings a store to the current version by the stages of a plan.
struct Migration {
  let plan: (any SchemaMigrationPlan.Type)?
  let schema: Schema
  let configuration: ModelConfiguration

  /// Nothing where there is no plan, no file, or the file is of the version. A stage that throws leaves the store at
  /// the version before it.
  func run() throws {
    guard let plan, !configuration.isStoredInMemoryOnly,
      FileManager.default.fileExists(atPath: configuration.url.path)
    else { return }
    var version = try Self.version(of: configuration.url)
    for stage in plan.stages {
      let (from, to) = stage.versions
      guard from.versionIdentifier.description == version ?? plan.schemas.first?.versionIdentifier.description else {
        continue
      }
      try run(stage)
      version = to.versionIdentifier.description
    }
  }

  private static func version(of url: URL) throws -> String? {
    try RecordStore(url: url, entities: [])[note: "version"]
  }

  private func run(_ stage: MigrationStage) throws {
    let (from, to) = stage.versions
    var didMigrate: ((ModelContext) throws -> Void)?
    if case .custom(_, _, let willMigrate, let after) = stage {
      if let willMigrate { try inContext(of: from, willMigrate) }
      didMigrate = after
    }
    try inContext(of: to) { context in
      try didMigrate?(context)
      try context.save()
      try context.container.store.setNote("version", to.versionIdentifier.description)
    }
  }

  private func inContext(of version: any VersionedSchema.Type, _ body: (ModelContext) throws -> Void) throws {
    let schema = Schema(versionedSchema: version)
    let store = try ModelContainer.open(schema, configuration)
    let context = ModelContext(ModelContainer(schema, store, configuration))
    try body(context)
    try context.save()
  }
}

extension MigrationStage {
  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}
