import Foundation
import MartletDisplay

/// A symbol of an app's own: an SVG of the layout that symbol editors export, or any plain SVG of shapes.
///
/// Such a file draws the symbol in several weights and sizes, each in a group with a name such as `Regular-M`, between
/// lines with the names `Baseline-M` and `Capline-M`; `left-margin-Regular-M` and `right-margin-Regular-M` bound its
/// width. Of a file without these groups all shapes are the symbol, and its view box is as high as the capital
/// letters and half as much more.
public struct SVGSymbol: Sendable {
  private var shapes: [(path: Path, groups: [String])] = []
  private var lines: [String: CGRect] = [:]
  private var viewBox: CGRect?

  public init(path file: String) throws {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw SVGIcon.Failure(file: file, message: "there is no such file, or it is not UTF-8 text")
    }
    try self.init(text: text, file: file)
  }

  init(text: String, file: String) throws {
    do {
      try read(SVGElements.read(text))
    } catch let failure as SVGPathData.Failure {
      throw SVGIcon.Failure(file: file, message: failure.message)
    }
    guard !shapes.isEmpty else { throw SVGIcon.Failure(file: file, message: "it draws nothing") }
  }

  private mutating func read(_ elements: [SVGElements.Element]) throws {
    for element in elements {
      let tag = element.tag
      if tag.name == "svg", viewBox == nil { viewBox = SVGIcon.box(tag["viewBox"]) }
      if tag.name == "line", let name = tag["id"] {
        lines[name] = Self.line(tag).applying(element.transform)
      }
      guard let shape = try SVGIcon.shape(tag) else { continue }
      let bounds = shape.boundingRect
      guard [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].allSatisfy({ abs($0) < 1e7 }) else {
        throw SVGPathData.Failure(message: "a shape reaches too far")
      }
      let path = shape.normalized(eoFill: tag["fill-rule"] == "evenodd").applying(element.transform)
      shapes.append((path, element.groups + (tag["id"].map { [$0] } ?? [])))
    }
  }

  private static func line(_ tag: SVGTag) -> CGRect {
    func value(_ name: String) -> CGFloat { tag[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    return CGRect(
      x: min(value("x1"), value("x2")), y: min(value("y1"), value("y2")), width: abs(value("x1") - value("x2")),
      height: abs(value("y1") - value("y2")))
  }

  // MARK: Drawing

  private static let weights = [
    (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
    (700, "Bold"), (800, "Heavy"), (900, "Black"),
  ]

  /// The symbol beside text of a weight: the file's drawing of that weight, else the nearest that it has. Nil where
  /// the shapes bound no area.
  public func drawing(named name: String, weight: Int = 400) -> SymbolDrawing? {
    let group = groupName(weight: weight)
    let own = group.map { group in shapes.filter { $0.groups.contains(group) } } ?? shapes
    var area = Path()
    for shape in own { area.addPath(shape.path) }
    let bounds = area.boundingRect
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    return drawing(named: name, area, within: box(of: bounds, group), group: group)
  }

  private func groupName(weight: Int) -> String? {
    let sizes = ["M", "S", "L"]
    let nearest = Self.weights.sorted { abs($0.0 - weight) < abs($1.0 - weight) }
    let names = nearest.flatMap { weight in sizes.map { "\(weight.1)-\($0)" } }
    return names.first { name in shapes.contains { $0.groups.contains(name) } }
  }

  /// The drawing's height and the width between its margins.
  private func box(of bounds: CGRect, _ group: String?) -> CGRect {
    guard let group else { return viewBox.map { bounds.union($0) } ?? bounds }
    var box = bounds
    if let left = lines["left-margin-\(group)"]?.minX, let right = lines["right-margin-\(group)"]?.minX, right > left {
      (box.origin.x, box.size.width) = (left, right - left)
    }
    return box
  }

  private func drawing(named name: String, _ area: Path, within box: CGRect, group: String?) -> SymbolDrawing {
    let size = group?.split(separator: "-").last.map(String.init) ?? ""
    let baseline = lines["Baseline-\(size)"]?.minY
    let capline = lines["Capline-\(size)"]?.minY
    let capitalHeight = 2 * SymbolMetrics.capitalCenter
    // A font's size in the file's units, and how far the drawing reaches below the baseline.
    var unit = box.height / (capitalHeight * 1.5)
    var descent = box.height / unit / 2 - SymbolMetrics.capitalCenter
    if let baseline, let capline, baseline > capline {
      unit = (baseline - capline) / capitalHeight
      descent = (box.maxY - baseline) / unit
    }
    let toUnitSquare = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: 1 / box.width, y: 1 / box.height))
    return SymbolDrawing(
      name: name, layers: [SymbolDrawing.Layer(path: area.applying(toUnitSquare))],
      size: CGSize(width: box.width / unit, height: box.height / unit), descent: descent)
  }
}
