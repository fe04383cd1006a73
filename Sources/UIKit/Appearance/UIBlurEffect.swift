import Foundation
import MartletControls

/// An effect on what lies behind a view.
open class UIVisualEffect: NSObject {
  override init() {}
}

/// A blur under a tint. Immutable.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much shows through, and whether the brightness is fixed.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
  public let _style: Style

  public init(style: Style) { _style = style }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?._style == _style }
  open override var hash: Int { _style.hashValue }
}

extension UIBlurEffect.Style {
  /// The row of the metrics table.
  public var _material: MaterialMetrics {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .extraLight, .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    case .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// Dark or light whatever the interface is; nil follows it.
  public var _fixedStyle: UIUserInterfaceStyle? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
