import Foundation
import MartletControls
import MartletDisplay
import MartletTree
import UIKit

/// The drawn slider: what is chosen in the tint, the rest in gray, the thumb between. Spec: M-CTL-6, M-CTL-7.
struct SliderTrack: LeafView {
  private typealias Metrics = ControlMetrics.Slider
  let fraction: Double

  private struct Look {
    var chosen: RGBA
    var rest: RGBA
    var thumb: RGBA
    var isEnabled: Bool
  }

  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout, answer: Self.size) { _, _ in [] }
    update(node, in: context)
    return node
  }

  func update(_ node: ShapeNode, in context: ElementContext) {
    let look = Self.look(in: context.environment)
    let fractionFromLeft = context.environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    node.drawing = { rect, _ in
      let items = Self.items(in: rect, thumbAt: fractionFromLeft, isMirrored: isMirrored, look)
      return look.isEnabled ? items : [.effect(.opacity(ControlMetrics.Toggle.disabledOpacity), items)]
    }
  }

  /// All the width there is. The ideal width is own, no public figure.
  private static func size(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? 200, Metrics.thumbSize), height: Metrics.height)
  }

  private static func look(in environment: EnvironmentValues) -> Look {
    let appearance = UISlider.appearance()
    func color(_ set: UIColor?, _ standard: RGBA) -> RGBA { set.map { environment.resolve($0) } ?? standard }
    let tint = TintShapeStyle()._paint(in: environment).color
    return Look(
      chosen: environment.tintColor == nil ? color(appearance.minimumTrackTintColor, tint) : tint,
      rest: color(appearance.maximumTrackTintColor, SystemColor.systemFill.resolved(in: environment)),
      thumb: color(appearance.thumbTintColor, .white), isEnabled: environment.isEnabled)
  }

  private static func items(
    in rect: CGRect, thumbAt fraction: Double, isMirrored: Bool, _ look: Look
  ) -> [DisplayItem] {
    let side = Metrics.thumbSize
    let track = CGRect(
      x: rect.minX, y: rect.midY - Metrics.trackHeight / 2, width: rect.width, height: Metrics.trackHeight)
    let center = rect.minX + side / 2 + max(0, rect.width - side) * fraction
    let left = CGRect(x: track.minX, y: track.minY, width: center - track.minX, height: track.height)
    let right = CGRect(x: center, y: track.minY, width: track.maxX - center, height: track.height)
    func bar(_ rect: CGRect, _ color: RGBA) -> DisplayItem {
      .fill(Path(roundedRect: rect, cornerRadius: Metrics.trackHeight / 2), .color(color), FillStyle())
    }
    let thumb = Path(ellipseIn: CGRect(x: center - side / 2, y: rect.midY - side / 2, width: side, height: side))
    return [bar(isMirrored ? left : right, look.rest), bar(isMirrored ? right : left, look.chosen)]
      + ThumbShadow.items(casting: Metrics.shadows, thumb, look.thumb)
  }
}
