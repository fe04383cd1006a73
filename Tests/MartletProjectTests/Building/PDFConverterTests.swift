import Foundation
import MartletProject
import Testing

@testable import martlet

@Suite struct PDFConverterTests {
  private static let pdf = """
    %PDF-1.4
    1 0 obj
    << /Type /Catalog /Pages 2 0 R >>
    endobj
    2 0 obj
    << /Type /Pages /Kids [3 0 R] /Count 1 >>
    endobj
    3 0 obj
    << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 12] /Contents 4 0 R /Resources << >> >>
    endobj
    4 0 obj
    << /Length 24 >>
    stream
    1 0 0 rg 4 4 16 4 re f  
    endstream
    endobj
    trailer
    << /Size 5 /Root 1 0 R >>
    %%EOF

    """

  private func converter(_ folder: TemporaryFolder) throws -> PDFConverter {
    PDFConverter(folder: try BuildFolder(appPath: "/app", environment: ["XDG_CACHE_HOME": folder.path("cache")]))
  }

  private func picture(_ folder: TemporaryFolder) -> SwiftModule.Resource {
    SwiftModule.Resource(path: folder.path("a.pdf"), destination: "Assets/a.pdf.svg")
  }

  /// Points of the page are points of the picture.
  @Test func aPageBecomesADrawingOfItsSize() throws {
    let folder = try TemporaryFolder(["a.pdf": Self.pdf])
    let result = try converter(folder).convert([picture(folder)])
    #expect(result.warnings == [])
    let copy = try #require(result.copies.first)
    #expect(copy.destination == "Assets/a.pdf.svg" && copy.path.hasPrefix(folder.path("cache")))
    let drawing = try String(contentsOfFile: copy.path, encoding: .utf8)
    #expect(drawing.contains("width=\"24\"") && drawing.contains("height=\"12\""))
  }

  @Test func withoutTheConverterThePackageIsNamed() throws {
    let folder = try TemporaryFolder(["a.pdf": Self.pdf])
    var converter = try converter(folder)
    converter.searchPath = folder.path("nowhere")
    let result = converter.convert([picture(folder)])
    #expect(result.copies.isEmpty)
    #expect(
      result.warnings.map(\.description) == [
        "\(folder.path("a.pdf")): warning: the asset catalogs hold a PDF, and pdftocairo is missing\n"
          + "  They show as placeholders. Install the package poppler-utils, or save the pictures as SVG or PNG."
      ])
    #expect(converter.convert([]).warnings.isEmpty)
  }

  /// Cut off at each line, which starts the converter each time.
  @Test func aDamagedPageIsAWarningOrADrawing() throws {
    let lines = Self.pdf.components(separatedBy: "\n")
    for count in 0..<lines.count {
      let folder = try TemporaryFolder(["a.pdf": lines.prefix(count).joined(separator: "\n")])
      let result = try converter(folder).convert([picture(folder)])
      #expect(result.copies.count + result.warnings.count == 1)
      #expect(result.warnings.allSatisfy { $0.file == folder.path("a.pdf") && !$0.problem.isEmpty })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.pdf", "cache"])
    }
  }
}
