/// What Martlet needs to know of an app to build it: the same value whether it was read from an Xcode
/// project, a folder of Swift files or one file.
public struct AppProject: Equatable, Sendable {
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

  /// The product's name, as the user sees it: "FreeView".
  public var name: String
  /// The name of the Swift module: the product's name as an identifier.
  public var moduleName: String
  /// Absolute paths, sorted.
  public var sources: [String] = []
  public var resources: [Resource] = []
  /// Absolute paths of `.xcassets` folders, in the project's order, preview content included.
  public var assetCatalogs: [String] = []
  public var infoPlist = InfoPlist()
  /// The iOS version whose behaviour the app expects, "17.0" where the project is silent.
  public var deploymentTarget = AppProject.defaultDeploymentTarget
  /// The language mode: "5" where the project is silent.
  public var swiftVersion = AppProject.defaultSwiftVersion
  public var warnings: [ProjectWarning] = []

  public static let defaultDeploymentTarget = "17.0"
  public static let defaultSwiftVersion = "5"

  public init(name: String) {
    self.name = name
    moduleName = Self.moduleName(for: name)
  }

  /// Xcode's rule for PRODUCT_MODULE_NAME: what cannot stand in an identifier becomes an underscore.
  static func moduleName(for name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }
}
