import Foundation
import Testing

@testable import ReaderImport

@Suite struct WebArchiveTests {
  static func archive(_ html: String, resources: [(String, Data)] = [], charset: String = "UTF-8") throws -> Data {
    let main: [String: Any] = [
      "WebResourceData": Data(html.utf8), "WebResourceURL": "https://news.example/keeper",
      "WebResourceMIMEType": "text/html", "WebResourceTextEncodingName": charset, "WebResourceFrameName": "",
    ]
    let rest: [[String: Any]] = resources.map { ["WebResourceURL": $0.0, "WebResourceData": $0.1] }
    let frame: [String: Any] = [
      "WebMainResource": ["WebResourceURL": "https://frame.example/", "WebResourceData": Data("frame".utf8)]
    ]
    return try PropertyListSerialization.data(
      fromPropertyList: ["WebMainResource": main, "WebSubresources": rest, "WebSubframeArchives": [frame]],
      format: .binary,
      options: 0)
  }

  @Test func readsThePageItsFilesAndFrames() throws {
    let data = try Self.archive("<p>Grüße", resources: [("https://news.example/a.png", Fixtures.png)])
    let page = try WebArchive.page(Array(data), file: "a.webarchive")
    #expect(String(decoding: page.bytes, as: UTF8.self) == "<p>Grüße")
    #expect(page.url == URL(string: "https://news.example/keeper"))
    #expect(page.resource("https://news.example/a.png#x").map { Data($0) } == Fixtures.png)
    #expect(page.resource("https://frame.example/").map { Data($0) } == Data("frame".utf8))
  }

  @Test func picturesComeFromTheArchive() async throws {
    let folder = try TemporaryFolder()
    let data = try Self.archive(Fixtures.page, resources: [("https://news.example/img/large.jpg", Fixtures.jpeg)])
    let result = try await Importer(fetcher: nil).importPages(at: folder.write("a.webarchive", data))
    #expect(result.images == ["the-old-harbour.jpg": Fixtures.jpeg])
    #expect(result.chapters[0].html.contains("<img src=\"the-old-harbour.jpg\" alt=\"The Old Harbour\">"))
  }

  @Test func saysWhatIsWrong() throws {
    #expect(throws: ImportError("a", Wording.notPropertyList)) { try WebArchive.page(Array("<html>".utf8), file: "a") }
    #expect(throws: ImportError("a", Wording.brokenPropertyList)) {
      try WebArchive.page(Array("bplist00".utf8), file: "a")
    }
    let other = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
    #expect(throws: ImportError("a", "no WebMainResource")) { try WebArchive.page(Array(other), file: "a") }
    let empty = try PropertyListSerialization.data(
      fromPropertyList: ["WebMainResource": ["b": "c"]], format: .binary, options: 0)
    #expect(throws: ImportError("a", place: "WebMainResource", "no WebResourceData")) {
      try WebArchive.page(Array(empty), file: "a")
    }
  }

  /// A list that holds itself, and lists that double from level to level.
  @Test func listsThatHoldThemselvesEnd() {
    let objects: [[UInt8]] = (0..<31).map { [0xA2, UInt8(min($0 + 1, 30)), UInt8(min($0 + 1, 30))] }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [objects.count, 0, table] { bytes += withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) } }
    #expect(BinaryPropertyList.read(bytes) == nil)
  }
}

@Suite struct MHTMLTests {
  static let file = """
    From: <Saved by a browser>
    Subject: The Keeper
    MIME-Version: 1.0
    Content-Type: multipart/related;
    \ttype="text/html"; boundary="--edge"

    ----edge
    Content-Type: text/html
    Content-Transfer-Encoding: quoted-printable
    Content-Location: https://news.example/keeper

    <p class=3D"a">Gr=C3=BC=
    =C3=9Fe</p>
    ----edge
    Content-Type: image/png
    Content-Transfer-Encoding: base64
    Content-Location: https://news.example/a.png
    Content-ID: <one@x>

    \(Fixtures.png.base64EncodedString())
    ----edge--
    """.replacingOccurrences(of: "\n", with: "\r\n")

  @Test func readsThePageAndItsFiles() throws {
    let page = try MHTML.page(Array(Self.file.utf8), file: "a.mhtml")
    #expect(String(decoding: page.bytes, as: UTF8.self) == "<p class=\"a\">Grüße</p>")
    #expect(page.url == URL(string: "https://news.example/keeper"))
    for address in ["https://news.example/a.png", "cid:one@x"] {
      #expect(page.resource(address).map { Data($0) } == Fixtures.png)
    }
  }

