import Foundation
import MartletControls
import MartletDisplay
import MartletFoundation
import MartletHost
import MartletLayout
import MartletLocale
import MartletText
import MartletTree
import UIKit

/// A view tree as a host sees it, in the surroundings that the host gives it.
final class RequestedWindow: RootSource {
  let root: ViewRoot

  init<Content: View>(setup: WindowSetup, content: Content, textEngine: TextEngine = .standard) {
    let layout = LayoutContext(pixelsPerPoint: setup.pixelsPerPoint, textEngine: textEngine)
    layout.clock.isLive = setup.isLive
    let environment = EnvironmentValues(setup: setup)
    let traits = UITraitCollection.current
    UITraitCollection.current = environment.allTraits
    root = ViewRoot(layoutContext: layout, environment: environment, content: content)
    UITraitCollection.current = traits
    surroundings = setup.surroundings
    UIWindow._safeAreaInsets = UIEdgeInsets(safeArea)
    UIAccessibility._take(surroundings)
    UIApplication.keyboardResigner = { [weak self] in self?.takeKeyboard() ?? false }
  }

  /// The process's: it is the app's own, whose window this is.
  var outsideWork: OutsideWork {
    let status = UnfinishedWork.status
    return OutsideWork(running: status.running, endedCount: status.endedCount)
  }

  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup {
    if root.layoutContext.pixelsPerPoint != pixelsPerPoint {
      root.layoutContext.pixelsPerPoint = pixelsPerPoint
      root.updateEnvironment { $0.displayScale = pixelsPerPoint }
      root.screen.pixelGridDidChange()
    }
    UIScreen._configure(bounds: CGRect(origin: .zero, size: size), scale: pixelsPerPoint)
    // Bodies find the window's traits as the current ones.
    let traits = UITraitCollection.current
    defer { UITraitCollection.current = traits }
    UITraitCollection.current = EnvironmentValues(scope: root.scope).allTraits
    return root.frame(size: size, safeArea: safeArea)
  }

  private var safeArea: EdgeInsets {
    let insets = surroundings.safeArea.map { CGFloat($0) }
    return EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }

  var surroundings: WindowSurroundings {
    didSet {
      guard surroundings != oldValue else { return }
      root.updateEnvironment { $0.take(surroundings, since: oldValue) }
      root.setSystemScheme(surroundings.isDark ? .dark : .light)
      UIWindow._safeAreaInsets = UIEdgeInsets(safeArea)
      UIAccessibility._take(surroundings)
      UIApplication._change(to: surroundings.applicationState)
      root.needsFrame()
    }
  }

  var services = HostServices() {
    didSet {
      UIApplication.urlOpener = services.links.map { links in { links.open($0) } }
      if let clipboard = services.clipboard { root.focus.clipboard = clipboard }
      UIPasteboard._clipboard = root.focus.clipboard
      root.updateEnvironment {
        $0.fileDialogs = services.files
        $0.clipboard = services.clipboard
      }
      root.focus.blinksCarets = services.window != nil
      root.input.cursorDidChange = { [weak self] in self?.services.window?.setCursor($0) }
    }
  }
}

extension RequestedWindow {
  /// Takes the keyboard from the field that has it; whether one had.
  private func takeKeyboard() -> Bool {
    guard root.focus.focused != nil else { return false }
    root.focus.focus(nil)
    return true
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension EnvironmentValues {
  init(setup: WindowSetup) {
    self.init()
    take(setup.surroundings, since: nil)
    displayScale = setup.pixelsPerPoint
    deploymentTarget = DeploymentTarget(setup.deploymentTarget) ?? .current
  }

  /// Writes what differs from before; all of it for nil.
  mutating func take(_ new: WindowSurroundings, since old: WindowSurroundings?) {
    func differs<Value: Equatable>(_ path: KeyPath<WindowSurroundings, Value>) -> Bool {
      old.map { $0[keyPath: path] != new[keyPath: path] } ?? true
    }
    if differs(\.isDark) { colorScheme = new.isDark ? .dark : .light }
    if differs(\.textSize) {
      dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == new.textSize } ?? .large
    }
    if differs(\.locale) {
      locale = Locale(identifier: new.locale)
      ProcessLocale.current = locale
      calendar = .current
    }
    if differs(\.isRightToLeft) { layoutDirection = new.isRightToLeft ? .rightToLeft : .leftToRight }
    if differs(\.isHorizontallyRegular) { horizontalSizeClass = new.isHorizontallyRegular ? .regular : .compact }
    if differs(\.isVerticallyRegular) { verticalSizeClass = new.isVerticallyRegular ? .regular : .compact }
    if differs(\.reducesMotion) { accessibilityReduceMotion = new.reducesMotion }
    if differs(\.usesScreenReader) { accessibilityVoiceOverEnabled = new.usesScreenReader }
    if differs(\.differentiatesWithoutColor) {
      accessibilityDifferentiateWithoutColor = new.differentiatesWithoutColor
    }
    if differs(\.isActive) || differs(\.isVisible) { scenePhase = new.scenePhase }
  }
}

extension WindowSurroundings {
  // Active while the window takes the keyboard; in the background while nobody sees it.
  fileprivate var scenePhase: ScenePhase { !isVisible ? .background : isActive ? .active : .inactive }
  fileprivate var applicationState: UIApplication.State { !isVisible ? .background : isActive ? .active : .inactive }
}

extension UIAccessibility {
  nonisolated fileprivate static func _take(_ surroundings: WindowSurroundings) {
    (_reducesMotion, _usesScreenReader) = (surroundings.reducesMotion, surroundings.usesScreenReader)
  }
}
