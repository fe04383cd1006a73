// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}
public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}
public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}
public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}
public protocol CIColorThreshold: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var threshold: Float { get set }
}
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var inputImage2: CIImage? { get set }
}
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var point2: CGPoint { get set }
  var point3: CGPoint { get set }
  var point4: CGPoint { get set }
}
public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
public protocol CIColorClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}
public protocol CIColorPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
  var alphaCoefficients: CIVector { get set }
}

private final class TypedColorControlsFilter: CIFilter, CIColorControls, HasInputImage, HasSaturation,
  HasBrightness, HasContrast
{}
private final class TypedExposureAdjustFilter: CIFilter, CIExposureAdjust, HasInputImage, HasEv {}
private final class TypedGammaAdjustFilter: CIFilter, CIGammaAdjust, HasInputImage, HasPower {}
private final class TypedHueAdjustFilter: CIFilter, CIHueAdjust, HasInputImage, HasAngle {}
private final class TypedVibranceFilter: CIFilter, CIVibrance, HasInputImage, HasAmount {}
private final class TypedWhitePointAdjustFilter: CIFilter, CIWhitePointAdjust, HasInputImage, HasColor {}
private final class TypedTemperatureAndTintFilter: CIFilter, CITemperatureAndTint, HasInputImage, HasNeutral,
  HasTargetNeutral
{}
private final class TypedHighlightShadowAdjustFilter: CIFilter, CIHighlightShadowAdjust, HasInputImage, HasRadius,
  HasShadowAmount, HasHighlightAmount
{}
private final class TypedColorThresholdFilter: CIFilter, CIColorThreshold, HasInputImage, HasThreshold {}
private final class TypedColorAbsoluteDifferenceFilter: CIFilter, CIColorAbsoluteDifference, HasInputImage,
  HasInputImage2
{}
private final class TypedLinearToSRGBToneCurveFilter: CIFilter, CILinearToSRGBToneCurve, HasInputImage {}
private final class TypedSRGBToneCurveToLinearFilter: CIFilter, CISRGBToneCurveToLinear, HasInputImage {}
private final class TypedToneCurveFilter: CIFilter, CIToneCurve, HasInputImage, HasPoint0, HasPoint1, HasPoint2,
  HasPoint3, HasPoint4
{}
private final class TypedColorMatrixFilter: CIFilter, CIColorMatrix, HasInputImage, HasRVector, HasGVector,
  HasBVector, HasAVector, HasBiasVector
{}
private final class TypedColorClampFilter: CIFilter, CIColorClamp, HasInputImage, HasMinComponents,
  HasMaxComponents
{}
private final class TypedColorPolynomialFilter: CIFilter, CIColorPolynomial, HasInputImage, HasRedCoefficients,
  HasGreenCoefficients, HasBlueCoefficients, HasAlphaCoefficients
{}

extension CIFilter {
  public class func colorControls() -> any CIFilter & CIColorControls {
    TypedColorControlsFilter(known: "CIColorControls")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    TypedExposureAdjustFilter(known: "CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedGammaAdjustFilter(known: "CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedHueAdjustFilter(known: "CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { TypedVibranceFilter(known: "CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    TypedWhitePointAdjustFilter(known: "CIWhitePointAdjust")
  }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    TypedTemperatureAndTintFilter(known: "CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    TypedHighlightShadowAdjustFilter(known: "CIHighlightShadowAdjust")
  }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    TypedColorThresholdFilter(known: "CIColorThreshold")
  }
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
    TypedColorAbsoluteDifferenceFilter(known: "CIColorAbsoluteDifference")
  }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    TypedLinearToSRGBToneCurveFilter(known: "CILinearToSRGBToneCurve")
  }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    TypedSRGBToneCurveToLinearFilter(known: "CISRGBToneCurveToLinear")
  }
  public class func toneCurve() -> any CIFilter & CIToneCurve { TypedToneCurveFilter(known: "CIToneCurve") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedColorMatrixFilter(known: "CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { TypedColorClampFilter(known: "CIColorClamp") }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
    TypedColorPolynomialFilter(known: "CIColorPolynomial")
  }
}
