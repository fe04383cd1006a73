import Foundation

/// Reads package manifests as SwiftPM does: a manifest is a program, which prints what it describes.
struct ManifestLoader {
  let request: ProjectRequest
  /// A compiled manifest needs milliseconds; one that goes round in circles is ended after this.
  static let runLimitInSeconds = 30
  static let compileLimitInSeconds = 300

  func load(_ folder: URL) throws -> PackageManifest {
    let file = Self.manifestFile(in: folder).path
    let text = try TextFile.read(file, remedy: Wording.repairManifest)
    guard let toolsVersion = Self.toolsVersion(in: text) else {
      throw ProjectError(
        file: file, place: SourcePlace(line: 1, column: 1), problem: Wording.toolsVersionMissing,
        remedy: Wording.addToolsVersion)
    }
    let answer = try answer(of: text, file: file, folder: folder, toolsVersion: toolsVersion)
    let json = try JSONParser.parse(answer.json, file: file, remedy: Wording.repairManifest)
    if let problem = json["errors"]?.array?.first?.string {
      throw ProjectError(file: file, problem: problem, remedy: Wording.repairManifest)
    }
    guard let package = json["package"], package.isObject else {
      throw ProjectError(file: file, problem: Wording.manifestSilent, remedy: Wording.repairManifest)
    }
    var manifest = PackageManifest(
      package, folder: folder, file: file, text: text, toolsVersion: toolsVersion, request: request)
    manifest.addApplication(answer.application)
    return manifest
  }

  /// `Package@swift-6.1.swift` goes before `Package.swift` for compilers from 6.1 on; the highest that fits counts.
  private static func manifestFile(in folder: URL) -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versioned = names.compactMap { name -> (version: [Int], name: String)? in
      guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
      let version = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".")
      return (version.compactMap { Int($0) }, name)
    }
    let fitting = versioned.filter { !$0.version.isEmpty && !newest.lexicographicallyPrecedes($0.version) }
    let best = fitting.max { $0.version.lexicographicallyPrecedes($1.version) }
    return folder.appendingPathComponent(best?.name ?? "Package.swift")
  }

  /// The compiler that Martlet was built by is the one that it uses.
  private static let newest: [Int] = {
    #if compiler(>=6.4)
    [6, 4, .max]
    #else
    [6, 3, .max]
    #endif
  }()

  /// "5.9" of the comment `// swift-tools-version: 5.9` that a manifest begins with.
  static func toolsVersion(in text: String) -> String? {
    guard let match = text.prefix(4096).firstMatch(of: /(?i)^\s*\/\/\s*swift-tools-version:?\s*(\d+\.\d+|\d+)/)
    else { return nil }
    let version = String(match.1)
    return version.contains(".") ? version : version + ".0"
  }
}

// MARK: - What the manifest prints

extension ManifestLoader {
  struct Answer: Equatable {
    var json: String
    /// Lines `name<tab>value` about the app that the package makes; empty for a package of SwiftPM's own kind.
    var application: String
  }

  private func answer(of text: String, file: String, folder: URL, toolsVersion: String) throws -> Answer {
    let key = cacheKey(text, folder)
    if let known = cached(key) { return known }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-manifest-\(UUID().uuidString)")
    Interruption.shared.add(folder: scratch.path)
    defer {
      try? FileManager.default.removeItem(at: scratch)
      Interruption.shared.remove(folder: scratch.path)
    }
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw ProjectError(
        file: file, problem: Wording.scratchFolderFailed(scratch.path), remedy: Wording.freeSomeSpace)
    }
    let run = try ManifestRun(
      file: file, text: text, folder: folder, toolsVersion: toolsVersion, scratch: scratch,
      toolchain: ManifestToolchain.find(request.toolchain))
    let answer = try run.answer()
    keep(answer, key)
    return answer
  }

  /// Where the package lies matters to manifests that ask for it; others stay known when they are moved.
  private func cacheKey(_ text: String, _ folder: URL) -> String {
    let asksForFolder = text.contains("packageDirectory") || text.contains("#file") || text.contains("FileManager")
    let shim = AppleProductTypes.isUsed(by: text) ? AppleProductTypes.source(for: text) : ""
    return ContentHash.text(
      of: [text, asksForFolder ? folder.path : "", request.toolchain ?? "", shim].joined(separator: "\0"))
  }

  private func cached(_ key: String) -> Answer? {
    guard let folder = request.cacheFolder.map({ URL(fileURLWithPath: $0) }),
      let json = try? String(contentsOf: folder.appendingPathComponent(key + ".json"), encoding: .utf8),
      let application = try? String(contentsOf: folder.appendingPathComponent(key + ".app"), encoding: .utf8)
    else { return nil }
    return Answer(json: json, application: application)
  }

  /// A cache that cannot be written costs time and nothing else.
  private func keep(_ answer: Answer, _ key: String) {
    guard let folder = request.cacheFolder.map({ URL(fileURLWithPath: $0) }) else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? answer.application.write(to: folder.appendingPathComponent(key + ".app"), atomically: true, encoding: .utf8)
    try? answer.json.write(to: folder.appendingPathComponent(key + ".json"), atomically: true, encoding: .utf8)
  }
}
