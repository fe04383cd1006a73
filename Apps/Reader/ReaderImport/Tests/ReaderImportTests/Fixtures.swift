import Foundation

@testable import ReaderImport

/// Pages that were made up for the tests.
enum Fixtures {
  /// Five sentences with commas, unlike from number to number.
  static func paragraph(_ number: Int) -> String {
    """
    Paragraph \(number) tells of lamps, ropes and ladders, as the old lists have it. The keeper, who came at dusk, \
    counted \(number) of them twice. Nobody asked why, and nobody was told. In the morning, when the fog rose, the \
    harbour was empty. \
    So the story goes, more or less, on page \(number).
    """
  }

  static func paragraphs(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "<p>\(paragraph($0))</p>" }.joined(separator: "\n")
  }

  /// A page with all that surrounds an article.
  static let page = """
    <!doctype html>
    <html lang="en-GB">
    <head>
    <meta charset="utf-8">
    <title>The Keeper | Harbour News</title>
    <meta property="og:title" content="The Keeper">
    <meta name="author" content="Ada Quill">
    <meta property="article:published_time" content="2021-03-04T05:06:07Z">
    <meta property="og:image" content="/img/lead.jpg">
    <link rel="canonical" href="https://news.example/keeper">
    <script>var secret = "never read";</script>
    <style>p { color: red }</style>
    </head>
    <body onload="steal()">
    <header class="site-header"><a href="/">Harbour News</a><nav><ul><li><a href="/a">A</a></li></ul></nav></header>
    <div class="sidebar"><h3>Popular</h3><ul><li><a href="/x">Ten ropes</a></li></ul></div>
    <article class="post">
    <h1>The Keeper</h1>
    <div class="share-buttons"><a href="https://social.example/share">Share this</a></div>
    \(paragraphs(1...4))
    <figure><img src="/img/small.jpg" srcset="/img/small.jpg 320w, /img/large.jpg 1600w" alt="The Old Harbour">
    <figcaption>The harbour at noon</figcaption></figure>
    <h2>What came later</h2>
    <p onclick="steal()">See <a href="/rules#two">the rules</a>, <a href="javascript:steal()">this</a> and
    <a href="mailto:keeper@news.example">write</a>. \(paragraph(5))</p>
    <pre class="language-swift"><span>let</span> lamp = 1<br>print(lamp &lt; 2)</pre>
    \(paragraphs(6...8))
    </article>
    <div id="comments" class="comments"><p>First! I never read it, but I like it a lot, really, a lot.</p></div>
    <footer><p>Copyright Harbour News, all rights reserved, as ever.</p></footer>
    <script src="https://tracker.example/t.js"></script>
    </body></html>
    """

  static let markdown = """
    ---
    title: Ropes
    author: Ada Quill
    lang: en
    ---
    # Ropes

    Some *ropes* are `short`, see [the list](https://news.example/list).

    ```swift
    let rope = "a < b"
    ```

    | a | b |
    |---|---|
    | 1 | 2 |

    ## Knots

    Text with <script>steal()</script> a script.

    ![A knot](knot.png)
    """

  /// The smallest PNG that says so.
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8))

  static func source(_ html: String, url: String? = "https://news.example/keeper") -> SourcePage {
    SourcePage(file: "page.html", kind: .html, bytes: Array(html.utf8), url: url.flatMap { URL(string: $0) })
  }

  /// The chapter of a page, offline.
  static func chapter(_ html: String, url: String? = "https://news.example/keeper") async throws -> Chapter {
    var images = ImageCollector(fetcher: nil)
    return try await Importer(fetcher: nil).chapter(of: source(html, url: url), &images).0
  }

  /// An article of one more element among paragraphs.
  static func article(_ inner: String, title: String = "The Keeper") -> String {
    """
    <html><head><title>\(title)</title></head>
    <body><article>\(paragraphs(1...3))\(inner)\(paragraphs(4...6))</article></body></html>
    """
  }
}

/// A folder that goes with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("reader-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and gives its path.
  @discardableResult func write(_ name: String, _ data: Data) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  @discardableResult func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }
}

/// Answers from a table; remembers what was asked.
final class TableFetcher: ResourceFetching, @unchecked Sendable {
  private let answers: [String: Data]
  private let lock = NSLock()
  private var askedAddresses: [String] = []

  init(_ answers: [String: Data]) { self.answers = answers }

  var asked: [String] { lock.withLock { askedAddresses } }

  func fetch(_ url: URL, limit: Int, hosts: Set<String>) async throws -> Data {
    lock.withLock { askedAddresses.append(url.absoluteString) }
    guard let answer = answers[url.absoluteString] else { throw FetchError("not in the table") }
    return answer
  }
}
