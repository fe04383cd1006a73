import AVKit
import Foundation
import MartletTesting
import MediaClips
import SwiftUI

/// A film on a screen of its own size.
@MainActor struct FilmScreen {
  let player: AVPlayer
  let screen: Screen

  init(_ clip: Clip = Clip(), size: CGSize = CGSize(width: 320, height: 180)) throws {
    let player = AVPlayer(url: try clip.file())
    self.player = player
    screen = Screen(size: size, scale: 1) { VideoPlayer(player: player) }
  }

  /// The number of the frame that shows, read from the pixels.
  func shownNumber() throws -> Int {
    let pixels = try screen.pixels()
    return Clip.number(in: Data(pixels.bytes), width: pixels.width, height: pixels.height)
  }
}
