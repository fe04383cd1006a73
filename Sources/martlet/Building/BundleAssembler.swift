import Foundation
import MartletProject

/// Lays out what an app finds beside its executable.
struct BundleAssembler {
  var app: AppProject
  var bundle: URL
  var folder: BuildFolder
  var terminal: Terminal

  /// Copies only when something changed since the last time; warns each time.
  func assemble() throws {
    let layout = try BundleLayout(app)
    let converted = PDFConverter(folder: folder).convert(layout.conversions)
    (app.warnings + app.stringTableWarnings() + layout.warnings + converted.warnings).forEach {
      terminal.say($0.description)
    }
    let copies = layout.copies + converted.copies
    let texts = layout.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let stamp = (texts + copies.map(Self.stamp)).joined(separator: "\n")
    if folder.read("bundled.txt") == stamp, FileManager.default.fileExists(atPath: bundle.path) { return }
    do {
      try layOut(layout.texts, copies)
    } catch {
      throw ChildProcess.Failure(description: Wording.cannotWrite(bundle.path, error.localizedDescription))
    }
    try folder.write(stamp, to: "bundled.txt")
  }

  /// Everything anew except for the executable, which costs most.
  private func layOut(_ texts: [String: String], _ copies: [SwiftModule.Resource]) throws {
    let files = FileManager.default
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: bundle.path) where name != app.name {
      try files.removeItem(at: bundle.appendingPathComponent(name))
    }
    for copy in copies {
      try files.copyItem(
        at: URL(fileURLWithPath: copy.path).resolvingSymlinksInPath(), to: destination(copy.destination))
    }
    for (name, text) in texts { try text.write(to: destination(name), atomically: false, encoding: .utf8) }
  }

  private func destination(_ name: String) throws -> URL {
    let url = bundle.appendingPathComponent(name).standardizedFileURL
    guard url.path.hasPrefix(bundle.standardizedFileURL.path + "/") else {
      throw ChildProcess.Failure(description: Wording.outsideOfTheApp(name))
    }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return url
  }

  /// A folder reference is stamped by all that it holds.
  private static func stamp(_ resource: SwiftModule.Resource) -> String {
    let inside = FileManager.default.enumerator(atPath: resource.path)?.compactMap { $0 as? String } ?? []
    let paths = [resource.path] + inside.sorted().map { resource.path + "/" + $0 }
    return ([resource.destination] + paths.map(FileStamp.text)).joined(separator: "\n")
  }
}
