import Foundation

/// Compiles one manifest against the toolchain's PackageDescription and runs it.
struct ManifestRun {
  let file: String
  let text: String
  let folder: URL
  let toolsVersion: String
  /// An empty folder for what is made on the way.
  let scratch: URL
  let toolchain: ManifestToolchain

  func answer() throws -> ManifestLoader.Answer {
    let program = scratch.appendingPathComponent("manifest").path
    let shim = try compileShim()
    try compile(compilerArguments(program) + shim)
    let output = scratch.appendingPathComponent("manifest.json")
    let application = scratch.appendingPathComponent("application.txt")
    let ending = try ProgramRun(
      command: [program, "-fileno", "3", "-context", context()], output: output.path,
      errors: scratch.appendingPathComponent("manifest.err").path,
      environment: [AppleProductTypes.environmentKey: application.path],
      limitInSeconds: ManifestLoader.runLimitInSeconds
    ).run()
    let json = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    guard ending == .exited(0), !json.isEmpty else { throw failure(ending, "manifest.err") }
    return .init(json: json, application: (try? String(contentsOf: application, encoding: .utf8)) ?? "")
  }

  private func compilerArguments(_ program: String) -> [String] {
    let library = toolchain.manifestLibrary
    let mode = toolsVersion.hasPrefix("6") ? "6" : toolsVersion.hasPrefix("4") ? "4" : "5"
    return [
      "-swift-version", mode, "-package-description-version", toolsVersion, "-I", library, "-L", library,
      "-lPackageDescription", "-Xlinker", "-rpath", "-Xlinker", library, "-use-ld=lld", "-o", program, file,
    ]
  }

  /// Manifests of apps call `.iOSApplication`, with or without an import of the module that Apple's tools have.
  private func compileShim() throws -> [String] {
    guard AppleProductTypes.isUsed(by: text) else { return [] }
    let source = scratch.appendingPathComponent("AppleProductTypes.swift")
    let object = scratch.appendingPathComponent("AppleProductTypes.o").path
    try? AppleProductTypes.source(for: text).write(to: source, atomically: false, encoding: .utf8)
    try compile([
      "-swift-version", "5", "-parse-as-library", "-module-name", AppleProductTypes.moduleName, "-emit-module",
      "-emit-module-path", scratch.appendingPathComponent("AppleProductTypes.swiftmodule").path, "-c", "-o", object,
      "-I", toolchain.manifestLibrary, source.path,
    ])
    return [
      "-I", scratch.path, "-Xfrontend", "-import-module", "-Xfrontend", AppleProductTypes.moduleName, object,
    ]
  }

  private func compile(_ arguments: [String]) throws {
    let cache = scratch.appendingPathComponent("modules").path
    let command = [toolchain.compiler, "-suppress-warnings", "-module-cache-path", cache] + arguments
    let ending = try ProgramRun(
      command: command, output: "/dev/null", errors: scratch.appendingPathComponent("compiler.err").path,
      environment: ["TMPDIR": scratch.path], limitInSeconds: ManifestLoader.compileLimitInSeconds
    ).run()
    if ending != .exited(0) { throw failure(ending, "compiler.err") }
  }

  private func context() -> String {
    let path = folder.path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "{\"packageDirectory\":\"\(path)\"}"
  }

  private func failure(_ ending: ProgramRun.Ending, _ name: String) -> ProjectError {
    let log = (try? String(contentsOf: scratch.appendingPathComponent(name), encoding: .utf8)) ?? ""
    if ending == .overdue {
      return ProjectError(file: file, problem: Wording.manifestOverdue, remedy: Wording.repairManifest)
    }
    return Self.diagnostic(log, file: file)
      ?? ProjectError(
        file: file, problem: Wording.manifestFailed(log.split(separator: "\n").first.map(String.init)),
        remedy: Wording.repairManifest)
  }

  /// The first error in what the compiler printed: `path:line:column: error: text`.
  static func diagnostic(_ log: String, file: String) -> ProjectError? {
    guard let match = log.firstMatch(of: /(?m)^(.+?):(\d+):(\d+): (?:fatal )?error: (.*)$/),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    let place = String(match.1) == file ? SourcePlace(line: line, column: column) : nil
    return ProjectError(file: file, place: place, problem: String(match.4), remedy: Wording.repairManifest)
  }
}

/// Where the compiler and the library that manifests import lie.
struct ManifestToolchain {
  var compiler: String
  var manifestLibrary: String

  /// `folder` is that of `swiftc`; without it the first on PATH is taken.
  static func find(_ folder: String?) throws -> ManifestToolchain {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = folder.map { [$0] } ?? path.split(separator: ":").map(String.init)
    for folder in folders {
      let compiler = folder + "/swiftc"
      guard FileKind(at: compiler) != nil else { continue }
      // The compiler may be reached by a link; its library lies beside the real one.
      for bin in [folder, URL(fileURLWithPath: FileKind.realPath(compiler)).deletingLastPathComponent().path] {
        let library = URL(fileURLWithPath: bin).resolving("../lib/swift/pm/ManifestAPI").path
        if case .folder? = FileKind(at: library) { return .init(compiler: compiler, manifestLibrary: library) }
      }
    }
    throw ProjectError(
      file: folder ?? "swiftc", problem: Wording.manifestLibraryMissing, remedy: Wording.installToolchain)
  }
}
