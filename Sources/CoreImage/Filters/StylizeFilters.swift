import Foundation
import MartletVips

enum StylizeFilters {
  private static let category = [kCICategoryStylize]

  static let all = glows + cells + edges + light

  private static let glows: [FilterSpec] = [
    .ofImage("CIBloom", "Bloom", category, [.radius(10, 0...100), .intensity(0.5)]) { image, values in
      image.glowing(values.length(kCIInputRadiusKey), values.number(kCIInputIntensityKey), isDark: false)
    },
    .ofImage("CIGloom", "Gloom", category, [.radius(10, 0...100), .intensity(0.5)]) { image, values in
      image.glowing(values.length(kCIInputRadiusKey), values.number(kCIInputIntensityKey), isDark: true)
    },
  ]

  private static let cells: [FilterSpec] = [
    .ofImage("CIPixellate", "Pixelate", category, [.center(), .number(kCIInputScaleKey, 8, 1...100)]) {
      image, values in
      let side = min(values.length(kCIInputScaleKey), 20000).rounded()
      guard side > 1 else { return image }
      return Recipe(
        .squares(image, side: side, origin: values.point(kCIInputCenterKey)), extent: image.extent)
    },
    .ofImage(
      "CIHexagonalPixellate", "Hexagonal Pixelate", category, [.center(), .number(kCIInputScaleKey, 8, 1...100)]
    ) {
      image, values in
      image.celled(.hexagons, values.center(), size: min(values.length(kCIInputScaleKey), 20000))
    },
    .ofImage("CICrystallize", "Crystallize", category, [.radius(20, 1...100), .center()]) { image, values in
      image.celled(.crystals, values.center(), size: min(values.length(kCIInputRadiusKey), 20000))
    },
    .ofImage("CIPointillize", "Pointillize", category, [.radius(20, 1...100), .center()]) { image, values in
      let radius = min(values.length(kCIInputRadiusKey), 20000)
      let ground = image.clamped().blurred(radius / 2).changed(.matrix(ColorMatrix(scale: 0.55)))
      return .joining(
        ground, image.celled(.points, values.center(), size: radius), .composite(.over), extent: image.extent)
    },
  ]

  private static let edges: [FilterSpec] = [
    .ofImage("CIEdges", "Edges", category, [.intensity(1, 0...10)]) { image, values in
      image.windowed(.edges, x: 1, y: 1, weights: [values.number(kCIInputIntensityKey)])
    },
    .ofImage("CIEdgeWork", "Edge Work", category, [.radius(3, 0...20)]) { image, values in
      image.edgeWork(max(0.3, min(values.length(kCIInputRadiusKey), 100)))
    },
    .ofImage("CISobelGradients", "Sobel Gradients", category) { image, _ in
      image.windowed(.sobel, x: 1, y: 1, weights: [1])
    },
    .ofImage("CIGaborGradients", "Gabor Gradients", category) { image, _ in
      image.clamped().blurred(1.2).cropped(to: image.extent).windowed(.sobel, x: 1, y: 1, weights: [1])
    },
    .ofImage(
      "CICannyEdgeDetector", "Canny Edge Detector", category,
      [
        .number("inputGaussianSigma", 1.6, 0...5), .number("inputPerceptual", 0, 0...1),
        .number("inputThresholdLow", 0.02, 0...0.2), .number("inputThresholdHigh", 0.05, 0...0.2),
        .number("inputHysteresisPasses", 1, 1...20),
      ]
    ) { image, values in
      let soft = image.clamped().blurred(values.length("inputGaussianSigma")).cropped(to: image.extent)
      let low = values.number("inputThresholdLow")
      return soft.windowed(.thin, x: 2, y: 2, weights: [low, max(low + 1e-4, values.number("inputThresholdHigh"))])
    },
    .ofImage("CIComicEffect", "Comic Effect", [kCICategoryHalftoneEffect]) { image, _ in image.comic() },
    .ofImage(
      "CILineOverlay", "Line Overlay", category,
      [
        .number("inputNRNoiseLevel", 0.07, 0...0.1), .number("inputNRSharpness", 0.71, 0...2),
        .number("inputEdgeIntensity", 1, 0...200), .number(kCIInputThresholdKey, 0.1, 0...1),
        .number(kCIInputContrastKey, 50, 0.25...200),
      ]
    ) { image, values in
      let smooth = image.windowed(.smooth, x: 2, y: 2, weights: [max(0, values.number("inputNRNoiseLevel")), 0])
      let slope = smooth.windowed(.sobel, x: 1, y: 1, weights: [0])
      let (gain, level) = (values.number("inputEdgeIntensity") * 4, values.number(kCIInputThresholdKey))
      let contrast = max(0.25, values.number(kCIInputContrastKey))
      // Black with the alpha of the edge.
      let alpha = ColorMatrix(
        red: .zero, green: .zero, blue: .zero, alpha: [gain * contrast, 0, 0, 0], bias: [0, 0, 0, -level * contrast])
      return slope.changed(.matrix(alpha), .clamp(.zero, .one))
    },
  ]

