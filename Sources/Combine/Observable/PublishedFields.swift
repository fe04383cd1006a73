@_spi(Reflection) import Swift
import Synchronization

/// The places of the `@Published` fields in the objects of one class, superclass fields included.
struct PublishedFields: @unchecked Sendable {
  private let fields: [(offset: Int, type: any PublishedField.Type)]

  // OPTIMIZATION: the walk by name through `Mirror` is 15 to 50 times slower for each object; this one
  // runs once for each class.
  private static let byClass = Mutex<[ObjectIdentifier: PublishedFields]>([:])
  private static let installation = Lock()

  static func of(_ type: AnyClass) -> PublishedFields {
    byClass.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      let fields = PublishedFields(of: type)
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  private init(of type: AnyClass) {
    var found: [(offset: Int, type: any PublishedField.Type)] = []
    _forEachField(of: type, options: .classType) { _, offset, fieldType, _ in
      if let published = fieldType as? any PublishedField.Type { found.append((offset, published)) }
      return true
    }
    fields = found
  }

  /// The publisher of an object of this class; the first call installs it in each published field.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    guard let first = fields.first else { return UnpublishedObjects.shared.publisher(for: object) }
    return withExtendedLifetime(object) {
      let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      return Self.installation.protect {
        if let installed = first.type.owner(at: base + first.offset) { return installed }
        let publisher = ObservableObjectPublisher()
        for field in fields { field.type.install(publisher, at: base + field.offset) }
        return publisher
      }
    }
  }
}

/// Access to a `Published<Value>` in the memory of an object, without knowing `Value`.
protocol PublishedField {
  static func owner(at address: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

extension Published: PublishedField {
  static func owner(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
    address.assumingMemoryBound(to: Self.self).pointee.box.owner
  }

  static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.box.owner = publisher
  }
}

/// The publishers of objects without a `@Published` field, which have no place of their own for one.
private final class UnpublishedObjects: @unchecked Sendable {
  static let shared = UnpublishedObjects()

  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var countThatPurges = 256

  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    return lock.protect {
      // The address of a dead object may be in use again, hence the second condition.
      if let entry = entries[key], entry.object === object { return entry.publisher }
      purgeIfLarge()
      let entry = Entry(object: object)
      entries[key] = entry
      return entry.publisher
    }
  }

  private func purgeIfLarge() {
    guard entries.count >= countThatPurges else { return }
    entries = entries.filter { $0.value.object != nil }
    countThatPurges = max(256, entries.count * 2)
  }
}
