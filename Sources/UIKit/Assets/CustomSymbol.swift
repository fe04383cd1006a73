import Foundation
import MartletControls
import MartletDisplay
import MartletText

/// A symbol of an asset catalog, read when it is first drawn. Safe from any thread.
final class CustomSymbol: @unchecked Sendable {
  private let name: String
  private let path: String
  private let place: Notes.Place?
  private let lock = NSLock()
  private var symbol: SVGSymbol??
  private var drawings: [Int: SymbolDrawing] = [:]

  /// Nil for a name without files.
  init?(name: String, files: [AssetList.ImageVariant], _ bundle: Bundle, _ place: Notes.Place?) {
    guard let file = files.first else { return nil }
    (self.name, self.place) = (name, place)
    path = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(file.file).path
  }

  /// The drawing beside text of a weight; a placeholder, with one note, for a file that cannot be read.
  func drawing(weight: Int) -> SymbolDrawing {
    lock.lock()
    defer { lock.unlock() }
    if let known = drawings[weight] { return known }
    let drawing = read()?.drawing(named: name, weight: weight) ?? placeholder(weight: weight)
    drawings[weight] = drawing
    return drawing
  }

  private func placeholder(weight: Int) -> SymbolDrawing {
    SymbolCatalog.shared.drawing(named: "_missing.\(name)", weight: weight)
      ?? SymbolDrawing(name: name, layers: [], size: .zero, descent: 0)
  }

  private func read() -> SVGSymbol? {
    if let symbol { return symbol }
    do {
      symbol = .some(try SVGSymbol(path: path))
    } catch {
      Notes.placeholder("the symbol \"\(name)\" cannot be drawn. \(error)", at: place)
      symbol = .some(nil)
    }
    return symbol ?? nil
  }
}
