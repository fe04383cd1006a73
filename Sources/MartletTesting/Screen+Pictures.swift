import Foundation
import MartletDisplay
import MartletHostImage
import MartletText
import UIKit

extension Screen {
  /// What the screen shows, pixel by pixel. Throws for a screen without an area.
  public func pixels() throws -> PixelImage {
    try ImageHost.pixels(displayGroup, size: size, scale: scale, background: .white, engine: .standard)
  }

  /// What the screen shows, as a PNG file's bytes: the same on every run.
  public func png() throws -> Data {
    try ImageHost.render(displayGroup, size: size, scale: scale, background: .white, engine: .standard)
  }

  /// Compares the picture with `name.png` beside the test's source file.
  ///
  /// `tolerance` is the part of the pixels, 0…1, that may differ: 0 for what is drawn with the fonts and the
  /// toolkit of the golden. A missing golden is written and the test fails; a picture that differs is written to
  /// `name.actual.png`. `MARTLET_RECORD=1` writes the golden anew.
  public func expectPicture(named name: String, tolerance: Double = 0, file: String = #filePath) throws {
    let golden = Golden(named: name, kind: "png", besideFile: file)
    let actual = try png()
    guard let expected = try golden.content(recording: actual) else { return }
    guard expected != actual, let difference = difference(from: expected, tolerance: tolerance) else {
      return golden.removeActual()
    }
    try golden.writeActual(actual)
    throw ScreenError.differentPicture(golden: golden.path, actual: golden.actualPath, difference: difference)
  }

  /// Compares a text (a dump) with `name.txt` beside the test's source file, by the rules of `expectPicture`.
  public func expectText(_ text: String, named name: String, file: String = #filePath) throws {
    let golden = Golden(named: name, kind: "txt", besideFile: file)
    guard let content = try golden.content(recording: Data(text.utf8)) else { return }
    let expected = String(decoding: content, as: UTF8.self)
    guard expected != text else { return golden.removeActual() }
    try golden.writeActual(Data(text.utf8))
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let lines = zip(lines(expected), lines(text))
    let line = lines.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? lines.underestimatedCount
    throw ScreenError.differentText(golden: golden.path, actual: golden.actualPath, line: line + 1)
  }

  /// How the picture differs from a PNG file, in words; nil when it does so within the tolerance.
  private func difference(from file: Data, tolerance: Double) -> String? {
    guard let golden = UIImage(data: file)?.cgImage, let actual = try? pixels() else {
      return "the golden file is no picture"
    }
    guard golden.width == actual.width, golden.height == actual.height else {
      return "it has \(actual.width)x\(actual.height) pixels, the golden has \(golden.width)x\(golden.height)"
    }
    let count = golden.countOfPixels(differingFrom: actual)
    let allowed = tolerance * Double(actual.width * actual.height)
    return Double(count) > allowed ? "\(count) of \(actual.width * actual.height) pixels" : nil
  }
}

extension CGImage {
  /// How many pixels of two pictures of the same size are not the same.
  fileprivate func countOfPixels(differingFrom other: PixelImage) -> Int {
    let pixels = [UInt8](_reference.pixels)
    return stride(from: 0, to: pixels.count, by: 4).count { start in
      (start..<start + 4).contains { pixels[$0] != other.bytes[$0] }
    }
  }
}
