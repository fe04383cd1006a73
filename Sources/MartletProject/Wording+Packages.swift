extension Wording {
  // MARK: Manifests

  static let repairManifest = "Repair Package.swift, or take it from version control again."
  static let toolsVersionMissing = "the manifest does not begin with its tools version"
  static let addToolsVersion = "Write it into the first line, such as // swift-tools-version: 5.9."
  static let manifestSilent = "the manifest describes no package"
  static let manifestOverdue =
    "the manifest did not end within \(ManifestLoader.runLimitInSeconds) s: look for a loop in it"
  static let freeSomeSpace = "Free some space, or set TMPDIR to a folder that can be written."
  static let manifestLibraryMissing = "the Swift toolchain has no library for package manifests"
  static let installToolchain = "Install a Swift toolchain from swift.org."
  static func scratchFolderFailed(_ path: String) -> String { "cannot make the folder \(path)" }
  static func programDoesNotStart(_ reason: String) -> String { "the program does not start: \(reason)" }
  static func manifestFailed(_ reason: String?) -> String {
    "the manifest failed" + (reason.map { ": \($0)" } ?? " without a word")
  }

  // MARK: Packages

  static let addExecutable = "Name the app that uses it, or run its tests by ./martlet test."
  static let firstIsTaken = "The first one is used. Rename one of the two."
  static let embeddingNotThereYet = "embedding a resource in code is not there yet"
  static func libraryOnly(_ name: String) -> String { "the package '\(name)' has libraries and no app" }
  static func unknownProduct(_ name: String, _ package: String) -> String {
    "the package '\(package)' has no product '\(name)'"
  }
  static func productWithoutPackage(_ name: String) -> String { "no package of the project has the product '\(name)'" }
  static func productNames(_ names: [String], _ nearest: String?) -> String {
    let list = names.isEmpty ? "It has no product." : "Its products: \(names.joined(separator: ", "))."
    return nearest.map { "Did you mean '\($0)'? \(list)" } ?? list
  }
  static func targetNotInSwift(_ name: String) -> String { "the target '\(name)' has no Swift file" }
  static func moduleTwice(_ name: String, _ other: String) -> String {
    "the module '\(name)' is there twice; the other one is in \(other)"
  }
  static let objectiveC = "Objective-C"
  static func moduleMapMissing(_ target: String, _ package: String) -> String {
    "the library of the system '\(target)' of the package '\(package)' has no module map"
  }
  static let addModuleMap = "Add the file: it names the library's headers, and what is linked."
  public static func libraryNotInstalled(_ module: ClangModule, _ name: String) -> ProjectError {
    let providers = module.systemLibrary?.providers ?? []
    return ProjectError(
      file: module.manifest, place: module.place,
      problem: "the target '\(module.name)' of the package '\(module.package)' needs a library that is not installed: "
        + "pkg-config does not know '\(name)'",
      remedy: providers.isEmpty
        ? "Install the library with its headers, or name the folder that holds \(name).pc by PKG_CONFIG_PATH."
        : "Install it: apt-get install \(providers.joined(separator: " "))")
  }
  static func pluginsLeftOut(_ target: String) -> String { "plugins of the target '\(target)' are left out" }
  static func packageTargetLeftOut(_ name: String, _ kind: String) -> String { "left out: \(name) (\(kind))" }
  static func testsNeedPackage(_ name: String) -> String { "tests need the package '\(name)', which is not there" }
  static func checkOutPackage(_ name: String, _ url: String) -> String {
    url.hasPrefix("/")
      ? "Restore the folder \(url)." : "Check out \(url) as \(name) into a folder, and name that by --packages."
  }
  static func word(_ kind: PackageManifest.Target.Kind) -> String {
    switch kind {
    case .binary: "a binary for Apple's systems"
    case .macro: "a macro"
    case .plugin: "a plugin"
    default: kindOther
    }
  }
}
