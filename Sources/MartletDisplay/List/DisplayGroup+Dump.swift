import Foundation

extension DisplayGroup {
  /// The list as indented text: one item a line with its numbers in points, groups and effects with what is in
  /// them below. Rounded to a hundredth, so that a dump says what a person would.
  public var dump: String {
    var dump = DisplayDump()
    dump.append(items, depth: 0)
    return dump.lines.map { $0 + "\n" }.joined()
  }
}

/// Writes display items as lines.
struct DisplayDump {
  var lines: [String] = []

  mutating func append(_ items: [DisplayItem], depth: Int) {
    for item in items { append(item, depth: depth) }
  }

  private mutating func append(_ item: DisplayItem, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + Self.line(item))
    switch item {
    case .group(let group, _): append(group.items, depth: depth + 1)
    case .effect(.mask(let mask), let items):
      append(items, depth: depth + 1)
      lines.append(String(repeating: "  ", count: depth) + "by")
      append(mask, depth: depth + 1)
    case .effect(_, let items): append(items, depth: depth + 1)
    default: break
    }
  }

  private static func line(_ item: DisplayItem) -> String {
    switch item {
    case .fill(let path, let paint, let style):
      return "fill \(text(paint)) \(path.description)" + (style.isEOFilled ? " even-odd" : "")
    case .rect(let rect, let color): return "rect \(text(rect)) \(text(color))"
    case .stroke(let path, let paint, let style): return "stroke \(text(style)) \(text(paint)) \(path.description)"
    case .text(let block, let rect): return "text \(text(rect)) \(text(block))"
    case .image(let image, let rect, _): return "image \(text(rect)) \(image.pixelWidth)x\(image.pixelHeight)"
    case .template(let image, let rect, let color):
      return "template \(text(rect)) \(image.pixelWidth)x\(image.pixelHeight) \(text(color))"
    case .group(_, let offset): return "group \(text(offset))"
    case .effect(let effect, _): return text(effect)
    case .foreign(let id, let rect): return "foreign \(id) \(text(rect))"
    }
  }
}
