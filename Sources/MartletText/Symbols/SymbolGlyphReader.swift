import Foundation
import MartletDisplay

/// Turns a row of the table into a drawing.
struct SymbolGlyphReader {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let row: SymbolRow
  /// Reads a Bootstrap icon by name.
  let icon: (String) throws -> SVGIcon
  private var glyph: SymbolGlyph
  private var holes = Path()

  init(row: SymbolRow, icon: @escaping (String) throws -> SVGIcon) {
    (self.row, self.icon) = (row, icon)
    glyph = SymbolGlyph(box: row.box)
  }

  mutating func read() throws -> SymbolGlyph {
    for part in row.parts { try add(part) }
    if !holes.isEmpty { glyph.area = glyph.area.subtracting(holes) }
    let toOrigin = CGAffineTransform(translationX: -row.box.width / 2, y: -row.box.height / 2)
    for part in [
      \SymbolGlyph.area, \.rim, \.strokes, \.bodies, \.details, \.detailArea, \.cuts,
    ] { glyph[keyPath: part] = glyph[keyPath: part].applying(toOrigin) }
    return glyph
  }

  private mutating func add(_ part: Substring) throws {
    let space = part.firstIndex(of: " ") ?? part.endIndex
    let rest = String(SymbolRow.trimmed(part[space...]))
    switch part[..<space] {
    case "bi": try addIcon(rest)
    case "stroke": try glyph.strokes.addPath(SVGPathData.path(rest))
    case "ring": try glyph.strokes.addPath(circle(rest))
    case "box": try glyph.strokes.addPath(roundedRectangle(rest))
    case "fill": try glyph.area.addPath(SVGPathData.path(rest).normalized())
    case "dot": try glyph.area.addPath(circle(rest))
    case "slab": try glyph.area.addPath(roundedRectangle(rest))
    case "blob": try glyph.area.addPath(blob(rest))
    case "hole": try holes.addPath(SVGPathData.path(rest))
    case "holedot": try holes.addPath(circle(rest))
    case "body": try glyph.bodies.addPath(SVGPathData.path(rest))
    case "bodyring": try glyph.bodies.addPath(circle(rest))
    case "bodybox": try glyph.bodies.addPath(roundedRectangle(rest))
    case "detail": try glyph.details.addPath(SVGPathData.path(rest))
    case "detaildot": try glyph.detailArea.addPath(circle(rest))
    case "detailfill": try glyph.detailArea.addPath(SVGPathData.path(rest).normalized())
    case "holebi": try holes.addPath(iconHole(rest))
    case "cut": try glyph.cuts.addPath(SVGPathData.path(rest))
    case "rim": try glyph.rim.addPath(SVGPathData.path(rest))
    default: throw Failure(description: "The symbol \(row.name) has a part of unknown kind: \(part).")
    }
  }

  private func numbers(_ text: String, count: Int) throws -> [CGFloat] {
    let numbers = text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count == count else {
      throw Failure(description: "The symbol \(row.name) needs \(count) numbers: \(text).")
    }
    return numbers
  }

  private func circle(_ text: String) throws -> Path {
    let n = try numbers(text, count: 3)
    return Path(ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
  }

  private func roundedRectangle(_ text: String) throws -> Path {
    let n = try numbers(text, count: 5)
    return Path(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4])
  }

  private func blob(_ text: String) throws -> Path {
    let space = text.firstIndex(of: " ") ?? text.endIndex
    let width = try numbers(String(text[..<space]), count: 1)[0]
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    return try SVGPathData.path(String(text[space...])).strokedPath(style)
  }

  /// Fits the icon's drawing (not its view box, whose margins differ) into the box less a small margin.
  private mutating func addIcon(_ name: String) throws {
    let icon = try icon(name)
    let room = CGRect(origin: .zero, size: row.box).insetBy(dx: 0.5, dy: 0.5)
    guard let fitted = Self.fitted(icon, into: room) else { return }
    glyph.area.addPath(fitted.area)
    // Bootstrap draws lines one unit thick in a view box of sixteen; its filled icons are solid.
    let isSolid = name.split(separator: "-").contains("fill")
    if !isSolid { glyph.lineWidthInArea = fitted.scale * icon.viewBox.width / 16 }
  }

  /// An icon taken out of the area: its name, then the rectangle that it is fitted into.
  private func iconHole(_ text: String) throws -> Path {
    let name = text.prefix { $0 != " " }
    let n = try numbers(String(text.dropFirst(name.count)), count: 4)
    let room = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    return try Self.fitted(icon(String(name)), into: room)?.area ?? Path()
  }

  private static func fitted(_ icon: SVGIcon, into room: CGRect) -> (area: Path, scale: CGFloat)? {
    let drawn = icon.area.boundingRect
    guard !drawn.isNull, drawn.width > 0, drawn.height > 0 else { return nil }
    let scale = min(room.width / drawn.width, room.height / drawn.height)
    let place = CGAffineTransform(translationX: -drawn.midX, y: -drawn.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: room.midX, y: room.midY))
    return (icon.area.applying(place), scale)
  }
}
