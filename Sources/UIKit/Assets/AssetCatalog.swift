import Foundation
import MartletControls
import MartletDisplay

/// What a bundle's `Assets.json` lists: the named colours, images and data of its asset catalogs, as the build
/// wrote them beside the pixels. Read once for each bundle, when first asked for.
package final class AssetCatalog: @unchecked Sendable {
  let bundle: Bundle
  private let contents: AssetList

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: AssetCatalog] = [:]

  /// The catalog of `bundle`; empty, with one note, when its file cannot be read.
  package static func of(_ bundle: Bundle) -> AssetCatalog {
    lock.lock()
    defer { lock.unlock() }
    if let catalog = known[bundle.bundlePath] { return catalog }
    let catalog = AssetCatalog(bundle: bundle)
    known[bundle.bundlePath] = catalog
    return catalog
  }

  /// Takes the catalog of one bundle for another: tests show an app's views in a program that is not the app.
  package static func use(_ other: Bundle, for bundle: Bundle) {
    let catalog = of(other)
    lock.lock()
    defer { lock.unlock() }
    known[bundle.bundlePath] = catalog
  }

  /// The main bundle's AccentColor; nil when there is none, so that the system's blue stands.
  package static var accentColor: UIColor? {
    UIColor(catalogName: of(.main).contents.accentColor ?? "AccentColor", bundle: .main)
  }

  init(bundle: Bundle) {
    self.bundle = bundle
    guard let url = bundle.url(forResource: "Assets", withExtension: "json") else {
      contents = AssetList()
      return
    }
    do {
      contents = try AssetList(data: Data(contentsOf: url))
    } catch {
      Notes.once("\(url.path) cannot be read, so the app has no named colours and images: \(AssetList.explain(error))")
      contents = AssetList()
    }
  }

  /// A colour's variants; nil when the catalog has no such name.
  func color(named name: String) -> NamedColor? {
    contents.colors[name].map { NamedColor(name: name, variants: $0, bundlePath: bundle.bundlePath) }
  }

  /// An image's files; empty when the catalog has no such name.
  func imageFiles(named name: String) -> [AssetList.ImageVariant] { contents.images[name] ?? [] }

  /// The files of a symbol that the app brings; empty when the catalog has no such name.
  func symbolFiles(named name: String) -> [AssetList.ImageVariant] { contents.symbols[name] ?? [] }

  func dataFiles(named name: String) -> [AssetList.DataVariant] { contents.data[name] ?? [] }

  var dataNames: [String] { Array(contents.data.keys) }
  var colorNames: [String] { Array(contents.colors.keys) }
  var imageNames: [String] { Array(contents.images.keys) + contents.symbols.keys }
}
