import Foundation
import ReaderImport

/// What an import, a save and an opening cost, without a network: processor time of the process, the middle of several
/// runs.
struct CostFigures {
  var folder: URL
  private let runs = 11

  func run() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await importPage("650,000 of 850,000 characters are scripts", text: 190_000, script: 652_000)
    try await importPage("850,000 characters of article", text: 850_000, script: 0)
    try books(withPictures: false)
    try books(withPictures: true)
  }

  private func importPage(_ name: String, text: Int, script: Int) async throws {
    let page = folder.appendingPathComponent("page.html")
    let html = Self.page(text: text, script: script)
    try Data(html.utf8).write(to: page)
    var times: [Double] = []
    var length = 0
    for _ in 0..<runs {
      let start = Self.now
      let result = try await Importer(fetcher: nil).importPages(at: page.path)
      times.append(Self.now - start)
      length = result.chapters[0].html.utf8.count
    }
    report("import, \(html.utf8.count) bytes, \(name), chapter of \(length)", times)
  }

  private func books(withPictures: Bool) throws {
    let picture = withPictures ? "<figure><img src=\"a-picture.png\" alt=\"\"></figure>\n" : ""
    let text = picture + String(repeating: "<p>The quick brown fox jumps over the <b>lazy</b> dog.</p>\n", count: 100)
    let book = Book(title: "Large", chapters: (1...1000).map { Chapter(title: "Chapter \($0)", html: text) })
    let folder = BookFolder(folder.appendingPathComponent("Book"))
    var saves: [Double] = []
    var loads: [Double] = []
    for _ in 0..<runs {
      saves.append(try cost { try folder.save(book) })
      loads.append(try cost { _ = try folder.load() })
    }
    let words = withPictures ? "with a picture each" : "without pictures"
    report("save 1000 chapters of 6 kB \(words)", saves)
    report("load them", loads)
  }

  /// A page as sites serve it: an article among scripts.
  private static func page(text: Int, script: Int) -> String {
    let paragraph =
      "<p>The keeper, who came at dusk, counted the <a href=\"/lamps\">lamps</a> twice, as the old lists "
      + "have it. In the morning, when the fog rose, the harbour was <em>empty</em>.</p>\n"
    let block = paragraph + "<figure><img src=\"a.jpg\" alt=\"\"></figure>\n" + String(repeating: paragraph, count: 9)
    let scripts = String(
      repeating: "window.state = {\"a\": [1, 2, {\"b\": \"<p>no</p>\"}]};\n", count: script / 10 / 47)
    let part = String(repeating: block, count: max(1, text / 10 / block.utf8.count))
    return "<html><head><title>The Keeper</title></head><body><article><h1>The Keeper</h1>"
      + String(repeating: part + (script > 0 ? "<script>\(scripts)</script>" : ""), count: 10)
      + "</article></body></html>"
  }

  private func cost(_ work: () throws -> Void) rethrows -> Double {
    let start = Self.now
    try work()
    return Self.now - start
  }

  /// Of the process: an asynchronous function may go on on another thread.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    print("\(name): \(Int(sorted[sorted.count / 2] * 1000 + 0.5)) ms, least \(Int(sorted[0] * 1000 + 0.5)) ms")
  }
}
