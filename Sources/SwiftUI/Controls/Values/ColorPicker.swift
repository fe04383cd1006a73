import Foundation
import UIKit

/// A control that picks a colour: its label, and a circle of the colour in a rainbow. Spec: A39.
///
/// DEVIATION: a tap does not open the colours yet. Row "ColorPicker" in Docs/Status.md.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  @MainActor public var body: some View {
    LabeledRow(label: label) { ColorWell(color: selection.wrappedValue).modifier(RowInsetReach()) }
      .controlMeaning(.button)
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The circle's sizes are own, no public figure.
private struct ColorWell: View {
  let color: Color
  private static let rainbow = AngularGradient(
    colors: (0...6).map { Color(hue: Double($0 % 6) / 6, saturation: 0.9, brightness: 1) }, center: .center,
    startAngle: .zero, endAngle: .degrees(360))

  var body: some View {
    Circle().strokeBorder(Self.rainbow, lineWidth: 3)
      .overlay { Circle().inset(by: 5).fill(color) }
      .frame(width: 28, height: 28)
  }
}
