import MartletControls
import MartletDisplay
import UIKit

extension UIColor {
  /// The colour for UIKit. What depends on the surroundings stays so; the accent is the app's, since no view's tint is
  /// known here.
  public convenience init(_ color: Color) {
    switch color.provider {
    case .rgba(let rgba): self.init(rgba)
    case .system(let system): self.init(system)
    case .uiColor(let color): self.init(like: color)
    case .named(let name, let reference):
      let named = UIColor(named: name, bundle: reference.bundle ?? .main, place: reference.place)
      self.init(like: named ?? .clear)
    case .accent: self.init(like: AssetCatalog.accentColor ?? .systemBlue)
    case .opacity(let color, let factor): self.init([color]) { $0[0].opacity(factor) }
    case .mix(let a, let b, let fraction): self.init([a, b]) { $0[0].mixed(with: $0[1], fraction) }
    }
  }

  /// What is computed from other colours: at once where these are fixed, so that colours made alike are equal.
  private convenience init(_ parts: [Color], _ compute: @escaping ([RGBA]) -> RGBA) {
    let parts = parts.map { UIColor($0) }
    if parts.contains(where: \._isDynamic) {
      self.init { traits in UIColor(compute(parts.map { $0.resolvedColor(with: traits)._rgba })) }
    } else {
      self.init(compute(parts.map(\._rgba)))
    }
  }
}

extension Color {
  /// The components; nil where they depend on the surroundings.
  public var cgColor: CGColor? {
    let color = UIColor(self)
    return color._isDynamic ? nil : color.cgColor
  }
  public init(cgColor: CGColor) { self.init(rgba: cgColor._rgba) }
  public init(_ cgColor: CGColor) { self.init(rgba: cgColor._rgba) }
}
