import Foundation
import MartletControls
import MartletDisplay

/// A colour, fixed or resolved against traits when it is drawn. Immutable.
///
/// Two colours are equal when they were made alike: components by value, system and catalog colours by name,
/// colours with a provider by identity.
open class UIColor: NSObject, @unchecked Sendable {
  /// How the colour comes about.
  indirect enum Source: Hashable {
    case components(RGBA)
    case system(SystemColor)
    case named(NamedColor)
    case provider(Provider)
    case alpha(CGFloat, of: Source)
  }
  /// A function compared by identity.
  final class Provider: Hashable {
    let color: (UITraitCollection) -> UIColor
    init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
    static func == (a: Provider, b: Provider) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let source: Source

  init(source: Source) { self.source = source }

  /// Transparent black.
  public override init() { source = .components(.clear) }

  package convenience init(like color: UIColor) { self.init(source: color.source) }

  // Apps name the colours of SwiftUI by the same form, as in `UIColor(.black)`.
  @_disfavoredOverload public convenience init(_ color: SystemColor) { self.init(source: .system(color)) }

  /// Components in sRGB with straight alpha.
  @_disfavoredOverload public convenience init(_ rgba: RGBA) { self.init(source: .components(rgba)) }

  /// sRGB components, 0…1; those outside stand for colours beyond sRGB. NaN counts as 0, alpha is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(RGBA(cleanRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, 0 black to 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .components(RGBA(cleanRed: white, green: white, blue: white, alpha: alpha))
  }

  /// All components 0…1, clamped; hue 0 and 1 are both red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .components(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Components in the Display P3 space, converted to sRGB (partly outside 0…1).
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(cgColor: CGColor) { source = .components(cgColor._rgba) }

  /// A colour that `dynamicProvider` chooses for the traits at hand, each time it is drawn.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(Provider(dynamicProvider))
  }

  /// Used by colour literals in source code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }
  open override var hash: Int { source.hashValue }
  open override var description: String {
    let rgba = _rgba
    return "UIColor(red: \(rgba.red), green: \(rgba.green), blue: \(rgba.blue), alpha: \(rgba.alpha))"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// The type of a colour literal whose context names none.
public typealias _ColorLiteralType = UIColor
