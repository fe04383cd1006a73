import Foundation
import Testing

@testable import ReaderImport

@Suite struct PicturesTests {
  /// The addresses of the pictures of an article, the first choice of each.
  private func sources(_ html: String) throws -> [String] {
    let body = try #require(try HTMLParser.parse("<body>" + html).first(tagged: "body"))
    LazyImages.resolve(in: body)
    Pictures(base: URL(string: "https://news.example/a/")).resolve(in: body)
    return body.descendants(tagged: "img").map { $0["src"] }
  }

  @Test func takesTheLargestFile() throws {
    #expect(
      try sources("<img src=s.jpg srcset='m.jpg 640w, l.jpg 1600w, k.jpg 900w'>") == ["https://news.example/a/l.jpg"])
    #expect(try sources("<img src=s.jpg srcset='s.jpg 1x, l.jpg 2x'>") == ["https://news.example/a/l.jpg"])
    #expect(
      try sources("<picture><source srcset='w.webp 800w'><source srcset='l.jpg 1200w'><img src=s.jpg></picture>") == [
        "https://news.example/a/l.jpg"
      ])
    #expect(
      try sources("<img src=s.jpg srcset='c,omma.jpg?a=1,2 700w,x.jpg 10w'>") == [
        "https://news.example/a/c,omma.jpg?a=1,2"
      ])
  }

  @Test func readsWhatAScriptWouldHaveLoaded() throws {
    #expect(try sources("<img data-src='https://cdn.example/l.jpg' class=lazy>") == ["https://cdn.example/l.jpg"])
    #expect(
      try sources("<img src='data:image/gif;base64,R0lGOD' data-lazy='l.png'>") == ["https://news.example/a/l.png"])
    #expect(
      try sources("<div><img src=tiny.jpg><noscript><img src=l.jpg></noscript></div>") == [
        "https://news.example/a/l.jpg"
      ])
  }

  @Test func leavesOutTrackersAndPlaceholders() throws {
    #expect(
      try sources(
        "<img src=p.gif width=1 height=1>"
          + "<img src='https://x.example/pixel.gif?a'><img src='data:image/png;base64,AAAA'>"
      ) == [])
  }

  @Test func asksNoOtherSchemes() throws {
    #expect(
      try sources(
        "<img src='file:///etc/passwd'><img src='ftp://x.example/a.png'>"
          + "<img src='javascript:x.png'><img src='reader-file:a.png'>"
      ) == [])
  }

  @Test func aHugeListOfFilesCostsLittle() throws {
    let list = (0..<20_000).map { "i\($0).jpg \($0)w" }.joined(separator: ", ")
    #expect(try sources("<img srcset='\(list)'>") == ["https://news.example/a/i19999.jpg"])
  }
}

@Suite struct ImageCollectorTests {
  private func collect(_ html: String, _ fetcher: TableFetcher?, page: SourcePage = Fixtures.source("")) async throws
    -> (String, ImageCollector)
  {
    var collector = ImageCollector(fetcher: fetcher) { $0 == "taken.png" }
    let body = try #require(try HTMLParser.parse("<body>" + html).first(tagged: "body"))
    let blocks = ArticleContent.blocks(of: body, base: URL(string: "https://news.example/"), folder: page.folder)
    await collector.collect(in: blocks, of: page)
    return (SafeWriter.html(of: blocks), collector)
  }

  @Test func storesEachAddressOnceUnderALowerCaseDashedName() async throws {
    let fetcher = TableFetcher(["https://news.example/Big_Photo%20(1).JPG": Fixtures.jpeg])
    let image = "<p><img src='/Big_Photo%20(1).JPG'></p>"
    let (html, collector) = try await collect(image + image, fetcher)
    #expect(html == "<p><img src=\"big-photo-1.jpg\"></p>\n<p><img src=\"big-photo-1.jpg\"></p>\n")
    #expect(collector.files == ["big-photo-1.jpg": Fixtures.jpeg])
    #expect(fetcher.asked.count == 1)
  }