  private static let light: [FilterSpec] = [
    .ofImage(
      "CISpotLight", "Spot Light", category,
      [
        .vector("inputLightPosition", [400, 600, 150], type: kCIAttributeTypePosition3),
        .vector("inputLightPointsAt", [200, 200, 0], type: kCIAttributeTypePosition3),
        .number(kCIInputBrightnessKey, 3, 0...10), .number("inputConcentration", 0.1, 0.001...1.5),
        .color(kCIInputColorKey, [1, 1, 1, 1]),
      ]
    ) { image, values in
      let (from, to) = (values.floats("inputLightPosition"), values.floats("inputLightPointsAt"))
      let color = values.color(kCIInputColorKey).linear
      let concentration = min(max(values.number("inputConcentration"), 0.001), 10)
      let numbers = [
        from[0], from[1], from[2], to[0], to[1], to[2], max(0, values.number(kCIInputBrightnessKey)), concentration,
        color[0], color[1], color[2],
      ]
      return image.changed(.shade(.spotLight, .linear, numbers))
    }
  ]
}

extension Recipe {
  /// Light that spreads from bright parts, or darkness from dark ones.
  func glowing(_ radius: CGFloat, _ intensity: Float, isDark: Bool) -> Recipe {
    let share = min(max(intensity, -2), 2)
    let soft = clamped().blurred(min(radius, 1000))
    let glow = Recipe.joining(self, soft, .blend(isDark ? .multiply : .screen), extent: extent)
    return .joining(
      self, glow, .sum(below: SIMD4(repeating: 1 - share), above: SIMD4(repeating: share)), extent: extent)
  }

  /// Cells of one colour each, taken from the middle of a softened image, so that it stands for the whole cell.
  func celled(_ map: PlaceMap, _ center: [Float], size: CGFloat) -> Recipe {
    guard size > 1 else { return self }
    let soft = clamped().blurred(size / 3)
    return Recipe(
      .mapped(soft, map, center + [Float(size)], .once(smooth: false), reach: size * 3), extent: extent)
  }

  /// White where a pixel is darker than what is around it, as a woodcut's ridges.
  func edgeWork(_ radius: CGFloat) -> Recipe {
    let grey = PointStep.matrix(.luminance, .encoded)
    let (fine, coarse) = (clamped().blurred(radius / 4).changed(grey), clamped().blurred(radius).changed(grey))
    let difference = Recipe.joining(
      coarse, fine, .sum(below: [1, 1, 1, 1], above: [-1, -1, -1, 0]), extent: extent)
    return difference.changed(.matrix(ColorMatrix(scale: 30, bias: -0.35)), .clamp(.zero, .one))
  }

  /// Few colours in dots, with dark outlines.
  func comic() -> Recipe {
    let smooth = clamped().blurred(1.5).cropped(to: extent)
    let center = [Float(extent.isInfinite ? 0 : extent.midX), Float(extent.isInfinite ? 0 : extent.midY)]
    let colors = smooth.changed(
      .matrix(ColorMatrix.luminance.mixed(with: .identity, 1.2), .encoded), .posterize(7, .encoded))
    let dots = smooth.changed(.shade(.cmykScreen, .encoded, center + [0.9659, 0.2588, 5, 0.3, 1]))
    let both = Recipe.joining(
      colors, dots, .sum(below: [0.65, 0.65, 0.65, 0.65], above: [0.35, 0.35, 0.35, 0.35]), extent: extent)
    let slope = smooth.changed(.encodedAsLinear).windowed(.sobel, x: 1, y: 1, weights: [0])
    let ink = slope.changed(.matrix(ColorMatrix(scale: -9, bias: 1.6)), .clamp(.zero, .one))
    return .joining(both, ink, .blend(.multiply), extent: extent)
  }
}

extension PointStep {
  /// Encoded values where linear ones were: differences are then as the eye sees them.
  static let encodedAsLinear = PointStep.curve { Float(TransferFunction.encoded(Double($0))) }
}
