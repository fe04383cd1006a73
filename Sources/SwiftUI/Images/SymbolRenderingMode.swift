import MartletControls
import MartletDisplay

/// How many colours a symbol has. A composed symbol has two levels: what it is about (a badge, a slash, the sign in a
/// circle), and what carries it. Other symbols have one, so that the modes agree. Docs/Symbols.md tells which are composed.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  /// One colour: the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// One colour, weaker for what carries the sign.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A foreground style for each level; the last one for those that have none.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours. No symbol here has any: it is drawn in one colour, and that is noted once.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// The way of symbols inside; nil, the default, is a palette where there are several foreground styles and one colour
  /// elsewhere.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols inside are coloured; nil returns to the default.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how this symbol is coloured; nil leaves it to the surroundings.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

  /// The mode at hand, and the colour of each level.
  func symbolColors(in environment: EnvironmentValues) -> (hasLayers: Bool, colors: [RGBA]) {
    let levels = environment.foregroundLevels.count
    let mode = symbolMode ?? environment.symbolRenderingMode ?? (levels > 1 ? .palette : .monochrome)
    let styles = [HierarchicalShapeStyle.primary, .secondary, .tertiary]
    func paint(_ styles: ArraySlice<HierarchicalShapeStyle>) -> [RGBA] {
      styles.map { $0._paint(in: environment).color }
    }
    switch mode.kind {
    case .monochrome: return (false, paint(styles.prefix(1)))
    case .multicolor:
      Notes.once("symbols have no colours of their own: a multicolor one is drawn in one colour", at: place)
      return (false, paint(styles.prefix(1)))
    case .palette: return (true, paint(styles.prefix(max(levels, 1))))
    case .hierarchical:
      var surroundings = environment
      surroundings.foregroundLevels = Array(environment.foregroundLevels.prefix(1))
      return (true, styles.map { $0._paint(in: surroundings).color })
    }
  }
}
