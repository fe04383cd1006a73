import CoreImage
import Foundation

/// All filters on one page, each with its name: what is changed so that it shows is in `shown`.
struct ContactSheet {
  private let columns = 12
  private let cell = CGSize(width: 150, height: 112)
  private let caption: CGFloat = 16
  private let scene = Scene.image(width: 300, height: 224)

  func write(to url: URL) throws {
    let names = CIFilter.filterNames(inCategory: nil)
    let rows = (names.count + columns - 1) / columns
    let size = CGSize(
      width: CGFloat(columns) * (cell.width + 4) + 4, height: CGFloat(rows) * (cell.height + caption + 4) + 4)
    var page = CIImage(color: CIColor(red: 0.16, green: 0.16, blue: 0.17))
    for (index, name) in names.enumerated() {
      let x = 4 + CGFloat(index % columns) * (cell.width + 4)
      let y = size.height - CGFloat(index / columns + 1) * (cell.height + caption + 4)
      guard let output = Self.filter(name, on: scene).outputImage else { continue }
      let rect = CGRect(origin: CGPoint(x: x, y: y + caption), size: cell)
      page = picture(output, in: rect).composited(over: page)
      page = label(name, at: CGPoint(x: x, y: y)).composited(over: page)
      // Else the tree becomes as deep as there are filters.
      if index % 8 == 7 { page = try flattened(page, size) }
    }
    let whole = page.cropped(to: CGRect(origin: .zero, size: size))
    try CIContext().writeJPEGRepresentation(
      of: whole, to: url, colorSpace: CGColorSpaceCreateDeviceRGB(), options: [.quality: 0.6])
  }

  private func flattened(_ page: CIImage, _ size: CGSize) throws -> CIImage {
    guard let picture = CIContext().createCGImage(page, from: CGRect(origin: .zero, size: size)) else {
      throw CocoaError(.fileReadUnknown)
    }
    return CIImage(cgImage: picture)
  }

  /// The part that the scene covers; small results as large as the cell.
  private func picture(_ output: CIImage, in rect: CGRect) -> CIImage {
    let visible = output.extent.intersection(scene.extent)
    let scale = min(cell.width / visible.width, cell.height / visible.height)
    let fitted = output.cropped(to: visible)
      .transformed(by: CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
    let placed = scale > 1 ? fitted.samplingNearest() : fitted
    return placed.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
      .transformed(by: CGAffineTransform(translationX: rect.minX, y: rect.minY)).cropped(to: rect)
  }

  private func label(_ name: String, at point: CGPoint) -> CIImage {
    let text = CIFilter.textImageGenerator()
    text.text = String(name.dropFirst(2))
    text.fontSize = 10
    let white = text.outputImage!.applyingFilter("CIColorInvert")
    return white.transformed(by: CGAffineTransform(translationX: point.x + 1, y: point.y + 3))
      .cropped(to: CGRect(x: point.x, y: point.y, width: cell.width, height: caption))
  }
}

extension ContactSheet {
  /// What filters that do nothing at first, or work at larger pictures, are shown with.
  private static func shown(_ name: String) -> [String: Any] {
    switch name.dropFirst(2) {
    case "AffineTransform": ["inputTransform": CGAffineTransform(0.7, 0.2, -0.2, 0.7, 70, 10)]
    case "AffineClamp": ["inputTransform": CGAffineTransform(0.6, 0, 0, 0.6, 60, 45)]
    case "AffineTile": ["inputTransform": CGAffineTransform(0.3, 0.08, -0.08, 0.3, 0, 0)]
    case "BicubicScaleTransform", "LanczosScaleTransform": ["inputScale": 0.6]
    case "ColorClamp": ["inputMaxComponents": CIVector(string: "0.4 0.4 0.3 1")]
    case "ColorControls": ["inputSaturation": 1.6, "inputContrast": 1.3]
    case "ColorCrossPolynomial": ["inputRedCoefficients": CIVector(string: "0 1 0 0 0 0 0 0 0 0")]
    case "ColorMatrix": ["inputRVector": CIVector(string: "0 0 1 0"), "inputBVector": CIVector(string: "1 0 0 0")]
    case "ColorPolynomial": ["inputRedCoefficients": CIVector(string: "0 0 1 0")]
    case "ColorCube", "ColorCubeWithColorSpace": cube
    case "ColorCurves": ["inputCurvesData": data([0.1, 0, 0.3, 0.5, 0.6, 0.5, 1, 0.9, 0.7])]
    case "Convolution3X3": ["inputWeights": CIVector(string: "-2 -1 0 -1 1 1 0 1 2")]
    case "Convolution9Horizontal":
      ["inputWeights": CIVector(string: "1 1 1 1 0 -1 -1 -1 -1"), "inputBias": 0.3]
    case "Crop": ["inputRectangle": CIVector(string: "60 40 150 110")]
    case "DissolveTransition": ["inputTime": 0.5]
    case "Dither": ["inputIntensity": 1.5]
    case "Edges": ["inputIntensity": 4]
    case "ExposureAdjust": ["inputEV": 1]
    case "GammaAdjust": ["inputPower": 2]
    case "HighlightShadowAdjust": ["inputShadowAmount": 1, "inputHighlightAmount": 0.3]
    case "HueAdjust": ["inputAngle": 2]
    case "Mix": ["inputAmount": 0.5]
    case "MorphologyMaximum", "MorphologyMinimum": ["inputRadius": 4]
    case "StraightenFilter": ["inputAngle": 0.15]
    case "TemperatureAndTint": ["inputTargetNeutral": CIVector(x: 4200, y: 0)]
    case "ToneCurve": ["inputPoint1": CIVector(x: 0.25, y: 0.12), "inputPoint3": CIVector(x: 0.75, y: 0.88)]
    case "Vibrance": ["inputAmount": 1]
    case "Vignette": ["inputIntensity": 1]
    case "VignetteEffect": ["inputRadius": 90]
    case "WhitePointAdjust": ["inputColor": CIColor(red: 1, green: 0.8, blue: 0.6)]
    default: shownShapes(name)
    }
  }

