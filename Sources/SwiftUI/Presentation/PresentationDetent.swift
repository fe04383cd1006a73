import Foundation
import MartletControls
import MartletLayout

/// A height at which a sheet rests. Spec: F31, M-CTL-42.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetentType) }
  let kind: Kind
  /// About half the window; as large in windows of compact height.
  public static let medium = PresentationDetent(kind: .medium)
  /// All the room below the top edge.
  public static let large = PresentationDetent(kind: .large)
  /// A share of the height of `large`, 0…1; other numbers count as the nearest, NaN as 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    .init(kind: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }
  /// Points, without the inset at the window's bottom; at most the height of `large`. NaN counts as that, too.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .init(kind: .height(height.isNaN ? .infinity : max(height, 0)))
  }
  /// A height that an app's own type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init(kind: .custom(CustomDetentType(type: type)))
  }

  /// What a custom height may depend on: the room there is, and the environment of the sheet.
  @dynamicMemberLookup public struct Context {
    /// The height of `large` in points, without the inset at the window's bottom.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: path] }
  }

  /// The height in points, without the inset at the bottom; nil where a custom one has none.
  func height(in context: Context) -> CGFloat? {
    let most = context.maxDetentValue
    switch kind {
    case .medium: return context.verticalSizeClass == .compact ? nil : most * PresentationMetrics.Sheet.mediumFraction
    case .large: return most
    case .fraction(let fraction): return most * fraction
    case .height(let height): return min(height, most)
    case .custom(let custom):
      return custom.type.height(in: context).flatMap { $0.isNaN ? nil : min(max($0, 0), most) }
    }
  }
}

/// A height of a sheet that the app computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// Points, without the inset at the window's bottom; nil leaves the height out.
  static func height(in context: Context) -> CGFloat?
}

struct CustomDetentType: Hashable, @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
