import Foundation
import MartletVips

/// Weighted sums of the pixels around each, of premultiplied components.
enum ConvolutionFilters {
  static let all: [FilterSpec] = [
    convolution("CIConvolution3X3", "3 by 3 Convolution", 3, 3),
    convolution("CIConvolution5X5", "5 by 5 Convolution", 5, 5),
    convolution("CIConvolution7X7", "7 by 7 Convolution", 7, 7),
    convolution("CIConvolution9Horizontal", "Horizontal 9 Convolution", 9, 1),
    convolution("CIConvolution9Vertical", "Vertical 9 Convolution", 1, 9),
  ]

  private static func convolution(_ name: String, _ displayName: String, _ width: Int, _ height: Int) -> FilterSpec {
    let initial = (0..<width * height).map { CGFloat($0 == width * height / 2 ? 1 : 0) }
    return .ofImage(
      name, displayName, [kCICategoryStylize],
      [.vector(kCIInputWeightsKey, initial), .number(kCIInputBiasKey, 0, 0...1)]
    ) { image, values in
      let weights = values.vector(kCIInputWeightsKey).prefix(width * height).map { Float($0) }
      return Recipe(
        .windowed(
          image, .kernel, x: width / 2, y: height / 2, weights: weights + [values.number(kCIInputBiasKey)]),
        extent: image.extent.grown(CGFloat(width / 2), CGFloat(height / 2)))
    }
  }
}