  private static func shownShapes(_ name: String) -> [String: Any] {
    switch name.dropFirst(2) {
    case "SourceOutCompositing": ["inputBackgroundImage": CIImage(color: CIColor(string: "0 0 0 0.5"))]
    case "PerspectiveTransform", "PerspectiveCorrection":
      [
        "inputTopLeft": CIVector(x: 40, y: 210), "inputTopRight": CIVector(x: 270, y: 180),
        "inputBottomRight": CIVector(x: 240, y: 20), "inputBottomLeft": CIVector(x: 20, y: 40),
      ]
    case "LightTunnel": ["inputRadius": 45, "inputRotation": 2]
    case "TorusLensDistortion": ["inputRadius": 70, "inputWidth": 60]
    case "CircleSplashDistortion": ["inputRadius": 60]
    case "HoleDistortion": ["inputRadius": 45]
    case "BumpDistortion", "BumpDistortionLinear", "PinchDistortion", "TwirlDistortion", "VortexDistortion":
      ["inputRadius": 110]
    case "SpotLight":
      [
        "inputLightPosition": CIVector(string: "150 110 260"), "inputLightPointsAt": CIVector(string: "110 80 0"),
        "inputConcentration": 0.4,
      ]
    case "QRCodeGenerator": ["inputMessage": Data("https://example.org".utf8)]
    case "TextImageGenerator": ["inputText": "Text", "inputFontSize": 60]
    case "RoundedRectangleGenerator": ["inputExtent": CIVector(string: "40 30 220 160"), "inputRadius": 40]
    case "CheckerboardGenerator", "StripesGenerator": ["inputWidth": 40]
    default: [:]
    }
  }

  private static func data(_ numbers: [Float]) -> Data { numbers.withUnsafeBytes { Data($0) } }

  /// Red and blue exchanged.
  private static let cube: [String: Any] = {
    var colors: [Float] = []
    for index in 0..<8 { colors += [Float(index / 4), Float(index / 2 % 2), Float(index % 2), Float(1)] }
    return ["inputCubeDimension": 2, "inputCubeData": data(colors)]
  }()

  /// The filter with all images it asks for, its centre in the middle, distances by the size of the picture.
  static func filter(_ name: String, on image: CIImage) -> CIFilter {
    let filter = CIFilter(name: name)!
    let extent = image.extent
    let second = CIFilter.linearGradient()
    second.point1 = CGPoint(x: extent.width, y: extent.height)
    second.color0 = CIColor(red: 1, green: 0.4, blue: 0.1)
    second.color1 = CIColor(red: 0.1, green: 0.2, blue: 0.8)
    let mask = CIFilter.radialGradient()
    mask.center = CGPoint(x: extent.midX, y: extent.midY)
    (mask.radius0, mask.radius1) = (Float(extent.height) * 0.3, Float(extent.height) * 0.5)
    let clearMask = mask.outputImage!.applyingFilter("CIMaskToAlpha")
    for key in filter.inputKeys {
      switch key {
      case kCIInputImageKey: filter.setValue(image, forKey: key)
      case kCIInputBackgroundImageKey, kCIInputTargetImageKey, "inputImage2", kCIInputGradientImageKey:
        filter.setValue(second.outputImage!.cropped(to: extent), forKey: key)
      case kCIInputMaskImageKey:
        let chosen = name.contains("Alpha") ? clearMask : mask.outputImage!
        filter.setValue(chosen.cropped(to: extent), forKey: key)
      case kCIInputCenterKey: filter.setValue(CIVector(x: extent.midX, y: extent.midY), forKey: key)
      default: break
      }
    }
    if extent.width < 400 { for (key, value) in shown(name) { filter.setValue(value, forKey: key) } }
    return filter
  }
}
