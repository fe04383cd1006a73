import AVFoundation
import MartletControls
import SwiftUI
import UIKit

@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Never called: films do not leave their window here.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A controller that shows a player with controls over its pictures.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { if player !== oldValue { content?.refresh() } } }
  open var showsPlaybackControls = true { didSet { content?.refresh() } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { content?.refresh() } }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there is a picture to show.
  open var isReadyForDisplay: Bool { player?.image != nil }
  /// Where the picture stands, in the view's coordinates.
  open var videoBounds: CGRect {
    guard let image = player?.image, let view = viewIfLoaded else { return .zero }
    return videoGravity.place(CGSize(width: image.pixelWidth, height: image.pixelHeight), in: view.bounds)
  }
  /// Between the pictures and the controls.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: .zero)
    overlay.isUserInteractionEnabled = false
    hasOverlay = true
    content?.refresh()
    return overlay
  }()
  private var hasOverlay = false
  /// Nil where the app never asked for one.
  private var shownOverlay: UIView? { hasOverlay ? contentOverlayView : nil }

  /// Covers the window when the film begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Leaves it at the end.
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var updatesNowPlayingInfoCenter = true
  open var canStartPictureInPictureAutomaticallyFromInline = false {
    didSet { if canStartPictureInPictureAutomaticallyFromInline { PictureInPictureNote.write() } }
  }
  open var allowsPictureInPicturePlayback = true
  open var allowsVideoFrameAnalysis = true
  /// What the menu of speeds offers; the menu's own list is longer and stays.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  open var selectedSpeed: AVPlaybackSpeed? { speeds.first { $0.rate == player?.defaultRate } }
  open func selectSpeed(_ speed: AVPlaybackSpeed) { if let player { PlayerControls.of(player).setSpeed(speed.rate) } }

  private var content: HostedView<AnyView>?
  private var ending: (any NSObjectProtocol)?
  private var beginning: NSKeyValueObservation?

  open override func loadView() {
    let screen = UIView(frame: UIScreen.main.bounds)
    screen.backgroundColor = .black
    let made = HostedView(making: { [weak self] in AnyView(self?.stage) })
    content = made
    screen._content = made
    view = screen
  }

  @ViewBuilder private var stage: some View {
    if let player {
      let controls = PlayerControls.of(player)
      PlayerStage(controls: controls, gravity: videoGravity, showsControls: showsPlaybackControls) {
        [weak self] isCover in
        // One view, which goes where the film goes.
        OverlayHost(view: isCover == controls.isFullScreen ? self?.shownOverlay : nil)
      }
      .onAppear { [weak self] in self?.followFullScreen() }
    } else {
      Color.black
    }
  }

  private func followFullScreen() {
    guard let player else { return }
    if entersFullScreenWhenPlaybackBegins {
      beginning = player.observe(\.timeControlStatus, options: []) { player, _ in
        MainActor.assumeIsolated {
          if player.timeControlStatus == .playing { PlayerControls.of(player).isFullScreen = true }
        }
      }
    }
    if exitsFullScreenWhenPlaybackEnds {
      ending = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: nil
      ) { [weak player] _ in
        MainActor.assumeIsolated { if let player { PlayerControls.of(player).isFullScreen = false } }
      }
    }
  }

  deinit { if let ending { NotificationCenter.default.removeObserver(ending) } }
}

private struct OverlayHost: View {
  let view: UIView?
  var body: some View { if let view { Host(view: view) } }
  private struct Host: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      proposal.replacingUnspecifiedDimensions()
    }
  }
}

/// An entry of a menu of speeds.
public final class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  public let rate: Float
  public let localizedName: String
  public var localizedNumericName: String { "\(rate.formatted())×" }
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  public static let systemDefaultSpeeds = ([0.5, 1, 1.25, 1.5, 2] as [Float]).map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0.formatted())×")
  }
}
