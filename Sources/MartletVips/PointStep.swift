import CVips

/// A step of a point program: it acts on each pixel by itself. A program is a stack machine: some steps put a pixel on
/// the stack, some change the topmost, some join the topmost two or three into one.
public struct PointStep: Sendable {
  /// What the numbers mean to a step; they are converted before it, where they differ.
  public struct Meaning: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Linear light, straight alpha.
    public static let linear: Meaning = []
    public static let encoded = Meaning(rawValue: Int32(MV_ENCODED))
    public static let premultiplied = Meaning(rawValue: Int32(MV_PREMULTIPLIED))
    /// Whatever they mean at that point.
    public static let any = Meaning(rawValue: Int32(MV_ANY))
  }

  let kind: MVStepKind
  var index: Int32 = 0
  let meaning: Meaning
  var parameters: [Float] = []
  var table: [Float] = []

  init(
    _ kind: MVStepKind, index: Int32 = 0, _ meaning: Meaning, _ parameters: [Float] = [], table: [Float] = []
  ) {
    (self.kind, self.index, self.meaning, self.parameters, self.table) = (kind, index, meaning, parameters, table)
  }

  /// How the height of the stack changes.
  var balance: Int {
    switch kind {
    case MV_LOAD, MV_CONSTANT, MV_PATTERN: 1
    case MV_COMPOSITE, MV_BLEND, MV_ADD_SCALED: -1
    case MV_MASK: -2
    default: 0
    }
  }
}

// MARK: - Onto the stack

extension PointStep {
  static func load(_ source: Int) -> PointStep { PointStep(MV_LOAD, index: Int32(source), .any) }

  /// The same colour everywhere.
  public static func constant(_ color: SIMD4<Float>, _ meaning: Meaning) -> PointStep {
    PointStep(MV_CONSTANT, meaning, (0..<4).map { color[$0] })
  }

  public enum Pattern: Int32, Sendable {
    case linearGradient, radialGradient, gaussianGradient, checkerboard, stripes, noise, roundedRectangle
  }

  /// Two colours (linear, premultiplied) by place; what `geometry` holds, patterns.h says.
  public static func pattern(
    _ pattern: Pattern, _ geometry: [Float], _ first: SIMD4<Float> = .zero, _ second: SIMD4<Float> = .zero
  ) -> PointStep {
    let padded = geometry + [Float](repeating: 0, count: 8 - geometry.count)
    let colors = [first, second].flatMap { color in (0..<4).map { color[$0] } }
    return PointStep(MV_PATTERN, index: pattern.rawValue, .premultiplied, padded + colors)
  }
}

// MARK: - The top of the stack

extension PointStep {
  public static func matrix(_ matrix: ColorMatrix, _ meaning: Meaning = .linear) -> PointStep {
    PointStep(MV_MATRIX, meaning, matrix.parameters)
  }

  /// Each component between the two. NaN becomes the low one.
  public static func clamp(_ low: SIMD4<Float>, _ high: SIMD4<Float>, _ meaning: Meaning = .linear) -> PointStep {
    PointStep(MV_CLAMP, meaning, [low, high].flatMap { bound in (0..<4).map { bound[$0] } })
  }

  /// A function of each of red, green and blue, odd around 0.
  public static func curve(_ meaning: Meaning = .linear, _ function: (Float) -> Float) -> PointStep {
    let table = (0..<Int32(MV_CURVE_SIZE)).map { function(mv_curve_argument($0)) }
    return PointStep(MV_CURVES, meaning, table: table)
  }

  /// Places from 0 to 1, linear between them, for red, green and blue each; `colors` hold four numbers a place.
  public static func lookup(_ colors: [Float], _ meaning: Meaning) -> PointStep {
    PointStep(MV_LOOKUP, index: Int32(colors.count / 4), meaning, table: colors)
  }

  /// Colours by luminance from 0 to 1.
  public static func gradientMap(_ colors: [Float], _ meaning: Meaning) -> PointStep {
    PointStep(MV_GRADIENT_MAP, index: Int32(colors.count / 4), meaning, table: colors)
  }

