import Foundation
import MartletMedia
import MediaClips
import Testing

/// What plays by the machine's time: nothing is measured, only that things come, and in order.
@MainActor @Suite struct LiveTests {
  private func until(_ condition: () -> Bool) async {
    let deadline = Date(timeIntervalSinceNow: 20)
    while !condition(), Date() < deadline { try? await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func aFilmPlaysToItsEnd() async throws {
    let pipeline = MediaPipeline(url: try Clip(.webm, frames: 20, hasSound: true).file(), isLive: true, sounds: false)
    var (numbers, hasEnded) = ([Int](), false)
    pipeline.onEvent = { event in
      switch event {
      case .frame:
        let frame = pipeline.latestFrame!
        numbers.append(Clip.number(in: frame.pixels, width: frame.width, height: frame.height))
      case .ended: hasEnded = true
      default: break
      }
    }
    pipeline.setRate(1)
    await until { hasEnded }
    #expect(hasEnded)
    #expect(numbers == numbers.sorted())
    #expect(numbers.last == 19)
    #expect(pipeline.time == pipeline.duration)
  }

  @Test func seekingWhilePausedBringsTheFrame() async throws {
    let pipeline = MediaPipeline(url: try Clip(.mp4, frames: 90).file(), isLive: true, sounds: false)
    var frames = 0
    pipeline.onEvent = { if case .frame = $0 { frames += 1 } }
    await until { pipeline.isReady && frames > 0 }
    for number in [50, 3, 88] {
      var isThere: Bool?
      pipeline.seek(to: (Double(number) + 0.5) / 30) { isThere = $0 }
      await until { isThere != nil }
      #expect(isThere == true)
      let frame = try #require(pipeline.latestFrame)
      #expect(Clip.number(in: frame.pixels, width: frame.width, height: frame.height) == number)
    }
  }

  /// Two hundred, a thousand with MARTLET_LONG=1, in an order that is the same on every run.
  private static let jumps = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1" ? 1_000 : 200

  @Test(arguments: [Clip.Kind.webm, .mp4]) func randomSeeksBringTheirFrames(kind: Clip.Kind) async throws {
    let pipeline = MediaPipeline(url: try Clip(kind, frames: 150).file(), isLive: true, sounds: false)
    await until { pipeline.isReady && pipeline.latestFrame != nil }
    var state: UInt64 = 20_261
    for jump in 0..<Self.jumps {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(state >> 33) % 150
      var isThere: Bool?
      pipeline.seek(to: (Double(number) + 0.5) / 30) { isThere = $0 }
      await until { isThere != nil }
      #expect(isThere == true, "jump \(jump)")
      let frame = try #require(pipeline.latestFrame)
      #expect(Clip.number(in: frame.pixels, width: frame.width, height: frame.height) == number, "jump \(jump)")
    }
  }

  @Test func aSeekThatAnotherOvertakesIsToldSo() async throws {
    let pipeline = MediaPipeline(url: try Clip(.mp4, frames: 90).file(), isLive: true, sounds: false)
    await until { pipeline.isReady }
    var answers: [Bool] = []
    for time in [0.5, 1.0, 1.5, 2.0] { pipeline.seek(to: time) { answers.append($0) } }
    await until { answers.count == 4 }
    #expect(answers.count == 4 && answers.filter { $0 }.count <= 2)
    #expect(abs(pipeline.time - 2) < 0.05)
  }
}
