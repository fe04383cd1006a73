import Foundation
import MartletProject

/// Compiles the sources of one module in C, C++ or assembly, each that changed or whose headers did.
struct ClangCompiler {
  var module: ClangModule
  var sdk: SDK
  var folder: BuildFolder
  /// Where headers of other modules are.
  var headerArguments: [String]

  var objects: [String] { module.sources.map { file($0, "o") } }

  /// Sources whose objects are to be made.
  var staleSources: [String] { module.sources.filter { !isCurrent($0) } }

  /// What the compiler says of each source, in the order of the sources, and whether it took all.
  func compile(_ sources: [String]) throws -> (text: String, isSuccess: Bool) {
    for source in sources { try Data().write(to: URL(fileURLWithPath: file(source, "begun"))) }
    let results = ResultList(count: sources.count)
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      results.set(index, Result { try ChildProcess.errorText(of: command(for: sources[index])) })
    }
    let answers = try results.elements.map { try $0.get() }
    for (source, answer) in zip(sources, answers) where answer.ending.isSuccess { try remember(source) }
    // Without the line that counts the errors.
    let lines = answers.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { $0.wholeMatch(of: /\d+ (error|warning)s?.* generated\./) == nil }
    return (text.joined(separator: "\n"), answers.allSatisfy(\.ending.isSuccess))
  }

  func command(for source: String) -> [String] {
    let language = ClangModule.Language(path: source) ?? .c
    let compiler = sdk.toolchain.appendingPathComponent(language == .cxx ? "clang++" : "clang").path
    // Messages in the form that `CompilerOutput` reads; warnings are the package's own affair.
    var command = [compiler, "-w", "-fno-color-diagnostics", "-fno-diagnostics-show-line-numbers"]
    command += ["-O0", "-gline-tables-only", "-fPIC", "-MD", "-MF", file(source, "d")]
    command += module.arguments + (module.languageArguments[language] ?? []) + headerArguments
    return command + ["-c", source, "-o", file(source, "o")]
  }

  private func file(_ source: String, _ kind: String) -> String {
    folder.object(of: source, module: module.name, kind: kind).path
  }
}

// MARK: - What is current

extension ClangCompiler {
  /// Whether the object was made by the same command of the same files.
  private func isCurrent(_ source: String) -> Bool {
    guard FileManager.default.fileExists(atPath: file(source, "o")), let stamp = stamp(source) else { return false }
    return (try? String(contentsOfFile: file(source, "stamp"), encoding: .utf8)) == stamp
  }

  /// Nothing is remembered where a file changed while the compiler worked.
  private func remember(_ source: String) throws {
    let record = file(source, "stamp")
    try? FileManager.default.removeItem(atPath: record)
    let read = dependencies(of: source) ?? []
    guard read.allSatisfy({ FileStamp.isOlder($0, than: file(source, "begun")) }) else { return }
    try stamp(source)?.write(toFile: record, atomically: true, encoding: .utf8)
  }

  private func stamp(_ source: String) -> String? {
    dependencies(of: source).map { files in
      ([sdk.version] + command(for: source) + files.map(FileStamp.text)).joined(separator: "\n")
    }
  }

  private func dependencies(of source: String) -> [String]? {
    (try? String(contentsOfFile: file(source, "d"), encoding: .utf8)).map(Self.files)
  }

  /// The files of a rule as Make writes it: `object: file file \`, with `\ ` for a blank in a name and `$$` for a dollar.
  static func files(inRule text: String) -> [String] {
    var (words, word) = ([String](), "")
    var characters = text[...]
    while let character = characters.popFirst() {
      switch (character, characters.first) {
      case ("\\", " "?), ("\\", "#"?), ("$", "$"?): word.append(characters.removeFirst())
      case ("\\", "\n"?), (" ", _), ("\n", _):
        if !word.isEmpty { words.append(word) }
        word = ""
      default: word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return Array(words.dropFirst())
  }
}

/// The results of several threads, each in its place.
private final class ResultList: @unchecked Sendable {
  typealias Element = Result<(text: String, ending: ChildProcess.Ending), any Error>
  private let lock = NSLock()
  private var list: [Element?]

  init(count: Int) { list = Array(repeating: nil, count: count) }
  func set(_ index: Int, _ element: Element) { lock.withLock { list[index] = element } }
  var elements: [Element] { lock.withLock { list.compactMap { $0 } } }
}
