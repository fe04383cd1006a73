import Foundation

/// What animation interpolates of a layout whose type is not known; nil stands for zero of any type.
extension AnyLayout.AnimatableData {
  public static var zero: Self { Self(value: nil) }
  public static func == (a: Self, b: Self) -> Bool {
    switch (a.value, b.value) {
    case (nil, nil): true
    case (let x?, let y?): x.isEqual(y)
    case (let x?, nil), (nil, let x?): x.magnitudeSquared == 0
    }
  }
  public static func + (a: Self, b: Self) -> Self { combine(a, b, 1) }
  public static func - (a: Self, b: Self) -> Self { combine(a, b, -1) }
  public mutating func scale(by rhs: Double) { value = value?.scaled(by: rhs) }
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }

  private static func combine(_ a: Self, _ b: Self, _ sign: Double) -> Self {
    guard let y = b.value?.scaled(by: sign) else { return a }
    return Self(value: a.value?.adding(y) ?? y)
  }
}

/// A vector of any type.
protocol ErasedVector {
  var magnitudeSquared: Double { get }
  func isEqual(_ other: ErasedVector) -> Bool
  func scaled(by factor: Double) -> ErasedVector
  /// The sum, or `other` if the types differ: nothing lies between two kinds of layout.
  func adding(_ other: ErasedVector) -> ErasedVector
}

struct ConcreteVector<V: VectorArithmetic>: ErasedVector {
  let vector: V
  init(_ vector: V) { self.vector = vector }

  var magnitudeSquared: Double { vector.magnitudeSquared }
  func isEqual(_ other: ErasedVector) -> Bool { (other as? ConcreteVector<V>)?.vector == vector }
  func scaled(by factor: Double) -> ErasedVector {
    var result = vector
    result.scale(by: factor)
    return ConcreteVector(result)
  }
  func adding(_ other: ErasedVector) -> ErasedVector {
    guard let other = other as? ConcreteVector<V> else { return other }
    return ConcreteVector(vector + other.vector)
  }
}
