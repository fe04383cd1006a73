import Foundation

/// The measures that all symbols share. Drawings are made in points at the body size, 17.
enum SymbolMetrics {
  /// The font size that the table's numbers are made for.
  static let designSize: CGFloat = 17
  /// Half the capital letters' height over the font's size: the line that symbols are centred on.
  static let capitalCenter: CGFloat = 0.352

  /// The thickness of lines by font weight, in points at the body size. Chosen beside Inter: a symbol's lines
  /// are about as thick as the stems of the letters next to it.
  private static let lineWidths: [(weight: Int, width: CGFloat)] = [
    (100, 0.5), (200, 0.75), (300, 1.1), (400, 1.45), (500, 1.7), (600, 1.95), (700, 2.25), (800, 2.55), (900, 2.85),
  ]

  /// Weights between the named ones are interpolated; outside 100…900 the nearest counts.
  static func lineWidth(weight: Int) -> CGFloat {
    guard let above = lineWidths.firstIndex(where: { $0.weight >= weight }) else { return lineWidths.last!.width }
    guard above > 0 else { return lineWidths[0].width }
    let (low, high) = (lineWidths[above - 1], lineWidths[above])
    let fraction = CGFloat(weight - low.weight) / CGFloat(high.weight - low.weight)
    return low.width + (high.width - low.width) * fraction
  }
}

/// The relative size of a symbol beside text: `Image.Scale`.
public enum SymbolScale: Hashable, Sendable {
  case small
  case medium
  case large

  /// The factor on width and height. Published measurements of the system's symbols give about 0.79 and 1.28.
  public var factor: CGFloat {
    switch self {
    case .small: return 0.79
    case .medium: return 1
    case .large: return 1.28
    }
  }
}
