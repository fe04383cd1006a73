import Foundation

/// What outlives a scene: here as long as the process.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier = UUID().uuidString
  open internal(set) var configuration: UISceneConfiguration
  open internal(set) weak var scene: UIScene?
  /// Nil at launch: no scene is restored.
  open var stateRestorationActivity: NSUserActivity?
  /// Kept as long as the process.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    (self.role, self.configuration) = (role, configuration)
    super.init()
  }
}

/// How a scene is made: from Info.plist by name, or as an app says.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene; a `UIWindowScene` for nil.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  /// What Info.plist says under that name, or first for the role. Where it says nothing, an empty configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    guard let entry = SceneManifest(bundle: .main).entry(named: name, role: sessionRole) else { return }
    delegateClass = entry.delegateClass
    sceneClass = entry.sceneClass
  }
}