  @Test func readsUnixLinesAndFilesThatWereCutOff() throws {
    let cut = Self.file.replacingOccurrences(of: "\r\n", with: "\n").prefix(330)
    #expect(
      String(decoding: try MHTML.page(Array(cut.utf8), file: "a").bytes, as: UTF8.self).hasPrefix("<p class=\"a\">Gr"))
  }

  @Test func saysWhatIsWrong() {
    let head = "MIME-Version: 1.0\nContent-Type: multipart/related"
    #expect(throws: ImportError("a", place: "line 1", Wording.noBoundary)) {
      try MHTML.page(Array((head + "\n\n").utf8), file: "a")
    }
    #expect(throws: ImportError("a", Wording.noPage)) {
      try MHTML.page(Array((head + "; boundary=x\n\n--x\n\nt\n--x--").utf8), file: "a")
    }
    var nested = ""
    for level in 0..<9 { nested += "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n" }
    #expect(throws: ImportError.self) { try MHTML.page(Array(nested.utf8), file: "a") }
  }
}

@Suite struct MarkdownTests {
  @Test func readsFrontMatterTablesAndCode() async throws {
    let folder = try TemporaryFolder()
    try folder.write("knot.png", Fixtures.png)
    let result = try await Importer(fetcher: nil).importPages(at: folder.write("ropes.md", Fixtures.markdown))
    let chapter = result.chapters[0]
    #expect(chapter.title == "Ropes" && chapter.byline == "Ada Quill" && chapter.language == "en")
    #expect(
      chapter.html.hasPrefix(
        "<p>Some <em>ropes</em> are <code>short</code>, see <a href=\"https://news.example/list\">the list</a>.</p>\n"))
    #expect(chapter.html.contains("<pre><code class=\"language-swift\">let rope = \"a &lt; b\"</code></pre>"))
    #expect(chapter.html.contains("<th>a</th>\n<th>b</th>") && chapter.html.contains("<td>2</td>"))
    #expect(chapter.html.contains("<p>Text with a script.</p>"))
    #expect(chapter.html.contains("<img src=\"a-knot.png\" alt=\"A knot\">"))
    #expect(result.images == ["a-knot.png": Fixtures.png])
  }

  @Test func theFileNamesAChapterWithoutATitle() async throws {
    let folder = try TemporaryFolder()
    #expect(
      try await Importer(fetcher: nil).importPages(at: folder.write("Old ropes.md", "Text.")).chapters[0].title
        == "Old ropes")
  }

  @Test func deepQuotesEnd() throws {
    let text = String(repeating: "> ", count: 10_000) + "deep"
    #expect(try MarkdownPage(Array(text.utf8), file: "a").body.readText == "deep")
  }
}

@Suite struct FolderTests {
  @Test func pagesComeInTheOrderOfTheirNumbers() throws {
    let folder = try TemporaryFolder()
    for name in ["10.md", "9.md", "a/2.html", "a/2_files/frame.html", ".hidden.md", "notes.txt"] {
      try folder.write(name, "x")
    }
    let names = try InputFile.pages(at: folder.url.path).map { URL(fileURLWithPath: $0.file).lastPathComponent }
    #expect(names == ["9.md", "10.md", "2.html"])
  }

  @Test func kindsAreKnownByContent() throws {
    let folder = try TemporaryFolder()
    let archive = try folder.write("a.html", try WebArchiveTests.archive("<p>x"))
    let mail = try folder.write("b.html", MHTMLTests.file)
    #expect(try InputFile.pages(at: archive)[0].url?.host == "news.example")
    #expect(try InputFile.pages(at: mail)[0].url?.host == "news.example")
  }

  @Test func errorsNameTheFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(throws: ImportError(path, Wording.emptyFolder)) { try InputFile.pages(at: path) }
    #expect(throws: ImportError(path + "/no.html", Wording.missing)) { try InputFile.pages(at: path + "/no.html") }
    let large = try folder.write("large.html", "")
    try FileHandle(forWritingTo: URL(fileURLWithPath: large)).truncate(atOffset: 100 << 20)
    #expect(throws: ImportError(large, "is 100 MB; at most 32 MB are read")) { try InputFile.pages(at: large) }
    #expect(throws: ImportError.self) { try InputFile.pages(at: "/dev/zero") }
  }
}
