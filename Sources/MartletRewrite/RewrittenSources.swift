import Dispatch
import Foundation
import MartletProject
import SwiftParser
import SwiftSyntax

/// The sources of one module as the compiler is to see them.
///
/// No source is touched: what differs is written to copies in the build folder, and an overlay of the file system
/// tells the compiler to read those in the places of the originals. Diagnostics, debug information and `#file` name
/// the originals, whose lines are kept.
///
///     let folder = buildFolder.file("Rewritten")
///     let outcome = try RewrittenSources(sources: app.sources, platform: request.platform, folder: folder).write()
///     command += outcome.compilerArguments + app.sources
///
/// The compiler gets the originals' paths, as they are in `sources`. Its incremental mode looks at the time of the
/// original, which changes together with the copy except where something else made the copy differ: another Martlet,
/// another platform, an optional requirement in another file. Objects are to be kept by the copies' texts.
public struct RewrittenSources: Sendable {
  /// Absolute paths of the module's Swift files.
  public var sources: [String]
  /// Those of the project's own modules that this one imports, for what they declare in the terms of Objective-C.
  public var dependencies: [String]
  public var platform: ProjectRequest.Platform
  /// For this module alone: it is emptied of everything else.
  public var folder: URL

  public init(
    sources: [String], dependencies: [String] = [], platform: ProjectRequest.Platform = .iOS, folder: URL
  ) {
    (self.sources, self.dependencies, self.platform, self.folder) = (sources, dependencies, platform, folder)
  }

  public struct Outcome: Sendable {
    /// What the compiler needs besides the sources; nothing where no source differs.
    public var compilerArguments: [String]
    /// The sources that the compiler sees otherwise than they are, and their copies.
    public var copies: [String: URL]
    /// Where the copies' places are in their sources.
    public var maps: [String: SourceMap]
  }

  /// Writes the copies and the overlay; files that need no change keep their time.
  public func write() throws -> Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = rewrittenTexts()
    var outcome = Outcome(compilerArguments: [], copies: [:], maps: [:])
    for (source, rewritten) in zip(sources, texts) {
      guard let rewritten else { continue }
      let copy = copy(of: source)
      (outcome.copies[source], outcome.maps[source]) = (copy, rewritten.map)
      if (try? String(contentsOf: copy, encoding: .utf8)) != rewritten.text {
        try Data(rewritten.text.utf8).write(to: copy, options: .atomic)
      }
    }
    try writeOverlay(outcome.copies)
    try removeOthers(keeping: Set(outcome.copies.values.map(\.lastPathComponent)).union([overlay.lastPathComponent]))
    if !outcome.copies.isEmpty { outcome.compilerArguments = ["-vfsoverlay", overlay.path] }
    return outcome
  }

  // MARK: - Files

  private var overlay: URL { folder.appendingPathComponent("overlay.json") }

  private func copy(of source: String) -> URL {
    folder.appendingPathComponent(ContentHash.text(of: source) + ".swift")
  }

  private func writeOverlay(_ copies: [String: URL]) throws {
    let data = try SourceOverlay(copies: copies.mapValues(\.path)).json()
    if (try? Data(contentsOf: overlay)) != data { try data.write(to: overlay, options: .atomic) }
  }

  private func removeOthers(keeping names: Set<String>) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

// MARK: - Texts

extension RewrittenSources {
  /// What the compiler is to see of each source; nil for the source itself. A file that cannot be read, or is not
  /// UTF-8, is left to the compiler, which says so.
  private func rewrittenTexts() -> [RewrittenText?] {
    let paths = sources + dependencies
    let texts = Self.concurrently(paths) { try? String(contentsOfFile: $0, encoding: .utf8) }
    var rewriter = SourceRewriter(platform: platform)
    rewriter.observesProperties = texts.contains { $0.map { ByteScan($0).contains("observe(\\") } == true }
    let signs = ["optional "] + OptionalRequirement.librarySigns
    guard texts.contains(where: { $0.map { text in signs.contains { ByteScan(text).contains($0) } } == true }) else {
      return Self.concurrently(Array(texts.prefix(sources.count))) { [rewriter] text in
        guard let text, rewriter.mayChange(text) else { return nil }
        return rewriter.rewrite(text, Parser.parse(source: text))
      }
    }
    let trees = Self.concurrently(texts) { $0.map { Parser.parse(source: $0) } }
    rewriter.index = ModuleIndex(trees.compactMap { $0 })
    return Self.concurrently(Array(zip(texts, trees).prefix(sources.count))) { [rewriter] text, tree in
      guard let text, let tree, rewriter.mayChange(text) else { return nil }
      return rewriter.rewrite(text, tree)
    }
  }

  private static func concurrently<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @Sendable (Input) -> Output
  ) -> [Output] {
    let outputs = LockedResults<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      outputs.set(work(inputs[index]), at: index)
    }
    return outputs.all
  }
}

private final class LockedResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
  var all: [Value] { lock.withLock { values.compactMap { $0 } } }
}
