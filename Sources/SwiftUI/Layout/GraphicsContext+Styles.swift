import Foundation
import MartletDisplay
import MartletLayout

extension GraphicsContext {
  /// What paths are painted with. Points lie in the coordinates of what is drawn.
  public struct Shading {
    let make: (CGRect, GraphicsContext) -> Paint
    func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint { make(rect, context) }

    /// The foreground style of the canvas's surroundings.
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func color(_ color: Color) -> Shading {
      Shading { _, context in .color(color.rgba(in: context.environment)) }
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// Any style; gradients span the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { rect, context in style._paint(in: context.environment).paint(in: rect) }
    }
    /// The first of several, which is all that one drawing needs.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, context in
        .linearGradient(stops: gradient.resolved(in: context.environment), start: startPoint, end: endPoint)
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, context in
        .radialGradient(
          stops: gradient.resolved(in: context.environment), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _, context in
        .conicGradient(
          stops: gradient.resolved(in: context.environment), center: center, start: angle,
          end: Angle(degrees: angle.degrees + 360))
      }
    }
  }

  /// How a gradient goes on beyond its ends. The end colours go on; repeating is not there.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesGroup = ShadowOptions(rawValue: 1)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
  }

  /// A change to the pixels of what is drawn.
  public struct Filter {
    let effects: (EnvironmentValues) -> [DisplayEffect]

    /// `radius`, `x` and `y` in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        [.shadow(color.rgba(in: environment), radius: max(0, radius), offset: CGSize(width: x, height: y))]
      }
    }
    /// `radius` in points, about the standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in radius > 0 ? [.blur(radius: radius, opaqueIn: nil)] : [] }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { [.colorMatrix(ColorMatrix.multiply(color.rgba(in: $0)))] }
    }
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(ColorMatrix.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { matrix(ColorMatrix.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { matrix(ColorMatrix.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { matrix(ColorMatrix.contrast(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - min(max(amount, 0), 1)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in amount > 0 ? [.colorMatrix(ColorMatrix.invert)] : [] }
    }
    public static var luminanceToAlpha: Filter { matrix(ColorMatrix.luminanceToAlpha) }
    private static func matrix(_ matrix: [Float]) -> Filter { Filter { _ in [.colorMatrix(matrix)] } }
  }
}
