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
      Switch(isOn: isOnNow, tint: tint, toggle: toggle)
        .modifier(MeaningModifier(write: { _, _ in }, tapAction: { $0.isEnabled ? toggle : nil }))
        .modifier(RowInsetReach())
    }
    .controlMeaning(.toggle, value: { _ in isOnNow.spoken }, tap: toggle, press: { _ in .none })
  }
}

/// The switch as the environment wants it.
struct Switch: LeafView {
  private typealias Metrics = ControlMetrics.Toggle
  let isOn: Bool
  let tint: Color?
  var toggle: () -> Void = {}

  func makeElement(in context: ElementContext) -> SwitchNode {
    let node = SwitchNode(context: context.layout, isOn: isOn)
    update(node, in: context)
    return node
  }

  func update(_ node: SwitchNode, in context: ElementContext) {
    let environment = context.environment
    node.toggle = toggle
    node.look = SwitchNode.Look(
      onTrack: onTrack(in: environment), offTrack: Metrics.offTrack(isDark: environment.isDark),
      thumb: UISwitch.appearance().thumbTintColor.map { environment.resolve($0) } ?? .white,
      isEnabled: environment.isEnabled)
    node.set(isOn: isOn, isAnimated: !Transaction.current.disablesAnimations)
  }

  private func onTrack(in environment: EnvironmentValues) -> RGBA {
    let appearance = UISwitch.appearance().onTintColor
    if let chosen = tint ?? environment.tintColor { return chosen.rgba(in: environment) }
    return appearance.map { environment.resolve($0) } ?? SystemColor.systemGreen.resolved(in: environment)
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
