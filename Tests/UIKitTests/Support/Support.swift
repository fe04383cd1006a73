import Foundation
import MartletControls
import MartletDisplay
import UIKit

/// A folder that serves as a bundle and goes away with the object.
final class TemporaryBundle {
  let url: URL
  let bundle: Bundle

  init(_ files: [String: Data]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitTests-\(UUID().uuidString)")
    for (name, data) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    bundle = Bundle(path: url.path)!
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// The lines that notes write during `body`.
func notes(during body: () throws -> Void) rethrows -> [String] {
  final class Lines: @unchecked Sendable { var all: [String] = [] }
  let lines = Lines()
  try Notes.capture({ lines.all.append($0) }, during: body)
  return lines.all
}

extension ImageReference {
  /// Opaque or transparent pixels from rows of letters: r, g, b, w(hite), k (black), dot for clear.
  convenience init(_ rows: String...) {
    let bytes: [Character: [UInt8]] = [
      "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255], "w": [255, 255, 255, 255],
      "k": [0, 0, 0, 255], ".": [0, 0, 0, 0],
    ]
    self.init(
      pixelWidth: rows[0].count, pixelHeight: rows.count,
      pixels: Data(rows.joined().flatMap { bytes[$0]! }))
  }

  /// The inverse; "?" for another colour.
  var letters: [String] {
    let names: [[UInt8]: Character] = [
      [0, 0, 255, 255]: "r", [0, 255, 0, 255]: "g", [255, 0, 0, 255]: "b", [255, 255, 255, 255]: "w",
      [0, 0, 0, 255]: "k", [0, 0, 0, 0]: ".",
    ]
    return (0..<pixelHeight).map { y in
      String(
        (0..<pixelWidth).map { x in names[Array(pixels[(y * pixelWidth + x) * 4..<(y * pixelWidth + x) * 4 + 4])] ?? "?"
        })
    }
  }
}

extension UIImage {
  convenience init(_ rows: String...) {
    let pixels = rows.map { row in ImageReference(row).pixels }.reduce(Data(), +)
    self.init(
      cgImage: CGImage(
        _reference: ImageReference(pixelWidth: rows[0].count, pixelHeight: rows.count, pixels: pixels)))
  }
}
