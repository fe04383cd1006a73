import Foundation
import MartletVips

enum ColorAdjustmentFilters {
  private static let category = [kCICategoryColorAdjustment]

  static let all = simple + curves + vectors

  private static let simple: [FilterSpec] = [
    .ofImage(
      "CIColorControls", "Color Controls", category,
      [
        .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
        .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { image, values in
      // Core Image's reference: towards grey, plus the brightness, around one half.
      let contrast = values.number(kCIInputContrastKey)
      let brightness = ColorMatrix(scale: 1, bias: values.number(kCIInputBrightnessKey))
      return image.changed(
        .matrix(
          ColorMatrix.luminance.mixed(with: .identity, values.number(kCIInputSaturationKey)).concatenating(brightness)
            .concatenating(ColorMatrix(scale: contrast, bias: 0.5 - 0.5 * contrast))))
    },
    .ofImage("CIExposureAdjust", "Exposure Adjust", category, [.number(kCIInputEVKey, 0, -10...10)]) { image, values in
      image.changed(.matrix(ColorMatrix(scale: exp2(min(max(values.number(kCIInputEVKey), -100), 100)))))
    },
    .ofImage("CIGammaAdjust", "Gamma Adjust", category, [.number("inputPower", 1, 0.25...4)]) { image, values in
      let power = max(0, values.number("inputPower"))
      return image.changed(.curve { pow($0, power) })
    },
    .ofImage("CIHueAdjust", "Hue Adjust", category, [.angle()]) { image, values in
      image.changed(.matrix(.hueRotation(values.double(kCIInputAngleKey))))
    },
    .ofImage("CIVibrance", "Vibrance", category, [.number(kCIInputAmountKey, 0, -1...1)]) { image, values in
      image.changed(.vibrance(min(max(values.number(kCIInputAmountKey), -10), 10)))
    },
    .ofImage(
      "CIWhitePointAdjust", "White Point Adjust", category, [.color(kCIInputColorKey, [1, 1, 1, 1])]
    ) { image, values in
      let white = values.color(kCIInputColorKey).linear
      return image.changed(
        .matrix(ColorMatrix(red: [white[0], 0, 0, 0], green: [0, white[1], 0, 0], blue: [0, 0, white[2], 0])))
    },
    .ofImage(
      "CITemperatureAndTint", "Temperature and Tint", category,
      [.vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
    ) { image, values in
      image.changed(.matrix(.whiteBalance(from: values.point("inputNeutral"), to: values.point("inputTargetNeutral"))))
    },
    .ofImage(
      "CIHighlightShadowAdjust", "Highlight and Shadow Adjust", [kCICategoryStylize],
      [.radius(0, 0...10), .number("inputShadowAmount", 0, -1...1), .number("inputHighlightAmount", 1, 0...1)]
    ) { image, values in
      image.changed(
        .tone(
          shadows: min(max(values.number("inputShadowAmount"), -1), 1) * 2,
          highlights: (min(max(values.number("inputHighlightAmount"), 0), 1) - 1) * 0.25))
    },
    .ofImage("CIColorThreshold", "Color Threshold", category, [.number(kCIInputThresholdKey, 0.5, 0...1)]) {
      image, values in image.changed(.threshold(values.number(kCIInputThresholdKey)))
    },
    FilterSpec(
      "CIColorAbsoluteDifference", "Color Absolute Difference", category,
      [.image(kCIInputImageKey), .image("inputImage2")]
    ) { values in
      guard let image = values.image(kCIInputImageKey), let other = values.image("inputImage2") else { return nil }
      return .joining(image, other, .blend(.difference), extent: image.extent.intersection(other.extent))
    },
  ]

  private static let curves: [FilterSpec] = [
    .ofImage("CILinearToSRGBToneCurve", "Linear to sRGB", category) { image, _ in
      image.changed(.curve { Float(TransferFunction.encoded(Double($0))) })
    },
    .ofImage("CISRGBToneCurveToLinear", "sRGB to Linear", category) { image, _ in
      image.changed(.curve { Float(TransferFunction.decoded(Double($0))) })
    },
    .ofImage(
      "CIToneCurve", "Tone Curve", category,
      (0..<5).map { .vector("inputPoint\($0)", [CGFloat($0) / 4, CGFloat($0) / 4]) }
    ) { image, values in
      let curve = ToneCurve(points: (0..<5).map { values.point("inputPoint\($0)") })
      let places = (0..<1024).map { Float(curve.value(at: Double($0) / 1023)) }
      return image.changed(.lookup(places.flatMap { [$0, $0, $0, 1] }, .encoded))
    },
  ]

  private static let vectors: [FilterSpec] = [
    .ofImage(
      "CIColorMatrix", "Color Matrix", category,
      [
        .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
        .vector("inputBiasVector", [0, 0, 0, 0]),
      ]
    ) { image, values in
      image.changed(
        .matrix(
          ColorMatrix(
            red: values.floats("inputRVector"), green: values.floats("inputGVector"),
            blue: values.floats("inputBVector"), alpha: values.floats("inputAVector"),
            bias: values.floats("inputBiasVector"))))
    },
    .ofImage(
      "CIColorClamp", "Color Clamp", category,
      [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
    ) { image, values in
      image.changed(.clamp(values.floats("inputMinComponents"), values.floats("inputMaxComponents")))
    },
    .ofImage(
      "CIColorPolynomial", "Color Polynomial", category,
      ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", [0, 1, 0, 0]) }
    ) { image, values in
      let rows = ["Red", "Green", "Blue", "Alpha"].map { values.floats("input\($0)Coefficients") }
      return image.changed(.polynomial(rows.flatMap { row in (0..<4).map { row[$0] } }))
    },
  ]
}
