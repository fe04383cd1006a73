import Foundation

extension DisplayDump {
  static func text(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ",")))"
  }
  static func text(_ point: CGPoint) -> String { "(\(number(point.x)),\(number(point.y)))" }
  static func text(_ size: CGSize) -> String { "(\(number(size.width)),\(number(size.height)))" }

  /// Hexadecimal digits of red, green and blue, then the opacity unless it is full.
  static func text(_ color: RGBA) -> String {
    let digits = [color.red, color.green, color.blue].map { channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined() + (color.alpha == 1 ? "" : "@\(number(CGFloat(color.alpha)))")
  }

  static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): return text(color)
    case .linearGradient(let stops, let start, let end): return "linear\(text(start))\(text(end))\(text(stops))"
    case .radialGradient(let stops, let center, let start, let end):
      return "radial\(text(center))(\(number(start)),\(number(end)))\(text(stops))"
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return "elliptical\(text(center))\(text(radii))(\(number(start)),\(number(end)))\(text(stops))"
    case .conicGradient(let stops, let center, let start, let end):
      let angles = "(\(number(CGFloat(start.degrees)))°,\(number(CGFloat(end.degrees)))°)"
      return "conic\(text(center))\(angles)\(text(stops))"
    case .image(let image, let tile): return "tiles\(text(tile)) \(image.pixelWidth)x\(image.pixelHeight)"
    }
  }

  private static func text(_ stops: [ColorStop]) -> String {
    "[\(stops.map { "\(number($0.location)) \(text($0.color))" }.joined(separator: ", "))]"
  }

  static func text(_ style: StrokeStyle) -> String {
    var parts = ["width=\(number(style.lineWidth))"]
    if style.lineCap != .butt { parts.append("cap=\(style.lineCap)") }
    if style.lineJoin != .miter { parts.append("join=\(style.lineJoin)") }
    if !style.dash.isEmpty { parts.append("dash=\(style.dash.map(number).joined(separator: ","))") }
    return parts.joined(separator: " ")
  }

  /// The words of a text, each run with its size, weight and colour.
  static func text(_ block: TextBlock) -> String {
    block.runs.map { run in
      let look = "\(number(run.font.size))/\(run.font.weight)\(run.font.isItalic ? "i" : "") \(text(run.color))"
      switch run.content {
      case .text(let string): return "\"\(string)\" \(look)"
      case .symbol(let symbol, let size, _): return "symbol=\(symbol.name)\(text(size)) \(look)"
      case .image(_, let size, _): return "image\(text(size))"
      }
    }.joined(separator: " + ")
  }

  static func text(_ effect: DisplayEffect) -> String {
    switch effect {
    case .opacity(let opacity): return "opacity \(number(opacity))"
    case .clip(let path, let style): return "clip \(path.description)" + (style.isEOFilled ? " even-odd" : "")
    case .transform(let matrix):
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
      return "transform (\(numbers.map(number).joined(separator: ",")))"
    case .projection(let matrix): return "projection (\(matrix.map { number($0) }.joined(separator: ",")))"
    case .blur(let radius, let opaque): return "blur \(number(radius))" + (opaque.map { " opaque\(text($0))" } ?? "")
    case .shadow(let color, let radius, let offset): return "shadow \(number(radius)) \(text(offset)) \(text(color))"
    case .blend(let mode): return "blend \(mode)"
    case .backdrop(let backdrop): return "backdrop \(number(backdrop.sigma)) \(text(backdrop.tint))"
    case .colorMatrix(let matrix): return "colorMatrix (\(matrix.map { number(CGFloat($0)) }.joined(separator: ",")))"
    case .mask: return "mask"
    case .compositingGroup: return "compositingGroup"
    }
  }

  static func number(_ number: CGFloat) -> String {
    guard abs(number) < 1e12 else { return String(Double(number)) }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
  }
}
