import Foundation
import MartletProject
import MartletRewrite
import Testing

@testable import martlet

@Suite struct CompilerOutputTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder([
      "A.swift": "import Foundation\n@objc protocol P { func a(); func b() -> Wrong }\n\tlet ü = \"ä\" + 1\n"
    ])
  }

  private var source: String { files.path("A.swift") }

  private func maps() throws -> [String: SourceMap] {
    try RewrittenSources(sources: [source], folder: files.url.appendingPathComponent("build")).write().maps
  }

  /// Blanks stand for `@objc`, and `: AnyObject` is inserted behind the name: eleven columns more than in the source.
  @Test func anErrorShowsTheUsersOwnLineAndColumn() throws {
    let output = """
      \(source):2:53: error: cannot find type 'Wrong' in scope
            protocol P: AnyObject { func a(); func b() -> Wrong }
                                                          ^~~~~
      """
    #expect(
      try CompilerOutput(maps: maps()).inTermsOfSources(output) == """
        \(source):2:42: error: cannot find type 'Wrong' in scope
        @objc protocol P { func a(); func b() -> Wrong }
                                                 ^
        """)
  }

  @Test func tabsAndCharactersOfSeveralBytesKeepTheMarkInItsPlace() throws {
    // Column 14 in bytes: a tab, "let ü = " of nine bytes, "\"ä\"" of four, a blank.
    let output = "\(source):3:16: error: no\n        let ü = \"ä\" + 1\n"
    #expect(
      CompilerOutput(maps: [:]).inTermsOfSources(output)
        == "\(source):3:16: error: no\n\tlet ü = \"ä\" + 1\n\t            ^")
  }

  @Test func whatSeveralJobsSayIsSaidOnce() {
    let error =
      "\(source):1:1: error: no\nimport Foundation\n^~~~~~\n       let\n\(source):1:8: note: see\nimport Foundation\n"
    #expect(
      CompilerOutput(maps: [:]).inTermsOfSources(error + error) == """
        \(source):1:1: error: no
        import Foundation
        ^
        \(source):1:8: note: see
        import Foundation
               ^
        """)
  }

  @Test func otherLinesStay() {
    let output = "ld.lld: error: undefined symbol: f\n/no/such.swift:1:1: error: x\n  excerpt\n\n"
    #expect(
      CompilerOutput(maps: [:]).inTermsOfSources(output)
        == "ld.lld: error: undefined symbol: f\n/no/such.swift:1:1: error: x\n  excerpt")
  }
}
