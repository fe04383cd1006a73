import Foundation
import MartletProject

/// Makes the folder that apps are compiled and linked against: modules, archives, module maps, compiler plugins.
///
/// A module is built once for each state of its sources, of what it depends on, and of the toolchain, and kept under
/// that state's hash; the SDK folder is made of links to them, and has a name made of all those hashes.
struct SDKBuilder {
  var checkout: URL
  /// The folder of `swiftc`.
  var toolchain: URL
  /// Where what was built is kept.
  var store: URL
  var terminal: Terminal

  /// The SDK of the checkout as it stands, built if it is not there.
  func sdk() throws -> SDK {
    let recipe = try readRecipe().leavingOut({ !PackageConfig.hasAll($0.packages) }, essential: ["SwiftUI"])
    let plan = try SDKPlan(recipe: recipe, checkout: checkout, toolchain: toolchainVersion())
    let folder = store.appendingPathComponent("sdk").appendingPathComponent(plan.key)
    let sdk = SDK(folder: folder, checkout: checkout, toolchain: toolchain)
    if FileManager.default.fileExists(atPath: sdk.indexFile.path) { return sdk }
    try build(plan)
    try assemble(plan, at: folder)
    removeOld(keeping: plan)
    return sdk
  }

  /// The manifest is run anew only when its text changed.
  private func readRecipe() throws -> SDKRecipe {
    let manifest = try Data(contentsOf: checkout.appendingPathComponent("Package.swift"))
    let key = ContentHash.text(of: toolchain.path + checkout.path + String(decoding: manifest, as: UTF8.self))
    let file = store.appendingPathComponent("manifests").appendingPathComponent(key + ".json")
    if let kept = try? Data(contentsOf: file), let recipe = try? SDKRecipe(manifest: kept) { return recipe }
    let swift = toolchain.appendingPathComponent("swift").path
    let text = try ChildProcess.output(of: [swift, "package", "--package-path", checkout.path, "dump-package"])
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    return try SDKRecipe(manifest: Data(text.utf8))
  }

  private func toolchainVersion() -> String {
    FileStamp.text(of: toolchain.appendingPathComponent("swiftc").resolvingSymlinksInPath().path)
  }
}

// MARK: - Building modules

extension SDKBuilder {
  /// Modules that do not wait for each other are built side by side.
  private func build(_ plan: SDKPlan) throws {
    let missing = plan.modules.filter { !FileManager.default.fileExists(atPath: folder(of: $0).path) }
    guard !missing.isEmpty else { return }
    let progress = BuildProgress(total: missing.count, terminal: terminal)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    var operations: [String: Operation] = [:]
    for module in missing {
      let operation = BlockOperation {
        if progress.hasFailed { return }
        progress.begin(module.name)
        do { try build(module, plan) } catch { progress.fail(error) }
      }
      module.target.dependencies.compactMap { operations[$0.name] }.forEach(operation.addDependency)
      operations[module.name] = operation
      queue.addOperation(operation)
    }
    queue.waitUntilAllOperationsAreFinished()
    if let error = progress.failure { throw error }
  }

  private func folder(of module: SDKPlan.Module) -> URL {
    store.appendingPathComponent("modules").appendingPathComponent("\(module.name)-\(module.key)")
  }

