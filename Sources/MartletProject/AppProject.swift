/// What Martlet needs to know of an app to build it: the same value whether it was read from an Xcode
/// project, a workspace, a package, a folder of Swift files or one file.
public struct AppProject: Equatable, Sendable {
  /// The product's name, as the user sees it: "FreeView". Always a name of a file, however the project writes it.
  public var name: String { didSet { name = FileName.safe(name) } }
  /// The app's own module.
  public var app: SwiftModule
  /// The modules that the app imports from its own project and packages, each after those that it imports itself;
  /// behind them those that only its tests import.
  public var modules: [SwiftModule] = []
  /// Unit tests of the app.
  public var tests: [SwiftModule] = []
  public var platform = ProjectRequest.Platform.iOS
  public var infoPlist = InfoPlist()
  /// The iOS version whose behaviour the app expects, "17.0" where the project is silent.
  public var deploymentTarget = AppProject.defaultDeploymentTarget
  /// Packages that the project takes from elsewhere and of which there is no checkout.
  public var missingPackages: [MissingPackage] = []
  public var warnings: [ProjectWarning] = []

  /// All that is compiled before tests: the modules and the app, which a package of libraries has none of.
  public var compiledModules: [SwiftModule] { modules + (app.sources.isEmpty ? [] : [app]) }

  public static let defaultDeploymentTarget = "17.0"

  public init(name: String) {
    self.name = FileName.safe(name)
    app = SwiftModule(productName: name)
  }

  /// A remote package without a checkout.
  public struct MissingPackage: Equatable, Sendable {
    /// The repository's name, under which a checkout is looked for.
    public var name: String
    public var url: String
    /// The file and place that ask for it.
    public var file: String
    public var place: SourcePlace?

    public init(name: String, url: String, file: String, place: SourcePlace? = nil) {
      self.name = name
      self.url = url
      self.file = file
      self.place = place
    }
  }
}
