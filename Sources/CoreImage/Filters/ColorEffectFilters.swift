import Foundation
import MartletVips

enum ColorEffectFilters {
  private static let category = [kCICategoryColorEffect]

  static let all = simple + tables + vignettes + PhotoEffects.all

  private static let simple: [FilterSpec] = [
    .ofImage("CISepiaTone", "Sepia Tone", category, [.intensity(1)]) { image, values in
      // W3C's filter functions work on encoded values.
      image.changed(.matrix(ColorMatrix.identity.mixed(with: .sepia, values.number(kCIInputIntensityKey)), .encoded))
    },
    .ofImage("CIColorInvert", "Color Invert", category) { image, _ in
      image.changed(.matrix(ColorMatrix(scale: -1, bias: 1)))
    },
    .ofImage(
      "CIColorMonochrome", "Color Monochrome", category,
      [.color(kCIInputColorKey, [0.6, 0.45, 0.3, 1]), .intensity(1)]
    ) { image, values in
      let color = values.color(kCIInputColorKey).linear
      let grey = ColorMatrix.luminance
      let toned = ColorMatrix(red: grey.red * color[0], green: grey.green * color[1], blue: grey.blue * color[2])
      return image.changed(.matrix(ColorMatrix.identity.mixed(with: toned, values.number(kCIInputIntensityKey))))
    },
    .ofImage("CIColorPosterize", "Color Posterize", category, [.number("inputLevels", 6, 2...30)]) { image, values in
      image.changed(.posterize(max(2, values.number("inputLevels").rounded()), .encoded))
    },
    .ofImage(
      "CIFalseColor", "False Color", category,
      [.color(kCIInputColor0Key, [0.3, 0, 0, 1]), .color(kCIInputColor1Key, [1, 0.9, 0.8, 1])]
    ) { image, values in
      let colors = [kCIInputColor0Key, kCIInputColor1Key].map { values.color($0).linear }
      return image.changed(.gradientMap(colors.flatMap { color in (0..<4).map { color[$0] } }, .linear))
    },
    .ofImage("CIMaskToAlpha", "Mask to Alpha", category) { image, _ in image.changed(.luminanceToAlpha) },
    .ofImage("CIMaximumComponent", "Maximum Component", category) { image, _ in image.changed(.maximumComponent) },
    .ofImage("CIMinimumComponent", "Minimum Component", category) { image, _ in image.changed(.minimumComponent) },
    .ofImage("CIThermal", "Thermal", category) { image, _ in
      image.changed(.gradientMap(PhotoEffects.thermal, .encoded))
    },
    .ofImage("CIXRay", "X-Ray", category) { image, _ in image.changed(.gradientMap(PhotoEffects.xRay, .encoded)) },
    .ofImage("CIDither", "Dither", category, [.intensity(0.1, 0...5)]) { image, values in
      let amount = min(max(values.number(kCIInputIntensityKey), 0), 5) / 4
      let noise = Recipe(.points([], [.pattern(.noise, [])]), extent: .infinite)
      let steps: [PointStep] = [
        .matrix(ColorMatrix(scale: amount, bias: -amount / 4), .premultiplied),
        .sum(below: [1, 1, 1, 1], above: [1, 1, 1, 0]),
      ]
      return Recipe(.points([image, noise], steps), extent: image.extent)
    },
    .ofImage("CIDocumentEnhancer", "Document Enhancer", category, [.number(kCIInputAmountKey, 1, 0...10)]) {
      image, values in image.documentEnhanced(values.number(kCIInputAmountKey))
    },
  ]

