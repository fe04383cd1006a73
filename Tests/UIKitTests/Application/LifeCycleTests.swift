import Foundation
import Testing

@testable import UIKit

/// What delegates are told, in order.
@MainActor private final class Log {
  static var lines: [String] = []
}

private class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Log.lines.append("launched \(options == nil) \(application.delegate === self)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { Log.lines.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Log.lines.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Log.lines.append("ends") }
}

private final class SceneMaker: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("never") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    Log.lines.append("connects \(session.configuration.name ?? "nil") \(scene.activationState)")
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { Log.lines.append("scene ends") }
  func sceneDidBecomeActive(_ scene: UIScene) { Log.lines.append("scene active \(scene.activationState)") }
  func sceneWillResignActive(_ scene: UIScene) { Log.lines.append("scene resigns") }
  func sceneWillEnterForeground(_ scene: UIScene) { Log.lines.append("scene foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { Log.lines.append("scene background") }
}

@MainActor @Suite struct LifeCycleTests {
  private func launched(_ delegate: any UIApplicationDelegate, hasScenes: Bool, _ body: (UIApplication) -> Void) {
    let application = UIApplication.shared
    UIApplication._change(to: .active)
    Log.lines = []
    defer {
      UIApplication._change(to: .active)
      for window in application.windows { window.isHidden = true }
      application.connectedScenes = []
      application.delegate = nil
    }
    application._launch(delegate: delegate, hasScenes: hasScenes)
    application._launchDidEnd()
    body(application)
  }

  @Test func anAppWithoutScenesIsToldByItsDelegate() {
    launched(Delegate(), hasScenes: false) { application in
      for state in [UIApplication.State.inactive, .background, .inactive, .active] { UIApplication._change(to: state) }
      application._terminate()
      #expect(application.connectedScenes.isEmpty)
    }
    #expect(
      Log.lines.prefix(7) == [
        "launched true true", "active", "resigns", "background", "foreground", "active", "ends",
      ])
  }

  @Test func anAppWithScenesIsToldByTheirDelegates() {
    launched(SceneMaker(), hasScenes: true) { application in
      #expect((application.connectedScenes.first as? UIWindowScene)?.keyWindow === application.windows.first)
      for state in [UIApplication.State.inactive, .background, .active] { UIApplication._change(to: state) }
      application._terminate()
    }
    #expect(
      Log.lines.prefix(8) == [
        "connects Default unattached", "scene foreground", "scene active foregroundActive", "scene resigns",
        "scene background", "scene foreground", "scene active foregroundActive", "scene ends",
      ])
  }

  @Test func hiddenWindowsAreNotKey() {
    launched(Delegate(), hasScenes: false) { application in
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      #expect(application.windows == [first, second] && second.isKeyWindow)
      second.isHidden = true
      #expect(application.windows == [first] && first.isKeyWindow)
    }
  }

  @Test func objectsAreMadeOfTheirClassAlone() {
    let made = NSObject._make(SceneDelegate.self)
    #expect(made is SceneDelegate && (made as? SceneDelegate)?.window == nil)
    final class NoObject {}
    #expect(NSObject._make(NoObject.self) == nil)
  }

  @Test func actionsGoToTheirTargetOrTheDelegate() {
    launched(Delegate(), hasScenes: false) { application in
      let end = Selector("applicationWillTerminate:", Delegate.applicationWillTerminate(_:))
      #expect(application.sendAction(end, to: nil, from: application, for: nil))
      #expect(!application.sendAction(end, to: NSObject(), from: application, for: nil))
      UIApplication.keyboardResigner = { true }
      defer { UIApplication.keyboardResigner = nil }
      let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
      #expect(application.sendAction(resign, to: nil, from: nil, for: nil))
    }
    #expect(Log.lines.contains("ends"))
  }
}
