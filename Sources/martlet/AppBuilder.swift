import Foundation
import MartletProject

/// Builds an app into its build folder: `<Name>.app/` with the executable `<Name>`, Info.plist, Assets.json
/// and resources side by side, where Foundation's Bundle.main looks for them.
struct AppBuilder {
  var app: AppProject
  var sdk: SDK
  var folder: BuildFolder
  var terminal: Terminal

  var bundle: URL { folder.file(app.name + ".app") }
  var executable: URL { bundle.appendingPathComponent(app.name) }

  /// False where the compiler refused the sources; it has said why.
  func build() throws -> Bool {
    try BundleAssembler(app: app, bundle: bundle, folder: folder, terminal: terminal).assemble()
    return try compile()
  }

  private func compile() throws -> Bool {
    let sources = app.sources + (try entryFile().map { [$0] } ?? [])
    let command = try compilerCommand(sources)
    let stamp = ([sdk.version()] + command + sources.map(FileStamp.text)).joined(separator: "\n")
    if folder.read("compiled.txt") == stamp, FileManager.default.fileExists(atPath: executable.path) { return true }
    terminal.note(Wording.compiling(app.name, files: app.sources.count))
    try folder.write("", to: "compiled.txt")
    // The compiler does not link again where only Martlet's archive changed.
    try? FileManager.default.removeItem(at: executable)
    guard try ChildProcess.run(command, outputToError: true).isSuccess else {
      terminal.say(Wording.compilationFailed(app.name))
      return false
    }
    try folder.write(stamp, to: "compiled.txt")
    return true
  }

  /// A file with an entry point, for sources that have none: what a preview would show.
  private func entryFile() throws -> String? {
    guard let text = try EntryPoint(sources: app.sources).generatedText() else { return nil }
    try folder.write(text, to: "MartletEntry.swift")
    return folder.file("MartletEntry.swift").path
  }

  private func compilerCommand(_ sources: [String]) throws -> [String] {
    try folder.write(outputFileMap(sources), to: "output-files.json")
    var command = [sdk.compiler, "-module-name", app.moduleName, "-swift-version", languageMode, "-Onone"]
    command += ["-suppress-warnings", "-incremental", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    command += ["-output-file-map", folder.file("output-files.json").path]
    command += ["-module-cache-path", folder.moduleCache.path]
    if !sources.contains(where: { $0.hasSuffix("/main.swift") }) { command.append("-parse-as-library") }
    command += try sdk.compilerArguments() + sources + sdk.linkerArguments()
    return command + ["-emit-executable", "-o", executable.path]
  }

  /// The compiler knows the modes 4, 4.2, 5 and 6; projects write "5.0" and "5.9" as well.
  private var languageMode: String {
    let major = app.swiftVersion.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return major < 5 ? (app.swiftVersion == "4.2" ? "4.2" : "4") : "\(min(major, 6))"
  }

  /// Object files are numbered, as two folders may hold files of one name; the number is the path's hash,
  /// so that a new file renames no other.
  private func outputFileMap(_ sources: [String]) throws -> String {
    var map = ["": ["swift-dependencies": folder.file("module.swiftdeps").path]]
    for source in sources {
      let base = folder.file(BuildFolder.hash(source)).path
      map[source] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }
}
