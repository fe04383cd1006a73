import Foundation

extension UIImage {
  /// What an image is made for.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colours of a symbol. What is nil stays as it was.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []
      var isHierarchical = false
      var prefersMulticolor = false
    }
    let values: Values
    init(_ values: Values) { self.values = values }

    private convenience init(_ change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      self.init(values)
    }

    /// `pointSize` is the size of the text that the symbol goes with.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
    public convenience init(weight: SymbolWeight) { self.init { $0.weight = weight } }
    public convenience init(scale: SymbolScale) { self.init { $0.scale = scale } }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
      }
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0.textStyle = textStyle
        $0.scale = scale
      }
    }
    public convenience init(font: UIFont) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = SymbolWeight(cssWeight: font._description.weight)
      }
    }
    /// Shades of one colour, by the layers' level.
    public convenience init(hierarchicalColor: UIColor) {
      self.init {
        $0.colors = [hierarchicalColor]
        $0.isHierarchical = true
      }
    }
    /// One colour for each level of the layers.
    public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration { $0.prefersMulticolor = true }
    }

    /// Both together; where both decide, `other` wins.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var merged = values
      if other.values.pointSize != nil || other.values.textStyle != nil {
        (merged.pointSize, merged.textStyle) = (other.values.pointSize, other.values.textStyle)
      }
      merged.weight = other.values.weight ?? merged.weight
      merged.scale = other.values.scale ?? merged.scale
      if !other.values.colors.isEmpty {
        (merged.colors, merged.isHierarchical) = (other.values.colors, other.values.isHierarchical)
      }
      merged.prefersMulticolor = merged.prefersMulticolor || other.values.prefersMulticolor
      return SymbolConfiguration(merged)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    public override var hash: Int { values.hashValue }

    /// Points; nil when the place that shows the symbol decides.
    public var _pointSize: CGFloat? {
      values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    }
    /// CSS weight; nil when the place decides.
    public var _cssWeight: Int? { values.weight?.cssWeight }
    public var _scale: SymbolScale? { values.scale }
    public var _colors: [UIColor] { values.colors }
    public var _isHierarchical: Bool { values.isHierarchical }
  }

  /// A symbol's size relative to its text.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified
    case small, medium, large
  }

  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The nearest of the nine.
    init(cssWeight: Int) { self = SymbolWeight(rawValue: min(max(cssWeight / 100, 1), 9)) ?? .regular }
    var cssWeight: Int? { self == .unspecified ? nil : rawValue * 100 }
  }
}
