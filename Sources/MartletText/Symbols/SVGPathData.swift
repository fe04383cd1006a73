import Foundation
import MartletDisplay

/// Reads the `d` attribute of an SVG path: all commands of SVG 1.1, absolute and relative.
struct SVGPathData {
  struct Failure: Error, Equatable {
    var message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last curve's second control point, which `S` and `T` mirror; nil after another command.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  static func path(_ text: String) throws -> Path {
    var reader = SVGPathData(bytes: Array(text.utf8))
    try reader.readAll()
    return reader.path
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readAll() throws {
    skipSeparators()
    while position < bytes.count {
      let command = Character(UnicodeScalar(bytes[position]))
      guard command.isLetter else {
        throw Failure(message: "expected a command at character \(position + 1), found \"\(command)\"")
      }
      position += 1
      try perform(command)
    }
  }

  /// Runs the command once for each group of numbers that follows.
  private mutating func perform(_ command: Character) throws {
    guard let kind = command.lowercased().first, let count = Self.counts[kind] else {
      throw Failure(message: "unknown command \"\(command)\"")
    }
    let isRelative = command.isLowercase
    skipSeparators()
    guard count > 0 else { return close() }
    var isFirst = true
    repeat {
      let numbers = try (0..<count).map { try number(isFlag: kind == "a" && ($0 == 3 || $0 == 4)) }
      // More numbers after a move are lines.
      add(kind == "m" && !isFirst ? "l" : kind, numbers, relativeTo: isRelative ? current : .zero, isRelative)
      isFirst = false
      skipSeparators()
    } while position < bytes.count && startsNumber(bytes[position])
  }

  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  private mutating func close() {
    path.closeSubpath()
    current = start
    (lastCubicControl, lastQuadControl) = (nil, nil)
  }

  private mutating func add(_ kind: Character, _ n: [CGFloat], relativeTo origin: CGPoint, _ isRelative: Bool) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1]) }
    var cubicControl: CGPoint?
    var quadControl: CGPoint?
    switch kind {
    case "m":
      current = point(0)
      start = current
      path.move(to: current)
    case "l": line(to: point(0))
    case "h": line(to: CGPoint(x: origin.x + n[0], y: current.y))
    case "v": line(to: CGPoint(x: current.x, y: origin.y + n[0]))
    case "c", "s":
      let first = kind == "c" ? point(0) : mirrored(lastCubicControl)
      cubicControl = point(kind == "c" ? 2 : 0)
      current = point(kind == "c" ? 4 : 2)
      path.addCurve(to: current, control1: first, control2: cubicControl!)
    case "q", "t":
      quadControl = kind == "q" ? point(0) : mirrored(lastQuadControl)
      current = point(kind == "q" ? 2 : 0)
      path.addQuadCurve(to: current, control: quadControl!)
    default:
      let arc = SVGArc(
        from: current, to: point(5), radii: CGSize(width: n[0], height: n[1]), rotationInDegrees: n[2],
        isLarge: n[3] != 0, isSweep: n[4] != 0)
      arc.add(to: &path)
      current = point(5)
    }
    (lastCubicControl, lastQuadControl) = (cubicControl, quadControl)
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}

extension SVGPathData {
  private func startsNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private mutating func skipSeparators() {
    while position < bytes.count, [9, 10, 12, 13, 32, 44].contains(bytes[position]) { position += 1 }
  }

  /// Numbers may touch: `.5.5`, `1-2`. The flags of an arc are one digit each and touch what follows.
  private mutating func number(isFlag: Bool) throws -> CGFloat {
    skipSeparators()
    let first = position
    if isFlag, position < bytes.count, bytes[position] == 48 || bytes[position] == 49 {
      position += 1
      return CGFloat(bytes[first] - 48)
    }
    var hasDot = false
    var hasExponent = false
    while position < bytes.count {
      let byte = bytes[position]
      let afterExponent = position > first && (bytes[position - 1] | 32) == UInt8(ascii: "e")
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        guard position == first || afterExponent else { break }
      } else if byte == UInt8(ascii: ".") {
        guard !hasDot, !hasExponent else { break }
        hasDot = true
      } else if byte | 32 == UInt8(ascii: "e"), position > first, !hasExponent {
        hasExponent = true
      } else if !(48...57).contains(byte) {
        break
      }
      position += 1
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Failure(message: "expected a number at character \(first + 1), found \"\(text)\"")
    }
    return CGFloat(value)
  }
}
