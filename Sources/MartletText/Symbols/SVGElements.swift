import Foundation
import MartletDisplay

/// The elements of an SVG file with the groups around them and the transform that these make. Elements that are
/// defined to be used elsewhere are left out.
enum SVGElements {
  struct Element {
    var tag: SVGTag
    /// The names of the groups around, outermost first.
    var groups: [String]
    /// From the element's own coordinates to the file's.
    var transform: CGAffineTransform
  }

  private struct Open {
    var name: String
    var group: String?
    var transform: CGAffineTransform
    var isHidden: Bool
  }

  /// Deeper files are damaged.
  private static let depthLimit = 200

  static func read(_ text: String) throws -> [Element] {
    var elements: [Element] = []
    var open: [Open] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = try SVGTags.skip(rest, past: "-->")
        continue
      }
      guard let close = rest.firstIndex(of: ">") else {
        throw SVGPathData.Failure(message: "the element <\(rest.prefix(20)) does not end")
      }
      let content = rest[..<close]
      rest = rest[rest.index(after: close)...]
      if content.first == "/" {
        _ = open.popLast()
      } else if content.first?.isLetter == true {
        try add(SVGTags.tag(content), isClosed: content.last == "/", &open, &elements)
      }
    }
    return elements
  }

  private static func add(
    _ tag: SVGTag, isClosed: Bool, _ open: inout [Open], _ elements: inout [Element]
  ) throws {
    let outer = open.last
    let own = try tag["transform"].map { try SVGTransform.read($0) } ?? .identity
    let transform = own.concatenating(outer?.transform ?? .identity)
    let isHidden =
      outer?.isHidden == true || ["defs", "clipPath", "mask", "style", "text"].contains(tag.name)
      || tag["display"] == "none"
    if !isHidden { elements.append(Element(tag: tag, groups: open.compactMap(\.group), transform: transform)) }
    guard !isClosed else { return }
    guard open.count < depthLimit else { throw SVGPathData.Failure(message: "its groups are nested too deeply") }
    open.append(Open(name: tag.name, group: tag["id"], transform: transform, isHidden: isHidden))
  }
}

/// The `transform` attribute: `matrix`, `translate`, `scale` and `rotate`.
enum SVGTransform {
  static func read(_ text: String) throws -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let sides = part.split(separator: "(", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let name = sides[0].filter { $0.isLetter || $0.isNumber }
      let numbers = sides[1].split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.compactMap { Double($0) }
      // The first that is written is the outermost.
      result = try transform(name, numbers.map { CGFloat($0) }).concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [CGFloat]) throws -> CGAffineTransform {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1...2): return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): return CGAffineTransform(scaleX: numbers[0], y: numbers.last!)
    case ("rotate", 1): return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    default: throw SVGPathData.Failure(message: "the transform \(name) is not supported")
    }
  }
}
