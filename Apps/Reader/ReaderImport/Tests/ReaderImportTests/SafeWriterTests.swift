import Foundation
import Testing

@testable import ReaderImport

/// What a chapter keeps of what a hostile page holds.
@Suite struct SafeWriterTests {
  private func write(_ html: String, base: String = "https://news.example/a/page.html") throws -> String {
    let body = try #require(try HTMLParser.parse("<body>" + html).first(tagged: "body"))
    return SafeWriter.html(of: ArticleContent.blocks(of: body, base: URL(string: base), folder: nil))
  }

  @Test(arguments: [
    ("<p onclick='x()' style='color:red' class=a>t</p>", "<p>t</p>\n"),
    ("<p>a<script>x()</script>b<style>p{}</style></p>", "<p>ab</p>\n"),
    ("<p><a href='javascript:x()'>t</a></p>", "<p>t</p>\n"),
    ("<p><a href=' java\nscript:x()'>t</a></p>", "<p>t</p>\n"),
    ("<p><a href='JaVaScRiPt&#58;x()'>t</a></p>", "<p>t</p>\n"),
    ("<p><a href='vbscript:x()'>t</a> <a href='data:text/html,x'>u</a></p>", "<p>t u</p>\n"),
    ("<p><a href='file:///etc/passwd'>t</a></p>", "<p>t</p>\n"),
    ("<p><a href='reader-file:x.png'>t</a></p>", "<p>t</p>\n"),
    ("<p><a href='../b?c=1&d=2'>t</a></p>", "<p><a href=\"https://news.example/b?c=1&amp;d=2\">t</a></p>\n"),
    ("<p><a href='#x' target=_blank ping='https://t.example'>t</a></p>", "<p><a href=\"#x\">t</a></p>\n"),
    ("<p><a href='page.html#x'>t</a></p>", "<p><a href=\"#x\">t</a></p>\n"),
    ("<meta http-equiv=refresh content='0;url=https://t.example'><p>t</p>", "<p>t</p>\n"),
    ("<base href='https://t.example'><link rel=stylesheet href=x><p>t</p>", "<p>t</p>\n"),
    ("<svg onload='x()'><a xlink:href='javascript:x()'>t</a></svg><p>u</p>", "<p>u</p>\n"),
    ("<math><mtext><p>t</p><script>x()</script></mtext></math>", "<p>t</p>\n"),
    ("<iframe srcdoc='<script>x()</script>'></iframe><p>t</p>", "<p>t</p>\n"),
    ("<p><img src=x onerror='x()'>t</p>", "<p>t</p>\n"),
    ("<form action=x><p>t<input value=v><button>b</button></p></form>", "<p>t</p>\n"),
    ("<p id='a\" onclick=\"x'>t</p><h2 id=ok-1>u</h2>", "<p>t</p>\n<h2 id=\"ok-1\">u</h2>\n"),
    ("<p>&lt;script&gt; &amp;amp; \"q\"</p>", "<p>&lt;script&gt; &amp;amp; \"q\"</p>\n"),
    ("<noscript><p title='</noscript><img src=x onerror=x()>'></p></noscript><p>t</p>", "<p>t</p>\n"),
    ("<textarea><p>x</textarea><xmp><script>x()</script></xmp><plaintext><p>t", ""),
    (
      "<table background='https://t.example/x.png'><tr><td colspan=2 style=x>t</td></tr></table>",
      "<table>\n<tbody>\n<tr>\n<td colspan=\"2\">t</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    ("<p dir=RTL lang=ar>t</p><p lang='x\"y' dir=up>u</p>", "<p dir=\"rtl\" lang=\"ar\">t</p>\n<p>u</p>\n"),
  ])
  func writesWhatIsListedAndNoMore(_ html: String, _ expected: String) throws {
    let written = try write(html)
    #expect(written == expected)
    #expect(try SafeCheck.findings(in: written) == [])
    for sign in [
      "script>", "javascript", "onclick", "onerror", "onload", "t.example", "style", "file:", "<svg", "<iframe",
    ] {
      #expect(!written.lowercased().contains(sign) || html.contains("&lt;"))
    }
  }

  @Test func textBesideBlocksBecomesParagraphs() throws {
    #expect(try write("<div>a <b>b</b> <div><p>c</p>d</div></div>") == "<p>a <b>b</b></p>\n<p>c</p>\n<p>d</p>\n")
    #expect(
      try write("<section><h2>t</h2><ul><li>a</li><li>b</li></ul></section>")
        == "<h2>t</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n")
  }

  @Test func codeKeepsItsSpacesAndLines() throws {
    #expect(
      try write("<pre><code class='language-swift x'>a\n  b &lt; c\n\n</code></pre>")
        == "<pre><code class=\"language-swift\">a\n  b &lt; c</code></pre>\n")
  }

  @Test func whatIsWrittenIsReadAsItself() throws {
    let html = try write(Fixtures.page.replacingOccurrences(of: "<img", with: "<i"))
    #expect(try write(html) == html)
  }

  @Test(arguments: [
    "<script>x</script>", "<p onclick=x>t</p>", "<a href='javascript:x'>t</a>", "<img src='https://t.example/x.png'>",
    "<p style='a'>t</p>", "<iframe src=x></iframe>", "<svg></svg><p class=x>t</p>", "<body onload=x><p>t</p>",
  ])
  func checkFindsWhatIsUnsafe(_ html: String) throws {
    #expect(try SafeCheck.findings(in: html).count == 1)
  }

  @Test func checkTakesTheFormOfOthersReaders() throws {
    #expect(try SafeCheck.findings(in: "<div><h1>t</h1><p>u<img src=\"my-image.png\"></p></div>") == [])
  }
}
