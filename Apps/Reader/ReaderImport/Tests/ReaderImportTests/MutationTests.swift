import Foundation
import Testing

@testable import ReaderImport

/// Damaged and hostile files: the import ends, with an error or with a safe chapter, and reads nothing that it should
/// not. 500 files by default; 100,000 where the environment has MARTLET_LONG=1.
@Suite struct MutationTests {
  private static let count = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1" ? 100_000 : 500

  /// Pieces that are put into files: markup of attacks, ends of what is open, bytes that no encoding has.
  private static let pieces: [[UInt8]] =
    [
      "<script>steal()</script>", "<svg onload=steal()>", "</svg>", "<img src=x onerror=steal()>",
      "<a href='javascript:steal()'>", "<iframe src=file:///etc/passwd>",
      "<meta http-equiv=refresh content='0;url=http://t.example'>", "<style>@import url(http://t.example)</style>",
      "<base href='javascript:'>",
      "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=steal()&gt;'>",
      "<noscript><p title='</noscript><img src=x onerror=steal()>'>",
      "<table><tr><td>", "</table>", "<select><template>", "<plaintext>", "<textarea>", "<!--", "-->", "<![CDATA[",
      "]]>", "<form><input>", "<pre>", "<p>", "</p>", "<br><br>",
      "<figure>", "<figcaption>", "<picture><source srcset='x 1w,,, ,y 2w'>", "<noscript>", "</noscript>", "&#x0;",
      "&#xD800;", "&lt;", "\"", "'", ">", "=", "%00", "../../", "data:image/png;base64,AAAA",
      "\r\n--", "Content-Type: multipart/related; boundary=x\r\n\r\n", "bplist00", "```", "> > > >", "[[[", "|||",
      "- - -", "![](javascript:x)",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0xFE, 0xFF], [0xC3], [0x1B, 0x24, 0x42], [0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  private struct Seed {
    var name: String
    var bytes: [UInt8]
  }

  private func seeds() throws -> [Seed] {
    [
      Seed(name: "page.html", bytes: Array(Fixtures.page.utf8)),
      Seed(
        name: "page.webarchive",
        bytes: Array(
          try WebArchiveTests.archive(Fixtures.page, resources: [("https://news.example/img/large.jpg", Fixtures.jpeg)])
        )),
      Seed(
        name: "page.mhtml",
        bytes: Array(
          MHTMLTests.file.replacingOccurrences(
            of: "<p class=3D\"a\">", with: Fixtures.article("<p>").replacingOccurrences(of: "=", with: "=3D")
          ).utf8)),
      Seed(name: "page.md", bytes: Array(Fixtures.markdown.utf8)),
    ]
  }

  @Test func damagedFilesEndInAnErrorOrASafeChapter() async throws {
    let folder = try TemporaryFolder()
    let seeds = try seeds()
    var random = SplitMix(state: 6)
    var chapters = 0
    for number in 0..<Self.count {
      var seed = seeds[number % seeds.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&seed.bytes, &random) }
      let path = try folder.write(seed.name, Data(seed.bytes))
      let start = ContinuousClock.now
      do {
        let result = try await Importer(fetcher: nil).importPages(at: path)
        for chapter in result.chapters {
          #expect(try SafeCheck.findings(in: chapter.html) == [], "mutation \(number)")
          #expect(!chapter.html.contains("root:"), "mutation \(number)")
        }
        #expect(result.images.keys.allSatisfy { SafeAddress.localImage($0) == $0 }, "mutation \(number)")
        chapters += result.chapters.count
      } catch is ImportError {}
      #expect(ContinuousClock.now - start < .seconds(10), "mutation \(number)")
    }
    // Most damage leaves a text; a test in which all failed would test nothing.
    #expect(chapters > Self.count / 3)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let length = Int.random(in: 1...min(64, bytes.count - place), using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<place + length)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: Int.random(in: 0...bytes.count, using: &random))
    case 3: bytes.removeSubrange(Int.random(in: place...bytes.count, using: &random)...)
    case 4: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random)!, at: place)
    }
  }
}

/// A generator whose numbers are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
