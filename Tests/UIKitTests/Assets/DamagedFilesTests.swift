import Foundation
import MartletDisplay
import MartletText
import Testing

@testable import UIKit

/// Files of an app that are cut off or damaged are noted, and never end the app. Seeded: 500 changes of each file,
/// 10,000 with MARTLET_LONG=1.
@MainActor @Suite struct DamagedFilesTests {
  private static let rounds = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1" ? 10_000 : 500

  /// SplitMix64, of the public domain.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Cut off, bytes replaced, or a part removed.
  private static func damage(_ data: Data, _ random: inout Generator) -> Data {
    var bytes = [UInt8](data)
    let start = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes.removeLast(bytes.count - start)
    case 1: bytes.removeSubrange(start..<min(bytes.count, start + Int.random(in: 1...60, using: &random)))
    default:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return Data(bytes)
  }

  private func eachDamage(of data: Data, _ body: (Data) throws -> Void) rethrows {
    var random = Generator(state: UInt64(data.count))
    try notes { for _ in 0..<Self.rounds { try body(Self.damage(data, &random)) } }.forEach { #expect(!$0.isEmpty) }
  }

  @Test func pictures() throws {
    let image = UIImage("rgbw", "wbgr", "kkkk", "r..r")
    for data in [image.pngData()!, image.jpegData(compressionQuality: 0.9)!] {
      eachDamage(of: data) { damaged in
        guard let image = UIImage(data: damaged) else { return }
        _ = image._reference
      }
    }
  }

  @Test func drawings() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><g transform="scale(2)">
      <path d="M0 0L10 0C10 5 5 10 0 10Z" fill="#f00"/><circle cx="5" cy="5" r="2"/></g></svg>
      """
    let folder = try TemporaryBundle(["a.svg": Data(svg.utf8)])
    let url = folder.url.appendingPathComponent("a.svg")
    try eachDamage(of: Data(svg.utf8)) { damaged in
      try damaged.write(to: url)
      _ = (try? SVGSymbol(path: url.path))?.drawing(named: "a")
      _ = ImageSource(url: url)?.image(pixelsPerPoint: 1)
    }
  }

  @Test func theListOfAssets() throws {
    let list = """
      {"version": 1, "accentColor": "c", "colors": {"c": [{"appearance": "dark", "idiom": "universal",
       "rgba": [1, 0, 0.5, 1]}, {"appearance": "any", "idiom": "ipad", "system": "systemBlue"}]},
       "images": {"i": [{"appearance": "any", "idiom": "universal", "file": "a.png", "scale": 2, "insets": [1, 2, 3, 4]}]}}
      """
    let folder = try TemporaryBundle(["Assets.json": Data(list.utf8)])
    try eachDamage(of: Data(list.utf8)) { damaged in
      try damaged.write(to: folder.url.appendingPathComponent("Assets.json"))
      let catalog = AssetCatalog(bundle: folder.bundle)
      _ = catalog.color(named: "c")?.rgba(.current)
      _ = catalog.imageFiles(named: "i").map(NamedImage.Slicing.init)
    }
  }

  @Test func fonts() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Oblique.ttf"))
    let folder = try TemporaryBundle(["a.ttf": data])
    let path = folder.url.appendingPathComponent("a.ttf").path
    var random = Generator(state: 1)
    // A font is large and its damage is rarely in what is read first, so fewer are tried.
    for _ in 0..<Self.rounds / 25 {
      try Self.damage(data, &random).write(to: URL(fileURLWithPath: path))
      let engine = TextEngine()
      guard engine.addFont(path: path) else { continue }
      _ = engine.face(named: "DejaVuSansMono-Oblique")
    }
  }
}
