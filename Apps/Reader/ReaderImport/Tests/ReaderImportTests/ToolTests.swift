import Foundation
import Testing

@testable import ReaderImport

/// The command itself, as a process.
struct ReaderProcess {
  /// Beside the tests, where the build puts both.
  static let program: URL = {
    let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
    let folders = [folder, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()].compactMap { $0 }
    return folders.map { $0.appendingPathComponent("reader") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }!
  }()

  static func start(_ arguments: [String], output: FileHandle? = .nullDevice) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    return process
  }

  /// Exit code and all output.
  static func run(_ arguments: String...) throws -> (code: Int32, output: String) {
    let pipe = Pipe()
    let process = try start(arguments, output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

@Suite struct ToolTests {
  @Test func importsChecksAndExports() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("keeper.html", Fixtures.page)
    let notes = try folder.write("ropes.md", "# Ropes\n\nText.\n\n## A\n\na\n\n## B\n\nb\n")
    let book = folder.url.appendingPathComponent("Book").path
    var result = try ReaderProcess.run("import", page, "-o", book, "--offline", "--title", "Harbour")
    #expect(result.code == 0 && result.output.hasSuffix("\(book): 1 chapter\n"))
    #expect(
      result.output.contains(
        "reader: warning: \(page): picture https://news.example/img/large.jpg: not fetched, offline"))
    result = try ReaderProcess.run("import", notes, "-o", book, "--offline", "--add", "--by-heading")
    #expect(result.code == 0 && result.output == "\(book): 4 chapters\n")
    #expect(try ReaderProcess.run("check", book) == (0, "sound\n"))
    let exported = try Book(json: Data(try ReaderProcess.run("export", book).output.utf8), file: "-")
    #expect(exported.chapters.map(\.title) == ["The Keeper", "Ropes", "A", "B"])
    let file = folder.url.appendingPathComponent("book.html").path
    #expect(try ReaderProcess.run("export", book, "--format", "html", "-o", file).code == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("<title>Harbour</title>"))
  }

  @Test func filesAtFaultEndWithOne() throws {
    let folder = try TemporaryFolder()
    let book = folder.url.appendingPathComponent("Book").path
    #expect(
      try ReaderProcess.run("import", "/no/such.html", "-o", book) == (
        1, "reader: /no/such.html: no such file or folder\n"
      ))
    #expect(try ReaderProcess.run("check", book) == (1, "reader: \(book): holds no book: no Chapters.json\n"))
    try folder.write("Book/Chapters.json", #"{"chapters": [{"title": "a", "html": "<script>x</script>"}]}"#)
    #expect(
      try ReaderProcess.run("check", book) == (1, "\(book)/Chapters.json: chapters[0]: unsafe: element <script>\n"))
    let page = try folder.write("a.md", "a")
    #expect(
      try ReaderProcess.run("import", page, "-o", book) == (
        1, "reader: \(book): there is a book already; --add adds chapters, --replace makes it anew\n"
      ))
    try folder.write("Book/Chapters.json", "{")
    #expect(try ReaderProcess.run("import", page, "-o", book, "--add").code == 1)
    #expect(try ReaderProcess.run("import", page, "-o", book, "--replace").code == 0)
  }

  @Test(arguments: [
    ([], "no command"), (["read"], "no command \"read\""), (["import"], "import needs a page or a folder"),
    (["import", "a"], "import needs a book: -o BOOK"), (["import", "a", "-o"], "-o needs a value"),
    (["import", "a", "-o", "b", "--add", "--replace"], "--add and --replace exclude each other"),
    (["check"], "check needs one book"), (["check", "a", "--title", "x"], "check has no option --title"),
    (["export", "a", "--format", "pdf"], "no format \"pdf\"; there are json and html"),
  ])
  func whatIsNotUnderstoodEndsWith64(_ arguments: [String], _ message: String) throws {
    let pipe = Pipe()
    let process = try ReaderProcess.start(arguments, output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(output == "reader: \(message)\n`reader --help` lists the commands.\n")
  }

  @Test func helpNamesEachCommand() throws {
    let help = try ReaderProcess.run("--help")
    #expect(help.code == 0)
    for word in ["reader import", "reader check", "reader export", "--offline", "Exit codes"] {
      #expect(help.output.contains(word))
    }
  }
}

@Suite struct KillTests {
  /// The process is killed at 20 moments of an import into a book that has chapters with pictures. After each the book
  /// is whole: it loads, its first chapter is the old one, and every picture that it names is there.
  @Test func beingKilledLosesNothingThatWasSaved() throws {
    let folder = try TemporaryFolder()
    let book = BookFolder(folder.url.appendingPathComponent("Book"))
    let first = Chapter(title: "First", html: "<p>Kept. <img src=\"first.png\"></p>\n")
    try book.save(Book(chapters: [first]), images: ["first.png": Fixtures.png])
    for number in 0..<30 {
      let picture = Fixtures.png + Data(repeating: UInt8(number), count: 200_000)
      try folder.write("pages/picture-\(number).png", picture)
      try folder.write(
        "pages/\(number).md", "# Page \(number)\n\nText, with a picture.\n\n![](picture-\(number).png)\n")
    }
    var kills = 0
    for number in 0..<20 {
      let process = try ReaderProcess.start(
        ["import", folder.url.path + "/pages", "-o", book.url.path, "--add", "--offline"])
      usleep(UInt32(2000 + number * 4000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { kills += 1 }
      let saved = try book.load()
      #expect(saved.chapters.first == first)
      #expect((saved.chapters.count - 1) % 30 == 0)
      #expect(try book.check() == [])
    }
    #expect(kills > 0)
    #expect(
      try ReaderProcess.run("import", folder.url.path + "/pages", "-o", book.url.path, "--add", "--offline").code == 0)
    #expect(book.imageNames.allSatisfy { !$0.hasPrefix(".") })
  }
}