  /// In a folder of its own first: one that bears the module's name is whole.
  private func build(_ module: SDKPlan.Module, _ plan: SDKPlan) throws {
    let files = FileManager.default
    let folder = folder(of: module)
    let draft = folder.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
    try? files.removeItem(at: draft)
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: draft) }
    let command = try module.isMacro ? macroCommand(module, in: draft) : libraryCommand(module, plan, in: draft)
    guard try ChildProcess.run(command, outputToError: true).isSuccess else {
      throw ChildProcess.Failure(description: Wording.libraryFailed(module.name))
    }
    if !module.isMacro { try extractAutolinks(module, in: draft) }
    do {
      try files.moveItem(at: draft, to: folder)
    } catch  where files.fileExists(atPath: folder.path) {
      // Another process was faster and built the same.
    }
  }

  private func libraryCommand(_ module: SDKPlan.Module, _ plan: SDKPlan, in folder: URL) throws -> [String] {
    var command = commonCommand(module) + ["-parse-as-library"]
    command += ["-emit-library", "-static", "-o", folder.appendingPathComponent("lib\(module.name).a").path]
    command += ["-emit-module", "-emit-module-path"]
    command.append(folder.appendingPathComponent(module.name + ".swiftmodule").path)
    for dependency in plan.closure(of: module) {
      if dependency.isMacro {
        let plugin = self.folder(of: dependency).appendingPathComponent(dependency.name).path
        command += ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(plugin)#\(dependency.name)"]
      } else {
        command += ["-I", self.folder(of: dependency).path]
      }
    }
    for library in plan.systemLibraries(of: module) {
      let map = checkout.appendingPathComponent(library.sourceFolder).appendingPathComponent("module.modulemap").path
      command += ["-Xcc", "-fmodule-map-file=\(map)"]
      command += try PackageConfig.includeFlags(library.packages).flatMap { ["-Xcc", $0] }
    }
    return command + module.sources.map(\.path)
  }

  private func macroCommand(_ module: SDKPlan.Module, in folder: URL) throws -> [String] {
    commonCommand(module) + ["-emit-executable", "-o", folder.appendingPathComponent(module.name).path]
      + module.sources.map(\.path)
  }

  /// As a release build of the package manager's. Paths in messages and traces begin at the checkout.
  private func commonCommand(_ module: SDKPlan.Module) -> [String] {
    [
      toolchain.appendingPathComponent("swiftc").path, "-module-name", module.name,
      "-swift-version", module.target.languageMode, "-O", "-whole-module-optimization", "-gline-tables-only",
      "-num-threads", "\(ProcessInfo.processInfo.activeProcessorCount)", "-suppress-warnings",
      "-package-name", "martlet", "-file-prefix-map", "\(checkout.path)/=",
      "-module-cache-path", CacheFolder.moduleCache(in: store).path,
    ]
  }

  /// The libraries that the archive's objects ask for: the compiler's driver does this for its own inputs only.
  private func extractAutolinks(_ module: SDKPlan.Module, in folder: URL) throws {
    let archive = folder.appendingPathComponent("lib\(module.name).a").path
    let output = folder.appendingPathComponent("lib\(module.name).autolink").path
    let extractor = toolchain.appendingPathComponent("swift-autolink-extract").path
    _ = try ChildProcess.output(of: [extractor, archive, "-o", output])
  }
}

// MARK: - The folder

extension SDKBuilder {
  /// Links to what was built, and copies of the module maps; renamed into place when it is whole.
  private func assemble(_ plan: SDKPlan, at folder: URL) throws {
    let files = FileManager.default
    let draft = folder.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)")
    try? files.removeItem(at: draft)
    for name in ["modules", "libraries", "clang", "plugins"] {
      try files.createDirectory(at: draft.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    defer { try? files.removeItem(at: draft) }
    for module in plan.modules { try link(module, into: draft) }
    for library in plan.systemLibraries {
      try files.copyItem(
        at: checkout.appendingPathComponent(library.sourceFolder),
        to: draft.appendingPathComponent("clang").appendingPathComponent(library.name))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(plan.index).write(to: draft.appendingPathComponent(SDKIndex.fileName))
    do {
      try files.moveItem(at: draft, to: folder)
    } catch  where files.fileExists(atPath: folder.appendingPathComponent(SDKIndex.fileName).path) {
      // Another process was faster and made the same.
    }
  }

  private func link(_ module: SDKPlan.Module, into sdk: URL) throws {
    let source = folder(of: module)
    let places =
      module.isMacro
      ? [("plugins", module.name)]
      : [("modules", module.name + ".swiftmodule")]
        + ["a", "autolink"].map { ("libraries", "lib\(module.name).\($0)") }
    for (place, name) in places {
      try FileManager.default.createSymbolicLink(
        at: sdk.appendingPathComponent(place).appendingPathComponent(name),
        withDestinationURL: source.appendingPathComponent(name))
    }
  }

  /// How long what is not used any more is kept, in seconds: a week, for changes of branches.
  private static let ageLimit = 7.0 * 24 * 3600

  private func removeOld(keeping plan: SDKPlan) {
    let kept = Set(plan.modules.map { folder(of: $0).lastPathComponent } + [plan.key])
    for place in ["modules", "sdk"] {
      let folder = store.appendingPathComponent(place)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where !kept.contains(name) {
        let url = folder.appendingPathComponent(name)
        let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let date, -date.timeIntervalSinceNow > Self.ageLimit { try? FileManager.default.removeItem(at: url) }
      }
    }
  }
}
