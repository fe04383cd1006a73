// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}
public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
public protocol CIMix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIDissolveTransition: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var targetImage: CIImage? { get set }
  var time: Float { get set }
}

private final class TypedCompositeOperationFilter: CIFilter, CICompositeOperation, HasInputImage,
  HasBackgroundImage
{}
private final class TypedBlendWithMaskFilter: CIFilter, CIBlendWithMask, HasInputImage, HasBackgroundImage,
  HasMaskImage
{}
private final class TypedMixFilter: CIFilter, CIMix, HasInputImage, HasBackgroundImage, HasAmount {}
private final class TypedDissolveTransitionFilter: CIFilter, CIDissolveTransition, HasInputImage, HasTargetImage,
  HasTime
{}

extension CIFilter {
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIColorBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIColorBurnBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIColorDodgeBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIDarkenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIDifferenceBlendMode")
  }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIDivideBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIExclusionBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIHardLightBlendMode")
  }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIHueBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CILightenBlendMode")
  }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CILinearBurnBlendMode")
  }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CILinearDodgeBlendMode")
  }
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CILinearLightBlendMode")
  }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CILuminosityBlendMode")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIMultiplyBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIOverlayBlendMode")
  }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIPinLightBlendMode")
  }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISaturationBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIScreenBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISoftLightBlendMode")
  }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISubtractBlendMode")
  }
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIVividLightBlendMode")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIAdditionCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIMinimumCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CIMultiplyCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISourceOutCompositing")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    TypedCompositeOperationFilter(known: "CISourceOverCompositing")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    TypedBlendWithMaskFilter(known: "CIBlendWithMask")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    TypedBlendWithMaskFilter(known: "CIBlendWithAlphaMask")
  }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    TypedBlendWithMaskFilter(known: "CIBlendWithRedMask")
  }
  public class func mix() -> any CIFilter & CIMix { TypedMixFilter(known: "CIMix") }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    TypedDissolveTransitionFilter(known: "CIDissolveTransition")
  }
}
