import Testing

@testable import ReaderImport

@Suite struct ArticleTests {
  @Test func keepsTheArticleAndCutsWhatIsAround() async throws {
    let chapter = try await Fixtures.chapter(Fixtures.page)
    for number in 1...8 { #expect(chapter.html.contains(Fixtures.paragraph(number))) }
    for text in [
      "secret", "Harbour News", "Ten ropes", "Share this", "First!", "Copyright", "color", "The Keeper<", "<div",
    ] {
      #expect(!chapter.html.contains(text), "\(text)")
    }
    #expect(try SafeCheck.findings(in: chapter.html) == [])
  }

  @Test func readsWhatThePageSaysOfItself() async throws {
    let chapter = try await Fixtures.chapter(Fixtures.page, url: nil)
    #expect(chapter.title == "The Keeper")
    #expect(chapter.byline == "Ada Quill")
    #expect(chapter.date == "2021-03-04T05:06:07Z")
    #expect(chapter.language == "en-GB")
    #expect(chapter.source == "https://news.example/keeper")
  }

  @Test func keepsHeadingsLinksAndCode() async throws {
    let html = try await Fixtures.chapter(Fixtures.page).html
    #expect(html.contains("<h2>What came later</h2>"))
    #expect(
      html.contains(
        "<a href=\"https://news.example/rules#two\">the rules</a>, this and "
          + "<a href=\"mailto:keeper@news.example\">write</a>"
      ))
    #expect(html.contains("<pre><code class=\"language-swift\">let lamp = 1\nprint(lamp &lt; 2)</code></pre>"))
  }

  /// Offline, a picture that is not at hand is a link to its largest file.
  @Test func picturesThatAreNotAtHandBecomeLinks() async throws {
    let html = try await Fixtures.chapter(Fixtures.page).html
    #expect(
      html.contains(
        "<figure><a href=\"https://news.example/img/large.jpg\">The Old Harbour</a>\n"
          + "<figcaption>The harbour at noon</figcaption>"
      ))
  }

  @Test func aPageWithoutTextIsAnError() async {
    await #expect(throws: ImportError("page.html", Wording.noArticle)) {
      try await Fixtures.chapter("<html><body><script>render()</script><div id=root></div></body></html>")
    }
  }

  @Test func lineBreaksBecomeParagraphs() async throws {
    let lines = (1...4).map(Fixtures.paragraph).joined(separator: "<br>\n<br>")
    let html = try await Fixtures.chapter("<body><div class=content>\(lines)</div></body>").html
    #expect(html.contains("<p>\(Fixtures.paragraph(2))</p>"))
    #expect(!html.contains("<br>"))
  }

  @Test func labelsOfResponsesAdvertisementsAndNewslettersAreCut() async throws {
    for label in ["comments", "newsletter-signup", "related-stories", "outbrain", "sponsor", "share-tools"] {
      let html = try await Fixtures.chapter(
        Fixtures.article("<div class='\(label)'><p>Sign here, now, or never, please do.</p></div>")
      ).html
      #expect(!html.contains("Sign here"), "\(label)")
      #expect(html.contains(Fixtures.paragraph(6)))
    }
  }

  @Test func linesThatAdvertiseAreCutAndTextThatSoundsLikeThemStays() async throws {
    let cut = [
      "<p>Advertisement</p>", "<p><a href=/x>READ THE LATEST ABOUT ROPES</a></p>",
      "<p>Sign up for our <a href=/n>letters</a>.</p>",
    ]
    let kept = [
      "<h2>Subscribe to a publisher</h2>", "<h2>Recommended settings</h2>",
      "<p>Subscribe to the <a href=/p>publisher</a>.</p>",
      "<p>Read more slowly, and you will see.</p>",
    ]
    for line in cut {
      let html = try await Fixtures.chapter(Fixtures.article(line)).html
      #expect(html.components(separatedBy: "<p>").count == 7, "\(line)")
    }
    for line in kept {
      let text = try HTMLParser.parse(line).readText
      #expect(
        try HTMLParser.parse(await Fixtures.chapter(Fixtures.article(line)).html).readText.contains(text), "\(line)")
    }
  }

  @Test func invisibleTextIsCut() async throws {
    for attribute in ["hidden", "style='display: none'", "style='visibility:hidden'", "aria-hidden=true"] {
      let html = try await Fixtures.chapter(
        Fixtures.article("<p \(attribute)>Never seen, never read, by anyone at all.</p>")
      ).html
      #expect(!html.contains("Never seen"), "\(attribute)")
    }
  }

  /// More than half of the text may be in places whose names speak against them.
  @Test func triesAgainWithFewerCutsWhereLittleIsLeft() async throws {
    let html = "<body><div class='sidebar'>\(Fixtures.paragraphs(1...5))</div></body>"
    #expect(try await Fixtures.chapter(html).html.contains(Fixtures.paragraph(5)))
  }
}

@Suite struct BylineTests {
  @Test(
    arguments: [
      ("By  Ada Quill", "Ada Quill"), ("Ada Quill Published 11:34 PM", "Ada Quill"),
      ("Ada Quill | Harbour", "Ada Quill"),
      ("Byron Follow", "Byron"), ("  ", nil), ("İpek Published today", "İpek"),
    ] as [(String, String?)])
  func keepsTheNames(_ text: String, _ expected: String?) {
    #expect(Byline.clean(text) == expected)
  }
}

@Suite struct PageTitleTests {
  private func title(_ head: String, _ body: String = "") throws -> String {
    Metadata(of: try HTMLParser.parse("<html><head>\(head)</head><body>\(body)</body></html>")).title
  }

  @Test func leavesOutTheNameOfTheSite() throws {
    #expect(try title("<title>How the old ropes are made - Harbour News</title>") == "How the old ropes are made")
    #expect(
      try title("<title>Harbour News: how the old ropes are made today</title>") == "how the old ropes are made today")
    #expect(try title("<title>Short - Site</title>") == "Short - Site")
  }

  @Test func metadataComesFirst() throws {
    #expect(
      try title("<title>A - B</title><meta property='og:title' content='Ropes &amp;amp; Lamps'>") == "Ropes & Lamps")
    let json = #"{"@context":"https://schema.org","@type":"NewsArticle","headline":"From data"}"#
    let data = "<script type='application/ld+json'>\(json)</script>"
    #expect(try title("<title>x</title><meta property='og:title' content='y'>" + data) == "From data")
  }

  @Test func brokenDataIsLeftAlone() throws {
    let deep = String(repeating: "[", count: 100_000)
    for json in ["{", "[]", "null", #"{"@context":"https://schema.org","@type":5}"#, deep] {
      #expect(
        try title(
          "<title>Words of a title that is long enough</title><script type='application/ld+json'>\(json)</script>")
          == "Words of a title that is long enough")
    }
  }
}
