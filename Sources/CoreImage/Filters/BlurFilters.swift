import Foundation
import MartletVips

/// Blurs, sharpening, and what takes the greatest, least or middle value around a pixel.
enum BlurFilters {
  static let all = blurs + sharpening + ranks

  private static let blur = [kCICategoryBlur]

  private static let blurs: [FilterSpec] = [
    .ofImage("CIGaussianBlur", "Gaussian Blur", blur, [.radius(10, 0...100)]) { image, values in
      image.blurred(values.length(kCIInputRadiusKey))
    },
    .ofImage("CIBoxBlur", "Box Blur", blur, [.radius(10, 1...100)]) { image, values in
      image.boxBlurred(values.length(kCIInputRadiusKey))
    },
    .ofImage("CIDiscBlur", "Disc Blur", blur, [.radius(8, 0...100)]) { image, values in
      image.discBlurred(values.length(kCIInputRadiusKey))
    },
    .ofImage(
      "CIBokehBlur", "Bokeh Blur", blur,
      [
        .radius(20, 0...500), .number("inputRingAmount", 0, 0...1), .number("inputRingSize", 0.1, 0...0.2),
        .number("inputSoftness", 1, 0...10),
      ]
    ) { image, values in
      image.bokeh(
        radius: values.length(kCIInputRadiusKey), ring: values.number("inputRingAmount"),
        softness: values.length("inputSoftness"))
    },
    .ofImage("CIMotionBlur", "Motion Blur", blur, [.radius(20, 0...100), .angle()]) { image, values in
      image.motionBlurred(values.length(kCIInputRadiusKey), angle: values.double(kCIInputAngleKey))
    },
    .ofImage(
      "CIZoomBlur", "Zoom Blur", blur,
      [.center(), .number(kCIInputAmountKey, 20, -200...200, type: kCIAttributeTypeDistance)]
    ) { image, values in
      image.zoomBlurred(around: values.point(kCIInputCenterKey), amount: values.double(kCIInputAmountKey))
    },
  ]

  private static let sharpening: [FilterSpec] = [
    .ofImage(
      "CIUnsharpMask", "Unsharp Mask", [kCICategorySharpen], [.radius(2.5, 0...100), .intensity(0.5)]
    ) { image, values in
      image.sharpened(radius: values.length(kCIInputRadiusKey), by: values.number(kCIInputIntensityKey))
    },
    .ofImage(
      "CISharpenLuminance", "Sharpen Luminance", [kCICategorySharpen],
      [.number(kCIInputSharpnessKey, 0.4, 0...2), .radius(1.69, 0...20)]
    ) { image, values in
      image.luminanceSharpened(radius: values.length(kCIInputRadiusKey), by: values.number(kCIInputSharpnessKey))
    },
    .ofImage(
      "CINoiseReduction", "Noise Reduction", blur,
      [.number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
    ) { image, values in
      image.windowed(
        .smooth, x: 2, y: 2, weights: [max(0, values.number("inputNoiseLevel")), values.number(kCIInputSharpnessKey)])
    },
  ]

  private static let ranks: [FilterSpec] = [
    .ofImage("CIMedianFilter", "Median", blur) { image, _ in image.windowed(.median, x: 1, y: 1) },
    .ofImage("CIMorphologyMaximum", "Morphology Maximum", blur, [.radius(0, 0...50)]) { image, values in
      image.discRank(.discMaximum, values.length(kCIInputRadiusKey))
    },
    .ofImage("CIMorphologyMinimum", "Morphology Minimum", blur, [.radius(0, 0...50)]) { image, values in
      image.discRank(.discMinimum, values.length(kCIInputRadiusKey))
    },
    .ofImage("CIMorphologyGradient", "Morphology Gradient", blur, [.radius(5, 0...50)]) { image, values in
      let radius = values.length(kCIInputRadiusKey)
      return Recipe.joining(
        image.discRank(.discMaximum, radius), image.discRank(.discMinimum, radius),
        .sum(below: [1, 1, 1, 1], above: [-1, -1, -1, 0]), extent: image.extent)
    },
    rectangle("CIMorphologyRectangleMaximum", "Morphology Rectangle Maximum", .rowMaximum, .columnMaximum),
    rectangle("CIMorphologyRectangleMinimum", "Morphology Rectangle Minimum", .rowMinimum, .columnMinimum),
  ]

  private static func rectangle(
    _ name: String, _ displayName: String, _ rows: WindowKind, _ columns: WindowKind
  ) -> FilterSpec {
    .ofImage(
      name, displayName, blur,
      [.number(kCIInputWidthKey, 5, 1...51), .number("inputHeight", 5, 1...51)]
    ) { image, values in
      // Sides are odd, so that the pixel lies in the middle.
      let (x, y) = (Int(min(values.length(kCIInputWidthKey), 401)) / 2, Int(min(values.length("inputHeight"), 401)) / 2)
      return image.windowed(rows, x: x, y: 0).windowed(columns, x: 0, y: y)
    }
  }
}

extension Recipe {
  func windowed(_ kind: WindowKind, x: Int, y: Int, weights: [Float] = []) -> Recipe {
    let source = clamped()
    return Recipe(.windowed(source, kind, x: x, y: y, weights: weights), extent: extent)
  }

