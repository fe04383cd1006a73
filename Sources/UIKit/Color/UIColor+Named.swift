import Foundation
import MartletControls

extension UIColor {
  /// The colour of that name in the main bundle's asset catalog; nil, with one note, when there is none.
  public convenience init?(named name: String, file: StaticString = #fileID, line: UInt = #line) {
    self.init(named: name, bundle: .main, place: .init(file: "\(file)", line: line))
  }

  // The form that references such as `map(UIColor.init(named:))` name.
  @_disfavoredOverload
  public convenience init?(named name: String) { self.init(named: name, bundle: .main, place: nil) }

  /// The colour of that name in the bundle's asset catalog (nil: the main bundle). It keeps following the
  /// traits; `traitCollection` is not used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(named: name, bundle: bundle ?? .main, place: .init(file: "\(file)", line: line))
  }

  /// As `init(named:in:compatibleWith:)`, without a note when there is no such colour.
  package convenience init?(catalogName name: String, bundle: Bundle) {
    guard let color = AssetCatalog.of(bundle).color(named: name) else { return nil }
    self.init(source: .named(color))
  }

  package convenience init?(named name: String, bundle: Bundle, place: Notes.Place?) {
    let catalog = AssetCatalog.of(bundle)
    guard let color = catalog.color(named: name) else {
      let near = NearestName.to(name, among: catalog.colorNames).map { "; the nearest name is \"\($0)\"" } ?? ""
      Notes.once(
        "no colour named \"\(name)\" in the asset catalogs of \(bundle.bundleURL.lastPathComponent)\(near)", at: place)
      return nil
    }
    self.init(source: .named(color))
  }
}
