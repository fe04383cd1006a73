/// Who the running app is, as its bundle says.
public struct AppIdentity: Equatable, Sendable {
  /// As users see it.
  public var name: String
  public var bundleIdentifier: String
  /// The iOS version whose behaviour the app expects, such as "17.0".
  public var deploymentTarget: String
  /// A PNG file; nil for an app without an icon.
  public var iconPath: String?

  public init(
    name: String, bundleIdentifier: String, deploymentTarget: String = "17.0", iconPath: String? = nil
  ) {
    (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    (self.deploymentTarget, self.iconPath) = (deploymentTarget, iconPath)
  }
}
