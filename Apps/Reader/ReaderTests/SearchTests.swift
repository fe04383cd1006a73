import Foundation
import ReaderImport
import Testing

@testable import Reader

@Suite struct SearchTests {
  private func find(_ query: String, _ html: String...) -> BookSearch.Result {
    BookSearch(Book(chapters: html.map { Chapter(title: "", html: $0) })).find(query)
  }

  @Test(arguments: [
    ("<p>One <b>two</b></p>\n<p>three</p>", "One two\nthree"),
    ("a<br>b<img alt=\"x > y\" src='z'>c", "a\nbc"),
    ("<!-- a > b --><p>x &amp; y &#8211; z&nbsp;&nbsp;w &unknown; &</p>", "x & y – z w &unknown; &"),
    ("<style>p { }</style><script>if (a < b) {}</script><p>left</p>", "left"),
    ("1 < 2 <", "1 < 2 <"),
    ("<p", ""),
    ("<script>never closed", ""),
    ("", ""),
  ])
  func pagesBecomeText(html: String, text: String) {
    #expect(String(decoding: PlainText.utf8(of: html), as: UTF8.self) == text)
  }

  @Test func capitalsAccentsAndSpacesDoNotMatter() {
    for query in ["STÖRCHE  klappern", "storche klappern", " Störche\nKlappern "] {
      #expect(find(query, "<p>Die <i>Störche</i></p><p>klappern.</p>").total == 1, "\(query)")
    }
    #expect(find("cafe", "<p>Cafe\u{301} café CAFÉ</p>").total == 3)
    #expect(find("鳥", "<p>鳥が鳴く鳥</p>").total == 2)
    #expect(find("", "<p>a</p>").total == 0)
    #expect(find(" ", "<p>a b</p>").total == 0)
  }

  @Test func aHitKnowsItsChapterItsNumberAndTheWordsAround() {
    let result = find("wren", "<p>none</p>", "<p>A wren and another Wren.</p>")
    #expect(result.hits.map(\.chapter) == [1, 1])
    #expect(result.hits.map(\.index) == [0, 1])
    #expect(result.hits.map(\.match) == ["wren", "Wren"])
    #expect(result.hits[0].before == "A " && result.hits[0].after == " and another Wren.")
  }

  @Test func wordsAroundAreWholeAlsoBehindAccents() {
    let long = String(repeating: "éèê ", count: 40)
    let hit = find("wren", "<p>\(long)Wren \(long)</p>").hits[0]
    #expect(hit.match == "Wren")
    #expect(hit.before.hasPrefix("…éèê ") && hit.before.hasSuffix("éèê "))
    #expect(hit.after.hasPrefix(" éèê ") && hit.after.hasSuffix("éèê…"))
  }

  @Test func manyHitsAreCountedAndTheFirstListed() {
    let result = find("a", String(repeating: "<p>a b</p>", count: 700), "<p>a</p>")
    #expect(result.total == 701)
    #expect(result.hits.count == BookSearch.mostHits)
  }

  @MainActor @Test func theLatestQueryIsAnswered() async {
    let model = SearchModel(book: TemporaryLibrary.book)
    model.query = "they"
    model.query = "klappern"
    #expect(await eventually { !model.isSearching })
    #expect(model.result.query == "klappern" && model.result.total == 1)
    model.query = "  "
    #expect(model.result == BookSearch.Result() && !model.isSearching)
  }
}
