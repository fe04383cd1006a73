// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CISobelGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIGaborGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CICannyEdgeDetector: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gaussianSigma: Float { get set }
  var perceptual: Bool { get set }
  var thresholdLow: Float { get set }
  var thresholdHigh: Float { get set }
  var hysteresisPasses: Int { get set }
}
public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CILineOverlay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var nrNoiseLevel: Float { get set }
  var nrSharpness: Float { get set }
  var edgeIntensity: Float { get set }
  var threshold: Float { get set }
  var contrast: Float { get set }
}
public protocol CISpotLight: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var lightPosition: CIVector { get set }
  var lightPointsAt: CIVector { get set }
  var brightness: Float { get set }
  var concentration: Float { get set }
  var color: CIColor { get set }
}
public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CILineScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIHatchedScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CICircularScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CICMYKHalftone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
  var angle: Float { get set }
  var grayComponentReplacement: Float { get set }
  var underColorRemoval: Float { get set }
}
public protocol CIConvolution: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var weights: CIVector { get set }
  var bias: Float { get set }
}

private final class TypedBloomFilter: CIFilter, CIBloom, HasInputImage, HasRadius, HasIntensity {}
private final class TypedGloomFilter: CIFilter, CIGloom, HasInputImage, HasRadius, HasIntensity {}
private final class TypedPixellateFilter: CIFilter, CIPixellate, HasInputImage, HasCenter, HasScale {}
private final class TypedHexagonalPixellateFilter: CIFilter, CIHexagonalPixellate, HasInputImage, HasCenter,
  HasScale
{}
private final class TypedCrystallizeFilter: CIFilter, CICrystallize, HasInputImage, HasRadius, HasCenter {}
private final class TypedPointillizeFilter: CIFilter, CIPointillize, HasInputImage, HasRadius, HasCenter {}
private final class TypedEdgesFilter: CIFilter, CIEdges, HasInputImage, HasIntensity {}
private final class TypedEdgeWorkFilter: CIFilter, CIEdgeWork, HasInputImage, HasRadius {}
private final class TypedSobelGradientsFilter: CIFilter, CISobelGradients, HasInputImage {}
private final class TypedGaborGradientsFilter: CIFilter, CIGaborGradients, HasInputImage {}
private final class TypedCannyEdgeDetectorFilter: CIFilter, CICannyEdgeDetector, HasInputImage, HasGaussianSigma,
  HasPerceptual, HasThresholdLow, HasThresholdHigh, HasHysteresisPasses
{}
private final class TypedComicEffectFilter: CIFilter, CIComicEffect, HasInputImage {}
private final class TypedLineOverlayFilter: CIFilter, CILineOverlay, HasInputImage, HasNrNoiseLevel,
  HasNrSharpness, HasEdgeIntensity, HasThreshold, HasContrast
{}
private final class TypedSpotLightFilter: CIFilter, CISpotLight, HasInputImage, HasLightPosition, HasLightPointsAt,
  HasBrightness, HasConcentration, HasColor
{}
private final class TypedDotScreenFilter: CIFilter, CIDotScreen, HasInputImage, HasCenter, HasAngle, HasWidth,
  HasSharpness
{}
private final class TypedLineScreenFilter: CIFilter, CILineScreen, HasInputImage, HasCenter, HasAngle, HasWidth,
  HasSharpness
{}
private final class TypedHatchedScreenFilter: CIFilter, CIHatchedScreen, HasInputImage, HasCenter, HasAngle,
  HasWidth, HasSharpness
{}
private final class TypedCircularScreenFilter: CIFilter, CICircularScreen, HasInputImage, HasCenter, HasWidth,
  HasSharpness
{}
private final class TypedCMYKHalftoneFilter: CIFilter, CICMYKHalftone, HasInputImage, HasCenter, HasWidth,
  HasSharpness, HasAngle, HasGrayComponentReplacement, HasUnderColorRemoval
{}
private final class TypedConvolutionFilter: CIFilter, CIConvolution, HasInputImage, HasWeights, HasBias {}

extension CIFilter {
  public class func bloom() -> any CIFilter & CIBloom { TypedBloomFilter(known: "CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { TypedGloomFilter(known: "CIGloom") }
  public class func pixellate() -> any CIFilter & CIPixellate { TypedPixellateFilter(known: "CIPixellate") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    TypedHexagonalPixellateFilter(known: "CIHexagonalPixellate")
  }
  public class func crystallize() -> any CIFilter & CICrystallize { TypedCrystallizeFilter(known: "CICrystallize") }
  public class func pointillize() -> any CIFilter & CIPointillize { TypedPointillizeFilter(known: "CIPointillize") }
  public class func edges() -> any CIFilter & CIEdges { TypedEdgesFilter(known: "CIEdges") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { TypedEdgeWorkFilter(known: "CIEdgeWork") }
  public class func sobelGradients() -> any CIFilter & CISobelGradients {
    TypedSobelGradientsFilter(known: "CISobelGradients")
  }
  public class func gaborGradients() -> any CIFilter & CIGaborGradients {
    TypedGaborGradientsFilter(known: "CIGaborGradients")
  }
  public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector {
    TypedCannyEdgeDetectorFilter(known: "CICannyEdgeDetector")
  }
  public class func comicEffect() -> any CIFilter & CIComicEffect { TypedComicEffectFilter(known: "CIComicEffect") }
  public class func lineOverlay() -> any CIFilter & CILineOverlay { TypedLineOverlayFilter(known: "CILineOverlay") }
  public class func spotLight() -> any CIFilter & CISpotLight { TypedSpotLightFilter(known: "CISpotLight") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { TypedDotScreenFilter(known: "CIDotScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen { TypedLineScreenFilter(known: "CILineScreen") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
    TypedHatchedScreenFilter(known: "CIHatchedScreen")
  }
  public class func circularScreen() -> any CIFilter & CICircularScreen {
    TypedCircularScreenFilter(known: "CICircularScreen")
  }
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { TypedCMYKHalftoneFilter(known: "CICMYKHalftone") }
  public class func convolution3X3() -> any CIFilter & CIConvolution {
    TypedConvolutionFilter(known: "CIConvolution3X3")
  }
  public class func convolution5X5() -> any CIFilter & CIConvolution {
    TypedConvolutionFilter(known: "CIConvolution5X5")
  }
  public class func convolution7X7() -> any CIFilter & CIConvolution {
    TypedConvolutionFilter(known: "CIConvolution7X7")
  }
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
    TypedConvolutionFilter(known: "CIConvolution9Horizontal")
  }
  public class func convolution9Vertical() -> any CIFilter & CIConvolution {
    TypedConvolutionFilter(known: "CIConvolution9Vertical")
  }
}
