import Foundation

extension LayoutNode {
  /// The node and all below it as text, one a line: type, origin in the parent's coordinates and size, in points.
  public final var layoutDump: String {
    var lines: [String] = []
    appendDump(to: &lines, indent: "")
    return lines.joined(separator: "\n") + "\n"
  }

  private final func appendDump(to lines: inout [String], indent: String) {
    let name = "\(type(of: self))".prefix { $0 != "<" }
    let numbers = [origin.x, origin.y, size.width, size.height].map(Self.text)
    lines.append("\(indent)\(name) (\(numbers[0]), \(numbers[1])) \(numbers[2])x\(numbers[3])")
    for child in children { child.appendDump(to: &lines, indent: indent + "  ") }
  }

  /// At most two digits after the point, so that dumps do not differ by rounding.
  private static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// How many nodes there are, this one included.
  public final var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}
