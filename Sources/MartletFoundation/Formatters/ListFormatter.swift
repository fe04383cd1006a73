import Foundation

/// Joins texts as a language does: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// Makes a text of each item; nil for what items say of themselves.
  open var itemFormatter: Formatter?

  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Nil when `itemFormatter` cannot make a text of an item.
  open func string(from items: [Any]) -> String? {
    let texts = items.compactMap(text(of:))
    guard texts.count == items.count else { return nil }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  private func text(of item: Any) -> String? {
    if let itemFormatter { return itemFormatter.string(for: item) }
    return item as? String ?? String(describing: item)
  }

  /// An array; nil for anything else.
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
