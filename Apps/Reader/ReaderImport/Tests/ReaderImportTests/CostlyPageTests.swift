import Foundation
import Testing

@testable import ReaderImport

/// Pages that are made to cost much. The limits are far above what is measured, also without optimisation and beside
/// other work; what grows with the square of the page is far beyond them.
@Suite struct CostlyPageTests {
  private func seconds(_ html: String) async -> Double {
    let start = ContinuousClock.now
    _ = try? await Fixtures.chapter(html)
    return Double((ContinuousClock.now - start).components.seconds)
  }

  @Test(arguments: ["<div>", "<b>", "<table><tr><td>", "<ul><li>", "<figure>"])
  func depthCostsLittle(_ element: String) async {
    let html = String(repeating: element + "x, y", count: 10_000) + "<p>" + Fixtures.paragraph(1)
    #expect(await seconds(html) < 30)
  }

  @Test(arguments: [
    "<br>", "<p>a", "<img src=a.jpg>", "<td>a", "<!-- a -->", "<noscript><img src=a.jpg></noscript>",
    "<meta name=a content=b>",
    "<h1>The Keeper</h1>", "<script src=https://gist.github.com/a/b.js></script>",
  ])
  func widthCostsLittle(_ element: String) async {
    #expect(await seconds(Fixtures.article(String(repeating: element, count: 5000))) < 30)
  }

  @Test func manyAttributesCostLittle() async {
    let attributes = (0..<20_000).map { "a\($0)=1" }.joined(separator: " ")
    #expect(await seconds(Fixtures.article("<p \(attributes)>x</p>")) < 30)
  }
}
