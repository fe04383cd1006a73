import Foundation
import MartletDisplay

/// A filled icon read from a small SVG file: paths and basic shapes, no groups, styles or transforms.
struct SVGIcon {
  var viewBox: CGRect
  /// The area of all shapes, every boundary turning for nonzero filling.
  var area: Path

  struct Failure: Error, Equatable, CustomStringConvertible {
    var file: String
    var message: String
    var description: String { "The icon \(file) cannot be read: \(message)." }
  }

  static func load(path file: String) throws -> SVGIcon {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Failure(file: file, message: "there is no such file, or it is not UTF-8 text")
    }
    return try SVGIcon(text: text, file: file)
  }

  init(text: String, file: String) throws {
    var box: CGRect?
    area = Path()
    do {
      for tag in try SVGTags.read(text) {
        if tag.name == "svg" { box = try Self.viewBox(tag) }
        guard let shape = try Self.shape(tag) else { continue }
        if tag["transform"] != nil { throw SVGPathData.Failure(message: "transforms are not supported") }
        area.addPath(shape.normalized(eoFill: tag["fill-rule"] == "evenodd"))
      }
    } catch let failure as SVGPathData.Failure {
      throw Failure(file: file, message: failure.message)
    }
    guard let box, box.width > 0, box.height > 0 else { throw Failure(file: file, message: "it has no view box") }
    viewBox = box
  }

  private static func viewBox(_ tag: SVGTag) throws -> CGRect {
    guard let box = box(tag["viewBox"]) else { throw SVGPathData.Failure(message: "its view box is not four numbers") }
    return box
  }

  /// Nil for what is not four numbers.
  static func box(_ text: String?) -> CGRect? {
    let numbers = (text ?? "").split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The outline of a drawn element, without its transform; nil for one that draws nothing itself.
  static func shape(_ tag: SVGTag) throws -> Path? {
    guard ["path", "circle", "ellipse", "rect", "polygon"].contains(tag.name) else { return nil }
    func value(_ name: String) throws -> CGFloat {
      guard let text = tag[name] else { return 0 }
      guard let number = Double(text) else {
        throw SVGPathData.Failure(message: "\(name)=\"\(text)\" of <\(tag.name)> is not a number")
      }
      return CGFloat(number)
    }
    switch tag.name {
    case "path": return try SVGPathData.path(tag["d"] ?? "")
    case "polygon": return try SVGPathData.path("M" + (tag["points"] ?? "") + "Z")
    case "rect":
      let rect = try CGRect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      let radius = try CGSize(
        width: value(tag["rx"] == nil ? "ry" : "rx"), height: value(tag["ry"] == nil ? "rx" : "ry"))
      return Path(roundedRect: rect, cornerSize: radius, style: .circular)
    default:
      let radius = try CGSize(
        width: value(tag.name == "circle" ? "r" : "rx"), height: value(tag.name == "circle" ? "r" : "ry"))
      let center = try CGPoint(x: value("cx"), y: value("cy"))
      return Path(
        ellipseIn: CGRect(
          x: center.x - radius.width, y: center.y - radius.height, width: 2 * radius.width, height: 2 * radius.height))
    }
  }
}
