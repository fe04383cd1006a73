import Foundation
import MartletVips

enum GeneratorFilters {
  private static let generator = [kCICategoryGenerator]
  private static let gradient = [kCICategoryGradient]
  private static let white: [CGFloat] = [1, 1, 1, 1]
  private static let black: [CGFloat] = [0, 0, 0, 1]

  static let all = patterns + gradients + codes

  /// A pattern of two colours without end.
  private static func pattern(_ kind: PointStep.Pattern, _ geometry: [Float], _ values: FilterValues) -> Recipe {
    let first = values.color(kCIInputColor0Key).linearPremultiplied
    let second = values.color(kCIInputColor1Key).linearPremultiplied
    return Recipe(.points([], [.pattern(kind, geometry, first, second)]), extent: .infinite)
  }

  private static func tiled(_ name: String, _ displayName: String, _ kind: PointStep.Pattern) -> FilterSpec {
    FilterSpec(
      name, displayName, generator,
      [
        .center(), .color(kCIInputColor0Key, white), .color(kCIInputColor1Key, black),
        .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
      ]
    ) { values in
      let width = max(Float(values.length(kCIInputWidthKey)), 0.01)
      return pattern(kind, values.center() + [width, values.number(kCIInputSharpnessKey)], values)
    }
  }

  private static let patterns: [FilterSpec] = [
    FilterSpec("CIConstantColorGenerator", "Constant Color", generator, [.color(kCIInputColorKey, [1, 0, 0, 1])]) {
      Recipe(color: $0.color(kCIInputColorKey))
    },
    tiled("CICheckerboardGenerator", "Checkerboard", .checkerboard),
    tiled("CIStripesGenerator", "Stripes", .stripes),
    FilterSpec("CIRandomGenerator", "Random Generator", generator, []) { _ in
      Recipe(.points([], [.pattern(.noise, [])]), extent: .infinite)
    },
    FilterSpec(
      "CIRoundedRectangleGenerator", "Rounded Rectangle Generator", generator,
      [
        .vector(kCIInputExtentKey, [0, 0, 100, 100], type: kCIAttributeTypeRectangle), .radius(10, 0...100),
        .color(kCIInputColorKey, white),
      ]
    ) { values in
      let rect = values.rect(kCIInputExtentKey)
      let geometry = [rect.minX, rect.minY, rect.maxX, rect.maxY, values.length(kCIInputRadiusKey)].map(Float.init)
      let color = values.color(kCIInputColorKey).linearPremultiplied
      return Recipe(.points([], [.pattern(.roundedRectangle, geometry, color)]), extent: rect)
    },
  ]

  private static let colors: [FilterInput] = [
    .color(kCIInputColor0Key, white), .color(kCIInputColor1Key, black),
  ]

  private static func linear(_ name: String, _ displayName: String, isSmooth: Bool) -> FilterSpec {
    FilterSpec(
      name, displayName, gradient,
      [.center(0, 0, kCIInputPoint0Key), .center(200, 200, kCIInputPoint1Key)] + colors
    ) { values in
      let geometry = values.center(kCIInputPoint0Key) + values.center(kCIInputPoint1Key) + [isSmooth ? 1 : 0]
      return pattern(.linearGradient, geometry, values)
    }
  }

  private static let gradients: [FilterSpec] = [
    linear("CILinearGradient", "Linear Gradient", isSmooth: false),
    linear("CISmoothLinearGradient", "Smooth Linear Gradient", isSmooth: true),
    FilterSpec(
      "CIRadialGradient", "Radial Gradient", gradient,
      [.center(), .number(kCIInputRadius0Key, 5, 0...800), .number(kCIInputRadius1Key, 100, 0...800)] + colors
    ) { values in
      let radii = [kCIInputRadius0Key, kCIInputRadius1Key].map { Float(values.length($0)) }
      return pattern(.radialGradient, values.center() + radii, values)
    },
    FilterSpec(
      "CIGaussianGradient", "Gaussian Gradient", gradient,
      [
        .center(), .color(kCIInputColor0Key, white), .color(kCIInputColor1Key, [0, 0, 0, 0]), .radius(300, 0...800),
      ]
    ) { values in
      pattern(.gaussianGradient, values.center() + [Float(values.length(kCIInputRadiusKey))], values)
    },
  ]

  private static let codes: [FilterSpec] = [
    FilterSpec(
      "CIQRCodeGenerator", "QR Code Generator", generator,
      [FilterInput(key: "inputMessage", content: .data), FilterInput(key: "inputCorrectionLevel", content: .text("M"))]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      let level = QRCode.Correction(rawValue: values.text("inputCorrectionLevel") ?? "M") ?? .medium
      return QRCode(message: Array(message), correction: level).flatMap { Recipe(modules: $0) }
    },
    FilterSpec(
      "CITextImageGenerator", "Text Image Generator", generator,
      [
        FilterInput(key: "inputText", content: .text(nil)), FilterInput(key: "inputFontName", content: .text("Inter")),
        .number("inputFontSize", 12, 9...128), .number("inputScaleFactor", 1, 1...4),
      ]
    ) { values in
      guard let text = values.text("inputText") else { return nil }
      let size = values.double("inputFontSize") * max(0.01, values.double("inputScaleFactor"))
      let picture = Picture(text: text, font: values.text("inputFontName") ?? "Inter", size: size)
      return picture.map { Recipe(storing: StoredPicture($0)) }
    },
  ]
}

extension Recipe {
  /// A pixel for each module, with one of white around.
  convenience init?(modules code: QRCode) {
    let side = code.size + 2
    var pixels = Data(repeating: 255, count: side * side * 4)
    for y in 0..<code.size {
      for x in 0..<code.size where code[x, y] {
        let start = ((y + 1) * side + x + 1) * 4
        for channel in 0..<3 { pixels[start + channel] = 0 }
      }
    }
    guard let picture = Picture(pixels: pixels, width: side, height: side, layout: .rgba8) else { return nil }
    self.init(storing: StoredPicture(picture))
  }
}