  @Test func namesComeFromTheTextAndAreNew() async throws {
    let fetcher = TableFetcher(["https://news.example/1": Fixtures.png, "https://news.example/2": Fixtures.png + [1]])
    let (html, _) = try await collect("<p><img src=/1 alt='Été à Bâle'><img src=/2 alt=Taken></p>", fetcher)
    #expect(html.contains("src=\"ete-a-bale.png\"") && html.contains("src=\"taken-2.png\""))
  }

  @Test func whatIsNoPictureBecomesALink() async throws {
    let fetcher = TableFetcher(["https://news.example/x.png": Data("<svg onload=x()>".utf8)])
    let (html, collector) = try await collect("<p><img src=/x.png alt=Map></p>", fetcher)
    #expect(html == "<p><a href=\"https://news.example/x.png\">Map</a></p>\n")
    #expect(collector.files.isEmpty)
    #expect(collector.warnings == ["picture https://news.example/x.png: is no JPEG, PNG, GIF, WebP or AVIF"])
  }

  @Test func aSmallerFileIsTakenWhereTheLargestCannotBeHad() async throws {
    let fetcher = TableFetcher(["https://news.example/s.png": Fixtures.png])
    let (html, _) = try await collect("<p><img src=/s.png srcset='/l.png 900w'></p>", fetcher)
    #expect(html == "<p><img src=\"s.png\"></p>\n")
  }

  @Test func picturesInsideOfThePageAreKept() async throws {
    let data = (Fixtures.png + Data(repeating: 0, count: 1000)).base64EncodedString()
    let (html, collector) = try await collect("<p><img src='data:image/png;base64,\(data)' alt=Dot></p>", nil)
    #expect(html == "<p><img src=\"dot.png\" alt=\"Dot\"></p>\n")
    #expect(collector.files["dot.png"]?.count == Fixtures.png.count + 1000)
  }

  @Test func filesBesideThePageAreReadAndOthersAreNot() async throws {
    let folder = try TemporaryFolder()
    try folder.write("outside.png", Fixtures.png)
    try folder.write("site/page_files/in side.png", Fixtures.png)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("site/link.png").path,
      withDestinationPath: folder.url.appendingPathComponent("outside.png").path)
    var page = Fixtures.source("")
    page.folder = LocalFolder(root: folder.url.appendingPathComponent("site"))
    let (html, collector) = try await collect("<p><img src='page_files/in%20side.png'></p>", nil, page: page)
    #expect(html == "<p><img src=\"in-side.png\"></p>\n")
    #expect(collector.files.count == 1)
    for path in [
      "../outside.png", "page_files/../../outside.png", "link.png", "%2e%2e/outside.png",
      folder.url.path + "/outside.png",
    ] {
      #expect(page.folder?.address(of: path) == nil, "\(path)")
      #expect(page.folder?.data(at: LocalFolder.scheme + path, limit: 1000) == nil, "\(path)")
    }
  }
}

@Suite struct SlugTests {
  @Test(arguments: [
    ("My Photo_01 (2)", "my-photo-01-2"), ("camelCase.Name", "camelcase-name"), ("日本", "picture"), ("", "picture"),
    ("../../etc/passwd", "etc-passwd"), ("Ünïcödé", "unicode"), ("--a--", "a"), ("1*AbC_d", "1-abc-d"),
  ])
  func isLowerCaseWithDashes(_ text: String, _ expected: String) {
    #expect(Slug.of(text, fallback: "picture") == expected)
  }

  @Test func longNamesEndAtAWord() {
    #expect(Slug.of(String(repeating: "harbour ", count: 20), fallback: "x").utf8.count <= Slug.longest)
    #expect(Slug.of(String(repeating: "a", count: 500), fallback: "x").utf8.count == Slug.longest)
  }
}