  private static let tables: [FilterSpec] = [
    cube("CIColorCube", "Color Cube", []),
    cube(
      "CIColorCubeWithColorSpace", "Color Cube with ColorSpace", [FilterInput(key: "inputColorSpace", content: .other)]),
    .ofImage(
      "CIColorCurves", "Color Curves", category,
      [
        FilterInput(key: "inputCurvesData", content: .data), .vector("inputCurvesDomain", [0, 1]),
        FilterInput(key: "inputColorSpace", content: .other),
      ]
    ) { image, values in
      let numbers = values.data("inputCurvesData").map(floats) ?? []
      guard numbers.count >= 6 else { return image }
      let places = stride(from: 0, to: numbers.count - 2, by: 3).flatMap { start -> [Float] in
        Array(numbers[start..<start + 3]) + [1]
      }
      let domain = values.floats("inputCurvesDomain")
      let scale = domain[1] > domain[0] ? 1 / (domain[1] - domain[0]) : 1
      return image.changed(
        .matrix(ColorMatrix(scale: scale, bias: -domain[0] * scale), .encoded), .lookup(places, .encoded))
    },
    .ofImage(
      "CIColorCrossPolynomial", "Color Cross-Polynomial", category,
      ["Red", "Green", "Blue"].enumerated().map { index, name in
        .vector("input\(name)Coefficients", (0..<10).map { $0 == index ? 1 : 0 })
      }
    ) { image, values in
      let rows = ["Red", "Green", "Blue"].map { values.vector("input\($0)Coefficients") }
      return image.changed(.crossPolynomial(rows.flatMap { $0.prefix(10).map { Float($0) } }))
    },
    FilterSpec(
      "CIColorMap", "Color Map", category, [.image(kCIInputImageKey), .image(kCIInputGradientImageKey)]
    ) { values in
      guard let image = values.image(kCIInputImageKey), let map = values.image(kCIInputGradientImageKey) else {
        return nil
      }
      return Recipe(.colorMap(image, gradient: map), extent: image.extent)
    },
  ]

  private static func cube(_ name: String, _ displayName: String, _ more: [FilterInput]) -> FilterSpec {
    .ofImage(
      name, displayName, category,
      [.number("inputCubeDimension", 2, 2...64), FilterInput(key: "inputCubeData", content: .data)] + more
    ) { image, values in
      let side = Int(values.number("inputCubeDimension"))
      let numbers = values.data("inputCubeData").map(floats) ?? []
      guard side >= 2, side <= 128, numbers.count >= side * side * side * 4 else { return image }
      // Without a space of its own a cube works on the working values.
      return image.changed(.cube(numbers, side: side, more.isEmpty ? .linear : .encoded))
    }
  }

  private static func floats(_ data: Data) -> [Float] {
    (0..<data.count / 4).map { index in
      let start = data.startIndex + index * 4
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[start + $1]) << (8 * UInt32($1)) }
      let value = Float(bitPattern: bits)
      return value.isFinite ? value : 0
    }
  }

  private static let vignettes: [FilterSpec] = [
    .ofImage(
      "CIVignette", "Vignette", category,
      [.intensity(0, -1...1), .number(kCIInputRadiusKey, 1, 0...2, limits: 0...2, type: kCIAttributeTypeScalar)]
    ) { image, values in
      let extent = image.extent
      guard !extent.isInfinite, !extent.isNull else { return image }
      // From a part of the way to the corner on.
      let corner = Float(hypot(extent.width, extent.height) / 2)
      let clear = corner * 0.25 * values.number(kCIInputRadiusKey)
      return image.changed(
        .shade(
          .vignette, .linear,
          [Float(extent.midX), Float(extent.midY), clear, clear + corner * 0.75, values.number(kCIInputIntensityKey)]))
    },
    .ofImage(
      "CIVignetteEffect", "Vignette Effect", category,
      [
        .center(), .radius(150, 0...2000), .intensity(1, -1...1),
        .number("inputFalloff", 0.5, 0...1, limits: 0...1),
      ]
    ) { image, values in
      let radius = Float(values.length(kCIInputRadiusKey))
      let soft = max(1, radius * values.number("inputFalloff"))
      return image.changed(
        .shade(
          .vignette, .linear,
          values.center() + [max(0, radius - soft), radius + soft, values.number(kCIInputIntensityKey)]))
    },
  ]
}

extension Recipe {
  /// The page by its surroundings, so that paper becomes white, then more contrast.
  func documentEnhanced(_ amount: Float) -> Recipe {
    let side = extent.isInfinite ? 500 : min(extent.width, extent.height)
    let paper = clamped().discRankedSmall().blurred(max(2, side / 40))
    let even = Recipe.joining(self, paper, .blend(.divide), extent: extent)
    let contrast = 1 + min(max(amount, 0), 10) * 0.35
    let dark = even.changed(.matrix(ColorMatrix(scale: contrast, bias: 1 - contrast), .encoded))
    return dark.changed(.clamp(.zero, .one))
  }

  /// Lighter than writing: the greatest of a small disc.
  private func discRankedSmall() -> Recipe { discRank(.discMaximum, 4) }
}
