import Foundation

/// An object as the store knows it: values and relations without a type of Swift's. Models and managed objects are
/// faces of records.
public final class StoreRecord {
  public enum State {
    /// In no context.
    case detached
    /// In a context; not yet stored.
    case inserted
    /// As in the store, as far as known.
    case clean
    case updated
    /// To be deleted when the context is saved.
    case deleted
    /// No longer in the store.
    case gone
  }

  /// A relation's objects, as far as they have been looked up.
  enum Link {
    case unloaded
    case key(Int64)
    case one(StoreRecord?)
    case many([StoreRecord])
  }

  public let entity: StoreEntity
  /// The row's number, given at once and for good.
  public let key: Int64
  public internal(set) weak var context: RecordContext?
  public internal(set) var state = State.detached

  /// Nil until the row is read.
  var values: [StoreValue]?
  var links: [Link]
  /// What the store has, kept from the first change on.
  var storedValues: [StoreValue]?
  var storedLinks: [Link]?
  var version: Int64 = 0
  /// Places of attributes that changed since the row was read.
  var changedPlaces: Set<Int> = []
  var changedRelations: Set<Int> = []

  /// Values as the face's types, by attribute; dropped when the value changes.
  public var decoded: [AnyObject?]

  private weak var looseFace: (any RecordFace)?
  /// Faces live as long as their context, or as long as another record leads to them.
  private var keptFace: AnyObject?

  public init(_ entity: StoreEntity) {
    self.entity = entity
    key = RecordKeys.next()
    values = entity.attributes.map(\.defaultValue)
    links = entity.relations.map { $0.isToMany ? .many([]) : .one(nil) }
    decoded = Array(repeating: nil, count: entity.attributes.count)
  }

  /// One whose row is in the store.
  init(_ entity: StoreEntity, key: Int64, in context: RecordContext) {
    (self.entity, self.key, self.context, state) = (entity, key, context, .clean)
    links = Array(repeating: .unloaded, count: entity.relations.count)
    decoded = Array(repeating: nil, count: entity.attributes.count)
  }
}

extension StoreRecord {
  /// The object that people see.
  public var face: (any RecordFace)? {
    get { looseFace }
    set {
      looseFace = newValue
      if context != nil { keptFace = newValue }
    }
  }

  func keepFace(_ isKept: Bool) { keptFace = isKept ? looseFace : nil }

  /// Whether nobody but the context has the face.
  var isUnseen: Bool { looseFace == nil || isKnownUniquelyReferenced(&keptFace) }

  public var isStored: Bool { state == .clean || state == .updated }
  public var hasChanges: Bool { [.inserted, .updated, .deleted].contains(state) }
  public var isFault: Bool { values == nil }
  public var isDeleted: Bool { state == .deleted }
  public var changedNames: [String] {
    changedPlaces.sorted().map { entity.attributes[$0].name }
      + changedRelations.sorted().map { entity.relations[$0].name }
  }
}

/// What people see of a record: it hears of all changes of its properties, by whatever they come.
public protocol RecordFace: AnyObject {
  func recordWillChange(_ name: String)
  func recordDidChange(_ name: String)
  /// Everything may have changed.
  func recordDidRefresh()
  /// Another record has taken this one's place.
  func recordDidMerge(into record: StoreRecord)
}

/// Numbers of rows: they grow with time, so that rows lie in the order in which objects were made, and those of two
/// processes differ by their low bits.
enum RecordKeys {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: Int64 = 0
  /// 2020, so that the numbers have room for centuries.
  private static let epoch = 1_577_836_800.0

  static func next() -> Int64 {
    let now = Int64((Date().timeIntervalSince1970 - epoch) * 1_000_000) << 10
    return lock.withLock {
      last = max(now | Int64.random(in: 0..<1024), last + 1)
      return last
    }
  }
}
