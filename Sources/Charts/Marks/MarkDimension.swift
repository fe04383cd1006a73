import SwiftUI

/// How wide a mark is across its axis, or how far a sector reaches.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Amount: Equatable { case automatic, points(CGFloat), inset(CGFloat), ratio(CGFloat) }
  let amount: Amount
  private init(amount: Amount) { self.amount = amount }

  public static let automatic = MarkDimension(amount: .automatic)
  /// Points.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension(amount: .points(length)) }
  /// All but so many points at each side.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(amount: .inset(inset)) }
  /// A part of what there is, from 0 to 1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(amount: .ratio(ratio)) }

  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The length in points of `whole` points.
  func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch amount {
    case .automatic: automatic
    case .points(let points): points
    case .inset(let inset): max(0, whole - 2 * inset)
    case .ratio(let ratio): whole * ratio
    }
  }
}

/// What becomes of bars and areas at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Method { case standard, normalized, center, unstacked }
  let method: Method
  /// On top of each other.
  public static let standard = MarkStackingMethod(method: .standard)
  /// On top of each other, each place scaled to the whole.
  public static let normalized = MarkStackingMethod(method: .normalized)
  /// On top of each other around the middle.
  public static let center = MarkStackingMethod(method: .center)
  /// Over each other.
  public static let unstacked = MarkStackingMethod(method: .unstacked)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Method: Hashable {
    case linear, monotone, cardinal(CGFloat), catmullRom(CGFloat), stepStart, stepCenter, stepEnd
  }
  let method: Method
  public static let linear = InterpolationMethod(method: .linear)
  /// Smooth, without a bump between two points that rise or fall.
  public static let monotone = InterpolationMethod(method: .monotone)
  public static let cardinal = cardinal(tension: 0)
  /// 0 is the smoothest, 1 straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .cardinal(tension))
  }
  public static let catmullRom = catmullRom(alpha: 0.5)
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(method: .catmullRom(alpha))
  }
  public static let stepStart = InterpolationMethod(method: .stepStart)
  public static let stepCenter = InterpolationMethod(method: .stepCenter)
  public static let stepEnd = InterpolationMethod(method: .stepEnd)
}
