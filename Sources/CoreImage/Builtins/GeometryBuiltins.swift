// Filters by name and type, as `import CoreImage.CIFilterBuiltins` brings them elsewhere: for each a protocol with its
// inputs, and a builder. What the inputs mean and what they are at first is in Filters/.

public protocol CIAffineClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}
public protocol CIAffineTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}
public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}
public protocol CIStraighten: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}
public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
  /// How soft it is, 0 to 1: Mitchell and Netravali's B. Default 0.
  var parameterB: Float { get set }
  /// How sharp it is, 0 to 1: Mitchell and Netravali's C. Default 0.75.
  var parameterC: Float { get set }
}
public protocol CIPerspectiveTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

private final class TypedAffineClampFilter: CIFilter, CIAffineClamp, HasInputImage, HasTransform {}
private final class TypedAffineTileFilter: CIFilter, CIAffineTile, HasInputImage, HasTransform {}
private final class TypedKaleidoscopeFilter: CIFilter, CIKaleidoscope, HasInputImage, HasCount, HasCenter,
  HasAngle
{}
private final class TypedStraightenFilter: CIFilter, CIStraighten, HasInputImage, HasAngle {}
private final class TypedLanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform, HasInputImage, HasScale,
  HasAspectRatio
{}
private final class TypedBicubicScaleTransformFilter: CIFilter, CIBicubicScaleTransform, HasInputImage, HasScale,
  HasAspectRatio
{
  var parameterB: Float {
    get { float("inputB") }
    set { setFloat("inputB", newValue) }
  }
  var parameterC: Float {
    get { float("inputC") }
    set { setFloat("inputC", newValue) }
  }
}
private final class TypedPerspectiveTransformFilter: CIFilter, CIPerspectiveTransform, HasInputImage, HasTopLeft,
  HasTopRight, HasBottomRight, HasBottomLeft
{}
private final class TypedPerspectiveCorrectionFilter: CIFilter, CIPerspectiveCorrection, HasInputImage, HasTopLeft,
  HasTopRight, HasBottomRight, HasBottomLeft
{}
private final class TypedAreaAverageFilter: CIFilter, CIAreaAverage, HasInputImage, HasExtent {}
private final class TypedAreaMaximumFilter: CIFilter, CIAreaMaximum, HasInputImage, HasExtent {}
private final class TypedAreaMinimumFilter: CIFilter, CIAreaMinimum, HasInputImage, HasExtent {}

extension CIFilter {
  public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedAffineClampFilter(known: "CIAffineClamp") }
  public class func affineTile() -> any CIFilter & CIAffineTile { TypedAffineTileFilter(known: "CIAffineTile") }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { TypedKaleidoscopeFilter(known: "CIKaleidoscope") }
  public class func straighten() -> any CIFilter & CIStraighten { TypedStraightenFilter(known: "CIStraightenFilter") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    TypedLanczosScaleTransformFilter(known: "CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
    TypedBicubicScaleTransformFilter(known: "CIBicubicScaleTransform")
  }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    TypedPerspectiveTransformFilter(known: "CIPerspectiveTransform")
  }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    TypedPerspectiveCorrectionFilter(known: "CIPerspectiveCorrection")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedAreaAverageFilter(known: "CIAreaAverage") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { TypedAreaMaximumFilter(known: "CIAreaMaximum") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { TypedAreaMinimumFilter(known: "CIAreaMinimum") }
}
