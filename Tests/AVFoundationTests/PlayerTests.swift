import AVFoundation
import Foundation
import MediaClips
import Testing

@MainActor @Suite struct PlayerTests {
  @Test func timeFollowsTheClockAtTheRate() throws {
    let stage = try Stage()
    stage.advance(by: 1)
    #expect(stage.time == 0 && stage.player.timeControlStatus == .paused)
    stage.player.play()
    #expect(stage.player.timeControlStatus == .playing && stage.player.rate == 1)
    stage.advance(by: 0.5)
    #expect(abs(stage.time - 0.5) < 1e-6)
    stage.player.rate = 2
    stage.advance(by: 0.5)
    #expect(abs(stage.time - 1.5) < 1e-6)
    stage.player.pause()
    stage.advance(by: 5)
    #expect(abs(stage.time - 1.5) < 1e-6)
    stage.player.rate = -1
    stage.advance(by: 0.5)
    #expect(abs(stage.time - 1) < 1e-6)
  }

  @Test(arguments: [Float(0.25), 0.5, 1, 1.5, 3]) func theFrameIsThatOfTheTime(rate: Float) throws {
    let stage = try Stage()
    stage.player.rate = rate
    for _ in 0..<20 {
      stage.advance(by: 0.031)
      #expect(stage.number == Int(stage.time * 30 + 1e-4))
    }
  }

  @Test func playUsesTheDefaultRate() throws {
    let stage = try Stage()
    stage.player.defaultRate = 1.5
    stage.player.play()
    #expect(stage.player.rate == 1.5)
  }

  @Test func theEndIsToldOnceAndTheFilmStops() throws {
    let stage = try Stage(Clip(frames: 30))
    var ends: [Double] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: stage.item, queue: nil
    ) { _ in MainActor.assumeIsolated { ends.append(stage.clock.now) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.player.play()
    stage.advance(by: 3)
    #expect(ends.count == 1)
    #expect(abs((ends.first ?? 0) - stage.item.duration.seconds) < 1e-3)
    #expect(stage.player.rate == 0)
    #expect(stage.number == 29)
    #expect(stage.time == stage.item.duration.seconds)
  }

  @Test func playingAgainAtTheEndOfAnAppGoesFromTheStart() throws {
    let stage = try Stage(Clip(frames: 30))
    let observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: nil, queue: nil
    ) { note in
      guard note.object as? AVPlayerItem === stage.player.currentItem else { return }
      stage.player.seek(to: .zero)
      stage.player.play()
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    stage.player.play()
    let length = stage.item.duration.seconds
    stage.advance(by: 2.5 * length)
    #expect(abs(stage.time - 0.5 * length) < 1e-3)
    #expect(stage.player.rate == 1)
  }

  @Test func anItemEndsWhereItIsTold() throws {
    let stage = try Stage()
    stage.item.forwardPlaybackEndTime = seconds(1)
    stage.player.play()
    stage.advance(by: 2)
    #expect(stage.time == 1 && stage.player.rate == 0 && stage.number == 30)
  }

  @Test func withActionNoneTheRateStaysAtTheEnd() throws {
    let stage = try Stage(Clip(frames: 30))
    stage.player.actionAtItemEnd = .none
    stage.player.play()
    stage.advance(by: 3)
    #expect(stage.player.rate == 1 && stage.number == 29)
  }

  @Test func whatCannotBePlayedSaysWhy() throws {
    let page = Clip.folder.appendingPathComponent("PlayerTests.mp4")
    try Data("<html><body>404</body></html>".utf8).write(to: page)
    let stage = Stage(AVPlayer(url: page))
    #expect(stage.item.status == .failed)
    let error = try #require(stage.item.error as? AVError)
    #expect(error.code == .fileFormatNotRecognized)
    #expect(error.localizedDescription.contains("PlayerTests.mp4"))
    stage.player.play()
    stage.advance(by: 1)
    #expect(stage.time == 0 && stage.player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
  }

  @Test func propertiesCanBeObserved() throws {
    let player = AVPlayer(url: try Clip().file())
    var statuses: [AVPlayerItem.Status] = []
    let observation = player.currentItem!.observe(\.status, options: [.initial]) { item, _ in
      statuses.append(item.status)
    }
    var control: [AVPlayer.TimeControlStatus] = []
    let subscription = player.publisher(for: \.timeControlStatus).sink { control.append($0) }
    let stage = Stage(player)
    stage.player.play()
    stage.player.pause()
    #expect(statuses == [.unknown, .readyToPlay])
    #expect(control == [.paused, .playing, .paused])
    observation.invalidate()
    subscription.cancel()
  }

  @Test func anItemKnowsItsSize() throws {
    let stage = try Stage(Clip(.mp4, frames: 30))
    #expect(stage.item.presentationSize == CGSize(width: 128, height: 72))
    #expect(abs(stage.item.duration.seconds - 1) < 0.05)
    #expect(stage.item.loadedTimeRanges.first?.timeRangeValue.duration == stage.item.duration)
  }

  @Test func anotherItemStartsAtItsOwnTime() throws {
    let stage = try Stage()
    stage.player.play()
    stage.advance(by: 1)
    let other = AVPlayerItem(url: try Clip(.mp4, frames: 90).file())
    stage.player.replaceCurrentItem(with: other)
    #expect(stage.time == 0 && stage.player.rate == 1)
    stage.advance(by: 0.5)
    #expect(abs(stage.time - 0.5) < 1e-6 && stage.number == 15)
    stage.player.replaceCurrentItem(with: nil)
    #expect(stage.player.currentItem == nil && stage.time == 0)
  }
}