  func discRank(_ kind: WindowKind, _ radius: CGFloat) -> Recipe {
    let (reaches, size) = Recipe.discRows(min(radius, 50))
    return size == 0 ? self : windowed(kind, x: size, y: size, weights: reaches)
  }

  /// By a square of 2 · radius + 1 pixels a side.
  func boxBlurred(_ radius: CGFloat) -> Recipe {
    let radius = min(radius, 2000).rounded()
    guard radius >= 1 else { return self }
    return Recipe(.boxed(self, radius: radius), extent: extent.grown(radius))
  }

  func discBlurred(_ radius: CGFloat) -> Recipe {
    let radius = min(radius, 2000)
    guard radius >= 0.5 else { return self }
    return Recipe(.disc(self, radius: radius), extent: extent.grown(ceil(radius)))
  }

  /// A disc whose edge may be brighter, with a soft edge.
  func bokeh(radius: CGFloat, ring: Float, softness: CGFloat) -> Recipe {
    let disc = discBlurred(radius)
    guard radius >= 0.5 else { return disc }
    let soft = disc.blurred(min(softness, 10) * radius / 40)
    guard ring > 0 else { return soft }
    let inner = discBlurred(radius * 0.85)
    let share = min(ring, 1)
    return Recipe.joining(
      soft, inner, .sum(below: SIMD4(repeating: 1 + share), above: SIMD4(repeating: -share)), extent: soft.extent)
  }

  func motionBlurred(_ radius: CGFloat, angle: Double) -> Recipe {
    let radius = min(radius, 1000)
    guard radius > 0 else { return self }
    let (x, y) = (Float(cos(angle) * radius), Float(sin(angle) * radius))
    return Recipe(
      .mapped(self, .affine, [1, 0, 0, 1, 0, 0], .alongLine(x: x, y: y), reach: ceil(radius) + 1),
      extent: extent.grown(ceil(radius)))
  }

  func zoomBlurred(around center: CGPoint, amount: Double) -> Recipe {
    guard amount != 0 else { return self }
    let share = Float(min(max(amount, -200), 200) / 200)
    return Recipe(
      .mapped(
        clamped(), .affine, [1, 0, 0, 1, 0, 0],
        .alongRay(x: Float(center.x), y: Float(center.y), share: abs(share)), reach: nil),
      extent: extent)
  }

  /// What a blur takes away, added again: input + amount · (input - blurred). The edge is taken to go on.
  func sharpened(radius: CGFloat, by amount: Float) -> Recipe {
    guard amount != 0, radius > 0 else { return self }
    return Recipe.joining(
      self, clamped().blurred(radius),
      .sum(below: [1 + amount, 1 + amount, 1 + amount, 1], above: [-amount, -amount, -amount, 0]), extent: extent)
  }

  /// The same with the luminance of what was taken away.
  func luminanceSharpened(radius: CGFloat, by amount: Float) -> Recipe {
    guard amount != 0, radius > 0 else { return self }
    let steps: [PointStep] = [
      .sum(below: [1, 1, 1, 0], above: [-1, -1, -1, 0]), .matrix(.luminance, .premultiplied),
      .sum(below: [1, 1, 1, 1], above: [amount, amount, amount, 0]),
    ]
    let children = [self, self, clamped().blurred(radius)]
    return Recipe(.points(children, steps), extent: extent)
  }
}
