import CoreImage
import Foundation
import Testing

/// Filters whose formula is published, against numpy: at most 1/255 apart.
@Suite struct ReferenceTests {
  private func check(_ cases: [ReferenceCase]) throws {
    let differences = try Reference.differences(cases)
    #expect(differences.count == cases.count, "the reference needs python3 with numpy")
    for (item, difference) in zip(cases, differences) where !(difference <= 1) {
      Issue.record("\(item.description): \(difference)/255 apart")
    }
  }

  @Test func colors() throws {
    let cases = TestPicture.kinds.flatMap { picture in
      Self.colorFilters.map { ReferenceCase($0.0, picture, $0.1) }
    }
    try check(cases)
  }

  private static let colorFilters: [(String, [String: Any])] = [
    ("CISepiaTone", [:]), ("CISepiaTone", ["inputIntensity": 0.5]), ("CIColorInvert", [:]),
    (
      "CIColorMatrix",
      [
        "inputRVector": [0.5, 0.4, 0.1, 0], "inputGVector": [0, 0.8, 0.3, 0], "inputBVector": [0.2, 0, 0.6, 0.1],
        "inputAVector": [0, 0, 0, 0.8], "inputBiasVector": [0.05, 0, 0.1, 0],
      ]
    ),
    ("CIColorClamp", ["inputMinComponents": [0.1, 0.2, 0, 0], "inputMaxComponents": [0.6, 0.9, 0.5, 0.9]]),
    (
      "CIColorPolynomial",
      [
        "inputRedCoefficients": [0, 0.2, 0.8, 0], "inputGreenCoefficients": [0.1, 0, 0, 0.9],
        "inputBlueCoefficients": [1.0, -1, 0, 0],
      ]
    ),
    (
      "CIColorCrossPolynomial",
      [
        "inputRedCoefficients": [0.5, 0, 0, 0.2, 0, 0, 0.2, 0, 0, 0.05],
        "inputBlueCoefficients": [0.0, 0, 0.5, 0, 0, 0, 0, 0.3, 0.2, 0],
      ]
    ),
    ("CIColorControls", ["inputSaturation": 0.4, "inputBrightness": 0.1, "inputContrast": 1.3]),
    ("CIColorControls", ["inputSaturation": 1.8, "inputBrightness": -0.05, "inputContrast": 0.8]),
    ("CIExposureAdjust", ["inputEV": 1.0]), ("CIExposureAdjust", ["inputEV": -2.0]),
    ("CIGammaAdjust", ["inputPower": 0.5]), ("CIGammaAdjust", ["inputPower": 2.2]),
    ("CIHueAdjust", ["inputAngle": 1.0]), ("CIHueAdjust", ["inputAngle": -2.5]),
    ("CIWhitePointAdjust", ["inputColor": [1.0, 0.8, 0.6, 1]]), ("CIColorMonochrome", [:]),
    ("CIColorMonochrome", ["inputColor": [0.2, 0.4, 0.9, 1], "inputIntensity": 0.6]), ("CIFalseColor", [:]),
    ("CIMaskToAlpha", [:]), ("CIMaximumComponent", [:]), ("CIMinimumComponent", [:]),
    ("CILinearToSRGBToneCurve", [:]), ("CISRGBToneCurveToLinear", [:]),
    ("CIColorCube", ["inputCubeDimension": 4, "inputCubeData": cube]),
  ]

  /// Four steps a side; opaque, and twisted.
  private static let cube: [Double] = (0..<64).flatMap { index -> [Double] in
    let (r, g, b) = (Double(index % 4) / 3, Double(index / 4 % 4) / 3, Double(index / 16) / 3)
    return [g * 0.8 + 0.2 * b, r * r, 1 - b, 1]
  }

  @Test func thresholds() throws {
    // No component of these lies within rounding of the threshold.
    try check([
      ReferenceCase("CIColorThreshold", .photo, ["inputThreshold": 0.31]),
      ReferenceCase("CIColorThreshold", .gradient, ["inputThreshold": 0.123]),
    ])
  }

  static let blends = [
    "Multiply", "Screen", "Overlay", "Darken", "Lighten", "ColorDodge", "ColorBurn", "HardLight", "SoftLight",
    "Difference", "Exclusion", "Hue", "Saturation", "Color", "Luminosity", "LinearBurn", "LinearDodge", "LinearLight",
    "PinLight", "VividLight", "Subtract", "Divide",
  ]
  static let compositions = [
    "SourceOver", "SourceIn", "SourceOut", "SourceAtop", "Addition", "Multiply", "Maximum", "Minimum",
  ]

  @Test func joiningFilters() throws {
    let names = Self.blends.map { "CI\($0)BlendMode" } + Self.compositions.map { "CI\($0)Compositing" }
    let opaque = names.map {
      ReferenceCase($0, [kCIInputImageKey: .photo, kCIInputBackgroundImageKey: .other])
    }
    let reversed = names.map {
      ReferenceCase($0, [kCIInputImageKey: .other, kCIInputBackgroundImageKey: .photo])
    }
    try check(opaque + reversed)
  }

