import Foundation

/// The `Contents.json` of one asset, read with checks that name the place of a mistake.
struct AssetContents {
  let folder: URL
  let file: String
  let root: JSONValue

  init(of folder: URL) throws {
    let url = folder.appendingPathComponent("Contents.json")
    try self.init(text: TextFile.read(url.path, remedy: Wording.repairContents), folder: folder)
  }

  init(text: String, folder: URL) throws {
    self.folder = folder
    file = folder.appendingPathComponent("Contents.json").path
    root = try JSONParser.parse(text, file: file, remedy: Wording.repairContents)
    guard root.isObject else { throw failure(root, Wording.expectedObject) }
  }

  /// The elements of the list `key`, less those for devices that Martlet does not stand for.
  func variants(_ key: String) throws -> [JSONValue] {
    guard let list = root[key] else { return [] }
    guard let elements = list.array else { throw failure(list, Wording.expectedList(key)) }
    for element in elements where !element.isObject { throw failure(element, Wording.expectedObject) }
    return preferred(elements.filter { ["universal", "iphone", "ipad"].contains(idiom($0)) })
  }

  /// Of variants that differ in what Martlet does not tell apart, those made for the general case: sRGB before wider
  /// gamuts, any size class, amount of memory and graphics before a particular one.
  private func preferred(_ elements: [JSONValue]) -> [JSONValue] {
    func isGeneral(_ variant: JSONValue) -> Bool {
      let gamut = variant["display-gamut"]?.string
      let constraints = ["width-class", "height-class", "memory", "graphics-feature-set", "subtype"]
      return (gamut == nil || gamut == "sRGB") && constraints.allSatisfy { variant[$0] == nil }
    }
    func slot(_ variant: JSONValue) -> String {
      [idiom(variant), appearance(variant), variant["scale"]?.string ?? "", direction(variant) ?? ""]
        .joined(separator: " ")
    }
    let isFilled = { (variant: JSONValue) in variant["filename"] != nil || variant["color"] != nil }
    let general = Set(elements.filter { isGeneral($0) && isFilled($0) }.map(slot))
    return elements.filter { isGeneral($0) || !general.contains(slot($0)) }
  }

  /// "left-to-right" or "right-to-left", for a picture that is made for one of them.
  func direction(_ variant: JSONValue) -> String? {
    variant["language-direction"]?.string.flatMap { ["left-to-right", "right-to-left"].contains($0) ? $0 : nil }
  }

  /// The borders that keep their size when the picture is stretched: top, left, bottom and right in points.
  func slicing(_ variant: JSONValue, scale: Int) throws -> (insets: [Double], isTiled: Bool)? {
    guard let resizing = variant["resizing"], let insets = resizing["cap-insets"] else { return nil }
    let values = try ["top", "left", "bottom", "right"].map { side -> Double in
      guard let value = insets[side] else { return 0 }
      guard let pixels = value.number, pixels >= 0, pixels <= 1e6 else { throw failure(value, Wording.malformedInset) }
      return pixels / Double(max(scale, 1))
    }
    return (values, resizing["center"]?["mode"]?.string != "stretch")
  }

  func idiom(_ variant: JSONValue) -> String { variant["idiom"]?.string ?? "universal" }

  func appearance(_ variant: JSONValue) -> String {
    var luminosity = ""
    var contrast = ""
    for appearance in variant["appearances"]?.array ?? [] {
      let value = appearance["value"]?.string ?? ""
      if appearance["appearance"]?.string == "luminosity" { luminosity = value }
      if appearance["appearance"]?.string == "contrast", value == "high" { contrast = "highContrast" }
    }
    if luminosity.isEmpty { return contrast.isEmpty ? "any" : contrast }
    return contrast.isEmpty ? luminosity : contrast + luminosity.prefix(1).uppercased() + luminosity.dropFirst()
  }

  var isTemplate: Bool? {
    switch root["properties"]?["template-rendering-intent"]?.string {
    case "template": true
    case "original": false
    default: nil
    }
  }

  /// Pixels a point. A vector image has none; a raster image without one counts as 1x, as in Xcode.
  func scale(_ variant: JSONValue, file: String) throws -> Int {
    let kind = file.split(separator: ".").last?.lowercased() ?? ""
    if kind == "svg" || kind == "pdf" { return 0 }
    guard let scale = variant["scale"] else { return 1 }
    guard let text = scale.string, let number = ["1x": 1, "2x": 2, "3x": 3][text] else {
      throw failure(scale, Wording.unknownScale)
    }
    return number
  }

  func failure(_ value: JSONValue, _ problem: String) -> ProjectError {
    ProjectError(file: file, place: value.place, problem: problem, remedy: Wording.repairContents)
  }
}
