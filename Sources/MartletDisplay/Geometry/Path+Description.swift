import Foundation

extension Path: LosslessStringConvertible {
  /// One operator after its numbers, as in page description languages: `m` move, `l` line, `q` and `c`
  /// curves, `h` close. Numbers read back exactly.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Path.text($0.x)) \(Path.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): return "\(text(to)) m"
      case .line(let to): return "\(text(to)) l"
      case .quadCurve(let to, let control): return "\(text(control, to)) q"
      case .curve(let to, let control1, let control2): return "\(text(control1, control2, to)) c"
      case .closeSubpath: return "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double(number))
  }

  /// Reads what `description` writes, and `re` for a rectangle. Nil for anything else.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
      } else {
        guard perform(String(word), numbers) else { return nil }
        numbers = []
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func perform(_ name: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (name, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}
