import Foundation
import MartletControls

/// What a colour picker opens: a grid, sliders and a field. All sizes are own, no public figure.
struct ColorCard: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  @Environment(\.self) private var surroundings

  private var color: Color.Resolved { selection.resolve(in: surroundings) }

  var body: some View {
    VStack(spacing: 14) {
      ColorGrid(chosen: HexColor(color)) { selection = $0.color(opacity: supportsOpacity ? Double(color.opacity) : 1) }
      channel(.red, \.red)
      channel(.green, \.green)
      channel(.blue, \.blue)
      if supportsOpacity { channel(.opacity, \.opacity) }
      HexField(selection: $selection)
    }
    .frame(width: ColorGrid.width)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)  // the sliders need the room
  }

  private func channel(_ name: Word, _ part: WritableKeyPath<Color.Resolved, Float>) -> some View {
    let value = Binding {
      Double(color[keyPath: part])
    } set: {
      var new = color
      new[keyPath: part] = Float($0)
      selection = Color(new)
    }
    return HStack(spacing: 12) {
      Text(word: name).font(.subheadline).frame(width: 70, alignment: .leading).accessibilityHidden(true)
      Slider(value: value) { Text(word: name) }
      Text(verbatim: "\(Int((value.wrappedValue * (part == \.opacity ? 100 : 255)).rounded()))")
        .font(.subheadline.monospacedDigit()).frame(width: 40, alignment: .trailing).accessibilityHidden(true)
    }
  }
}

/// Twelve columns of hues under a row of greys.
private struct ColorGrid: View {
  static let cell: CGFloat = 26
  static let columns = 12
  static var width: CGFloat { cell * CGFloat(columns) }
  let chosen: HexColor
  let choose: (HexColor) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(Array(Self.rows.enumerated()), id: \.offset) { row in
        HStack(spacing: 0) {
          ForEach(Array(row.element.enumerated()), id: \.offset) { color in cell(color.element) }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private func cell(_ color: HexColor) -> some View {
    Button {
      choose(color)
    } label: {
      Rectangle().fill(color.color(opacity: 1)).frame(width: Self.cell, height: Self.cell)
        .overlay { if color == chosen { Rectangle().strokeBorder(Color.white, lineWidth: 3) } }
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(Text(verbatim: color.text))
    .accessibilityAddTraits(color == chosen ? .isSelected : [])
  }

  /// Greys, then the hues from dark to light.
  private static let rows: [[HexColor]] = {
    let greys = (0..<columns).map { HexColor(hue: 0, saturation: 0, brightness: 1 - Double($0) / Double(columns - 1)) }
    let shades: [(saturation: Double, brightness: Double)] = [
      (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
    ]
    return [greys]
      + shades.map { shade in
        (0..<columns).map {
          HexColor(
            hue: (Double($0) / Double(columns) + 0.54).truncatingRemainder(dividingBy: 1), saturation: shade.saturation,
            brightness: shade.brightness)
        }
      }
  }()
}

/// A colour by six hexadecimal digits; what is no colour leaves it as it is.
private struct HexField: View {
  @Binding var selection: Color
  @State private var typed: String?
  @Environment(\.self) private var surroundings

  var body: some View {
    let color = selection.resolve(in: surroundings)
    let text = Binding {
      typed ?? HexColor(color).text
    } set: { new in
      typed = new
      if let hex = HexColor(new) { selection = hex.color(opacity: Double(color.opacity)) }
    }
    HStack {
      (Text(word: .hexColor) + Text(verbatim: " #")).font(.subheadline).accessibilityHidden(true)
      Spacer()
      TextField<Text>(field(text))
        .textFieldStyle(.roundedBorder).autocorrectionDisabled().frame(width: 110)
    }
  }

  private func field(_ text: Binding<String>) -> TextFieldConfiguration {
    let typed = $typed
    return TextFieldConfiguration(label: Text(word: .hexColor), text: text).with {
      $0.onEditingChanged = { begins in if !begins { typed.wrappedValue = nil } }
    }
  }
}

/// An opaque sRGB colour in steps of 1/255.
struct HexColor: Hashable {
  let red, green, blue: Int

  init(_ color: Color.Resolved) {
    func byte(_ part: Float) -> Int { Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()) }
    (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
  }

  /// Six digits, or three that stand for pairs, with or without a number sign.
  init?(_ text: String) {
    var digits = text.trimmingCharacters(in: .whitespaces)
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else { return nil }
    (red, green, blue) = (value >> 16, value >> 8 & 255, value & 255)
  }

  /// Each 0…1.
  init(hue: Double, saturation: Double, brightness: Double) {
    func byte(_ shift: Double) -> Int {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let part = brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
      return Int((part * 255).rounded())
    }
    (red, green, blue) = (byte(5), byte(3), byte(1))
  }

  var text: String { String(format: "%02X%02X%02X", red, green, blue) }
  func color(opacity: Double) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
  }
}
