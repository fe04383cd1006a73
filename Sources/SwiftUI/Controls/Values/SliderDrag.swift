import Foundation
import MartletControls
import MartletTree

/// Lets pointers move a slider's thumb.
struct SliderDrag: ElementModifier {
  let value: SliderValue

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> SliderNode {
    SliderNode(context: context.layout, child: child, value: value)
  }

  func update(_ wrapper: SliderNode, in context: ElementContext) {
    wrapper.value = value
    wrapper.pan.isEnabled = context.environment.isEnabled
  }
}

/// A track whose thumb follows a pointer. A press on the thumb takes it along; a press elsewhere on the track brings it
/// there first, as desktops do.
final class SliderNode: UnaryNode, PointerTaking {
  var value: SliderValue
  let pan = PanRecognizer(minimumDistance: 0, axis: .horizontal)
  /// From the thumb's middle to the pointer, in points.
  private var grip: CGFloat = 0

  init(context: LayoutContext, child: LayoutNode, value: SliderValue) {
    self.value = value
    super.init(context: context, child: child)
    // The slider may go while it is dragged.
    pan.began = { [weak self] in self?.begin($0) }
    pan.changed = { [weak self] in self?.move(to: $0.location) }
    pan.ended = { [weak self] _ in self?.value.onEditingChanged(false) }
    pan.cancelled = { [weak self] in self?.value.onEditingChanged(false) }
  }

  var ownRecognizers: [GestureRecognizer] { [pan] }

  private var geometry: SliderGeometry { SliderGeometry(width: size.width, isMirrored: isRightToLeft) }

  private func begin(_ pan: PanRecognizer.Value) {
    let distance = pan.startLocation.x - geometry.thumb(at: value.fraction)
    grip = abs(distance) <= SliderGeometry.reach ? distance : 0
    value.onEditingChanged(true)
    move(to: pan.location)
  }

  private func move(to location: CGPoint) { value.set(geometry.fraction(at: location.x - grip)) }
}

/// Where the thumb of a slider stands.
struct SliderGeometry {
  let width: CGFloat
  let isMirrored: Bool
  private static var side: CGFloat { ControlMetrics.Slider.thumbSize }
  /// Points from the thumb's middle within which a press takes it.
  static var reach: CGFloat { side / 2 }

  private var room: CGFloat { max(1, width - Self.side) }

  /// The thumb's middle, in points from the left.
  func thumb(at fraction: Double) -> CGFloat {
    Self.side / 2 + room * CGFloat(isMirrored ? 1 - fraction : fraction)
  }

  /// The share of the range at a place, 0…1.
  func fraction(at x: CGFloat) -> Double {
    let fraction = Double(min(max((x - Self.side / 2) / room, 0), 1))
    return isMirrored ? 1 - fraction : fraction
  }
}
