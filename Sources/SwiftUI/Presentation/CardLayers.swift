import Foundation
import MartletControls
import MartletLayout
import MartletTree

/// A cover: the whole window. Spec: F32.
final class CoverLayer: PresentationLayer {
  override var windowInsets: EdgeInsets { didSet { card.safeAreaInsets = windowInsets } }
  override var cardShift: CGSize { CGSize(width: 0, height: (1 - presence.value) * size.height) }
  override var closesOnOutsideTap: Bool { false }
  override var closesOnEscape: Bool { false }
}

/// An alert: a card of its own size in the middle. Source: M-CTL-36, M-CTL-38.
final class AlertLayer: PresentationLayer {
  /// Points that stay free above and below.
  private static let margin: CGFloat = 24

  override var cardFrame: CGRect {
    let room = CGRect(
      x: 0, y: windowInsets.top + Self.margin, width: size.width,
      height: max(0, size.height - windowInsets.vertical - 2 * Self.margin))
    let ideal = card.naturalSize(ProposedViewSize(width: size.width, height: nil))
    let height = min(ideal.height, room.height)
    return CGRect(
      x: (size.width - ideal.width) / 2, y: room.minY + (room.height - height) / 2, width: ideal.width, height: height)
  }

  /// An alert that asks for words is typed into at once.
  override func enter(isAnimated: Bool) {
    super.enter(isAnimated: isAnimated)
    context.focus?.wishFirstField(in: self)
  }

  override var entranceDuration: Double { PresentationMetrics.Alert.entranceDuration }
  override var exitDuration: Double { PresentationMetrics.Alert.exitDuration }
  override var closesOnOutsideTap: Bool { false }
  override var cardOpacity: Double { Double(min(max(presence.value, 0), 1)) }

  /// Comes from larger than it is; goes as it is.
  override func cardTransform(at frame: CGRect) -> CGAffineTransform {
    guard !isLeaving, presence.value < 1 else { return .identity }
    let scale = PresentationMetrics.Alert.entranceScale * (1 - presence.value) + presence.value
    return .around(CGPoint(x: frame.midX, y: frame.midY), CGAffineTransform(scaleX: scale, y: scale))
  }
}

/// A list of actions at the bottom of the window. Source: M-CTL-40.
final class ActionSheetLayer: PresentationLayer {
  override var cardFrame: CGRect {
    let margin = PresentationMetrics.ActionSheet.margin
    let room = CGSize(
      width: max(0, min(size.width, size.height) - 2 * margin),
      height: max(0, size.height - windowInsets.top - max(windowInsets.bottom, margin) - margin))
    let ideal = card.naturalSize(ProposedViewSize(width: room.width, height: nil))
    let height = min(ideal.height, room.height)
    return CGRect(
      x: (size.width - room.width) / 2, y: size.height - max(windowInsets.bottom, margin) - height, width: room.width,
      height: height)
  }

  override var cardShift: CGSize { CGSize(width: 0, height: (1 - presence.value) * (size.height - card.origin.y)) }
  override var entranceDuration: Double { PresentationMetrics.ActionSheet.duration }
  override var exitDuration: Double { PresentationMetrics.ActionSheet.duration }
}
