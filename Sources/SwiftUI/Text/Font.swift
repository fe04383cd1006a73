import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import UIKit

/// A typeface with size and shape, made concrete by the text size of its surroundings. Spec: I15, I16.
public struct Font: Hashable, Sendable {
  /// The system's text styles.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var metrics: TextStyleMetrics {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// CSS weights from 100 (ultra light) to 900 (black).
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case named(String, size: CGFloat, relativeTo: TextStyle?)
    case description(FontDescription)
  }

  enum Trait: Hashable, Sendable {
    case weight(Weight), bold, italic, monospacedDigits, smallCaps, monospaced, width(Width), leading(Leading)
  }

  let base: Base
  var traits: [Trait] = []

  init(_ base: Base) { self.base = base }
  /// A UIKit font at its own size.
  public init(_ font: UIFont) { base = .description(font._description) }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }
  /// A fixed size in points, whatever the user's text size. Spec: I16.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }
  /// A font by name; its size grows with the user's text size like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.named(name, size: size, relativeTo: style))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  private func with(_ trait: Trait) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  public func bold() -> Font { with(.bold) }
  public func italic() -> Font { with(.italic) }
  public func monospacedDigit() -> Font { with(.monospacedDigits) }
  public func monospaced() -> Font { with(.monospaced) }
  public func smallCaps() -> Font { with(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { with(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { with(.smallCaps) }
  public func width(_ width: Width) -> Font { with(.width(width)) }
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
}

extension Font {
  /// The font at a text size.
  func resolved(at textSize: DynamicTypeSize) -> FontDescription {
    var font = description(at: textSize)
    for trait in traits { trait.apply(to: &font, emphasizedWeight: emphasizedWeight) }
    return font
  }

  private var emphasizedWeight: Int {
    if case .style(let style, _, _) = base { style.metrics.emphasizedWeight } else { 700 }
  }

  private func description(at textSize: DynamicTypeSize) -> FontDescription {
    switch base {
    case .style(let style, let design, let weight):
      return FontDescription(
        family: (design ?? .default).family, size: style.metrics.size(at: textSize),
        weight: weight?.value ?? style.metrics.weight, lineHeight: style.metrics.leading(at: textSize))
    case .system(let size, let weight, let design):
      return FontDescription(
        family: (design ?? .default).family, size: Self.valid(size), weight: weight?.value ?? 400)
    case .named(let name, let size, let style):
      let scaled = style.map { TextStyleMetrics.scaledValue(size, relativeTo: $0.metrics, at: textSize) } ?? size
      let size = Self.valid(scaled)
      return UIFont(name: name, size: size)?._description ?? FontDescription(family: .named(name), size: size)
    case .description(let font): return font
    }
  }

  /// Sizes that can't be set: NaN and negative count as the smallest.
  private static func valid(_ size: CGFloat) -> CGFloat { size.isFinite ? min(max(size, 1), 10_000) : 1 }
}

extension Font.Design {
  fileprivate var family: FontDescription.Family {
    switch self {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Trait {
  func apply(to font: inout FontDescription, emphasizedWeight: Int) {
    switch self {
    case .weight(let weight): font.weight = weight.value
    case .bold: font.weight = max(font.weight, emphasizedWeight)
    case .italic: font.isItalic = true
    case .monospacedDigits: font.hasMonospacedDigits = true
    case .smallCaps: font.hasSmallCaps = true
    case .monospaced: font.family = .monospaced
    case .width(let width): font.width = width.value < 0 ? -1 : width.value > 0 ? 1 : 0
    case .leading(let leading):
      guard let height = font.lineHeight else { return }
      // Tight and loose lines differ by 2 points from the standard (own; no public figure).
      font.lineHeight = height + (leading == .tight ? -2 : leading == .loose ? 2 : 0)
    }
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: [Font.Trait] { [] } }

extension EnvironmentValues {
  /// The font of text without one of its own; nil for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Weight, italics and so on that are added to whatever font is chosen. Spec: I10.
  var fontTraits: [Font.Trait] {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated func fontTrait(_ trait: Font.Trait) -> some View {
    transformEnvironment(\.fontTraits) { $0.append(trait) }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment(\.fontTraits) { traits in
      traits.removeAll { if case .weight = $0 { true } else { $0 == .bold } }
      if let weight { traits.append(.weight(weight)) }
    }
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontTraits) { if isActive { $0.append(.bold) } else { $0.removeAll { $0 == .bold } } }
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontTraits) { if isActive { $0.append(.italic) } else { $0.removeAll { $0 == .italic } } }
  }
  nonisolated public func monospacedDigit() -> some View { fontTrait(.monospacedDigits) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.fontTraits) { if isActive { $0.append(.monospaced) } }
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.fontTraits) { if let width { $0.append(.width(width)) } }
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment(\.fontDesignOverride) { $0 = design }
  }
}

private enum FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }

extension EnvironmentValues {
  var fontDesignOverride: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
}

extension Font {
  /// The font that text without one of its own has here.
  static func surrounding(_ environment: EnvironmentValues, own: Font? = nil) -> FontDescription {
    let font = own ?? environment.font ?? .body
    var description = font.resolved(at: environment.dynamicTypeSize)
    if let design = environment.fontDesignOverride, description.family == .system { description.family = design.family }
    let emphasized = font.emphasizedWeight
    for trait in environment.fontTraits { trait.apply(to: &description, emphasizedWeight: emphasized) }
    return description
  }
}
