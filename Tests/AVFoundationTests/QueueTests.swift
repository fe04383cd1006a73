import AVFoundation
import Foundation
import MediaClips
import Testing

@MainActor @Suite struct QueueTests {
  private func items(_ counts: [Int]) throws -> [AVPlayerItem] {
    try counts.map { AVPlayerItem(url: try Clip(frames: $0).file()) }
  }

  @Test func itemsPlayOneAfterTheOther() throws {
    let items = try items([30, 45, 60])
    let player = AVQueuePlayer(items: items)
    let stage = Stage(player)
    player.play()
    stage.advance(by: 0.5)
    #expect(player.currentItem === items[0])
    stage.advance(by: 1)
    #expect(player.currentItem === items[1] && player.items().count == 2)
    stage.advance(by: 1.5)
    #expect(player.currentItem === items[2])
    stage.advance(by: 3)
    #expect(player.currentItem == nil && player.items().isEmpty && player.rate == 0)
  }

  @Test func queuesAreChanged() throws {
    let items = try items([30, 45, 60])
    let player = AVQueuePlayer(items: [items[0], items[1]])
    #expect(player.canInsert(items[2], after: items[0]) && !player.canInsert(items[1], after: nil))
    player.insert(items[2], after: items[0])
    #expect(player.items().map(\.asset) == [items[0], items[2], items[1]].map(\.asset))
    player.remove(items[2])
    player.advanceToNextItem()
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil)
  }

  @Test func aLooperPlaysOnAndOn() throws {
    let template = try items([30])[0]
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(player: player, templateItem: template)
    let stage = Stage(player)
    player.play()
    let length = player.currentItem!.duration.seconds
    stage.advance(by: 3.5 * length)
    #expect(looper.loopCount == 3)
    #expect(abs(stage.time - length / 2) < 0.01)
    looper.disableLooping()
    stage.advance(by: 3 * length)
    #expect(player.rate == 0)
  }

  @Test func aLooperRepeatsARange() throws {
    let template = try items([90])[0]
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(
      player: player, templateItem: template, timeRange: CMTimeRange(start: seconds(1), end: seconds(2)))
    let stage = Stage(player)
    player.play()
    stage.advance(by: 2.25)
    #expect(looper.loopCount == 2 && abs(stage.time - 1.25) < 0.01 && stage.number == 37)
  }
}
