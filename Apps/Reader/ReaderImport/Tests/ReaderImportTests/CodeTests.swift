import Foundation
import Testing

@testable import ReaderImport

@Suite struct CodeTests {
  private static let gist = """
    <div class="gist"><table class="highlight"><tr><td class="blob-num" data-line-number="1"></td>
    <td class="blob-code blob-code-inner"><span class=k>let</span> a = 1</td></tr>
    <tr><td class="blob-num"></td><td class="blob-code blob-code-inner">  a &lt; 2</td></tr></table></div>
    """

  @Test func tablesOfLinesBecomeCode() async throws {
    let html = try await Fixtures.chapter(Fixtures.article(Self.gist)).html
    #expect(html.contains("<pre><code>let a = 1\n  a &lt; 2</code></pre>"))
  }

  @Test func numbersOfLinesAreNoCode() async throws {
    let table =
      "<table class='rouge-table'><tbody><tr><td class='gutter'><pre>1\n2</pre></td>"
      + "<td class='code'><pre>a\nb</pre></td></tr></tbody></table>"
    #expect(try await Fixtures.chapter(Fixtures.article(table)).html.contains("<pre><code>a\nb</code></pre>"))
  }

  @Test func gistsAreFetchedAsCode() async throws {
    let json = try JSONSerialization.data(withJSONObject: ["div": Self.gist])
    let fetcher = TableFetcher(["https://gist.github.com/ada/1f.json": json])
    var images = ImageCollector(fetcher: fetcher)
    let page = Fixtures.source(Fixtures.article("<script src='https://gist.github.com/ada/1f.js'></script>"))
    let chapter = try await Importer(fetcher: fetcher).chapter(of: page, &images).0
    #expect(chapter.html.contains("<pre><code>let a = 1\n  a &lt; 2</code></pre>"))
    #expect(fetcher.asked == ["https://gist.github.com/ada/1f.json"])
  }

  @Test func framesOfMediumLeadToTheirGist() async throws {
    let json = try JSONSerialization.data(withJSONObject: ["div": Self.gist])
    let fetcher = TableFetcher([
      "https://medium.com/media/abc?postId=1": Data("<script src=\"https://gist.github.com/ada/1f.js\"></script>".utf8),
      "https://gist.github.com/ada/1f.json": json,
    ])
    var images = ImageCollector(fetcher: fetcher)
    let frame =
      "<figure><div><iframe src='/media/abc?postId=1'></iframe></div><figcaption>Two lines</figcaption></figure>"
    let page = Fixtures.source(Fixtures.article(frame), url: "https://medium.com/@ada/post")
    let chapter = try await Importer(fetcher: fetcher).chapter(of: page, &images).0
    #expect(chapter.html.contains("a &lt; 2</code></pre>\n<p>Two lines</p>"))
  }

  @Test func framesOfAnArchiveAreReadFromIt() async throws {
    var page = Fixtures.source(
      Fixtures.article("<figure><iframe src='https://medium.com/media/abc'></iframe></figure>"))
    page.resources["https://medium.com/media/abc"] = Array(Self.gist.utf8)[...]
    var images = ImageCollector(fetcher: nil)
    #expect(try await Importer(fetcher: nil).chapter(of: page, &images).0.html.contains("<pre><code>let a = 1"))
  }

  @Test func offlineAGistIsALink() async throws {
    let html = try await Fixtures.chapter(Fixtures.article("<script src='https://gist.github.com/ada/1f.js'></script>"))
      .html
    #expect(html.contains("<p><a href=\"https://gist.github.com/ada/1f\">https://gist.github.com/ada/1f</a></p>"))
  }

  @Test func scriptsOfOthersAreNoGists() {
    for address in [
      "https://gist.github.com.evil.example/a.js", "https://evil.example/gist.github.com/a.js", "gist.github.com/a.js",
    ] {
      #expect(!Embeds.isGist(address))
    }
  }
}

