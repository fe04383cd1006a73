/// Variants asked for beside a symbol's name: filled, in a shape, struck through.
///
/// A variant that the symbol does not have is left out.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable {
    case circle
    case square
    case rectangle
  }
  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let fill = none.fill
  public static let slash = none.slash

  /// The same in a circle, instead of another shape.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether everything that `other` asks for is asked for here. `none` is contained in all.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var result = self
    change(&result)
    return result
  }

  /// The names to try for a symbol, the most complete first, the plain name last. Suffixes that the name
  /// already has are not repeated.
  func candidates(for name: String) -> [String] {
    var result: [String] = []
    let hasFill = name.hasSuffix(".fill")
    let base = hasFill ? String(name.dropLast(5)) : name
    for shapeSuffix in shape.map({ [".\($0.rawValue)", ""] }) ?? [""] {
      for slashSuffix in isSlashed ? [".slash", ""] : [""] {
        for fillSuffix in isFilled || hasFill ? [".fill", ""] : [""] {
          var candidate = base
          if !candidate.hasSuffix(slashSuffix) { candidate += slashSuffix }
          if !candidate.hasSuffix(shapeSuffix) { candidate += shapeSuffix }
          candidate += fillSuffix
          if !result.contains(candidate) { result.append(candidate) }
        }
      }
    }
    if !result.contains(name) { result.append(name) }
    return result
  }
}
