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
    let catalog = try AssetCatalogCompiler.compile(app.assetCatalogs)
    (app.warnings + app.stringTableWarnings() + catalog.warnings).forEach { terminal.say($0.description) }
    let texts = ["Info.plist": app.infoPlist.xml(), AssetIndex.fileName: try catalog.indexText()]
    let copies = app.resources + catalog.copies
    let stamp = (texts.values.sorted() + copies.map(Self.stamp)).joined(separator: "\n")
    if folder.read("bundled.txt") == stamp, FileManager.default.fileExists(atPath: bundle.path) { return }
    do {
      try layOut(texts, copies)
    } catch {
      throw ChildProcess.Failure(description: Wording.cannotWrite(bundle.path, error.localizedDescription))
    }
    try folder.write(stamp, to: "bundled.txt")
  }

  /// Everything anew except for the executable, which costs most.
  private func layOut(_ texts: [String: String], _ copies: [AppProject.Resource]) throws {
    let files = FileManager.default
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: bundle.path) where name != app.name {
      try files.removeItem(at: bundle.appendingPathComponent(name))
    }
    for copy in copies {
      let destination = bundle.appendingPathComponent(copy.destination)
      try files.createDirectory(at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: URL(fileURLWithPath: copy.path).resolvingSymlinksInPath(), to: destination)
    }
    for (name, text) in texts {
      try text.write(to: bundle.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
  }

  /// A folder reference is stamped by all that it holds.
  private static func stamp(_ resource: AppProject.Resource) -> String {
    let inside = FileManager.default.enumerator(atPath: resource.path)?.compactMap { $0 as? String } ?? []
    let paths = [resource.path] + inside.sorted().map { resource.path + "/" + $0 }
    return ([resource.destination] + paths.map(FileStamp.text)).joined(separator: "\n")
  }
}
