import Foundation

/// What a Package.swift says, as far as Martlet uses it.
struct PackageManifest {
  struct Product {
    enum Kind {
      case application
      case executable
      case library
      case plugin
    }
    var name: String
    var kind: Kind
    var targets: [String]
  }

  struct Target {
    enum Kind: String {
      case regular, executable, test, macro, binary, system, plugin, snippet
    }
    enum Dependency {
      case target(String)
      case product(String, package: String?)
      /// A target of the same package, or else a product.
      case byName(String)
    }
    struct Resource {
      enum Rule: String {
        case process, copy, embedInCode
      }
      var rule: Rule
      var path: String
    }

    var name: String
    var kind: Kind
    var path: String?
    var excluded: [String] = []
    /// Nil where all sources of the folder belong to the target.
    var sources: [String]?
    var resources: [Resource] = []
    var dependencies: [Dependency] = []
    var language = LanguageSettings()
    var usesPlugins = false
    var clang = ClangSettings()
    /// The folder of headers for others.
    var publicHeaders = "include"
    var linkerArguments: [String] = []
    /// Of a library of the system: pkg-config's names, and Debian's packages that have it.
    var pkgConfig = ""
    var providers: [String] = []
    /// Where the manifest has its name.
    var place: SourcePlace?
  }

  var name: String
  /// The package's folder.
  var folder: URL
  /// Absolute path of the manifest.
  var file: String
  var products: [Product] = []
  var dependencies: [PackageReference] = []
  var targets: [Target] = []
  /// The lowest version that the package says it runs on, by platform: "ios", "macos".
  var platforms: [String: String] = [:]
  /// What an app's product says of itself, by names of Info.plist.
  var application: [String: String] = [:]
  /// The versions of C and C++ that sources are written in: "c11", "c++17".
  var standards: (c: String?, cxx: String?)

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
  func product(_ name: String) -> Product? { products.first { $0.name == name } }
}
