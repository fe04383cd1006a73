import Foundation
import MartletProject

/// Lets the compiler read an app to the end although frameworks are missing: in their place stand empty modules, so
/// that one missing import does not hide all else.
struct TypeChecker {
  var app: AppProject
  var sdk: SDK
  var folder: BuildFolder

  struct Result {
    var errors: [Diagnostic] = []
    /// What the modules' own sources declare.
    var declarations = OwnDeclarations()
    /// One for each import of a module that is not there.
    var missingModules: [Diagnostic] = []
  }

  /// For each module.
  private static let limit = ProcessorLimit(seconds: 60)

  /// More frameworks than an app imports: the loop below ends.
  private static let moduleLimit = 100

  func check() throws -> Result {
    let inputs = try BuildInputs(app: app, folder: folder)
    var result = Result()
    for module in app.modules + [app.app] {
      result.declarations.add(module.sources)
      try check(inputs.compiler(for: module, sdk: sdk), &result)
    }
    return result
  }

  /// The compiler names one missing module for each file at a time, so it is asked until it names no new one.
  private func check(_ compiler: ModuleCompiler, _ result: inout Result) throws {
    for _ in 0..<Self.moduleLimit {
      let known = Set(result.missingModules.compactMap(\.missingModule))
      let (text, ending) = try output(of: compiler, standIns: known)
      if Self.limit.wasReached(ending, text) {
        let message = Wording.compilerOverdue(compiler.module.name, seconds: Self.limit.seconds)
        result.errors.append(Diagnostic(file: compiler.sources.first ?? "", line: 1, column: 1, message: message))
      }
      let errors = Diagnostic.all(in: text, maps: compiler.maps)
      let missing = errors.filter { $0.missingModule.map { !known.contains($0) } ?? false }
      if missing.isEmpty {
        result.errors += errors.filter { $0.missingModule == nil }
        return
      }
      result.missingModules += missing
    }
  }

  private func output(of compiler: ModuleCompiler, standIns: Set<String>) throws -> (
    text: String, ending: ChildProcess.Ending
  ) {
    var command = try Self.limit.applied(to: compiler.checkCommand())
    if !standIns.isEmpty {
      try folder.write(Self.moduleMap(standIns), to: "stand-ins.modulemap")
      command += ["-Xcc", "-fmodule-map-file=\(folder.file("stand-ins.modulemap").path)"]
      // Frameworks bring these along: a file that imports one alone must not seem to lack them.
      command += ["Foundation", "UIKit"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
    return try ChildProcess.errorText(of: command)
  }

  /// Empty modules, with the submodules that are asked for: "CoreImage.CIFilterBuiltins".
  static func moduleMap(_ names: Set<String>) -> String {
    let groups = Dictionary(grouping: names.map { $0.split(separator: ".").map(String.init) }) { $0.first ?? "" }
    return groups.sorted { $0.key < $1.key }.map { name, paths in
      let submodules = Set(paths.filter { $0.count > 1 }.map { $0[1] }).sorted()
      return "module \(name) {\n" + submodules.map { "  module \($0) {}\n" }.joined() + "}\n"
    }.joined()
  }
}
