import Foundation
import MartletDisplay
import UIKit

/// A list of numbers: points, rectangles, coefficients. Immutable.
public final class CIVector: NSObject, @unchecked Sendable {
  let values: [CGFloat]

  init(_ values: [CGFloat]) { self.values = values }

  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: values, count: count)))
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  /// x, y, width, height.
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }
  /// a, b, c, d, tx, ty.
  public convenience init(cgAffineTransform map: CGAffineTransform) {
    self.init([map.a, map.b, map.c, map.d, map.tx, map.ty])
  }
  /// Numbers divided by spaces, in brackets or not.
  public convenience init(string: String) { self.init(Self.numbers(in: string)) }

  static func numbers(in text: String) -> [CGFloat] {
    text.split { " ,[]\n\t".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
  }

  public var count: Int { values.count }
  /// 0 beyond the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  public var x: CGFloat { value(at: 0) }
  public var y: CGFloat { value(at: 1) }
  public var z: CGFloat { value(at: 2) }
  public var w: CGFloat { value(at: 3) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(x, y, z, w, value(at: 4), value(at: 5))
  }
  public var stringRepresentation: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }
  public override var description: String { stringRepresentation }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  public override var hash: Int { values.hashValue }
}
