import Foundation
import MartletProject

/// Remembers of which text each object was made.
///
/// The compiler's incremental mode goes by the times of sources, in whole seconds: two changes within a second, or one
/// while it works, would leave an old object for good. An object whose text is another now is removed, and made anew.
struct ObjectRecord {
  private let compiler: ModuleCompiler
  private let texts: [String: String]
  private var file: String { "\(compiler.module.name)-texts.json" }

  /// Reads what the compiler is about to see.
  init(_ compiler: ModuleCompiler) {
    self.compiler = compiler
    texts = Self.texts(compiler)
  }

  func removeStaleObjects() {
    let known = compiler.folder.read(file).flatMap {
      try? JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    for source in compiler.sources where known?[source] != texts[source] || texts[source] == nil {
      try? FileManager.default.removeItem(atPath: object(source))
    }
  }

  /// After the compiler ran, whether it succeeded or not: what did not change meanwhile and has an object.
  func save() throws {
    let now = Self.texts(compiler)
    let made = texts.filter { now[$0.key] == $0.value && FileManager.default.fileExists(atPath: object($0.key)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try compiler.folder.write(String(decoding: encoder.encode(made), as: UTF8.self), to: file)
  }

  private func object(_ source: String) -> String {
    compiler.folder.object(of: source, module: compiler.module.name, kind: "o").path
  }

  private static func texts(_ compiler: ModuleCompiler) -> [String: String] {
    compiler.sources.reduce(into: [:]) { table, source in
      guard let data = FileManager.default.contents(atPath: compiler.copies[source] ?? source) else { return }
      table[source] = ContentHash.text(of: String(decoding: data, as: UTF8.self))
    }
  }
}
