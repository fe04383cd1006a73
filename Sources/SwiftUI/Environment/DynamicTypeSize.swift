import Foundation
import MartletControls
import MartletGraph
import UIKit

/// How large the user wants text. Twelve steps; the last five are the accessibility sizes.
public typealias DynamicTypeSize = TextSize

/// The older names of the text sizes, largest last.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self)!)! }

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

extension ContentSizeCategory {
  /// Nil where UIKit's size is not decided.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory._textSize else { return nil }
    self.init(size)
  }
}

extension UIContentSizeCategory {
  /// Not decided for nil.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory.map { UIContentSizeCategory(_textSize: $0.dynamicTypeSize) } ?? .unspecified
  }
  @_disfavoredOverload public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map(UIContentSizeCategory.init(_textSize:)) ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// Nil where UIKit's size is not decided.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory._textSize else { return nil }
    self = size
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
}

extension View {
  /// Sets the text size for everything inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the text size inside a range. Spec: I16.
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }
}

/// A length that grows with the user's text size. Spec: I16, M-TEXT (ratio of leadings).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var environment: EnvironmentValues?

  nonisolated public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value {
    guard let environment else { return base }
    return Value(
      TextStyleMetrics.scaledValue(
        CGFloat(base), relativeTo: style.metrics, at: environment.dynamicTypeSize,
        pixelsPerPoint: environment.displayScale))
  }

  public static func _install(
    at pointer: UnsafeMutableRawPointer, storage: inout AnyObject?, owner: _AnyViewNode
  ) { pointer.assumingMemoryBound(to: Self.self).pointee.environment = owner.environment }
  public static var _kind: FieldPlan.Kind { .ownState }
}
