import Foundation

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
