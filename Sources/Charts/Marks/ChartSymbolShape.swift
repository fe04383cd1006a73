import SwiftUI

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {
  /// The side of the square that looks as large as the shape in a square of side 1.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that charts give to points by themselves, in this order.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Form: Hashable, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let form: Form
  /// The part of the lines of crosses that is stroked; nil fills the shape.
  var lineWidth: CGFloat?

  static let all = Form.allCases.map { BasicChartSymbolShape(form: $0) }

  /// Only the outline, `lineWidth` points wide.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var result = self
    result.lineWidth = lineWidth
    return result
  }

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch form {
      case .circle: 1
      case .square: 0.9
      case .triangle, .diamond, .asterisk: 1.15
      case .pentagon: 1.05
      case .plus, .cross: 1.05
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    let isOpen = [.plus, .cross, .asterisk].contains(form)
    let width = lineWidth ?? (isOpen ? rect.width / 4 : nil)
    guard let width else { return outline(in: rect) }
    return outline(in: rect.insetBy(dx: width / 2, dy: width / 2))
      .strokedPath(StrokeStyle(lineWidth: width, lineCap: isOpen ? .round : .butt, lineJoin: .round))
  }

  private func outline(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: spokes(4, from: 0, in: rect)
    case .cross: spokes(4, from: .pi / 4, in: rect)
    case .asterisk: spokes(6, from: .pi / 2, in: rect)
    }
  }

  private func corner(_ turn: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.midX + rect.width / 2 * cos(turn), y: rect.midY + rect.height / 2 * sin(turn))
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<count).map { corner(-.pi / 2 + 2 * .pi * CGFloat($0) / CGFloat(count), in: rect) })
      path.closeSubpath()
    }
  }

  private func spokes(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<count {
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: corner(start + 2 * .pi * CGFloat(index) / CGFloat(count), in: rect))
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
