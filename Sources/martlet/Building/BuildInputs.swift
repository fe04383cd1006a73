import Foundation
import MartletProject
import MartletRewrite

/// What the compiler is given for an app's modules: their sources, what is generated beside them, and what it is to see
/// in the place of sources that are written for Apple's compiler.
struct BuildInputs {
  private let folder: BuildFolder
  private var sources: [String: [String]] = [:]
  private let clang: ClangFlags
  private var rewritten: [String: RewrittenSources.Outcome] = [:]
  /// All modules that any source imports, as they are named here, those that rewriting adds among them.
  private(set) var imports: Set<String> = []

  /// Tests are modules beside those of the app.
  init(app: AppProject, folder: BuildFolder, includesTests: Bool = false) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder.modules, withIntermediateDirectories: true)
    let modules = app.compiledModules + (includesTests ? app.tests : [])
    clang = try ClangFlags(modules.clangModules, folder: folder)
    for module in modules {
      sources[module.name] = try module.sources + Self.generated(for: module, isApp: module == app.app, in: folder)
    }
    for module in modules {
      let imported = modules.filter { module.dependencies.contains($0.name) }.flatMap(\.sources)
      try rewrite(module, dependencies: imported, platform: app.platform)
    }
    let copies = rewritten.values.reduce(into: [:]) { $0.merge($1.copies) { first, _ in first } }
    imports = Self.imports(of: sources.values.flatMap { $0 }.map { copies[$0]?.path ?? $0 })
  }

  func compiler(for module: SwiftModule, sdk: SDK) throws -> ModuleCompiler {
    var compiler = ModuleCompiler(
      module: module, sources: sources[module.name] ?? module.sources, sdk: sdk, folder: folder)
    compiler.overlayFlags = rewritten[module.name]?.compilerArguments ?? []
    compiler.copies = rewritten[module.name]?.copies.mapValues(\.path) ?? [:]
    compiler.maps = rewritten[module.name]?.maps ?? [:]
    compiler.clangArguments = clang.swiftArguments(for: module)
    compiler.clangInputs = clang.inputs(of: module)
    return compiler
  }

  func compiler(for module: ClangModule, sdk: SDK) -> ClangCompiler {
    ClangCompiler(module: module, sdk: sdk, folder: folder, headerArguments: clang.clangArguments(for: module))
  }

  /// What is linked of modules that are not in Swift.
  func clangObjects(of modules: [SwiftModule], sdk: SDK) -> [String] {
    modules.clangModules.flatMap { compiler(for: $0, sdk: sdk).objects }
  }

  private mutating func rewrite(
    _ module: SwiftModule, dependencies: [String], platform: ProjectRequest.Platform
  ) throws {
    rewritten[module.name] = try RewrittenSources(
      sources: sources[module.name] ?? [], dependencies: dependencies, platform: platform,
      folder: folder.file("\(module.name)-rewritten")
    ).write()
  }

  private static func generated(for module: SwiftModule, isApp: Bool, in folder: BuildFolder) throws -> [String] {
    var files: [(name: String, text: String)] = []
    if isApp, let text = try EntryPoint(sources: module.sources).generatedText() {
      files.append(("MartletEntry.swift", text))
    }
    if let text = ResourceAccessor.text(for: module) { files.append(("\(module.name)-Resources.swift", text)) }
    if let text = try ResourceAccessor.assetSymbols(for: module) {
      files.append(("\(module.name)-AssetSymbols.swift", text))
    }
    if let text = try DataModelSource(module).text { files.append(("\(module.name)-DataModels.swift", text)) }
    if let text = LocalizedFunctions.text(for: module.sources) {
      files.append(("\(module.name)-LocalizedFunctions.swift", text))
    }
    for file in files { try folder.write(file.text, to: file.name) }
    return files.map { folder.file($0.name).path }
  }

  static func imports(of sources: [String]) -> Set<String> {
    let lists = LockedList<[SourceImports.Import]>()
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
      let text = (try? String(contentsOfFile: sources[index], encoding: .utf8)) ?? ""
      lists.append(SourceImports.all(in: text))
    }
    return Set(lists.elements.flatMap { $0 }.map(\.moduleHere))
  }
}

/// Collects what several threads find, in no order.
private final class LockedList<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [Element] = []

  func append(_ element: Element) { lock.withLock { list.append(element) } }
  var elements: [Element] { lock.withLock { list } }
}
