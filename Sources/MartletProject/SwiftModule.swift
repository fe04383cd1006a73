/// One module of an app: the app itself, a framework of its project, a target of a package, or a bundle of tests.
public struct SwiftModule: Equatable, Sendable {
  /// A file that the app finds in its bundle at run time.
  public struct Resource: Equatable, Sendable {
    /// Absolute path of the file or, for a folder reference, of the folder.
    public var path: String
    /// Where it goes, relative to the bundle: flat, except for `xx.lproj/` and folder references.
    public var destination: String

    public init(path: String, destination: String) {
      self.path = path
      self.destination = destination
    }
  }

  /// The module's name, an identifier.
  public var name: String
  /// Absolute paths, sorted.
  public var sources: [String] = []
  public var resources: [Resource] = []
  /// Absolute paths of `.xcassets` folders, in the project's order, preview content included.
  public var assetCatalogs: [String] = []
  /// Absolute paths of `.xcdatamodeld` folders.
  public var dataModels: [String] = []
  public var assets = AssetSettings()
  public var language = LanguageSettings()
  /// Names of the modules of the same project or package graph that this one may import.
  public var dependencies: [String] = []
  /// The modules in other languages that it or one of its dependencies may import.
  public var clangModules: [ClangModule] = []
  /// What its package defines for the headers that it imports, and where some of them are.
  public var clangArguments: [String] = []
  /// What its package wants to be linked with.
  public var linkerArguments: [String] = []
  /// The package that the module belongs to: `package` declarations are shared within it, and its resources go to the
  /// folder `<package>_<module>.bundle`, which `Bundle.module` names. Nil for the modules of an Xcode project.
  public var package: String? { didSet { package = package.map(FileName.safe) } }

  /// `productName` may be any text; what cannot stand in an identifier becomes an underscore.
  public init(productName: String) { name = Self.identifier(for: productName) }

  /// Xcode's rule for PRODUCT_MODULE_NAME.
  static func identifier(for productName: String) -> String {
    let characters = productName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }
}

/// What a project says about the language its sources are written in.
public struct LanguageSettings: Equatable, Sendable {
  /// As the project writes it: "5.0", "6". The compiler's mode follows from it.
  public var version = "5"
  /// Names for which `#if NAME` holds, beside those of the platform: "DEBUG".
  public var conditions: [String] = []
  /// "MainActor" where declarations without an isolation belong to the main actor.
  public var defaultIsolation: String?
  /// Names for `-enable-upcoming-feature` and `-enable-experimental-feature`.
  public var upcomingFeatures: [String] = []
  public var experimentalFeatures: [String] = []

  public init() {}
}
