import Foundation
import MartletControls

// What happens to an app from its launch to its end, and who is told: notifications, and the scenes' delegates or,
// in an app without scenes, the app's own. Spec: L6, L7.
extension UIApplication {
  /// Launches the app: its delegate gets its calls, and the scene of the window is made where the app has scenes:
  /// where Info.plist says so, or the app is SwiftUI's own.
  @MainActor package func _launch(delegate: (any UIApplicationDelegate)?, hasScenes: Bool? = nil) {
    self.delegate = delegate
    if let delegate { AppClasses.moduleName = AppClasses.moduleName(of: type(of: delegate)) }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    if hasScenes ?? SceneManifest(bundle: .main).exists { connectScene() }
  }

  @MainActor private func connectScene() {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    let sceneClass = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = session.configuration.delegateClass.flatMap(NSObject._make) as? any UISceneDelegate
    connectedScenes.insert(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  /// The first screen is about to be shown.
  @MainActor package func _launchDidEnd() {
    for scene in connectedScenes { scene.change(from: .background, to: applicationState) }
    if connectedScenes.isEmpty, applicationState == .active { delegate?.applicationDidBecomeActive(self) }
  }

  /// Called by the launcher when the app's window is shown, left or closed; posts the notifications of the change.
  public static func _change(to state: State) { MainActor.assumeIsolated { shared.change(to: state) } }

  @MainActor private func change(to state: State) {
    let old = applicationState
    guard old != state else { return }
    let center = NotificationCenter.default
    let delegate = connectedScenes.isEmpty ? delegate : nil
    if old == .active {
      delegate?.applicationWillResignActive(self)
      center.post(name: Self.willResignActiveNotification, object: self)
    }
    if old == .background {
      delegate?.applicationWillEnterForeground(self)
      center.post(name: Self.willEnterForegroundNotification, object: self)
    }
    applicationState = state
    for scene in connectedScenes { scene.change(from: old, to: state) }
    if state == .active {
      delegate?.applicationDidBecomeActive(self)
      center.post(name: Self.didBecomeActiveNotification, object: self)
    }
    if state == .background {
      delegate?.applicationDidEnterBackground(self)
      center.post(name: Self.didEnterBackgroundNotification, object: self)
    }
  }

  /// The process is about to end by itself.
  @MainActor package func _terminate() {
    for scene in connectedScenes {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  static func _noteOtherApplicationClass(_ name: String) {
    Notes.once("the application's class \(name) is not used: it is UIApplication here")
  }
}

extension UIScene {
  /// Tells the delegate and who listens.
  @MainActor fileprivate func change(from old: UIApplication.State, to state: UIApplication.State) {
    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
    if old == .active {
      delegate?.sceneWillResignActive(self)
      post(Self.willDeactivateNotification)
    }
    if old == .background {
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    }
    activationState =
      switch state {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    if state == .active {
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
    }
    if state == .background {
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    }
  }
}
