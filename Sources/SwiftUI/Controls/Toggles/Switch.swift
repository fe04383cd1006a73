import Foundation
import MartletControls
import MartletDisplay
import MartletTree
import UIKit

/// A labelled switch, one control to assistive tools. Pointers press the switch, not its label.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    let isOn = configuration.$isOn
    let isOnNow = configuration.isOn
    let toggle = { isOn.wrappedValue.toggle() }
    LabeledRow(label: configuration.label) {
      Switch(isOn: isOnNow, tint: tint)
        .modifier(MeaningModifier(write: { _, _ in }, tapAction: { $0.isEnabled ? toggle : nil }))
        .modifier(RowInsetReach())
    }
    .controlMeaning(.toggle, value: { _ in isOnNow.spoken }, tap: toggle, press: { _ in .none })
  }
}

/// The drawn switch: a track, and a thumb at the end that says on. Spec: M-CTL-1 to M-CTL-3.
struct Switch: LeafView {
  private typealias Metrics = ControlMetrics.Toggle
  let isOn: Bool
  let tint: Color?

  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout, answer: { _ in Metrics.size }) { _, _ in [] }
    update(node, in: context)
    return node
  }

  func update(_ node: ShapeNode, in context: ElementContext) {
    let environment = context.environment
    let track = trackColor(in: environment)
    let thumb = UISwitch.appearance().thumbTintColor.map { environment.resolve($0) } ?? .white
    let isThumbRight = isOn != (environment.layoutDirection == .rightToLeft)
    let isEnabled = environment.isEnabled
    node.drawing = { rect, _ in
      let items = Self.items(in: rect, track: track, thumb: thumb, isThumbRight: isThumbRight)
      return isEnabled ? items : [.effect(.opacity(Metrics.disabledOpacity), items)]
    }
  }

  private func trackColor(in environment: EnvironmentValues) -> RGBA {
    guard isOn else { return Metrics.offTrack(isDark: environment.isDark) }
    let appearance = UISwitch.appearance().onTintColor
    if let chosen = tint ?? environment.tintColor { return chosen.rgba(in: environment) }
    return appearance.map { environment.resolve($0) } ?? SystemColor.systemGreen.resolved(in: environment)
  }

  private static func items(in rect: CGRect, track: RGBA, thumb: RGBA, isThumbRight: Bool) -> [DisplayItem] {
    let outline = Path(roundedRect: rect, cornerRadius: rect.height / 2)
    let side = Metrics.thumbSize
    let x = isThumbRight ? rect.maxX - Metrics.thumbInset - side : rect.minX + Metrics.thumbInset
    let circle = Path(ellipseIn: CGRect(x: x, y: rect.minY + (rect.height - side) / 2, width: side, height: side))
    return [.fill(outline, .color(track), FillStyle())]
      + ThumbShadow.items(casting: Metrics.shadows, circle, thumb)
  }
}

extension ThumbShadow {
  /// A thumb with its shadows below it.
  static func items(casting shadows: [ThumbShadow], _ outline: Path, _ color: RGBA) -> [DisplayItem] {
    var items: [DisplayItem] = [.fill(outline, .color(color), FillStyle())]
    for shadow in shadows {
      let shade = RGBA(red: 0, green: 0, blue: 0, alpha: Float(shadow.opacity))
      items = [.effect(.shadow(shade, radius: shadow.radius, offset: CGSize(width: 0, height: shadow.offsetY)), items)]
    }
    return items
  }
}
