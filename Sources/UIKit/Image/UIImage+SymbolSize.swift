import Foundation
import MartletControls
import MartletDisplay
import MartletText

extension SymbolCatalog {
  /// The symbols that UIKit and SwiftUI share, for the main thread.
  nonisolated(unsafe) package static let shared: SymbolCatalog = {
    let catalog = SymbolCatalog()
    catalog.reportProblem = { Notes.once($0) }
    return catalog
  }()
}

extension UIImage {
  /// A symbol's outlines as its configuration wants them; nil for pictures.
  public var _symbolDrawing: SymbolDrawing? {
    guard let name = _symbolName else { return nil }
    let weight = look.configuration?._cssWeight ?? 400
    return SymbolCatalog.shared.drawing(named: name, weight: weight)?.scaled(engineScale)
  }

  /// In points; the drawing's measures are relative to the text that a symbol goes with, 17 unless configured.
  var symbolSize: CGSize? {
    let pointSize = look.configuration?._pointSize ?? TextStyleMetrics.body.size(at: .standard)
    return _symbolDrawing.map { CGSize(width: $0.size.width * pointSize, height: $0.size.height * pointSize) }
  }

  private var engineScale: MartletText.SymbolScale {
    switch look.configuration?._scale {
    case .small: .small
    case .large: .large
    default: .medium
    }
  }
}
