import AVFoundation
import Foundation
import MartletTree
import MediaClips

/// A player that follows a clock of its own, as in a window without a display.
@MainActor struct Stage {
  let clock = FrameClock()
  let player: AVPlayer
  var item: AVPlayerItem { player.currentItem! }

  init(_ clip: Clip = Clip(frames: 90)) throws {
    self.init(AVPlayer(url: try clip.file()))
  }

  init(_ player: AVPlayer) {
    self.player = player
    player.appear(on: clock)
  }

  var time: Double { player.currentTime().seconds }

  /// Lets time pass in frames of a sixtieth of a second.
  func advance(by seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end - 1e-9 { clock.advance(to: min(end, clock.now + 1.0 / 60)) }
  }

  /// The number of the frame of this moment.
  var number: Int? {
    player.image.map { Clip.number(in: $0.pixels, width: $0.pixelWidth, height: $0.pixelHeight) }
  }
}

func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 1_000_000) }
