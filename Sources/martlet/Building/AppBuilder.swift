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
    for package in app.missingPackages { terminal.say(Wording.packageNotHere(package)) }
    try BundleAssembler(app: app, bundle: bundle, folder: folder, terminal: terminal).assemble()
    let inputs = try BuildInputs(app: app, folder: folder)
    for module in app.compiledModules.clangModules {
      guard try compile(inputs.compiler(for: module, sdk: sdk)) else { return false }
    }
    for module in app.modules {
      guard try compile(inputs.compiler(for: module, sdk: sdk)) else { return false }
    }
    return try compileApp(inputs)
  }

  /// One module in C or its kin.
  func compile(_ compiler: ClangCompiler) throws -> Bool {
    let sources = compiler.staleSources
    guard !sources.isEmpty else { return true }
    terminal.note(Wording.compiling(compiler.module.name, files: sources.count))
    let (text, isSuccess) = try compiler.compile(sources)
    say(text, CompilerOutput(maps: [:]))
    if !isSuccess { terminal.say(Wording.compilationFailed(compiler.module.name)) }
    return isSuccess
  }

  private func say(_ text: String, _ output: CompilerOutput) {
    let words = output.inTermsOfSources(text, isColored: terminal.isInteractive)
    if !words.isEmpty { terminal.say(words) }
  }

  /// One module that the app imports.
  func compile(_ compiler: ModuleCompiler) throws -> Bool {
    try run(compiler.libraryCommand(), compiler)
  }

  private func compileApp(_ inputs: BuildInputs) throws -> Bool {
    let compiler = try inputs.compiler(for: app.app, sdk: sdk)
    let objects =
      try app.modules.flatMap { try inputs.compiler(for: $0, sdk: sdk).objects }
      + inputs.clangObjects(of: app.compiledModules, sdk: sdk)
    let command = try compiler.executableCommand(
      output: executable.path, objects: objects,
      linkerArguments: linkerArguments(for: app.compiledModules, imports: inputs.imports))
    return try run(command, compiler, objects: objects, output: executable)
  }

  /// Martlet's own libraries, and what the modules' packages want.
  func linkerArguments(for modules: [SwiftModule], imports: Set<String>) throws -> [String] {
    try sdk.linkerArguments(imports: imports) + modules.flatMap(\.linkerArguments)
      + ClangFlags.linkerArguments(modules.clangModules)
  }

  /// Runs the compiler where something differs from the last time that it succeeded. `objects` are those of other
  /// modules that it links.
  func run(
    _ command: [String], _ compiler: ModuleCompiler, objects: [String] = [], output: URL? = nil
  ) throws -> Bool {
    let (name, stampFile) = (compiler.module.name, "\(compiler.module.name)-compiled.txt")
    let files = compiler.sources + compiler.copies.values.sorted() + compiler.clangInputs + objects
    let stamp = ([sdk.version] + command + files.map(FileStamp.text)).joined(separator: "\n")
    let isThere = output.map { FileManager.default.fileExists(atPath: $0.path) } ?? true
    if folder.read(stampFile) == stamp, isThere { return true }
    terminal.note(Wording.compiling(name, files: compiler.sources.count))
    try folder.write("", to: stampFile)
    // The compiler does not link again where only archives changed.
    if let output { try? FileManager.default.removeItem(at: output) }
    let record = ObjectRecord(compiler)
    record.removeStaleObjects()
    let (text, ending) = try ChildProcess.errorText(of: command)
    try record.save()
    say(text, CompilerOutput(maps: compiler.maps))
    guard ending.isSuccess else {
      terminal.say(Wording.compilationFailed(name))
      return false
    }
    try folder.write(stamp, to: stampFile)
    return true
  }
}
