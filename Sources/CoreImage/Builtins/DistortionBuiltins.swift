// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIVortexDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
  var scale: Float { get set }
}
public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
public protocol CIHoleDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}
public protocol CICircleSplashDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}
public protocol CILightTunnel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var rotation: Float { get set }
}
public protocol CITorusLensDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var width: Float { get set }
  var refraction: Float { get set }
}

private final class TypedTwirlDistortionFilter: CIFilter, CITwirlDistortion, HasInputImage, HasCenter, HasRadius,
  HasAngle
{}
private final class TypedVortexDistortionFilter: CIFilter, CIVortexDistortion, HasInputImage, HasCenter, HasRadius,
  HasAngle
{}
private final class TypedBumpDistortionFilter: CIFilter, CIBumpDistortion, HasInputImage, HasCenter, HasRadius,
  HasScale
{}
private final class TypedBumpDistortionLinearFilter: CIFilter, CIBumpDistortionLinear, HasInputImage, HasCenter,
  HasRadius, HasAngle, HasScale
{}
private final class TypedPinchDistortionFilter: CIFilter, CIPinchDistortion, HasInputImage, HasCenter, HasRadius,
  HasScale
{}
private final class TypedHoleDistortionFilter: CIFilter, CIHoleDistortion, HasInputImage, HasCenter, HasRadius {}
private final class TypedCircleSplashDistortionFilter: CIFilter, CICircleSplashDistortion, HasInputImage,
  HasCenter, HasRadius
{}
private final class TypedLightTunnelFilter: CIFilter, CILightTunnel, HasInputImage, HasCenter, HasRadius,
  HasRotation
{}
private final class TypedTorusLensDistortionFilter: CIFilter, CITorusLensDistortion, HasInputImage, HasCenter,
  HasRadius, HasWidth, HasRefraction
{}

extension CIFilter {
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    TypedTwirlDistortionFilter(known: "CITwirlDistortion")
  }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
    TypedVortexDistortionFilter(known: "CIVortexDistortion")
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    TypedBumpDistortionFilter(known: "CIBumpDistortion")
  }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    TypedBumpDistortionLinearFilter(known: "CIBumpDistortionLinear")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    TypedPinchDistortionFilter(known: "CIPinchDistortion")
  }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
    TypedHoleDistortionFilter(known: "CIHoleDistortion")
  }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    TypedCircleSplashDistortionFilter(known: "CICircleSplashDistortion")
  }
  public class func lightTunnel() -> any CIFilter & CILightTunnel { TypedLightTunnelFilter(known: "CILightTunnel") }
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion {
    TypedTorusLensDistortionFilter(known: "CITorusLensDistortion")
  }
}
