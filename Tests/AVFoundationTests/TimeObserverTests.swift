import AVFoundation
import Foundation
import MediaClips
import Testing

@MainActor @Suite struct TimeObserverTests {
  @Test func periodicObserversAreToldAtTheMultiples() throws {
    let stage = try Stage()
    var times: [Double] = []
    let token = stage.player.addPeriodicTimeObserver(forInterval: seconds(0.25), queue: .main) {
      time in MainActor.assumeIsolated { times.append((time.seconds * 1000).rounded() / 1000) }
    }
    stage.player.play()
    stage.advance(by: 1.1)
    #expect(times == [0, 0.25, 0.5, 0.75, 1])
    stage.player.removeTimeObserver(token)
    stage.advance(by: 1)
    #expect(times.count == 5)
  }

  @Test func periodicObserversAreToldOfJumpsAndStops() throws {
    let stage = try Stage()
    var times: [Double] = []
    let token = stage.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: nil) {
      time in MainActor.assumeIsolated { times.append((time.seconds * 1000).rounded() / 1000) }
    }
    stage.player.play()
    stage.advance(by: 0.5)
    stage.player.pause()
    stage.player.seek(to: seconds(2))
    stage.advance(by: 0.1)
    #expect(times == [0, 0.5, 2])
    stage.player.removeTimeObserver(token)
  }

  @Test(arguments: [Float(1), 2]) func boundariesAreToldByPlayingOnly(rate: Float) throws {
    let stage = try Stage()
    var count = 0
    let times = [0.5, 1.5, 2.5].map { NSValue(time: seconds($0)) }
    let token = stage.player.addBoundaryTimeObserver(forTimes: times, queue: .main) {
      MainActor.assumeIsolated { count += 1 }
    }
    stage.player.rate = rate
    stage.advance(by: 0.6 / Double(rate))
    #expect(count == 1)
    stage.player.seek(to: seconds(2))
    stage.advance(by: 0.2 / Double(rate))
    #expect(count == 1)
    stage.advance(by: 0.5 / Double(rate))
    #expect(count == 2)
    stage.player.removeTimeObserver(token)
  }

  @Test func timesInBoxesComeOutAgain() {
    #expect(NSValue(time: seconds(1.25)).timeValue == seconds(1.25))
    let range = CMTimeRange(start: seconds(1), duration: seconds(2))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(!NSValue(timeRange: range).timeValue.isValid)
  }
}
