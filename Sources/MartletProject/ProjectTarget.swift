import Foundation

/// A target, as projects of every format have it.
struct ProjectTarget {
  /// Unique among all projects that are read together.
  struct Identifier: Hashable {
    /// The path of the project's file.
    var project: String
    var name: String
  }

  var identifier: Identifier
  var name: String
  var kind: TargetKind
  var settings: BuildSettings
  /// Targets that the project says are needed.
  var dependencies: [Identifier] = []
  /// File names of products that are linked, which another target may make: "Kit.framework".
  var linkedProducts: [String] = []
  var packageProducts: [PackageProduct] = []
  /// The folder that the settings' paths are relative to.
  var rootFolder: URL
  /// What the project's format says about Info.plist itself, beside the settings.
  var infoPlistValues: [String: InfoPlist.Value] = [:]

  var productName: String { settings["PRODUCT_NAME"] ?? name }
  var moduleName: String { SwiftModule.identifier(for: settings["PRODUCT_MODULE_NAME"] ?? productName) }

  /// Absolute path of the file that becomes the bundle's Info.plist.
  var infoPlistFile: String? { settings["INFOPLIST_FILE"].map { rootFolder.resolving($0).path } }
}

/// A product of a package that a target links.
struct PackageProduct: Hashable {
  var name: String
  /// Nil where the project does not say which package it is from.
  var package: PackageReference?
}

/// A package that a project or another package asks for.
struct PackageReference: Hashable {
  enum Location: Hashable {
    /// Absolute path of a folder with a Package.swift.
    case folder(String)
    case remote(String)
  }

  /// The folder's or the repository's name, as targets refer to it.
  var name: String
  var location: Location
  /// The file and place that ask for it.
  var file: String
  var place: SourcePlace?

  init(folder: URL, file: String, place: SourcePlace? = nil) {
    (name, location) = (folder.lastPathComponent, .folder(folder.path))
    (self.file, self.place) = (file, place)
  }

  init(remote address: String, file: String, place: SourcePlace? = nil) {
    (name, location) = (Self.repositoryName(address), .remote(address))
    (self.file, self.place) = (file, place)
  }

  /// Two references mean one package wherever they are written.
  static func == (left: Self, right: Self) -> Bool { left.location == right.location }
  func hash(into hasher: inout Hasher) { hasher.combine(location) }

  /// "Kit" of `https://example.org/a/Kit.git` and of `git@example.org:a/Kit`.
  static func repositoryName(_ address: String) -> String {
    let last = address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? address
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// A project of any format that has targets.
protocol TargetContainer {
  var name: String { get }
  /// Absolute path of the file that says it all.
  var file: String { get }
  var targets: [ProjectTarget] { get }
  var packages: [PackageReference] { get }
  /// What was odd in reading the project itself.
  var warnings: [ProjectWarning] { get }

  func files(of target: ProjectTarget) throws -> FileCollector
  /// Where the project lists the file at a path.
  func place(listing path: String) -> SourcePlace?
}

extension TargetContainer {
  func place(listing path: String) -> SourcePlace? { nil }

  /// The project's file and the place in it that lists a path.
  func listing(_ path: String) -> String {
    place(listing: path).map { "\(file):\($0.line):\($0.column)" } ?? file
  }
}
