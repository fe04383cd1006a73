import MartletControls
import MartletDisplay

/// The palette: system colours follow the appearance, the older plain ones never change.
extension UIColor {
  public class var systemRed: UIColor { UIColor(.systemRed) }
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  public class var systemMint: UIColor { UIColor(.systemMint) }
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  public class var systemPink: UIColor { UIColor(.systemPink) }
  public class var systemBrown: UIColor { UIColor(.systemBrown) }

  public class var systemGray: UIColor { UIColor(.systemGray) }
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  public class var systemGray6: UIColor { UIColor(.systemGray6) }

  public class var label: UIColor { UIColor(.label) }
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  public class var link: UIColor { UIColor(.link) }
  public class var separator: UIColor { UIColor(.separator) }
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }

  public class var systemFill: UIColor { UIColor(.systemFill) }
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }

  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(.secondarySystemGroupedBackground) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiarySystemGroupedBackground) }

  public class var darkText: UIColor { UIColor(.darkText) }
  public class var lightText: UIColor { UIColor(.lightText) }

  /// The default accent of controls.
  public class var tintColor: UIColor { UIColor(.systemBlue) }

  public class var clear: UIColor { UIColor(RGBA.clear) }
  public class var black: UIColor { UIColor(RGBA.black) }
  public class var white: UIColor { UIColor(RGBA.white) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var red: UIColor { UIColor(RGBA(red: 1, green: 0, blue: 0)) }
  public class var green: UIColor { UIColor(RGBA(red: 0, green: 1, blue: 0)) }
  public class var blue: UIColor { UIColor(RGBA(red: 0, green: 0, blue: 1)) }
  public class var cyan: UIColor { UIColor(RGBA(red: 0, green: 1, blue: 1)) }
  public class var yellow: UIColor { UIColor(RGBA(red: 1, green: 1, blue: 0)) }
  public class var magenta: UIColor { UIColor(RGBA(red: 1, green: 0, blue: 1)) }
  public class var orange: UIColor { UIColor(RGBA(red: 1, green: 0.5, blue: 0)) }
  public class var purple: UIColor { UIColor(RGBA(red: 0.5, green: 0, blue: 0.5)) }
  public class var brown: UIColor { UIColor(RGBA(red: 0.6, green: 0.4, blue: 0.2)) }
}
