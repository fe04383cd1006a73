import Foundation
import ReaderImport

/// `reader import|check|export`.
///
/// Exit codes: 0 done; 1 a file could not be read, or `check` found something; 64 the command was not understood.
struct Tool {
  var arguments: [String]

  func run() async -> Int32 {
    do {
      let options = try Options(arguments)
      switch options.command {
      case .help: print(ToolWording.help)
      case .importPages: return try await importPages(options)
      case .check: return try check(options)
      case .export: try export(options)
      }
      return 0
    } catch let error as UsageError {
      complain(error.message + "\n" + ToolWording.seeHelp)
      return 64
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private func importPages(_ options: Options) async throws -> Int32 {
    let folder = BookFolder(URL(fileURLWithPath: options.output!))
    guard !folder.exists || options.adds || options.replaces else {
      throw ImportError(options.output!, ToolWording.bookExists)
    }
    // A book that cannot be read is not added to, and not lost either.
    var book = folder.exists && options.adds ? try folder.load() : Book(chapters: [])
    var importer = Importer(
      fetcher: options.isOffline ? nil : WebFetcher(allowsLocalHosts: options.allowsLocalHosts),
      splitsByHeadings: options.splitsByHeadings, takenNames: folder.imageNames)
    for input in options.inputs {
      let result = try await importer.importPages(at: input)
      for warning in result.warnings { complain(ToolWording.warning(warning)) }
      book.chapters += result.chapters
      book.title = options.title ?? book.title ?? result.title
      importer.takenNames.formUnion(result.images.keys)
      try folder.save(book, images: result.images)
    }
    print(ToolWording.imported(book.chapters.count, options.output!))
    return 0
  }

  private func check(_ options: Options) throws -> Int32 {
    let findings = try BookFolder(URL(fileURLWithPath: options.inputs[0])).check()
    for finding in findings { print(finding) }
    if findings.isEmpty { print(ToolWording.sound) }
    return findings.isEmpty ? 0 : 1
  }

  private func export(_ options: Options) throws {
    let book = try BookFolder(URL(fileURLWithPath: options.inputs[0])).load()
    let data = options.format == .html ? Data(BookPage.html(of: book).utf8) : try book.plain.json()
    if let output = options.output {
      try AtomicFile.save(data, to: output)
    } else {
      FileHandle.standardOutput.write(data)
    }
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data(("reader: " + message + "\n").utf8))
  }
}
