import Foundation
import MartletControls
import MartletDisplay

/// The name of an image in a bundle's asset catalogs. The build makes a static member of this type for each image.
public struct ImageResource: Hashable, @unchecked Sendable {
  public let _name: String
  public let _bundle: Bundle

  public init(name: String, bundle: Bundle) { (_name, _bundle) = (name, bundle) }
}

extension UIImage {
  /// The image of an asset catalog; without a picture, with one note, where the catalog has none of that name.
  public convenience init(resource: ImageResource) {
    let image = NamedImage(name: resource._name, bundle: resource._bundle, place: nil)
    self.init(content: image.map(Content.named) ?? .empty, look: Look())
  }
}
