import Foundation
import MartletGraph

/// Plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init()
    queue = items
    setItem(items.first)
  }
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// The current item and those that follow.
  open func items() -> [AVPlayerItem] { queue }

  /// Goes to the next item; after the last there is none.
  open func advanceToNextItem() {
    MainThread.run { [self] in
      if !queue.isEmpty { queue.removeFirst() }
      setItem(queue.first)
    }
  }

  /// Whether the item is not in the queue, and `afterItem` is.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item } && (afterItem == nil || queue.contains { $0 === afterItem })
  }

  /// Nil puts the item at the end. An item that is in the queue already is left where it is.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { setItem(item) }
  }

  /// The current item's removal goes on to the next.
  open func remove(_ item: AVPlayerItem) {
    guard let place = queue.firstIndex(where: { $0 === item }) else { return }
    queue.remove(at: place)
    if place == 0 { setItem(queue.first) }
  }

  open func removeAllItems() {
    queue = []
    setItem(nil)
  }

  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: item)
  }

  override func endAction(of item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return super.endAction(of: item) }
    // A looper has put the same film at the end of the queue again.
    looper?.itemDidEnd(item)
    advanceToNextItem()
    if currentItem == nil { pause() }
  }

  weak var looper: AVPlayerLooper?
}

/// Plays an item again and again, as long as it lives.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }

  private weak var player: AVQueuePlayer?
  private let range: CMTimeRange
  private let asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open private(set) var loopCount = 0
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []

  public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.init(player: player, templateItem: templateItem, timeRange: .invalid)
  }
  /// `timeRange` is what is repeated; an invalid one is all of the film.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {
    (self.player, range, asset) = (player, timeRange, templateItem.asset)
    super.init()
    // Two are enough: one plays, one waits.
    loopingPlayerItems = [makeItem(), makeItem()]
    player.looper = self
    player.removeAllItems()
    for item in loopingPlayerItems { player.insert(item, after: nil) }
    status = .ready
  }

  private func makeItem() -> AVPlayerItem {
    let item = AVPlayerItem(asset: asset)
    if range.isValid {
      item.seek(to: range.start)
      item.forwardPlaybackEndTime = range.end
    }
    return item
  }

  func itemDidEnd(_ item: AVPlayerItem) {
    guard status == .ready, let place = loopingPlayerItems.firstIndex(where: { $0 === item }) else { return }
    loopCount += 1
    let next = makeItem()
    loopingPlayerItems[place] = next
    player?.insert(next, after: nil)
  }

  /// The item that plays is the last one.
  open func disableLooping() {
    status = .cancelled
    player?.looper = nil
  }
}
