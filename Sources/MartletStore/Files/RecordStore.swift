import Foundation

/// A file of objects, or a place in memory for them. Contexts of one store hear of each other's commits.
public final class RecordStore: @unchecked Sendable {
  /// Nil in memory.
  public let url: URL?
  public let entities: [StoreEntity]
  let database: Database
  let lock = NSRecursiveLock()
  let tables: [StoreTable]
  private var tablesByRoot: [ObjectIdentifier: StoreTable] = [:]
  private var contexts: [WeakContext] = []
  private var generations: [ObjectIdentifier: Int64] = [:]

  private struct WeakContext { weak var context: RecordContext? }

  /// Opens the file, or makes it with its folder. One that lacks tables or columns gets them; of a file that cannot be
  /// used nothing changes.
  public init(url: URL?, entities: [StoreEntity]) throws {
    (self.url, self.entities) = (url, entities)
    if let url { try StoreFile.prepare(url) }
    database = try Database(file: url?.path)
    var roots: [StoreEntity] = []
    for entity in entities where !roots.contains(where: { $0 === entity.root }) { roots.append(entity.root) }
    tables = roots.map { root in StoreTable(root, members: entities.filter { $0.root === root }) }
    for table in tables { tablesByRoot[ObjectIdentifier(table.root)] = table }
    try StoreLayout(store: self).bringUpToDate()
  }

  /// Entities that are not of the store have no table.
  func table(of entity: StoreEntity) throws -> StoreTable {
    if let table = tablesByRoot[ObjectIdentifier(entity.root)] { return table }
    throw StoreError.failed(file: database.path, reason: "there is no \(entity.name) in its schema")
  }

  /// What tells whose store it is, kept in the file.
  public var identifier: String { get throws { try StoreLayout(store: self).identifier() } }

  /// A word that the app keeps with the store.
  public subscript(note name: String) -> String? {
    get throws { try lock.withLock { try StoreLayout(store: self).note(name) } }
  }
  public func setNote(_ name: String, _ text: String) throws {
    try lock.withLock { try StoreLayout(store: self).setNote(name, text) }
  }

  // MARK: - Contexts

  func add(_ context: RecordContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Grows with each commit of this process or another that touched the table.
  func generation(of root: StoreEntity) throws -> Int64 {
    try lock.withLock {
      let others = url == nil ? 0 : try database.integer("PRAGMA data_version") ?? 0
      return generations[ObjectIdentifier(root), default: 0] + others << 32
    }
  }

  func announce(_ commit: StoreCommit, from context: RecordContext) {
    let others = lock.withLock {
      for root in commit.roots { generations[root, default: 0] += 1 }
      return contexts.compactMap(\.context).filter { $0 !== context }
    }
    for other in others {
      other.news.add(commit)
      other.schedule? { [weak other] in other?.takeNews() }
    }
  }
}

/// The objects of a commit.
struct StoreCommit {
  struct Object {
    var entity: StoreEntity
    var key: Int64
  }
  var changed: [Object] = []
  var deleted: [Object] = []
  var roots: Set<ObjectIdentifier> { Set((changed + deleted).map { ObjectIdentifier($0.entity.root) }) }
}

/// Commits of others that a context has not looked at.
final class CommitNews: @unchecked Sendable {
  private let lock = NSLock()
  private var commits: [StoreCommit] = []

  func add(_ commit: StoreCommit) { lock.withLock { commits.append(commit) } }
  func take() -> [StoreCommit] {
    lock.withLock {
      defer { commits = [] }
      return commits
    }
  }
}
