import Foundation
import MartletProject
import MartletRewrite

/// The compiler's command for one module of an app, incremental in the app's build folder.
struct ModuleCompiler {
  var module: SwiftModule
  /// The module's own sources and those that were generated for it.
  var sources: [String]
  var sdk: SDK
  var folder: BuildFolder
  /// Flags by which the compiler sees rewritten copies in place of sources.
  var overlayFlags: [String] = []
  /// Those copies, by their sources, and where their places are in the sources.
  var copies: [String: String] = [:]
  var maps: [String: SourceMap] = [:]
  /// Flags by which the compiler finds modules of the app that are not in Swift, and what those are made of.
  var clangArguments: [String] = []
  var clangInputs: [String] = []
  /// For the module that tests import.
  var isTestable = false

  /// Leaves the module for others and an object for each source.
  func libraryCommand() throws -> [String] {
    var command = try commonCommand()
    if !hasMainFile { command.append("-parse-as-library") }
    if isTestable { command += ["-enable-testing"] + renamedEntryPoint }
    command += [
      "-emit-module", "-emit-module-path", folder.modules.appendingPathComponent(module.name + ".swiftmodule").path,
    ]
    return command + ["-c"] + sources
  }

  /// Links as well: `objects` of other modules, and what the SDK says.
  func executableCommand(output: String, objects: [String], linkerArguments: [String]) throws -> [String] {
    var command = try commonCommand()
    if !hasMainFile { command.append("-parse-as-library") }
    return command + sources + objects + linkerArguments + ["-emit-executable", "-o", output]
  }

  /// Reads and checks without making objects. The module is left for others even where it has errors.
  func checkCommand() throws -> [String] {
    var command = try [sdk.compiler, "-module-name", module.name, "-suppress-warnings", "-diagnostic-style=llvm"]
    command += ["-module-cache-path", folder.moduleCache.path] + languageFlags + overlayFlags + clangArguments
    command += try ["-I", folder.modules.path] + sdk.compilerArguments()
    if !hasMainFile { command.append("-parse-as-library") }
    command += ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
    let output = folder.modules.appendingPathComponent(module.name + ".swiftmodule").path
    return command + ["-wmo", "-emit-module", "-emit-module-path", output] + sources
  }

  var objects: [String] { sources.map { object(for: $0, kind: "o") } }

  /// A bundle of tests has an entry point of its own; the app's must not be in its way.
  private var renamedEntryPoint: [String] {
    ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main"]
  }

  private var hasMainFile: Bool { sources.contains { $0.hasSuffix("/main.swift") } }

  private func commonCommand() throws -> [String] {
    let map = "\(module.name)-files.json"
    try folder.write(outputFileMap(), to: map)
    var command = [
      sdk.compiler, "-module-name", module.name, "-Onone", "-gline-tables-only", "-suppress-warnings", "-incremental",
    ]
    command.append("-diagnostic-style=llvm")
    command += ["-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
    command += ["-output-file-map", folder.file(map).path, "-module-cache-path", folder.moduleCache.path]
    command += languageFlags + overlayFlags + clangArguments + ["-I", folder.modules.path]
    return try command + sdk.compilerArguments()
  }

  private var languageFlags: [String] {
    let language = module.language
    var flags = ["-swift-version", languageMode]
    flags += language.conditions.flatMap { ["-D", $0] }
    flags += language.defaultIsolation.map { ["-default-isolation", $0] } ?? []
    let features = language.upcomingFeatures.filter { !Self.unfitFeatures.contains($0) }
    flags += features.flatMap { ["-enable-upcoming-feature", $0] }
    flags += language.experimentalFeatures.flatMap { ["-enable-experimental-feature", $0] }
    return flags + (module.package.map { ["-package-name", $0] } ?? [])
  }

  /// What would hide members of values that SwiftUI only passes on from modules below it. A source that compiles with it
  /// compiles without.
  private static let unfitFeatures: Set = ["MemberImportVisibility"]

  /// The compiler knows the modes 4, 4.2, 5 and 6; projects write "5.0" and "5.9" as well.
  private var languageMode: String {
    let version = module.language.version
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return major < 5 ? (version == "4.2" ? "4.2" : "4") : "\(min(major, 6))"
  }

  private func outputFileMap() throws -> String {
    var map = ["": ["swift-dependencies": folder.file(module.name + ".swiftdeps").path]]
    for source in sources {
      map[source] = [
        "object": object(for: source, kind: "o"), "swift-dependencies": object(for: source, kind: "swiftdeps"),
      ]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(map), as: UTF8.self)
  }

  private func object(for source: String, kind: String) -> String {
    folder.object(of: source, module: module.name, kind: kind).path
  }
}
