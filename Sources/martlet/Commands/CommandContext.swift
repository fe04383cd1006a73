import Foundation
import MartletProject

/// What every command works with.
struct CommandContext {
  var environment: [String: String]
  var workingFolder: String
  var terminal = Terminal.standard

  func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingFolder)).standardizedFileURL.path
  }

  var installation: Installation { get throws { try Installation(environment: environment) } }

  /// The libraries to build against, built if need be.
  func sdk() throws -> SDK {
    let installation = try installation
    return try SDKBuilder(
      checkout: installation.checkout, toolchain: installation.toolchain, store: installation.store, terminal: terminal
    ).sdk()
  }

  /// The environment of apps: without Martlet's own words.
  var appEnvironment: [String: String] { environment.filter { !Installation.environmentKeys.contains($0.key) } }

  /// The same, with the folder of `--photos` for the app, and with what `--no-web-sandbox` allows.
  func appEnvironment(photos: String?, allowsOpenPages: Bool = false) throws -> [String: String] {
    var result = appEnvironment
    if allowsOpenPages { result[Self.openPagesKey] = "1" }
    guard let photos else { return result }
    guard isFolder(photos) else { throw UsageError(message: Wording.noPhotosFolder(photos)) }
    result[Self.photosKey] = absolute(photos)
    return result
  }

  /// What apps find the folder by.
  static let photosKey = "MARTLET_PHOTOS"
  /// What lets apps show web pages without the engine's sandbox.
  static let openPagesKey = "MARTLET_NO_WEB_SANDBOX"

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder) && isFolder.boolValue
  }

  /// A package without an app is an error, except for its tests.
  func read(_ path: String, _ options: ProjectOptions, allowsLibrary: Bool = false) throws -> AppProject {
    var request = ProjectRequest(path: absolute(path))
    request.target = options.target
    request.platform = options.platform
    request.packagesFolder = try options.packages.map(packagesFolder)
    request.toolchain = try? installation.toolchain.path
    request.cacheFolder = CacheFolder.url(environment).appendingPathComponent("manifests").path
    request.allowsLibrary = allowsLibrary
    return try AppProject.read(request)
  }

  private func packagesFolder(_ path: String) throws -> String {
    guard isFolder(path) else { throw UsageError(message: Wording.noPackagesFolder(path)) }
    return absolute(path)
  }

  /// Apart for each target and platform of one path; tests build the app in another way.
  func buildFolder(_ path: String, _ options: ProjectOptions, purpose: String? = nil) throws -> BuildFolder {
    let platform = options.platform == .iOS ? nil : options.platform.rawValue
    let parts = [absolute(path), options.target, platform, purpose]
    return try BuildFolder(appPath: parts.compactMap { $0 }.joined(separator: " "), environment: environment)
  }

  /// What builds the app at a path.
  func builder(_ path: String, _ options: ProjectOptions) throws -> AppBuilder {
    let app = try read(path, options)
    return try AppBuilder(app: app, sdk: sdk(), folder: buildFolder(path, options), terminal: terminal)
  }
}

/// Where Martlet and the toolchain are. The script `martlet` says so.
struct Installation {
  /// The root of Martlet's repository.
  var checkout: URL
  /// The folder of `swiftc`.
  var toolchain: URL
  /// Where Martlet's own libraries are built.
  var store: URL

  static let environmentKeys = ["MARTLET_CHECKOUT", "MARTLET_TOOLCHAIN", "MARTLET_SCRATCH_PATH"]

  init(environment: [String: String]) throws {
    let folders = Self.environmentKeys.compactMap { environment[$0] }.map { URL(fileURLWithPath: $0) }
    guard folders.count == Self.environmentKeys.count else {
      throw UsageError(message: Wording.sdkMissing, exitCode: 1)
    }
    (checkout, toolchain, store) = (folders[0], folders[1], folders[2].appendingPathComponent("martlet"))
  }

  func helpText() throws -> String {
    try String(contentsOf: checkout.appendingPathComponent("Scripts/help.txt"), encoding: .utf8)
  }
}
