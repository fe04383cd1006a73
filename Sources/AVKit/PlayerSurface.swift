import AVFoundation
import SwiftUI
import UIKit

/// The pictures alone.
struct PlayerSurface: UIViewRepresentable {
  let player: AVPlayer
  let gravity: AVLayerVideoGravity

  func makeUIView(context: Context) -> SurfaceView {
    let view = SurfaceView()
    view.isUserInteractionEnabled = false
    return view
  }

  func updateUIView(_ view: SurfaceView, context: Context) {
    if view.playerLayer.player !== player {
      view.playerLayer.player = player
      view.appear()
    }
    if view.playerLayer.videoGravity != gravity { view.playerLayer.videoGravity = gravity }
  }

  static func dismantleUIView(_ view: SurfaceView, coordinator: Void) { view.playerLayer.player = nil }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: SurfaceView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }

  final class SurfaceView: UIView {
    override class var layerClass: CALayer.Type { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }

    override func didMoveToWindow() { appear() }

    /// Loads the film as soon as the view stands in a window, before anything is drawn.
    func appear() { if let clock = playerLayer._clock { playerLayer.player?.appear(on: clock) } }
  }
}
