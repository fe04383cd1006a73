import MartletDisplay

/// What angles can be added and scaled by. Operators are looked up in what a file imports, and apps import SwiftUI, not
/// the module that angles live in.
public protocol _AngleArithmetic {
  init(radians: Double)
  var radians: Double { get }
}

extension Angle: _AngleArithmetic {}

extension _AngleArithmetic {
  public static func + (a: Self, b: Self) -> Self { Self(radians: a.radians + b.radians) }
  public static func - (a: Self, b: Self) -> Self { Self(radians: a.radians - b.radians) }
  public static func * (a: Self, factor: Double) -> Self { Self(radians: a.radians * factor) }
  public static func * (factor: Double, a: Self) -> Self { Self(radians: a.radians * factor) }
  public static func / (a: Self, divisor: Double) -> Self { Self(radians: a.radians / divisor) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, factor: Double) { a = a * factor }
  public static func /= (a: inout Self, divisor: Double) { a = a / divisor }
  public static prefix func - (a: Self) -> Self { Self(radians: -a.radians) }
}
