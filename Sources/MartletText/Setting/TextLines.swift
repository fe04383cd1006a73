import Foundation
import MartletDisplay

/// The lines of set text, for tests and dumps.
public struct TextLines: Equatable, Sendable, CustomStringConvertible {
  public struct Line: Equatable, Sendable {
    /// The characters that the line stands for; a truncated line stands for more than it shows.
    public var text: String
    /// Points.
    public var width: CGFloat
    /// From the top of the text, in points.
    public var baseline: CGFloat
  }
  public var lines: [Line]

  public var description: String {
    lines.map { String(format: "%.2f w%.2f ", Double($0.baseline), Double($0.width)) + "\"\($0.text)\"" }
      .joined(separator: "\n")
  }
}

extension TextEngine {
  /// The lines into which a block breaks under a proposal, as `measure` counts them.
  public func lines(of block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextLines {
    let shaped = shaped(block)
    let bytes = shaped.builder.text.bytes
    return TextLines(
      lines: shaped.set(width: width, height: height).lines.map { line in
        let start = min(line.shaped.firstByte, bytes.count)
        let end = min(start + line.shaped.byteCount, bytes.count)
        return .init(
          text: String(decoding: bytes[start..<end], as: UTF8.self), width: line.shaped.width, baseline: line.baseline)
      })
  }
}
