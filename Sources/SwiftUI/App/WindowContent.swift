import Combine
import Foundation
import MartletControls
import UIKit

/// The window of UIKit that is shown, as a view tree sees it.
@MainActor final class ShownWindow: ObservableObject {
  @Published private var revision = 0
  private var window: UIWindow?
  private var controller: UIViewController?

  init() {
    UIApplication.windowsDidChange = { [weak self] in MainActor.assumeIsolated { self?.update() } }
    update()
  }

  /// Follows the key window, its controller, and their changes.
  private func update() {
    let new = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
    if new !== window {
      window?._contentDidChange = nil
      new?._contentDidChange = { [weak self] in MainActor.assumeIsolated { self?.update() } }
      window = new
    }
    show(new?.rootViewController)
    revision += 1
  }

  private func show(_ new: UIViewController?) {
    guard new !== controller else { return }
    controller?._contentDidChange = nil
    if controller is any HostingController { controller?._setAppeared(false) }
    controller = new
    new?._contentDidChange = { [weak self] in MainActor.assumeIsolated { self?.revision += 1 } }
    // A controller with a view of UIKit's appears with its view.
    if new is any HostingController { new?._setAppeared(true) }
  }

  var content: some View {
    _ = revision
    return Group {
      if let hosting = controller as? any HostingController {
        hosting.erasedRootView.modifier(WindowSite(controller: hosting))
      } else if let controller {
        ControllerView(controller: controller).ignoresSafeArea()
      } else {
        UnshownController()
      }
    }
    .id(controller.map(ObjectIdentifier.init))
  }

  /// What the window or its root asks for.
  var scheme: ColorScheme? {
    let styles = [controller?.overrideUserInterfaceStyle, window?.overrideUserInterfaceStyle]
    return styles.lazy.compactMap { $0 == .dark ? .dark : $0 == .light ? .light : nil }.first
  }

  var tint: Color? { window?._shownTintOfWindow.map { Color($0) } }
}

/// What the app's window shows in an app with a delegate: the root view of its controller. Spec: L7.
struct WindowContent: View {
  @ObservedObject var shown: ShownWindow

  var body: some View {
    let content = shown.content.modifier(EditModeScope())
    let tinted = shown.tint.map { AnyView(content.tint($0)) } ?? AnyView(content)
    if let scheme = shown.scheme {
      tinted.preferredColorScheme(scheme)
    } else {
      tinted
    }
  }
}

/// A marked placeholder for a window that is not there.
private struct UnshownController: View {
  private let message = "the app has shown no window with a root view controller"

  var body: some View {
    let _ = Notes.placeholder(message)
    Text(message)
      .font(.callout)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .border(Color.secondary)
      .padding()
  }
}
