// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIDither: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIDocumentEnhancer: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIColorCube: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
}
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var colorSpace: CGColorSpace? { get set }
}
public protocol CIColorCurves: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var curvesData: Data { get set }
  var curvesDomain: CIVector { get set }
  var colorSpace: CGColorSpace? { get set }
}
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
}
public protocol CIColorMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gradientImage: CIImage? { get set }
}
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
  var falloff: Float { get set }
}
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class TypedSepiaToneFilter: CIFilter, CISepiaTone, HasInputImage, HasIntensity {}
private final class TypedColorInvertFilter: CIFilter, CIColorInvert, HasInputImage {}
private final class TypedColorMonochromeFilter: CIFilter, CIColorMonochrome, HasInputImage, HasColor, HasIntensity {}
private final class TypedColorPosterizeFilter: CIFilter, CIColorPosterize, HasInputImage, HasLevels {}
private final class TypedFalseColorFilter: CIFilter, CIFalseColor, HasInputImage, HasColor0, HasColor1 {}
private final class TypedMaskToAlphaFilter: CIFilter, CIMaskToAlpha, HasInputImage {}
private final class TypedMaximumComponentFilter: CIFilter, CIMaximumComponent, HasInputImage {}
private final class TypedMinimumComponentFilter: CIFilter, CIMinimumComponent, HasInputImage {}
private final class TypedThermalFilter: CIFilter, CIThermal, HasInputImage {}
private final class TypedXRayFilter: CIFilter, CIXRay, HasInputImage {}
private final class TypedDitherFilter: CIFilter, CIDither, HasInputImage, HasIntensity {}
private final class TypedDocumentEnhancerFilter: CIFilter, CIDocumentEnhancer, HasInputImage, HasAmount {}
private final class TypedColorCubeFilter: CIFilter, CIColorCube, HasInputImage, HasCubeDimension, HasCubeData {}
private final class TypedColorCubeWithColorSpaceFilter: CIFilter, CIColorCubeWithColorSpace, HasInputImage,
  HasCubeDimension, HasCubeData, HasColorSpace
{}
private final class TypedColorCurvesFilter: CIFilter, CIColorCurves, HasInputImage, HasCurvesData, HasCurvesDomain,
  HasColorSpace
{}
private final class TypedColorCrossPolynomialFilter: CIFilter, CIColorCrossPolynomial, HasInputImage,
  HasRedCoefficients, HasGreenCoefficients, HasBlueCoefficients
{}
private final class TypedColorMapFilter: CIFilter, CIColorMap, HasInputImage, HasGradientImage {}
private final class TypedVignetteFilter: CIFilter, CIVignette, HasInputImage, HasIntensity, HasRadius {}
private final class TypedVignetteEffectFilter: CIFilter, CIVignetteEffect, HasInputImage, HasCenter, HasRadius,
  HasIntensity, HasFalloff
{}
private final class TypedPhotoEffectFilter: CIFilter, CIPhotoEffect, HasInputImage {}

extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedSepiaToneFilter(known: "CISepiaTone") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { TypedColorInvertFilter(known: "CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    TypedColorMonochromeFilter(known: "CIColorMonochrome")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    TypedColorPosterizeFilter(known: "CIColorPosterize")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { TypedFalseColorFilter(known: "CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedMaskToAlphaFilter(known: "CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    TypedMaximumComponentFilter(known: "CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    TypedMinimumComponentFilter(known: "CIMinimumComponent")
  }
  public class func thermal() -> any CIFilter & CIThermal { TypedThermalFilter(known: "CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { TypedXRayFilter(known: "CIXRay") }
  public class func dither() -> any CIFilter & CIDither { TypedDitherFilter(known: "CIDither") }
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
    TypedDocumentEnhancerFilter(known: "CIDocumentEnhancer")
  }
  public class func colorCube() -> any CIFilter & CIColorCube { TypedColorCubeFilter(known: "CIColorCube") }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
    TypedColorCubeWithColorSpaceFilter(known: "CIColorCubeWithColorSpace")
  }
  public class func colorCurves() -> any CIFilter & CIColorCurves { TypedColorCurvesFilter(known: "CIColorCurves") }
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
    TypedColorCrossPolynomialFilter(known: "CIColorCrossPolynomial")
  }
  public class func colorMap() -> any CIFilter & CIColorMap { TypedColorMapFilter(known: "CIColorMap") }
  public class func vignette() -> any CIFilter & CIVignette { TypedVignetteFilter(known: "CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    TypedVignetteEffectFilter(known: "CIVignetteEffect")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectInstant")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectNoir")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectProcess")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectTonal")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    TypedPhotoEffectFilter(known: "CIPhotoEffectTransfer")
  }
}
