import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletTree
import UIKit

/// A colour, perhaps another one in the dark, in high contrast or on a raised surface.
///
/// As a view it fills the room it is given. Spec: A27.
public struct Color: ShapeStyle, Hashable {
  indirect enum Provider: Hashable {
    case rgba(RGBA)
    case system(SystemColor)
    case named(String, BundleReference)
    case uiColor(UIColor)
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, Double)
  }
  /// A bundle by identity.
  struct BundleReference: Hashable, @unchecked Sendable {
    let bundle: Bundle?
    /// The source line that named the colour, for notes; it does not make it another colour.
    let place: Notes.Place
    static func == (a: Self, b: Self) -> Bool { a.bundle == b.bundle }
    func hash(into hasher: inout Hasher) { hasher.combine(bundle) }
  }
  let provider: Provider

  init(_ provider: Provider) { self.provider = provider }
  init(rgba: RGBA) { provider = .rgba(rgba) }
  init(system: SystemColor) { provider = .system(system) }

  /// Which meaning the components have.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components 0…1; values outside are kept for wide gamuts. Display P3 is mapped to sRGB.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    provider = .rgba(space.sRGB(red: red, green: green, blue: blue, opacity: opacity))
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Hue, saturation and brightness 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let color = UIColor(
      hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness), alpha: CGFloat(opacity))
    provider = .uiColor(color)
  }
  /// A colour of the asset catalogue. A missing name is logged once and drawn clear.
  public init(_ name: String, bundle: Bundle? = nil, file: String = #fileID, line: UInt = #line) {
    provider = .named(name, BundleReference(bundle: bundle, place: Notes.Place(file: file, line: line)))
  }
  @_disfavoredOverload public init(_ color: UIColor) { provider = .uiColor(color) }
  public init(uiColor: UIColor) { provider = .uiColor(uiColor) }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }
  public func mix(with other: Color, by fraction: Double) -> Color { Color(.mix(self, other, fraction)) }

  public static let clear = Color(rgba: .clear)
  public static let black = Color(rgba: .black)
  public static let white = Color(rgba: .white)
  public static let red = Color(system: .systemRed)
  public static let orange = Color(system: .systemOrange)
  public static let yellow = Color(system: .systemYellow)
  public static let green = Color(system: .systemGreen)
  public static let mint = Color(system: .systemMint)
  public static let teal = Color(system: .systemTeal)
  public static let cyan = Color(system: .systemCyan)
  public static let blue = Color(system: .systemBlue)
  public static let indigo = Color(system: .systemIndigo)
  public static let purple = Color(system: .systemPurple)
  public static let pink = Color(system: .systemPink)
  public static let brown = Color(system: .systemBrown)
  public static let gray = Color(system: .systemGray)
  public static let primary = Color(system: .label)
  public static let secondary = Color(system: .secondaryLabel)
  /// The app's accent: the tint, else AccentColor of the asset catalogue, else the system's blue.
  public static let accentColor = Color(.accent)
}

extension Color {
  /// The colour's components in these surroundings.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch provider {
    case .rgba(let color): color
    case .system(let color): color.resolved(in: environment)
    case .named(let name, let reference):
      UIColor(named: name, bundle: reference.bundle ?? .main, place: reference.place).map { environment.resolve($0) }
        ?? .clear
    case .uiColor(let color): environment.resolve(color)
    case .accent: Self.accent(in: environment)
    case .opacity(let color, let factor): color.rgba(in: environment).opacity(factor)
    case .mix(let a, let b, let fraction): a.rgba(in: environment).mixed(with: b.rgba(in: environment), fraction)
    }
  }

  private static func accent(in environment: EnvironmentValues) -> RGBA {
    if let tint = environment.tintColor, tint.provider != .accent { return tint.rgba(in: environment) }
    if let asset = AssetCatalog.accentColor { return environment.resolve(asset) }
    return SystemColor.systemBlue.resolved(in: environment)
  }

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { .color(rgba(in: environment)) }

  /// The components of a colour in given surroundings.
  public struct Resolved: ShapeStyle, Hashable {
    public typealias Resolved = Never
    public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
      .color(RGBA(red: red, green: green, blue: blue, alpha: opacity))
    }
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = rgba(in: environment)
    return Resolved(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
  public init(_ resolved: Resolved) {
    self.init(
      rgba: RGBA(red: resolved.red, green: resolved.green, blue: resolved.blue, alpha: resolved.opacity))
  }
}

extension Color: LeafView {
  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout) { _, _ in [] }
    update(node, in: context)
    return node
  }
  func update(_ node: ShapeNode, in context: ElementContext) {
    let color = rgba(in: context.environment)
    node.hitTest = { point, bounds in color.alpha > 0 && bounds.contains(point) }
    node.drawing = { rect, _ in color.alpha > 0 ? [.rect(rect, color)] : [] }
  }
}

extension EnvironmentValues {
  var isDark: Bool { colorScheme == .dark }
  func resolve(_ color: UIColor) -> RGBA {
    color._resolve(isDark: isDark, isHighContrast: colorSchemeContrast == .increased, isElevated: isElevated)
  }
}

extension SystemColor {
  func resolved(in environment: EnvironmentValues) -> RGBA {
    rgba(
      isDark: environment.isDark, isHighContrast: environment.colorSchemeContrast == .increased,
      isElevated: environment.isElevated)
  }
}

extension RGBA {
  func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    let t = Float(min(max(fraction, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * t }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Color.RGBColorSpace {
  /// The components in sRGB. Display P3 → sRGB by the published matrix between the two spaces' primaries.
  func sRGB(red: Double, green: Double, blue: Double, opacity: Double) -> RGBA {
    switch self {
    case .sRGB: RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    case .sRGBLinear:
      RGBA(red: encode(red), green: encode(green), blue: encode(blue), alpha: Float(opacity))
    case .displayP3:
      RGBA(
        red: encode(1.2249 * decode(red) - 0.2247 * decode(green)),
        green: encode(-0.0420 * decode(red) + 1.0419 * decode(green)),
        blue: encode(-0.0197 * decode(red) - 0.0786 * decode(green) + 1.0979 * decode(blue)), alpha: Float(opacity))
    }
  }
  private func encode(_ x: Double) -> Float {
    let magnitude = abs(x)
    let encoded = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return Float(x < 0 ? -encoded : encoded)
  }
  private func decode(_ x: Double) -> Double {
    let magnitude = abs(x)
    let decoded = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return x < 0 ? -decoded : decoded
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}
