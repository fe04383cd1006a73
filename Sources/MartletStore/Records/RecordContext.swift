import Foundation

/// Objects of a store as one place of an app sees and changes them. Nothing reaches the store before `save`.
///
/// A context belongs to one thread at a time, as its models do. Each record has one face, which lives as long as the
/// context.
public final class RecordContext {
  public let store: RecordStore
  /// Records by their tables' entities and keys.
  private(set) var records: [ObjectIdentifier: [Int64: StoreRecord]] = [:]
  /// Those with changes, in the order in which they changed.
  var pending: [StoreRecord] = []
  /// What was read of whole tables.
  var extents: [ObjectIdentifier: Extent] = [:]
  private var listeners: [Listener] = []

  /// The context as people know it.
  public weak var owner: AnyObject?
  /// Whether models are read only to find some: nobody is to observe them for that.
  public var isSearching = false
  /// Whether changes that others save show up here by themselves.
  public var mergesOthersChanges = true
  public var conflictRule = ConflictRule.keepPropertiesHere
  /// Runs what is to happen where the context belongs; nil where it takes news when it is used next.
  public var schedule: ((@escaping () -> Void) -> Void)?
  /// Makes the face of a record that people are to see.
  public var makeFace: ((StoreRecord) -> any RecordFace)?
  /// After an object changed, was inserted or deleted.
  public var didChange: (() -> Void)?
  let news = CommitNews()

  /// What happens to properties that both sides changed.
  public enum ConflictRule: Sendable {
    case fail, keepPropertiesHere, keepPropertiesThere, keepObjectsHere, discard
  }

  struct Extent {
    var records: [StoreRecord]
    /// The state of the store at which it was read.
    var generation: Int64
  }

  private struct Listener { weak var object: (any RecordContextListener)? }

  public init(_ store: RecordStore) {
    self.store = store
    store.add(self)
  }

  deinit {
    // Records and faces hold each other.
    for record in records.values.joined().map(\.value) {
      record.keepFace(false)
      for (place, link) in record.links.enumerated() {
        switch link {
        case .one, .many: record.links[place] = .unloaded
        case .key, .unloaded: break
        }
      }
    }
  }

  // MARK: - Records

  public func record(_ entity: StoreEntity, key: Int64) -> StoreRecord {
    if let known = records[ObjectIdentifier(entity.root)]?[key] { return known }
    let record = StoreRecord(entity, key: key, in: self)
    register(record)
    return record
  }

  /// One that the context has already.
  public func registered(_ entity: StoreEntity, key: Int64) -> StoreRecord? {
    records[ObjectIdentifier(entity.root)]?[key]
  }

  public var allRecords: [StoreRecord] { records.values.flatMap(\.values) }

  func register(_ record: StoreRecord) {
    records[ObjectIdentifier(record.entity.root), default: [:]][record.key] = record
    record.context = self
    record.keepFace(true)
  }

  func unregister(_ record: StoreRecord) {
    records[ObjectIdentifier(record.entity.root)]?[record.key] = nil
    record.keepFace(false)
  }

  public func face(of record: StoreRecord) -> (any RecordFace)? {
    if let face = record.face { return face }
    record.face = makeFace?(record)
    return record.face
  }

  // MARK: - Telling others

  public func add(_ listener: any RecordContextListener) {
    listeners.removeAll { $0.object == nil }
    listeners.append(Listener(object: listener))
  }

  func noteChange(of record: StoreRecord) {
    tell([ObjectIdentifier(record.entity.root)])
    didChange?()
  }

  func tell(_ roots: Set<ObjectIdentifier>) {
    for listener in listeners { listener.object?.recordsDidChange(roots) }
  }
}

/// Hears of changes in a context: of the entities' tables in which objects were changed, inserted or deleted.
public protocol RecordContextListener: AnyObject {
  func recordsDidChange(_ roots: Set<ObjectIdentifier>)
}