  @Test func masksAndMixes() throws {
    let three: [String: TestPicture] = [
      kCIInputImageKey: .photo, kCIInputBackgroundImageKey: .other, kCIInputMaskImageKey: .mask,
    ]
    let two: [String: TestPicture] = [kCIInputImageKey: .photo, kCIInputBackgroundImageKey: .other]
    try check([
      ReferenceCase("CIBlendWithMask", three), ReferenceCase("CIBlendWithRedMask", three),
      ReferenceCase("CIBlendWithAlphaMask", three), ReferenceCase("CIMix", two, ["inputAmount": 0.3]),
      ReferenceCase(
        "CIDissolveTransition", [kCIInputImageKey: .photo, kCIInputTargetImageKey: .other], ["inputTime": 0.7]),
      ReferenceCase("CIColorAbsoluteDifference", [kCIInputImageKey: .photo, "inputImage2": .other]),
    ])
  }

  @Test func windows() throws {
    let pictures: [TestPicture] = [.photo, .alpha, .pixel, .deep]
    let cases = pictures.flatMap { picture in Self.windowFilters.map { ReferenceCase($0.0, picture, $0.1) } }
    try check(cases)
  }

  private static let windowFilters: [(String, [String: Any])] = [
    ("CIGaussianBlur", ["inputRadius": 1.0]), ("CIGaussianBlur", ["inputRadius": 3.0]),
    ("CIGaussianBlur", ["inputRadius": 10.0]), ("CIBoxBlur", ["inputRadius": 2.0]), ("CIBoxBlur", ["inputRadius": 7.0]),
    ("CIUnsharpMask", [:]), ("CIUnsharpMask", ["inputRadius": 1.0, "inputIntensity": 0.9]),
    ("CISharpenLuminance", [:]), ("CIMedianFilter", [:]), ("CIMorphologyRectangleMaximum", [:]),
    ("CIMorphologyRectangleMinimum", ["inputWidth": 3, "inputHeight": 7]),
    ("CIConvolution3X3", ["inputWeights": [-1.0, 0, 1, -2, 1, 2, -1, 0, 1], "inputBias": 0.1]),
    ("CIConvolution5X5", ["inputWeights": (0..<25).map { Double($0) / 300 }]),
    ("CIConvolution7X7", ["inputWeights": (0..<49).map { Double($0) / 1176 }]),
    ("CIConvolution9Horizontal", ["inputWeights": (1...9).map { Double($0) / 45 }]),
    ("CIConvolution9Vertical", ["inputWeights": (1...9).map { Double($0) / 45 }]),
    ("CIPixellate", ["inputScale": 8.0, "inputCenter": [20.0, 10]]),
  ]

  /// Blurs of every way in which they are computed: whole, and in blocks of two, four and eight.
  @Test func hardEdges() throws {
    let radii = [0.7, 2.5, 3.9, 4, 5.3, 7.9, 8, 10, 15, 16, 25]
    try check(
      radii.flatMap { radius in
        [
          ReferenceCase("CIGaussianBlur", .bars, ["inputRadius": radius]),
          ReferenceCase("CIUnsharpMask", .bars, ["inputRadius": radius]),
          ReferenceCase("CISharpenLuminance", .bars, ["inputRadius": min(radius, 20)]),
        ]
      })
  }

  @Test func reductions() throws {
    let pictures: [TestPicture] = [.photo, .gradient, .alpha, .pixel, .deep]
    try check(
      pictures.flatMap { picture in
        ["CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum"].map { ReferenceCase.reduction($0, picture) }
      })
  }

  @Test func placesAndGenerators() throws {
    let turned = [0.9, 0.3, -0.3, 0.9, 5.25, -3.5]
    let colors: [String: Any] = ["inputColor0": [0.9, 0.2, 0.1, 1], "inputColor1": [0.1, 0.4, 0.8, 0.5]]
    func generator(_ name: String, _ more: [String: Any]) -> ReferenceCase {
      ReferenceCase(name, [:], colors.merging(more) { _, new in new })
    }
    try check([
      ReferenceCase("CIAffineTransform", .photo, ["inputTransform": turned]),
      ReferenceCase("CIAffineTransform", .alpha, ["inputTransform": [1.5, 0, 0, 1.25, 0.5, 0]]),
      ReferenceCase("CIAffineTransform", .deep, ["inputTransform": [1, 0, 0, 1, 3, -2.0]]),
      ReferenceCase("CICrop", .photo, ["inputRectangle": [10.0, 5, 20, 30]]),
      ReferenceCase("CIConstantColorGenerator", [:], ["inputColor": [0.3, 0.6, 0.9, 0.7]]),
      generator("CILinearGradient", ["inputPoint0": [5.0, 5], "inputPoint1": [50.0, 30]]),
      generator("CISmoothLinearGradient", ["inputPoint0": [5.0, 5], "inputPoint1": [50.0, 30]]),
      generator("CIRadialGradient", ["inputCenter": [30.0, 20], "inputRadius0": 4.0, "inputRadius1": 25.0]),
      generator("CIStripesGenerator", ["inputCenter": [3.0, 0], "inputWidth": 7.0]),
      generator("CICheckerboardGenerator", ["inputCenter": [3.0, 2], "inputWidth": 5.0]),
    ])
  }
}
