import Foundation
import UIKit

/// A colour by sRGB components with straight alpha.
public final class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Components that are not finite count as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clean(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    (self.red, self.green, self.blue, self.alpha) = (clean(red), clean(green), clean(blue), clean(alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The colour under the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Three or four numbers divided by spaces; what is missing is 0, a missing alpha 1.
  public convenience init(string: String) {
    let numbers = CIVector.numbers(in: string)
    func at(_ index: Int, _ fallback: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : fallback }
    self.init(red: at(0, 0), green: at(1, 0), blue: at(2, 0), alpha: at(3, 1))
  }

  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat] { [red, green, blue, alpha] }
  public var stringRepresentation: String { components.map { "\($0)" }.joined(separator: " ") }
  public override var description: String { "(\(stringRepresentation))" }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
  public override var hash: Int { components.hashValue }

  var components4: SIMD4<Float> { [Float(red), Float(green), Float(blue), Float(alpha)] }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
