import Foundation
import MartletHost
import MartletTree

/// What was copied: `general` is the desktop's clipboard, of which texts and one picture are shared with other programs;
/// other pasteboards live as long as the app.
///
/// Without a display, and in tests, the clipboard is the window's own.
open class UIPasteboard: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "general")
  }

  /// Posted when the app changed a pasteboard.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The clipboard of the window, which text fields use as well.
  public nonisolated(unsafe) static var _clipboard: any Clipboard = PrivateClipboard()
  nonisolated(unsafe) private static var stores: [Name: Store] = [:]

  public nonisolated(unsafe) static let general = UIPasteboard(name: .general)

  public let name: Name
  /// What pasteboards of one name share.
  private final class Store {
    var items: [[String: Any]] = []
    var changeCount = 0
  }
  private var store = Store()
  /// What the clipboard held after the app wrote it; other contents are another program's.
  private var written: (text: String?, picture: Data?) = (nil, nil)

  private init(name: Name) { self.name = name }

  /// The app's own pasteboard of that name; nil where there is none and none is to be made.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.stores[name] != nil else { return nil }
    self.init(name: name)
    store = Self.stores[name] ?? store
    Self.stores[name] = store
  }

  /// A new pasteboard of the app's own.
  public class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(name: Name(rawValue: UUID().uuidString))
    stores[board.name] = board.store
    return board
  }

  /// Forgets the app's own pasteboard of that name.
  public class func remove(withName name: Name) { stores[name] = nil }

  // MARK: Items

  /// Values by the identifiers of their kinds, one dictionary an item. Setting replaces everything.
  open var items: [[String: Any]] {
    get {
      guard name == .general else { return store.items }
      let clipboard = Self._clipboard
      if (clipboard.text, clipboard.picture) == written { return store.items }
      var items: [[String: Any]] = []
      if let text = clipboard.text { items.append([Kind.text: text]) }
      if let picture = clipboard.picture.flatMap({ UIImage(data: $0) }) { items.append([Kind.picture: picture]) }
      return items
    }
    set {
      store.items = newValue
      store.changeCount += 1
      if name == .general { share() }
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The first text and the first picture are what other programs get.
  private func share() {
    let clipboard = Self._clipboard
    let text = texts(in: store.items).first
    let picture = values(Kind.picture, as: UIImage.self, in: store.items).first?.pngData()
    // Each of the two is offered alone where the other is missing.
    if let picture { clipboard.picture = picture } else { clipboard.text = text }
    written = (clipboard.text, clipboard.picture)
  }

  open var numberOfItems: Int { items.count }
  /// How often the app changed the pasteboard.
  open var changeCount: Int { store.changeCount }

  /// Adds items to those that are there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // MARK: Kinds of values

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let link = "public.url"
    static let picture = "public.png"
    static let color = "com.apple.uikit.color"
  }

  private func values<Value>(_ kind: String, as: Value.Type, in items: [[String: Any]]) -> [Value] {
    items.compactMap { $0[kind] as? Value }
  }
  private func values<Value>(_ kind: String, as type: Value.Type) -> [Value]? {
    let found = values(kind, as: type, in: items)
    return found.isEmpty ? nil : found
  }
  /// Also the addresses of links.
  private func texts(in items: [[String: Any]]) -> [String] {
    items.compactMap { $0[Kind.text] as? String ?? ($0[Kind.link] as? URL)?.absoluteString }
  }
  private func set(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

  /// The first text, also that of a link; nil when there is none. Setting replaces everything, nil empties.
  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [$0] }, Kind.text) }
  }
  open var strings: [String]? {
    get {
      let found = texts(in: items)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Kind.text) }
  }
  /// The first address: a link, or a text that is one with a scheme.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [$0] }, Kind.link) }
  }
  open var urls: [URL]? {
    get {
      let found = items.compactMap { item in
        item[Kind.link] as? URL
          ?? (item[Kind.text] as? String).flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
      }
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Kind.link) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [$0] }, Kind.picture) }
  }
  open var images: [UIImage]? {
    get { values(Kind.picture, as: UIImage.self) }
    set { set(newValue, Kind.picture) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { set(newValue.map { [$0] }, Kind.color) }
  }
  open var colors: [UIColor]? {
    get { values(Kind.color, as: UIColor.self) }
    set { set(newValue, Kind.color) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  // MARK: By identifier

  /// The identifiers of the first item's kinds.
  open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// The first item's value of a kind.
  open func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

  /// The first item's value as bytes: a text in UTF-8, a picture as PNG.
  open func data(forPasteboardType type: String) -> Data? {
    switch value(forPasteboardType: type) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
  /// Bytes of a kind; those of a text or a picture can be had as such again.
  open func setData(_ data: Data, forPasteboardType type: String) {
    switch type {
    case Kind.text, "public.plain-text", "public.text": items = [[Kind.text: String(decoding: data, as: UTF8.self)]]
    case Kind.picture, "public.jpeg", "public.image":
      items = [UIImage(data: data).map { [Kind.picture: $0] } ?? [type: data]]
    default: items = [[type: data]]
    }
  }
}