  /// Four coefficients, lowest power first, for red, green, blue and alpha.
  public static func polynomial(_ coefficients: [Float], _ meaning: Meaning = .linear) -> PointStep {
    PointStep(MV_POLYNOMIAL, meaning, coefficients)
  }

  /// For each of red, green, blue: the factors of r, g, b, r², g², b², rg, gb, br, and 1.
  public static func crossPolynomial(_ coefficients: [Float], _ meaning: Meaning = .linear) -> PointStep {
    PointStep(MV_CROSS, meaning, table: coefficients)
  }

  /// `side`³ premultiplied colours, red fastest.
  public static func cube(_ colors: [Float], side: Int, _ meaning: Meaning) -> PointStep {
    PointStep(MV_CUBE, index: Int32(side), meaning, table: colors)
  }

  public static func vibrance(_ amount: Float) -> PointStep { PointStep(MV_VIBRANCE, .encoded, [amount]) }
  public static func posterize(_ levels: Float, _ meaning: Meaning) -> PointStep {
    PointStep(MV_POSTERIZE, meaning, [levels])
  }
  public static let maximumComponent = PointStep(MV_MAXIMUM, .linear)
  public static let minimumComponent = PointStep(MV_MINIMUM, .linear)
  /// Luminance becomes the alpha of white.
  public static let luminanceToAlpha = PointStep(MV_LUMA_ALPHA, .linear)
  public static func threshold(_ level: Float) -> PointStep { PointStep(MV_THRESHOLD, .linear, [level]) }
  /// How much dark and light parts are lifted; at most 2 and 0.25 either way.
  public static func tone(shadows: Float, highlights: Float) -> PointStep {
    PointStep(MV_TONE, .encoded, [shadows, highlights])
  }
  public static func opacity(_ factor: Float) -> PointStep {
    PointStep(MV_OPACITY, .premultiplied, [factor])
  }
  static func clip(_ area: PixelArea) -> PointStep {
    PointStep(MV_CLIP, .premultiplied, [area.left, area.top, area.right, area.bottom].map(Float.init))
  }

  public enum Shade: Int32, Sendable {
    case vignette, dotScreen, lineScreen, hatchedScreen, circularScreen, cmykScreen, spotLight
  }

  /// By place and colour; what `parameters` hold, patterns.h says.
  public static func shade(_ shade: Shade, _ meaning: Meaning, _ parameters: [Float]) -> PointStep {
    PointStep(MV_SHADE, index: shade.rawValue, meaning, parameters)
  }
}

// MARK: - Joining

extension PointStep {
  public enum Composition: Int32, Sendable {
    case over, inside, outside, atop, exclusive, add, multiply, maximum, minimum
  }

  /// The top over the one below.
  public static func composite(_ composition: Composition) -> PointStep {
    PointStep(MV_COMPOSITE, index: composition.rawValue, .premultiplied)
  }

  public enum Blend: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
    case exclusion, hue, saturation, color, luminosity, linearBurn, linearDodge, linearLight, pinLight, vividLight
    case hardMix, subtract, divide
  }

  /// The top over the one below.
  public static func blend(_ blend: Blend) -> PointStep { PointStep(MV_BLEND, index: blend.rawValue, .linear) }

  /// `below · next + above · top`, component by component, premultiplied.
  public static func sum(below: SIMD4<Float>, above: SIMD4<Float>) -> PointStep {
    PointStep(MV_ADD_SCALED, .premultiplied, [below, above].flatMap { factor in (0..<4).map { factor[$0] } })
  }

  public enum Mask: Int32, Sendable { case red, alpha, luminance }

  /// The top is a mask: where it is 1, the next is seen, where it is 0, the one below that.
  public static func mask(_ mask: Mask) -> PointStep { PointStep(MV_MASK, index: mask.rawValue, .premultiplied) }
}

extension PointStep {
  /// Colour by alpha: weighs components that carry no weight yet, or takes the weight off.
  public static func alphaWeight(isApplied: Bool) -> PointStep {
    PointStep(MV_WEIGHT, index: isApplied ? 1 : 0, .linear)
  }
}
