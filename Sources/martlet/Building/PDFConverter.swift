import Foundation
import MartletProject

/// Makes SVGs of PDFs of asset catalogs by pdftocairo, of the package poppler-utils: the libraries that draw an app
/// read no PDF. An SVG is kept in the build folder until its PDF changes.
struct PDFConverter {
  var folder: BuildFolder
  /// Folders of programs, separated by colons.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"

  struct Result {
    var copies: [SwiftModule.Resource] = []
    var warnings: [ProjectWarning] = []
  }

  func convert(_ pictures: [SwiftModule.Resource]) -> Result {
    var result = Result()
    guard let first = pictures.first else { return result }
    guard let converter = program("pdftocairo") else {
      result.warnings = [
        ProjectWarning(
          file: first.path, problem: Wording.pdfNeedsConverter(pictures.count), remedy: Wording.installConverter)
      ]
      return result
    }
    for picture in pictures {
      do {
        let path = try svg(of: picture.path, converter)
        result.copies.append(SwiftModule.Resource(path: path, destination: picture.destination))
      } catch {
        result.warnings.append(
          ProjectWarning(file: picture.path, problem: Wording.pdfUnreadable("\(error)"), remedy: Wording.repairPDF))
      }
    }
    return result
  }

  private func program(_ name: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A page that takes longer to draw is damaged.
  private static let secondsLimit = "60"

  private func svg(of path: String, _ converter: String) throws -> String {
    let name = "PDF-\(ContentHash.text(of: FileStamp.text(of: path))).svg"
    let output = folder.file(name).path
    if FileManager.default.fileExists(atPath: output) { return output }
    let draft = output + ".part"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    let limit = program("timeout").map { [$0, Self.secondsLimit] } ?? []
    let (text, _) = try ChildProcess.errorText(of: limit + [converter, "-svg", "-f", "1", "-l", "1", path, draft])
    guard let drawing = try? String(contentsOfFile: draft, encoding: .utf8), drawing.contains("<svg") else {
      let line = text.split(separator: "\n").last.map(String.init)
      throw ChildProcess.Failure(description: line ?? Wording.nothingDrawn)
    }
    try folder.write(Self.withoutUnits(drawing), to: name)
    return output
  }

  /// The page's size is in points of print, which the drawing library would enlarge to pixels of a screen.
  private static func withoutUnits(_ drawing: String) -> String {
    guard let start = drawing.range(of: "<svg"), let end = drawing[start.upperBound...].firstIndex(of: ">") else {
      return drawing
    }
    let tag = drawing[start.lowerBound..<end].replacingOccurrences(of: "pt\"", with: "\"")
    return drawing[..<start.lowerBound] + tag + drawing[end...]
  }
}
