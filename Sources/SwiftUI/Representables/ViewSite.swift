import Foundation
import MartletControls
import MartletGraph
import MartletLayout
import MartletTree
import UIKit

/// The place of UIKit's views in a tree of SwiftUI's: it tells them of their surroundings, draws what they leave to
/// SwiftUI, and presents for their controllers.
final class ViewSite: HostingSite {
  unowned let owner: _AnyViewNode
  /// Hosted content starts anew: it has the window's environment, and of the place what UIKit's traits say. Spec: L19.
  let scope: EnvironmentScope
  private(set) var nodes: [_AnyViewNode] = []
  weak var host: ViewHostNode?
  /// The owner is going: nothing is asked of it any more.
  var isEnding = false { didSet { if isEnding { surroundings.dispose() } } }
  private(set) var traits = UITraitCollection.current
  private(set) var tint: UIColor?
  private(set) var isEnabled = true
  private var surroundings: ContentReader!
  private var presenter: ControllerPresenter?
  /// Closes what is around the site; nil where nothing is to be closed.
  private var dismissal: (() -> Void)?

  init(owner: _AnyViewNode) {
    self.owner = owner
    scope = EnvironmentScope(parent: owner.root.scope)
    SystemScreenProviders.register()
    surroundings = ContentReader(owner: owner) { [weak self] in self?.followSurroundings() }
    followSurroundings()
  }

  /// Spec: L19, U3.
  private func followSurroundings() {
    guard !isEnding else { return }
    let old = traits
    let outer = owner.environment
    surroundings.read {
      (traits, isEnabled) = (outer.allTraits, outer.isEnabled)
      tint = outer.tintColor.map { UIColor($0.rgba(in: outer)) }
      dismissal = outer.dismiss.action
      takeSurroundings(outer)
    }
    host?.traitsDidChange(from: old)
  }

  private func takeSurroundings(_ outer: EnvironmentValues) {
    var inner = EnvironmentValues()
    inner.colorScheme = outer.colorScheme
    inner.dynamicTypeSize = outer.dynamicTypeSize
    inner.layoutDirection = outer.layoutDirection
    inner.locale = outer.locale
    inner.horizontalSizeClass = outer.horizontalSizeClass
    inner.verticalSizeClass = outer.verticalSizeClass
    inner.isEnabled = outer.isEnabled
    inner.isPresented = outer.isPresented
    inner.dismiss = outer.dismiss
    inner.presentationLevel = outer.presentationLevel
    for (key, value) in inner.writes { scope.set(key, value) }
  }

  func withTraits<Result>(_ body: () -> Result) -> Result {
    let before = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = before }
    return body()
  }

  // MARK: Hosted content

  func add(_ node: _AnyViewNode) {
    nodes.append(node)
    owner.root.structureDidChange()
  }
  func remove(_ node: _AnyViewNode) {
    nodes.removeAll { $0 === node }
    if !node.isDisposed { node.dispose() }
  }

  func content(for view: UIView) -> (any HostedContent)? { DrawnViews.content(for: view) }

  func onAppearance(_ action: @escaping () -> Void) {
    owner.root.afterLayout(action)
    owner.root.needsFrame()
  }

  // MARK: Presenting

  func present(_ controller: UIViewController, from presenter: UIViewController, completion: (() -> Void)?) -> Bool {
    if self.presenter == nil { self.presenter = ControllerPresenter(site: self) }
    return self.presenter!.present(controller, from: presenter, completion: completion)
  }

  func dismissPresented(by presenter: UIViewController, completion: (() -> Void)?) {
    self.presenter?.dismiss(presentedBy: presenter, completion: completion)
  }

  func dismissSurroundings() -> Bool {
    guard let dismissal else { return false }
    dismissal()
    return true
  }
}

extension EnvironmentValues {
  /// Everything that UIKit's views ask of their surroundings.
  var allTraits: UITraitCollection {
    UITraitCollection._make(
      isDark: isDark, isHighContrast: colorSchemeContrast == .increased, isElevated: isElevated,
      textSize: dynamicTypeSize, isRightToLeft: layoutDirection == .rightToLeft, displayScale: displayScale,
      isHorizontallyCompact: horizontalSizeClass != .regular, isVerticallyCompact: verticalSizeClass == .compact,
      isBoldText: legibilityWeight == .bold)
  }
}
