import Foundation
import MartletDisplay
import UIKit

/// The values of a filter's inputs as its output needs them: numbers are finite and within the limits of their
/// meaning, whatever an app set.
struct FilterValues {
  let spec: FilterSpec
  let stored: [String: Any]

  func image(_ key: String) -> Recipe? { (stored[key] as? CIImage)?.recipe }

  func number(_ key: String) -> Float { Float(double(key)) }

  func double(_ key: String) -> Double {
    guard case .number(let initial, let limits, _, _)? = spec.input(key)?.content else { return 0 }
    let value = FilterValue.number(stored[key]) ?? initial
    guard value.isFinite else { return value == .infinity ? limits.map { min($0.upperBound, 1e6) } ?? 1e6 : initial }
    let bounded = min(max(value, -1e9), 1e9)
    return limits.map { min(max(bounded, $0.lowerBound), $0.upperBound) } ?? bounded
  }

  /// A length in pixels, not negative.
  func length(_ key: String) -> CGFloat { CGFloat(max(0, double(key))) }

  func vector(_ key: String) -> [CGFloat] {
    let initial: [CGFloat] = if case .vector(let values, _)? = spec.input(key)?.content { values } else { [] }
    guard let vector = stored[key] as? CIVector else { return initial }
    let count = max(initial.count, vector.count)
    return (0..<count).map { index in
      let value = vector.value(at: index)
      return value.isFinite ? min(max(value, -1e9), 1e9) : initial.indices.contains(index) ? initial[index] : 0
    }
  }

  func floats(_ key: String) -> SIMD4<Float> {
    let values = vector(key) + [0, 0, 0, 0]
    return [Float(values[0]), Float(values[1]), Float(values[2]), Float(values[3])]
  }

  func point(_ key: String) -> CGPoint {
    let values = vector(key) + [0, 0]
    return CGPoint(x: values[0], y: values[1])
  }

  /// The centre, as two numbers for a step.
  func center(_ key: String = kCIInputCenterKey) -> [Float] {
    let point = point(key)
    return [Float(point.x), Float(point.y)]
  }

  func rect(_ key: String) -> CGRect {
    let values = vector(key) + [0, 0, 0, 0]
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3]).standardized
  }

  /// sRGB, straight.
  func color(_ key: String) -> CIColor {
    if let color = stored[key] as? CIColor { return color }
    if case .color(let parts)? = spec.input(key)?.content {
      return CIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    return .black
  }

  func text(_ key: String) -> String? { stored[key] as? String }
  func data(_ key: String) -> Data? { stored[key] as? Data }
  func transform(_ key: String) -> CGAffineTransform { FilterValue.transform(stored[key]) ?? .identity }
  func flag(_ key: String) -> Bool { double(key) != 0 }
}

/// What apps may set for an input.
enum FilterValue {
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }

  static func transform(_ value: Any?) -> CGAffineTransform? {
    switch value {
    case let value as CGAffineTransform: value
    case let value as NSValueOfTransform: value.transform
    case let value as CIVector where value.count == 6: value.cgAffineTransformValue
    default: nil
    }
  }

  /// `value` as what the input holds; nil when it cannot be that.
  static func converted(_ value: Any, for input: FilterInput) -> Any? {
    switch input.content {
    case .image:
      if let image = value as? UIImage { return CIImage(image: image) }
      return value as? CIImage
    case .number: return number(value).map { NSNumber(value: $0) }
    case .vector:
      switch value {
      case let value as CGPoint: return CIVector(cgPoint: value)
      case let value as CGRect: return CIVector(cgRect: value)
      case let value as [CGFloat]: return CIVector(value)
      case let value as [Double]: return CIVector(value.map { CGFloat($0) })
      default: return value as? CIVector
      }
    case .color:
      if let color = value as? UIColor { return CIColor(color: color) }
      return value as? CIColor
    case .text: return value as? String
    case .data: return value as? Data
    case .transform: return transform(value).map { NSValueOfTransform($0) }
    case .other: return value
    }
  }
}

/// A map in a dictionary, as `NSValue` and `NSAffineTransform` carry it elsewhere.
final class NSValueOfTransform: NSObject, @unchecked Sendable {
  let transform: CGAffineTransform
  init(_ transform: CGAffineTransform) { self.transform = transform }
  static let identity = NSValueOfTransform(.identity)
}
