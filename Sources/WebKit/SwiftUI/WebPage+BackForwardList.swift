import Foundation

extension WebPage {
  /// The pages that were shown, as they are now.
  public struct BackForwardList: Equatable, Sendable {
    public internal(set) var currentItem: Item?
    /// The oldest first.
    public internal(set) var backList: [Item] = []
    /// The nearest first.
    public internal(set) var forwardList: [Item] = []

    init() {}
    @MainActor init(_ list: WKBackForwardList) {
      currentItem = list.currentItem.map { Item($0) }
      backList = list.backList.map { Item($0) }
      forwardList = list.forwardList.map { Item($0) }
    }

    /// 0 is the current page, negative numbers lie behind it; nil where there is none.
    public subscript(index: Int) -> Item? {
      switch index {
      case 0: currentItem
      case 1...: forwardList.indices.contains(index - 1) ? forwardList[index - 1] : nil
      default: backList.indices.contains(backList.count + index) ? backList[backList.count + index] : nil
      }
    }

    public struct Item: Equatable, Identifiable, Sendable {
      public struct ID: Hashable, Sendable { let value: ObjectIdentifier }
      public let id: ID
      public let title: String?
      public let url: URL
      /// Before it was sent on.
      public let initialURL: URL
      let wrapped: WKBackForwardListItem

      @MainActor init(_ item: WKBackForwardListItem) {
        id = ID(value: ObjectIdentifier(item))
        (title, url, initialURL, wrapped) = (item.title, item.url, item.initialURL, item)
      }

      public static func == (a: Item, b: Item) -> Bool { a.id == b.id && a.title == b.title && a.url == b.url }
    }
  }
}
