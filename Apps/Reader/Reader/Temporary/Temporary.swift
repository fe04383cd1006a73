import Foundation
enum InputFile { static func read(_ path: String, limit: Int) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) } }
enum SafeCheck { static func findings(in html: String) throws -> [String] { [] } }
struct TempNode {
  var values: [String: String] = [:]
  subscript(_ k: String) -> String { values[k] ?? "" }
  var html = ""
  func descendants(tagged: String) -> [TempNode] {
    html.components(separatedBy: "<img src=\"").dropFirst().map { TempNode(values: ["src": String($0.prefix { $0 != "\"" })]) }
  }
}
enum HTMLParser { static func parse(_ s: String) throws -> TempNode { TempNode(html: s) } }
enum SafeWriter { static func escape(_ s: String, quotes: Bool) -> String { s } }
extension String { var collapsingSpaces: String { split { $0.isWhitespace }.joined(separator: " ") } }
struct ChapterBlock: Hashable { var html: String; var text: String; var headingLevel: Int? }
extension Chapter {
  var blocks: [ChapterBlock] {
    html.components(separatedBy: "\n").filter { !$0.isEmpty }.map { ChapterBlock(html: $0 + "\n", text: String(decoding: PlainText.utf8(of: $0), as: UTF8.self), headingLevel: $0.hasPrefix("<h2") ? 2 : nil) }
  }
  func splitByHeadings() -> [Chapter] { [self] }
}
struct ImportResult { var chapters: [Chapter] = []; var images: [String: Data] = [:]; var warnings: [String] = []; var title = "" }
struct Importer {
  var takenNames: Set<String>
  func importPages(at path: String) async throws -> ImportResult { throw ImportError(path, "not linked yet") }
}
