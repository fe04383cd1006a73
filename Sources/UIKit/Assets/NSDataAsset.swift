import Foundation
import MartletControls

/// Data of an asset catalog, whatever it is. Read at once.
open class NSDataAsset: NSObject {
  public typealias Name = String
  public let name: String
  public let data: Data
  /// The uniform type identifier, "public.data" when the catalog names none.
  public let typeIdentifier: String

  /// The data of that name in the main bundle's asset catalogs; nil, with one note, when there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  public init?(name: String, bundle: Bundle) {
    let catalog = AssetCatalog.of(bundle)
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    let suitable = catalog.dataFiles(named: name).suiting(isPad: isPad, isDark: false, isHighContrast: false)
    guard let variant = suitable.first else {
      let near = NearestName.to(name, among: catalog.dataNames).map { "; the nearest name is \"\($0)\"" } ?? ""
      Notes.once("no data named \"\(name)\" in the asset catalogs of \(bundle.bundleURL.lastPathComponent)\(near)")
      return nil
    }
    let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(variant.file)
    guard let data = try? Data(contentsOf: url) else {
      Notes.once("the asset catalog lists \(url.path), which is not there")
      return nil
    }
    (self.name, self.data, typeIdentifier) = (name, data, variant.type ?? "public.data")
  }
}
