import MartletControls
import UIKit

extension Image {
  /// The picture of an asset catalog that the build named: `Image(.logo)`.
  public init(_ resource: ImageResource, file: String = #fileID, line: UInt = #line) {
    self.init(resource._name, bundle: resource._bundle, file: file, line: line)
  }
}
