// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIBokehBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var ringAmount: Float { get set }
  var ringSize: Float { get set }
  var softness: Float { get set }
}
public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}
public protocol CIMedian: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyGradient: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}

private final class TypedGaussianBlurFilter: CIFilter, CIGaussianBlur, HasInputImage, HasRadius {}
private final class TypedBoxBlurFilter: CIFilter, CIBoxBlur, HasInputImage, HasRadius {}
private final class TypedDiscBlurFilter: CIFilter, CIDiscBlur, HasInputImage, HasRadius {}
private final class TypedBokehBlurFilter: CIFilter, CIBokehBlur, HasInputImage, HasRadius, HasRingAmount,
  HasRingSize, HasSoftness
{}
private final class TypedMotionBlurFilter: CIFilter, CIMotionBlur, HasInputImage, HasRadius, HasAngle {}
private final class TypedZoomBlurFilter: CIFilter, CIZoomBlur, HasInputImage, HasCenter, HasAmount {}
private final class TypedMedianFilter: CIFilter, CIMedian, HasInputImage {}
private final class TypedNoiseReductionFilter: CIFilter, CINoiseReduction, HasInputImage, HasNoiseLevel,
  HasSharpness
{}
private final class TypedUnsharpMaskFilter: CIFilter, CIUnsharpMask, HasInputImage, HasRadius, HasIntensity {}
private final class TypedSharpenLuminanceFilter: CIFilter, CISharpenLuminance, HasInputImage, HasSharpness,
  HasRadius
{}
private final class TypedMorphologyMaximumFilter: CIFilter, CIMorphologyMaximum, HasInputImage, HasRadius {}
private final class TypedMorphologyMinimumFilter: CIFilter, CIMorphologyMinimum, HasInputImage, HasRadius {}
private final class TypedMorphologyGradientFilter: CIFilter, CIMorphologyGradient, HasInputImage, HasRadius {}
private final class TypedMorphologyRectangleMaximumFilter: CIFilter, CIMorphologyRectangleMaximum, HasInputImage,
  HasWidth, HasHeight
{}
private final class TypedMorphologyRectangleMinimumFilter: CIFilter, CIMorphologyRectangleMinimum, HasInputImage,
  HasWidth, HasHeight
{}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedGaussianBlurFilter(known: "CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedBoxBlurFilter(known: "CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { TypedDiscBlurFilter(known: "CIDiscBlur") }
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { TypedBokehBlurFilter(known: "CIBokehBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { TypedMotionBlurFilter(known: "CIMotionBlur") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { TypedZoomBlurFilter(known: "CIZoomBlur") }
  public class func median() -> any CIFilter & CIMedian { TypedMedianFilter(known: "CIMedianFilter") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    TypedNoiseReductionFilter(known: "CINoiseReduction")
  }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedUnsharpMaskFilter(known: "CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    TypedSharpenLuminanceFilter(known: "CISharpenLuminance")
  }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
    TypedMorphologyMaximumFilter(known: "CIMorphologyMaximum")
  }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
    TypedMorphologyMinimumFilter(known: "CIMorphologyMinimum")
  }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient {
    TypedMorphologyGradientFilter(known: "CIMorphologyGradient")
  }
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    TypedMorphologyRectangleMaximumFilter(known: "CIMorphologyRectangleMaximum")
  }
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    TypedMorphologyRectangleMinimumFilter(known: "CIMorphologyRectangleMinimum")
  }
}
