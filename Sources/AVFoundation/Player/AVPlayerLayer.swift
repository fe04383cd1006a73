import Foundation
import MartletDisplay
import UIKit

/// How pictures stand in a rectangle of another shape.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whole, with room left over.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling, with edges cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Filling, out of shape.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// Where pictures of a size stand in an area.
  package func place(_ size: CGSize, in area: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return area }
    let (x, y) = (area.width / size.width, area.height / size.height)
    let scale = self == .resizeAspectFill ? max(x, y) : min(x, y)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: area.midX - shown.width / 2, y: area.midY - shown.height / 2, width: shown.width, height: shown.height)
  }
}

/// A layer that shows a player's pictures.
open class AVPlayerLayer: CALayer, PlayerOutput {
  /// A player can have several layers.
  open var player: AVPlayer? {
    willSet { if newValue !== player { player?.hide(on: self) } }
    didSet {
      player?.show(on: self)
      _lookDidChange()
    }
  }
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { _lookDidChange() } }
  /// Whether there is a picture to show.
  open var isReadyForDisplay: Bool { player?.image != nil }
  /// Where the picture stands, in the layer's coordinates.
  open var videoRect: CGRect {
    guard let image = player?.image else { return .zero }
    let area = CGRect(origin: .zero, size: bounds.size)
    return videoGravity.place(CGSize(width: image.pixelWidth, height: image.pixelHeight), in: area)
      .intersection(area)
  }

  public required init() {
    super.init()
    _special = { [unowned self] in draw(in: $0, into: &$1) }
  }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    player?.show(on: self)
  }

  private func draw(in area: CGRect, into items: inout [DisplayItem]) {
    guard let player, area.width > 0, area.height > 0 else { return }
    // Loading tells observers, which is not for the middle of a drawing.
    if let clock = _clock, !player.appears(on: clock) {
      ClockCalls.after(on: clock) { [weak player] in player?.appear(on: clock) }
    }
    guard let image = player.image else { return }
    let place = videoGravity.place(CGSize(width: image.pixelWidth, height: image.pixelHeight), in: area)
    let item = DisplayItem.image(image, place, ImageOptions())
    items.append(area.contains(place) ? item : .effect(.clip(Path(area), FillStyle()), [item]))
  }

  func playerDidChange() { _lookDidChange() }
}
