import Foundation
import MartletControls
import MartletDisplay

/// What a font should be like. Immutable.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let fontDescription: FontDescription

  init(_ description: FontDescription) { fontDescription = description }

  public convenience init(name fontName: String, size: CGFloat) {
    let size = UIFont.validSize(size)
    self.init(FontNames.description(of: fontName, size: size) ?? FontDescription(family: .named(fontName), size: size))
  }

  /// Properties of a face that can be switched on.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The system font's kinds.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { fontDescription.size }
  open var postscriptName: String { FontNames.fullName(fontDescription) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if fontDescription.isItalic { traits.insert(.traitItalic) }
    if fontDescription.weight >= 600 { traits.insert(.traitBold) }
    if fontDescription.width > 0 { traits.insert(.traitExpanded) }
    if fontDescription.width < 0 { traits.insert(.traitCondensed) }
    if fontDescription.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same face with exactly these traits. Never nil here: missing forms are drawn from the regular one.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changing {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = $0.weight >= 600
      if symbolicTraits.contains(.traitBold) != isBold { $0.weight = isBold ? 400 : 700 }
      $0.width = symbolicTraits.contains(.traitExpanded) ? 1 : symbolicTraits.contains(.traitCondensed) ? -1 : 0
      if symbolicTraits.contains(.traitMonoSpace) { $0.family = .monospaced }
    }
  }

  /// The system font in another kind; nil for named fonts and unknown kinds.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = fontDescription.family { return nil }
    let families: [SystemDesign: FontDescription.Family] = [
      .default: .system, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    return families[design].map { family in changing { $0.family = family } }
  }

  /// Loses the line height that belonged to a text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changing { ($0.size, $0.lineHeight) = (UIFont.validSize(newPointSize), nil) }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.family = .named(newFamily) } }

  private func changing(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var description = fontDescription
    change(&description)
    return UIFontDescriptor(description)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.fontDescription == fontDescription
  }
  open override var hash: Int { fontDescription.hashValue }
}
