import Foundation

/// What can be made into data of some kinds, to be handed to another place.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds, the richest first, such as "public.png".
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls `handler` once, with the data or an error.
  func loadData(
    withTypeIdentifier type: String,
    forItemProviderCompletionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// What can be made out of data of some kinds.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value on its way between views or apps: offered in several kinds, and made when somebody takes it.
///
/// Completion handlers are called on a queue of the provider's own.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public enum ErrorCode: Int, Error {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public static let errorDomain = "NSItemProviderErrorDomain"
  public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private let lock = NSLock()
  private var kinds: [(type: String, load: LoadHandler)] = []
  private var objects: [AnyObject] = []
  private let queue = DispatchQueue(label: "NSItemProvider")
  /// What a file made of the item is called, without its ending.
  open var suggestedName: String?

  public override init() {}

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A value that is data, a text or a URL already, of one kind.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier, let data = Self.data(of: item) else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
      handler(data, nil)
      return nil
    }
  }

  /// The contents of a file, as the kind that its ending says.
  public convenience init?(contentsOf url: URL?) {
    guard let url, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    self.init()
    suggestedName = url.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: ContentKind.identifier(ofFile: url), visibility: .all) { handler in
      do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
      return nil
    }
  }

  private static func data(of item: (any NSSecureCoding)?) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let text as NSString: Data(String(describing: text).utf8)
    case let url as NSURL: Data((url as URL).absoluteString.utf8)
    default: nil
    }
  }

  // MARK: Offering

  public enum Visibility: Int, Sendable { case all, team, group, ownProcess }

  open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) {
    lock.withLock { objects.append(object) }
    let held = Held(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        held.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  private struct Held: @unchecked Sendable {
    let object: any NSItemProviderWriting
    init(_ object: any NSItemProviderWriting) { self.object = object }
  }

  open func registerDataRepresentation(
    forTypeIdentifier type: String, visibility: Visibility, loadHandler: @escaping LoadHandler
  ) { lock.withLock { kinds.append((type, loadHandler)) } }

  open var registeredTypeIdentifiers: [String] { lock.withLock { kinds.map(\.type) } }

  /// Whether one of the kinds is `type` or a special case of it: "public.png" is an image.
  open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool {
    registeredTypeIdentifiers.contains { ContentKind.identifier($0, conformsTo: type) }
  }
  open func hasRepresentationConforming(toTypeIdentifier type: String) -> Bool {
    hasItemConformingToTypeIdentifier(type)
  }

  // MARK: Taking

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier type: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let load = lock.withLock { kinds.first { ContentKind.identifier($0.type, conformsTo: type) }?.load }
    let work = UnfinishedWork("reading \(suggestedName ?? type)")
    queue.async {
      guard let load else {
        completionHandler(nil, ErrorCode.itemUnavailableError)
        return work.end()
      }
      _ = load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
        work.end()
      }
    }
    return progress
  }

  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  @discardableResult
  open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    // An object of the very class is handed over as it is.
    if let object = lock.withLock({ objects.first { Swift.type(of: $0) == type } }) as? any NSItemProviderReading {
      let held = HeldObject(object)
      return answer { completionHandler(held.object, nil) }
    }
    guard let kind = type.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier) else {
      return answer { completionHandler(nil, ErrorCode.itemUnavailableError) }
    }
    let wanted = WantedClass(type: type)
    return loadDataRepresentation(forTypeIdentifier: kind) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try wanted.type.object(withItemProviderData: data, typeIdentifier: kind), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Calls a handler for which nothing has to be read.
  private func answer(_ handler: @escaping @Sendable () -> Void) -> Progress {
    let work = UnfinishedWork("reading \(suggestedName ?? "an item")")
    queue.async {
      handler()
      work.end()
    }
    return Progress(totalUnitCount: 1)
  }

  private struct WantedClass: @unchecked Sendable { let type: any NSItemProviderReading.Type }
  private struct HeldObject: @unchecked Sendable {
    let object: any NSItemProviderReading
    init(_ object: any NSItemProviderReading) { self.object = object }
  }

  /// A Swift value such as `String` or `URL`.
  @discardableResult
  open func loadObject<T: _ItemProviderValue>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    guard let kind = T._itemKinds.first(where: hasItemConformingToTypeIdentifier) else {
      return answer { completionHandler(nil, ErrorCode.itemUnavailableError) }
    }
    return loadDataRepresentation(forTypeIdentifier: kind) { data, error in
      let value = data.flatMap { T._value(itemData: $0) }
      completionHandler(value, value == nil ? error ?? ErrorCode.unexpectedValueClassError : nil)
    }
  }
  open func canLoadObject<T: _ItemProviderValue>(ofClass type: T.Type) -> Bool {
    T._itemKinds.contains(where: hasItemConformingToTypeIdentifier)
  }
}
