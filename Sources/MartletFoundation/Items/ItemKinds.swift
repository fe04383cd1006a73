import Foundation

/// Kinds of data by their identifiers, as far as items need them.
enum ItemKind {
  /// What each kind is a special case of.
  private static let parents: [String: [String]] = [
    "public.plain-text": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"], "public.html": ["public.text"], "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"], "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.svg-image": ["public.image"], "org.webmproject.webp": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"], "public.movie": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"], "public.data": ["public.item"],
  ]

  private static let endings: [String: String] = [
    "txt": "public.plain-text", "html": "public.html", "json": "public.json", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "heic": "public.heic", "gif": "com.compuserve.gif", "svg": "public.svg-image",
    "webp": "org.webmproject.webp", "tif": "public.tiff", "tiff": "public.tiff", "pdf": "com.adobe.pdf",
    "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
  ]

  static func identifier(ofFile url: URL) -> String { endings[url.pathExtension.lowercased()] ?? "public.data" }

  static func identifier(_ kind: String, conformsTo other: String) -> Bool {
    kind == other || (parents[kind] ?? []).contains { identifier($0, conformsTo: other) }
  }
}

/// A Swift value that providers make out of their data.
public protocol _ItemProviderValue: Sendable {
  static var _itemKinds: [String] { get }
  static func _value(itemData: Data) -> Self?
}

extension String: _ItemProviderValue {
  public static var _itemKinds: [String] { ["public.utf8-plain-text", "public.plain-text"] }
  public static func _value(itemData: Data) -> String? { String(data: itemData, encoding: .utf8) }
}

extension URL: _ItemProviderValue {
  public static var _itemKinds: [String] { ["public.url"] }
  public static func _value(itemData: Data) -> URL? {
    String(data: itemData, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension NSString: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public func loadData(
    withTypeIdentifier type: String,
    forItemProviderCompletionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    handler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public func loadData(
    withTypeIdentifier type: String,
    forItemProviderCompletionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    handler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}
