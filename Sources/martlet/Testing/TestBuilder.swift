import Foundation
import MartletProject

/// Builds bundles of unit tests: the app as a module that they import, and a program for each bundle in the app's
/// bundle, so that `Bundle.main` is the app's.
struct TestBuilder {
  var app: AppProject
  var sdk: SDK
  var folder: BuildFolder
  var terminal: Terminal

  struct Program {
    var name: String
    var path: String
    /// Methods of XCTest cases.
    var caseCount: Int
    var usesSwiftTesting: Bool
  }

  private var appBuilder: AppBuilder { AppBuilder(app: app, sdk: sdk, folder: folder, terminal: terminal) }

  /// The app and its modules, for tests to import.
  func buildApp() throws -> Bool {
    try BundleAssembler(app: app, bundle: appBuilder.bundle, folder: folder, terminal: terminal).assemble()
    let inputs = try BuildInputs(app: app, folder: folder, includesTests: true)
    for module in (app.compiledModules + app.tests).clangModules {
      guard try appBuilder.compile(inputs.compiler(for: module, sdk: sdk)) else { return false }
    }
    for module in app.compiledModules {
      var compiler = try inputs.compiler(for: module, sdk: sdk)
      compiler.isTestable = true
      guard try appBuilder.compile(compiler) else { return false }
    }
    return true
  }

  /// Nil where the compiler refused the tests; it has said why.
  func build(_ tests: SwiftModule) throws -> Program? {
    let texts = try tests.sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let discovery = TestDiscovery(
      texts: texts, conditions: tests.language.conditions, system: app.platform == .iOS ? "iOS" : "macOS")
    let inputs = try BuildInputs(app: app, folder: folder, includesTests: true)
    var compiler = try inputs.compiler(for: tests, sdk: sdk)
    compiler.isTestable = true
    guard try appBuilder.compile(compiler) else { return nil }
    let name = tests.name
    let output = appBuilder.bundle.appendingPathComponent(name)
    var entry = try entryCompiler(for: tests, discovery)
    (entry.clangArguments, entry.clangInputs) = (compiler.clangArguments, compiler.clangInputs)
    let modules = app.compiledModules + [tests]
    let objects =
      try modules.flatMap { try inputs.compiler(for: $0, sdk: sdk).objects }
      + inputs.clangObjects(of: modules, sdk: sdk)
    let command = try entry.executableCommand(
      output: output.path, objects: objects,
      linkerArguments: appBuilder.linkerArguments(for: modules, imports: inputs.imports))
    guard
      try appBuilder.run(command, entry, objects: objects, output: output)
    else { return nil }
    return Program(
      name: name, path: output.path, caseCount: discovery.cases.reduce(0) { $0 + $1.methods.count },
      usesSwiftTesting: BuildInputs.imports(of: tests.sources).contains("Testing"))
  }

  /// In the language mode that takes methods of the main actor as plain ones.
  private func entryCompiler(for tests: SwiftModule, _ discovery: TestDiscovery) throws -> ModuleCompiler {
    let file = "\(tests.name)-entry.swift"
    try folder.write(TestEntry.text(importing: tests.name, cases: discovery.cases), to: file)
    var module = SwiftModule(productName: TestEntry.moduleName)
    module.sources = [folder.file(file).path]
    return ModuleCompiler(module: module, sources: module.sources, sdk: sdk, folder: folder)
  }
}
