import Foundation
import MartletVips

/// One pixel at (0, 0) for all of an area.
enum ReductionFilters {
  static let all: [FilterSpec] = [
    area("CIAreaAverage", "Area Average", .mean), area("CIAreaMaximum", "Area Maximum", .maximum),
    area("CIAreaMinimum", "Area Minimum", .minimum),
  ]

  private static func area(_ name: String, _ displayName: String, _ kind: BlockKind) -> FilterSpec {
    .ofImage(
      name, displayName, [kCICategoryReduction],
      [.vector(kCIInputExtentKey, [0, 0, 0, 0], type: kCIAttributeTypeRectangle)]
    ) { image, values in
      // Without an area of its own, the whole image.
      let given = values.rect(kCIInputExtentKey)
      let area = (given.isEmpty ? image.extent : given).intersection(image.extent)
      guard !area.isNull, !area.isInfinite, !area.isEmpty else { return nil }
      return Recipe(.reduced(image, kind, area: area), extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
