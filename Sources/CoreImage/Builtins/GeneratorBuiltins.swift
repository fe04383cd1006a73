// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIRandomGenerator: CIFilterProtocol {}
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}
public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIGaussianGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CITextImageGenerator: CIFilterProtocol {
  var text: String { get set }
  var fontName: String { get set }
  var fontSize: Float { get set }
  var scaleFactor: Float { get set }
}

private final class TypedCheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator, HasCenter, HasColor0,
  HasColor1, HasWidth, HasSharpness
{}
private final class TypedStripesGeneratorFilter: CIFilter, CIStripesGenerator, HasCenter, HasColor0, HasColor1,
  HasWidth, HasSharpness
{}
private final class TypedRandomGeneratorFilter: CIFilter, CIRandomGenerator {}
private final class TypedRoundedRectangleGeneratorFilter: CIFilter, CIRoundedRectangleGenerator, HasExtent,
  HasRadius, HasColor
{}
private final class TypedLinearGradientFilter: CIFilter, CILinearGradient, HasPoint0, HasPoint1, HasColor0,
  HasColor1
{}
private final class TypedSmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient, HasPoint0, HasPoint1,
  HasColor0, HasColor1
{}
private final class TypedRadialGradientFilter: CIFilter, CIRadialGradient, HasCenter, HasRadius0, HasRadius1,
  HasColor0, HasColor1
{}
private final class TypedGaussianGradientFilter: CIFilter, CIGaussianGradient, HasCenter, HasColor0, HasColor1,
  HasRadius
{}
private final class TypedQRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator, HasMessage, HasCorrectionLevel {}
private final class TypedTextImageGeneratorFilter: CIFilter, CITextImageGenerator, HasText, HasFontName, HasFontSize,
  HasScaleFactor
{}

extension CIFilter {
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    TypedCheckerboardGeneratorFilter(known: "CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    TypedStripesGeneratorFilter(known: "CIStripesGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    TypedRandomGeneratorFilter(known: "CIRandomGenerator")
  }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    TypedRoundedRectangleGeneratorFilter(known: "CIRoundedRectangleGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    TypedLinearGradientFilter(known: "CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    TypedSmoothLinearGradientFilter(known: "CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    TypedRadialGradientFilter(known: "CIRadialGradient")
  }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    TypedGaussianGradientFilter(known: "CIGaussianGradient")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    TypedQRCodeGeneratorFilter(known: "CIQRCodeGenerator")
  }
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator {
    TypedTextImageGeneratorFilter(known: "CITextImageGenerator")
  }
}
