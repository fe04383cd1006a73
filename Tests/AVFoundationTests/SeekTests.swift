import AVFoundation
import Foundation
import MediaClips
import Testing

@MainActor @Suite struct SeekTests {
  /// Numbers that look random and are the same on every run.
  private struct Numbers {
    var state: UInt64 = 20_261
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// Two hundred, a thousand with MARTLET_LONG=1.
  private static let jumps = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1" ? 1_000 : 200

  @Test(arguments: [Clip.Kind.webm, .mp4]) func randomJumpsShowTheirFrames(kind: Clip.Kind) throws {
    let stage = try Stage(Clip(kind, frames: 150))
    var numbers = Numbers()
    for jump in 0..<Self.jumps {
      let number = numbers.next(below: 150)
      if numbers.next(below: 4) == 0 { stage.player.rate = Float(numbers.next(below: 3)) }
      stage.player.seek(to: seconds((Double(number) + 0.5) / 30))
      #expect(stage.number == number, "jump \(jump)")
      if numbers.next(below: 3) == 0 { stage.advance(by: 0.1) }
    }
  }

  @Test func aSeekIsToldOnTheClock() throws {
    let stage = try Stage()
    var answers: [Bool] = []
    stage.player.seek(to: seconds(1)) { answers.append($0) }
    #expect(answers.isEmpty && stage.time == 1)
    stage.advance(by: 0.1)
    #expect(answers == [true])
  }

  @Test func timesBeyondTheFilmAreItsEnds() throws {
    let stage = try Stage()
    stage.player.seek(to: seconds(100))
    #expect(stage.time == stage.item.duration.seconds && stage.number == 89)
    stage.player.seek(to: seconds(-5))
    #expect(stage.time == 0 && stage.number == 0)
    stage.player.seek(to: .indefinite)
    #expect(stage.time == 0)
    stage.player.seek(to: .positiveInfinity)
    #expect(stage.number == 89)
  }

  @Test func aSeekBeforeTheFilmIsLoadedCounts() throws {
    let player = AVPlayer(url: try Clip(frames: 90).file())
    player.seek(to: seconds(1.5))
    let stage = Stage(player)
    #expect(stage.number == 45)
  }

  @Test func framesAreSteppedThrough() async throws {
    let item = AVPlayerItem(url: try Clip(frames: 90).file())
    let stage = Stage(AVPlayer(playerItem: item))
    await stage.player.seekForTest(to: seconds(1.01), stage)
    item.step(byCount: 3)
    #expect(stage.number == 33)
    item.step(byCount: -13)
    #expect(stage.number == 20)
  }

  @Test func manyFilmsLeaveNothingBehind() throws {
    let url = try Clip(frames: 30).file()
    let player = AVPlayer()
    let stage = Stage(player)
    func threads() -> Int { ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []).count }
    var before = 0
    for round in 0..<20 {
      player.replaceCurrentItem(with: AVPlayerItem(url: url))
      #expect(stage.number == 0)
      if round == 9 { before = threads() }
    }
    // The last few may still be on their way out.
    #expect(threads() < before + 40)
  }
}

extension AVPlayer {
  /// Seeks; the clock has to move for the answer.
  @MainActor fileprivate func seekForTest(to time: CMTime, _ stage: Stage) async {
    seek(to: time, completionHandler: { _ in })
    stage.advance(by: 0.02)
  }
}
