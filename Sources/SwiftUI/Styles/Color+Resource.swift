import MartletControls
import UIKit

extension Color {
  /// The colour of an asset catalog that the build named: `Color(.brand)`.
  public init(_ resource: ColorResource, file: String = #fileID, line: UInt = #line) {
    self.init(resource._name, bundle: resource._bundle, file: file, line: line)
  }
}
