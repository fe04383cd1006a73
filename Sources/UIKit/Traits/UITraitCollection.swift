import Foundation
import MartletControls

/// What an interface must adapt to: brightness, room, text size, direction, pixels. Immutable.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// A trait that a collection does not decide is `unspecified`, or 0 for the scale.
  struct Values: Hashable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var displayScale: CGFloat = 0
  }
  let values: Values

  init(values: Values) { self.values = values }

  /// A collection that decides nothing.
  public override convenience init() { self.init(values: Values()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// `displayScale` is pixels per point; 0 leaves it undecided.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Merges collections; where several decide a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { merged in
      for collection in traitCollections { merged.take(collection.values) }
    }
  }

  private convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Pixels per point; 0 when undecided.
  public var displayScale: CGFloat { values.displayScale }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  public override var hash: Int { values.hashValue }

  /// Whether a dynamic colour may look different in the other collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  /// Whether every trait that `trait` decides has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.take(trait.values)
    return merged == values
  }
}

extension UITraitCollection.Values {
  /// Takes over what `other` decides.
  fileprivate mutating func take(_ other: Self) {
    let undecided = Self()
    func take<Value: Equatable>(_ field: WritableKeyPath<Self, Value>) {
      if other[keyPath: field] != undecided[keyPath: field] { self[keyPath: field] = other[keyPath: field] }
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.displayGamut)
    take(\.displayScale)
  }
}
