import Foundation
import MartletControls

/// The name of a colour in a bundle's asset catalogs. The build makes a static member of this type for each colour.
public struct ColorResource: Hashable, @unchecked Sendable {
  public let _name: String
  public let _bundle: Bundle

  public init(name: String, bundle: Bundle) { (_name, _bundle) = (name, bundle) }
}

extension UIColor {
  /// The colour of an asset catalog; clear, with one note, where the catalog has none of that name.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource._name, bundle: resource._bundle, place: nil)
    self.init(source: color?.source ?? .components(.clear))
  }
}