@Suite struct MediumTests {
  private static let head = """
    <meta property="al:ios:url" content="medium://p/1"><title>Ropes | by Ada Quill | Harbour | Medium</title>
    <meta property="og:title" content="Ropes - Ada Quill - Medium"><meta name="author" content="Ada Quill">
    """

  @Test func readsTheLayoutOfGrafs() async throws {
    let html = """
      <html><head>\(Self.head)</head><body><div class="postArticle-content js-postField">
      <section class="section"><div class="section-inner">
      <h3 class="graf graf--h3 graf--title">Ropes</h3>\(Fixtures.paragraphs(1...3))
      <figure class="graf graf--figure"><div class="aspectRatioPlaceholder"><div class="progressiveMedia">
      <img class="progressiveMedia-thumbnail" src="https://cdn.example/max/30/a.png?q=20"><canvas></canvas>
      <img class="progressiveMedia-image" data-src="https://cdn.example/max/800/a.png">
      <noscript><img src="https://cdn.example/max/800/a.png"></noscript></div></div>
      <figcaption class="imageCaption">A rope</figcaption></figure>
      <pre class="graf graf--pre">let a<br>let b</pre></div></section></div>
      <div class="postActions u-clearfix"><p>Clap for this post, please, if you like it so much.</p></div>
      <div class="responsesStreamWrapper"><p>A response, long enough to be taken for a paragraph, perhaps.</p></div>
      </body></html>
      """
    let chapter = try await Fixtures.chapter(html, url: "https://medium.com/@ada/ropes-1")
    #expect(chapter.title == "Ropes" && chapter.byline == "Ada Quill")
    #expect(
      chapter.html.contains(
        "<figure><a href=\"https://cdn.example/max/800/a.png\">https://cdn.example/max/800/a.png</a>\n"
          + "<figcaption>A rope</figcaption>"
      ))
    #expect(chapter.html.contains("<pre><code>let a\nlet b</code></pre>"))
    for text in ["Clap", "response", "max/30", "Ropes<"] { #expect(!chapter.html.contains(text), "\(text)") }
  }

  @Test func readsTheLayoutOfPictures() async throws {
    let html = """
      <html><head>\(Self.head)</head><body><article><div><section>
      <h1 data-testid="storyTitle" class="pw-post-title">Ropes</h1>
      <div class="speechify-ignore"><a href="/@ada"><img src="https://miro.example/v2/resize:fill:88:88/p.png"></a>
      <p>5 min read, Jan 1, 2023</p></div>
      <p class="pw-post-body-paragraph a b" data-selectable-paragraph="">\(Fixtures.paragraph(1))</p>
      \(Fixtures.paragraphs(2...4))
      <figure class="a b"><div role="button"><picture>
      <source srcset="https://m.example/1.png 640w, https://miro.example/v2/resize:fit:1400/1.png 1400w">
      <img alt="" src="https://miro.example/v2/resize:fit:700/1.png"></picture></div></figure>
      <pre class="x"><span class="y" data-selectable-paragraph="">let a<br>let b</span></pre>
      </section></div></article></body></html>
      """
    let chapter = try await Fixtures.chapter(html, url: "https://medium.com/@ada/ropes-1")
    #expect(chapter.title == "Ropes")
    #expect(chapter.html.contains("resize:fit:1400/1.png\">"))
    #expect(chapter.html.contains("<pre><code>let a\nlet b</code></pre>"))
    for text in ["min read", "88:88", "Ropes<"] { #expect(!chapter.html.contains(text), "\(text)") }
  }

  @Test func titlesLoseTheNamesOfAuthorAndSite() {
    #expect(MediumPage.title("Ropes | by Ada | Harbour", author: nil) == "Ropes")
    #expect(MediumPage.title("Ropes – Ada Quill – Medium", author: "Ada Quill") == "Ropes")
    #expect(MediumPage.title("Large and Medium", author: nil) == "Large and Medium")
    #expect(MediumPage.title("Ropes - Harbour - Medium", author: nil, shared: "Ropes") == "Ropes")
    #expect(MediumPage.title("Ropes and Knots", author: nil, shared: "Ropes") == "Ropes and Knots")
  }
}
