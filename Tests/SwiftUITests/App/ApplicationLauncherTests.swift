import Combine
import Foundation
import MartletHost
import Testing

@testable import SwiftUI
@testable import UIKit

/// Apps that begin with a delegate, and delegates of SwiftUI's apps. Spec: L6, L7, L8.
@MainActor @Suite struct ApplicationLauncherTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Counter(label: "a"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private struct Counter: View {
    var label: String
    @State private var count = 0
    var body: some View {
      Text("\(label) \(count)").onAppear { count += 1 }
    }
  }

  private let setup = WindowSetup(
    sizeInPoints: CGSize(width: 300, height: 500), pixelsPerPoint: 1, surroundings: WindowSurroundings())

  private func shown(_ window: RequestedWindow) -> String {
    _ = window.prepareFrame(size: setup.sizeInPoints, pixelsPerPoint: 1)
    return window.semantics.dump
  }

  private func withWindow(_ delegate: any UIApplicationDelegate, hasScenes: Bool, _ body: (RequestedWindow) -> Void) {
    defer {
      UIApplication.windowsDidChange = nil
      for window in UIApplication.shared.windows { window.isHidden = true }
      UIApplication.shared.connectedScenes = []
      UIApplication.shared.delegate = nil
    }
    UIApplication._change(to: .active)
    body(ApplicationLauncher.window(delegate: delegate, setup: setup, hasScenes: hasScenes))
  }

  @Test func theSceneDelegatesHostingControllerIsShown() {
    withWindow(Delegate(), hasScenes: true) { window in
      #expect(shown(window).contains("a 1"))
    }
  }

  @Test func anotherRootViewKeepsTheState() {
    withWindow(Delegate(), hasScenes: true) { window in
      _ = shown(window)
      let controller = UIApplication.shared.keyWindow?.rootViewController as? UIHostingController<Counter>
      controller?.rootView = Counter(label: "b")
      #expect(shown(window).contains("b 1"))
      UIApplication.shared.keyWindow?.rootViewController = UIHostingController(rootView: Text("other"))
      #expect(shown(window).contains("other"))
    }
  }

  @Test func anAppWithoutScenesShowsItsOwnWindow() {
    final class OldDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIHostingController(rootView: Text("old"))
        window?.makeKeyAndVisible()
        return true
      }
    }
    withWindow(OldDelegate(), hasScenes: false) { window in
      #expect(shown(window).contains("old"))
    }
  }

  @Test func aControllerOfUIKitIsShownWithItsView() {
    withWindow(Delegate(), hasScenes: true) { window in
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
      label.text = "by UIKit"
      controller.view.addSubview(label)
      UIApplication.shared.keyWindow?.rootViewController = controller
      #expect(shown(window).contains("by UIKit"))
    }
  }

  @Test func theAdaptorMakesOneDelegateWhichTheEnvironmentHas() {
    final class Shared: NSObject, UIApplicationDelegate, ObservableObject {
      @Published var text = "from the delegate"
    }
    struct Reading: View {
      @EnvironmentObject var shared: Shared
      var body: some View { Text(shared.text) }
    }
    struct Main: App {
      @UIApplicationDelegateAdaptor(Shared.self) var delegate
      @UIApplicationDelegateAdaptor var same: Shared
      var body: some Scene { WindowGroup { Reading() } }
    }
    AppDelegates.reset()
    defer {
      AppDelegates.reset()
      for window in UIApplication.shared.windows { window.isHidden = true }
      UIApplication.shared.connectedScenes = []
      UIApplication.shared.delegate = nil
    }
    let main = Main()
    #expect(main.delegate === main.same)
    let window = AppRunner(app: main).window(setup: setup)
    #expect(UIApplication.shared.delegate === main.delegate)
    #expect(shown(window).contains("from the delegate"))
    main.delegate.text = "changed"
    #expect(shown(window).contains("changed"))
  }

  @Test func anActionToNobodyTakesTheKeyboardFromAField() {
    struct Form: View {
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused).onAppear { isFocused = true }
      }
    }
    let window = RequestedWindow(setup: setup, content: Form())
    _ = shown(window)
    _ = shown(window)
    #expect(window.root.focus.focused != nil)
    let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
    #expect(window.root.focus.focused == nil)
    #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
  }
}
