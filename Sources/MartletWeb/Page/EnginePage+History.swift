import CWebKit
import Foundation

extension EnginePage {
  /// A page that was shown before, or after one that was gone back from.
  public struct HistoryItem {
    let handle: OpaquePointer
    public var url: URL
    public var initialURL: URL
    public var title: String?

    init?(_ handle: OpaquePointer?) {
      guard let handle else { return nil }
      func address(_ text: UnsafePointer<CChar>?) -> URL? {
        String(borrowing: text).flatMap { URL(string: $0) }.map(FolderScheme.outside)
      }
      self.handle = handle
      url = address(webkit_back_forward_list_item_get_uri(handle)) ?? URL(string: "about:blank")!
      initialURL = address(webkit_back_forward_list_item_get_original_uri(handle)) ?? url
      title = String(borrowing: webkit_back_forward_list_item_get_title(handle))
    }
    /// Two that stand for the same visit have the same.
    public var identity: UnsafeMutableRawPointer { UnsafeMutableRawPointer(handle) }
  }

  private var list: OpaquePointer { webkit_web_view_get_back_forward_list(view)! }

  public var canGoBack: Bool { webkit_web_view_can_go_back(view) != 0 }
  public var canGoForward: Bool { webkit_web_view_can_go_forward(view) != 0 }
  public func goBack() {
    painter.loadWillStart()
    webkit_web_view_go_back(view)
  }
  public func goForward() {
    painter.loadWillStart()
    webkit_web_view_go_forward(view)
  }
  public func go(to item: HistoryItem) {
    painter.loadWillStart()
    webkit_web_view_go_to_back_forward_list_item(view, item.handle)
  }

  public var currentItem: HistoryItem? { HistoryItem(webkit_back_forward_list_get_current_item(list)) }
  /// Negative numbers count back from the current page; nil where there is none.
  public func item(at index: Int) -> HistoryItem? {
    HistoryItem(webkit_back_forward_list_get_nth_item(list, gint(clamping: index)))
  }
  /// The oldest first.
  public var backItems: [HistoryItem] { Self.items(webkit_back_forward_list_get_back_list(list)).reversed() }
  /// The nearest first.
  public var forwardItems: [HistoryItem] { Self.items(webkit_back_forward_list_get_forward_list(list)) }

  private static func items(_ list: UnsafeMutablePointer<GList>?) -> [HistoryItem] {
    defer { g_list_free(list) }
    return sequence(first: list, next: { $0?.pointee.next }).compactMap { link in
      link?.pointee.data.flatMap { HistoryItem(OpaquePointer($0)) }
    }
  }
}
