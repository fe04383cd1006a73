import AVFoundation
import SwiftUI

/// Shows a player's pictures, with controls over them that come and go.
///
/// The view takes all the room it is given; pictures stand whole in it, on black. A player of nil shows black. Controls
/// hide three seconds after the last touch while the film plays. With the keyboard on it, Space and K play and pause,
/// arrows and J and L skip, M is for the sound, F for the full screen, digits for tenths of the film.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// `videoOverlay` stands between the pictures and the controls, over the whole window as well.
  @MainActor public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  @MainActor public var body: some View {
    if let player {
      PlayerStage(controls: PlayerControls.of(player), gravity: .resizeAspect) { _ in overlay }
    } else {
      Color.black.overlay { overlay }
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  @MainActor public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
