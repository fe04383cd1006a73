import Foundation
import MartletDisplay

/// Draws symbols by name.
///
/// Drawings are made when they are first asked for and kept. An icon file is read only for a name that needs
/// it. For the main thread only.
public final class SymbolCatalog {
  /// Where Debian's package of the Bootstrap icons has its files.
  public static let systemIconDirectory = "/usr/share/bootstrap-icons/svg"

  /// Called once for each icon file that is missing or malformed, with a message that names it.
  public var reportProblem: ((String) -> Void)?

  private struct Key: Hashable {
    var name: String
    var weight: Int
    var variants: SymbolVariants
    var hasLayers: Bool
  }

  private let iconDirectory: String
  private var drawings: [Key: SymbolDrawing] = [:]
  private var icons: [String: Result<SVGIcon, Error>] = [:]
  private var resolutions: [String: SymbolResolver.Resolution?] = [:]
  private lazy var resolver = SymbolResolver { [unowned self] in try icon(named: $0) }

  public init(iconDirectory: String = SymbolCatalog.systemIconDirectory) {
    self.iconDirectory = iconDirectory
  }

  /// The symbol with a font weight of 100 (ultralight) to 900 (black); 400 is regular.
  ///
  /// An unknown name, or one whose icon cannot be read, gives a drawing with `isPlaceholder` set. An empty
  /// name gives nil: nothing is to be drawn. With `hasLayers` what carries a sign, a circle or the symbol under a badge,
  /// is a layer of its own; else all is one.
  public func drawing(
    named name: String, weight: Int = 400, variants: SymbolVariants = .none, hasLayers: Bool = false
  ) -> SymbolDrawing? {
    guard !name.isEmpty else { return nil }
    let key = Key(name: name, weight: weight, variants: variants, hasLayers: hasLayers)
    if let known = drawings[key] { return known }
    let drawing = makeDrawing(key)
    drawings[key] = drawing
    return drawing
  }

  /// Whether the name has a drawing of its own.
  public func hasSymbol(named name: String) -> Bool { resolution(of: name) != nil }

  private func makeDrawing(_ key: Key) -> SymbolDrawing {
    let pen = SymbolPen(weight: key.weight)
    for candidate in key.variants.candidates(for: key.name) {
      if let found = resolution(of: candidate) { return drawing(of: found, name: candidate, key.hasLayers, pen) }
    }
    var placeholder = drawing(of: .placeholder, name: key.name, false, pen)
    placeholder.isPlaceholder = true
    return placeholder
  }

  private func resolution(of name: String) -> SymbolResolver.Resolution? {
    if let known = resolutions[name] { return known }
    // A problem with an icon has been reported where the file was read.
    let found = (try? resolver.resolve(name)) ?? nil
    resolutions[name] = found
    return found
  }

  private func drawing(
    of found: SymbolResolver.Resolution, name: String, _ hasLayers: Bool, _ pen: SymbolPen
  ) -> SymbolDrawing {
    let box = found.node.box
    let toUnitSquare = CGAffineTransform(translationX: box.width / 2, y: box.height / 2)
      .concatenating(CGAffineTransform(scaleX: 1 / box.width, y: 1 / box.height))
    let size = CGSize(width: box.width / SymbolMetrics.designSize, height: box.height / SymbolMetrics.designSize)
    var layers = hasLayers ? found.node.layers(pen) : [SymbolDrawing.Layer(path: found.node.rendered(pen))]
    for index in layers.indices { layers[index].path = layers[index].path.applying(toUnitSquare) }
    return SymbolDrawing(
      name: name, layers: layers, size: size,
      descent: size.height / 2 - SymbolMetrics.capitalCenter, flipsForRightToLeft: found.flipsForRightToLeft)
  }

  private func icon(named name: String) throws -> SVGIcon {
    if let known = icons[name] { return try known.get() }
    let file = iconDirectory + "/" + name + ".svg"
    let result = Result { try SVGIcon.load(path: file) }
    icons[name] = result
    if case .failure(let error) = result { reportProblem?("\(error)") }
    return try result.get()
  }
}

extension SymbolResolver.Resolution {
  /// A dashed square with a question mark.
  static let placeholder: SymbolResolver.Resolution = {
    let row = SymbolTable.rows["_placeholder"]!
    var reader = SymbolGlyphReader(row: row) { name in
      throw SymbolGlyphReader.Failure(description: "The placeholder needs no icon, but asked for \(name).")
    }
    guard let glyph = try? reader.read() else { preconditionFailure("The placeholder's row cannot be read.") }
    return SymbolResolver.Resolution(node: .glyph(glyph), flipsForRightToLeft: false)
  }()
}

extension SymbolDrawing {
  /// The same at another scale, still centred on the capital letters.
  public func scaled(_ scale: SymbolScale) -> SymbolDrawing {
    var result = self
    result.size = CGSize(width: size.width * scale.factor, height: size.height * scale.factor)
    result.descent = result.size.height / 2 - SymbolMetrics.capitalCenter
    return result
  }

  /// The same at another scale, standing on the baseline as before: for symbols that have their own place there.
  public func enlarged(_ scale: SymbolScale) -> SymbolDrawing {
    guard scale != .medium else { return self }
    var result = self
    result.size = CGSize(width: size.width * scale.factor, height: size.height * scale.factor)
    let center = size.height / 2 - descent
    result.descent = result.size.height / 2 - center
    return result
  }
}
