import Foundation
import Testing

@testable import ReaderImport

@Suite struct HTMLParserTests {
  @Test func readsTextAndAttributes() throws {
    let page = try HTMLParser.parse("<p class='a'>a <b>b</b>\n c")
    #expect(page.first(tagged: "p")?.readText == "a b c")
    #expect(page.first(tagged: "p")?["class"] == "a")
  }

  @Test func leavesOutCommentsTemplatesAndSVG() throws {
    let page = try HTMLParser.parse("<p>a<!-- b --><svg><script>c</script><text>d</text></svg><template>e</template>f")
    #expect(page.readText == "af")
  }

  @Test func flattensWhatIsNestedDeeperThanBrowsersDo() throws {
    let html = String(repeating: "<div>", count: 10_000) + "deep"
    let page = try HTMLParser.parse(html)
    #expect(page.readText == "deep")
    func depth(_ node: Node) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
    #expect(depth(page) <= HTMLParser.maximumDepth + 3)
  }

  /// Each `p` opens all of the formatting elements again: the tree has the square of the elements of the text.
  @Test func endsWhereATreeOutgrowsItsMemory() {
    let open = (0..<2000).map { "<b id=\($0)>" }.joined()
    let html = "<p>" + open + String(repeating: "<p>x", count: 2000)
    #expect(throws: ImportError("page", Wording.pageTooComplex)) {
      try HTMLParser.parse(Array(html.utf8), memory: 16 << 20)
    }
  }

  @Test func endsWhereParsingTakesTooLong() {
    let html = String(repeating: "<div>", count: 400_000)
    #expect(throws: ImportError("page", Wording.pageTooSlow)) {
      try HTMLParser.parse(Array(html.utf8), seconds: 0.05)
    }
  }

  @Test(arguments: [
    "", "<", "<!", "</", "<a", "<a b", "<a b='", "&", "&#", "&#x110000;", "\0", "<\0>", "<!--", "<![CDATA[",
  ])
  func endsWithATreeForStumps(_ html: String) throws {
    #expect(try HTMLParser.parse(html).tag == "html")
  }
}

@Suite struct TextSummaryTests {
  @Test func joinsSpacesAtSeams() {
    for (left, right, length) in [("a ", " b", 3), ("a", "b", 2), (" ", " ", 0), ("", " x ", 1), ("a\n", "b", 3)] {
      #expect((TextSummary(of: left) + TextSummary(of: right)).trimmedLength == length)
    }
  }

  /// The remembered sum equals the sum over the whole text, whatever changed in between.
  @Test func isForgottenUpToTheRootByAChange() throws {
    let page = try HTMLParser.parse("<div><p>one, two</p><p><a href=x>three</a></p></div>")
    let before = page.textLength
    let paragraph = try #require(page.first(tagged: "p"))
    paragraph.append(Node(text: " more"))
    #expect(page.textLength == before + 5)
    page.first(tagged: "div")?.filterChildren { $0 !== paragraph }
    #expect(page.textLength == 5)
    #expect(page.linkDensity == 1)
  }
}
