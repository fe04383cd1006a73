import Foundation
import UIKit

/// A control that picks a colour: its label, and a circle of the colour in a rainbow. Spec: A39.
///
/// It opens a grid of colours, sliders for red, green, blue and, where `supportsOpacity`, opacity, and a field for the
/// hexadecimal form. What is picked is an sRGB colour.
///
/// DEVIATION: one card with all three, where SwiftUI has a sheet with three pages. Row "ColorPicker" in Docs/Status.md.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  @MainActor public var body: some View {
    let (isOpen, selection, supportsOpacity) = ($isOpen, selection, supportsOpacity)
    LabeledRow(label: label) {
      ColorWell(color: selection.wrappedValue).modifier(RowInsetReach())
        .popup(isPresented: isOpen) { _ in
          ColorCard(selection: selection, supportsOpacity: supportsOpacity).modifier(ControlCard())
        }
    }
    .controlMeaning(.button, tap: { isOpen.wrappedValue = true })
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
