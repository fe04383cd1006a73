/// What is to be read, and how a project with several answers is to be understood.
public struct ProjectRequest: Equatable, Sendable {
  /// The Apple platform that the sources are compiled for: which `#if os(…)` hold, which target is taken.
  public enum Platform: String, CaseIterable, Sendable {
    case iOS = "ios"
    case macOS = "macos"
  }

  /// Absolute path of a Swift file, a folder, a project, a workspace, a package.
  public var path: String
  /// The target to build, where the project has several.
  public var target: String?
  public var platform = Platform.iOS
  /// A folder with checkouts of remote packages, each under its repository's name.
  public var packagesFolder: String?
  /// The folder of `swiftc`, which compiles the manifests of packages. Nil takes the one that PATH names.
  public var toolchain: String?
  /// A folder, made when needed, that keeps what manifests said from run to run. Nil keeps nothing.
  public var cacheFolder: String?
  /// True where a package without an app is welcome, for its tests; `AppProject.app` then has no sources.
  public var allowsLibrary = false

  public init(path: String) { self.path = path }
}
