import Combine
import Foundation
import MartletGraph
import MartletTree
import UIKit

/// Shows the controllers that controllers of one site present: as sheets, covers and alerts of SwiftUI's. Spec: U17.
final class ControllerPresenter {
  private unowned let site: ViewSite
  private let model = PresentedController()
  private var node: _AnyViewNode?

  init(site: ViewSite) { self.site = site }

  func present(_ controller: UIViewController, from presenter: UIViewController, completion: (() -> Void)?) -> Bool {
    guard model.item == nil else { return false }
    showIfNeeded()
    model.item = PresentedController.Item(controller: controller, presenter: presenter)
    if let completion { site.onAppearance(completion) }
    return true
  }

  func dismiss(presentedBy presenter: UIViewController, completion: (() -> Void)?) {
    guard let item = model.item, item.presenter === presenter else { return }
    if let completion { item.completions.append(completion) }
    model.item = nil
    if item.isAlert { model.didEnd() }
  }

  /// The node lives beside the site's and has no elements.
  private func showIfNeeded() {
    guard node == nil else { return }
    let owner = site.owner
    // Presentations stand in the whole window, with the environment of the place.
    let made = PresentedControllers._makeNode(
      PresentedControllers(model: model), owner.context.child(of: owner, scope: site.scope))
    node = made
    site.add(made)
  }
}

/// What a site presents now.
final class PresentedController: ObservableObject {
  final class Item: Identifiable {
    let controller: UIViewController
    weak var presenter: UIViewController?
    var completions: [() -> Void] = []
    init(controller: UIViewController, presenter: UIViewController) {
      (self.controller, self.presenter) = (controller, presenter)
    }
    var id: ObjectIdentifier { ObjectIdentifier(controller) }
    var isAlert: Bool { controller is UIAlertController }
    var isCover: Bool {
      [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom].contains(
        controller.modalPresentationStyle)
    }

    /// What it showed has gone.
    func end() {
      guard presenter?.presentedViewController === controller else { return }
      presenter?._presentationDidEnd()
      completions.forEach { $0() }
      completions = []
    }
  }

  @Published var item: Item? { willSet { if let item, newValue == nil { ended = item } } }
  /// The one that leaves.
  private var ended: Item?

  /// What was closed has left the screen.
  func didEnd() {
    ended?.end()
    ended = nil
  }

  func binding(_ isMeant: @escaping (Item) -> Bool) -> Binding<Item?> {
    Binding(get: { [weak self] in self?.item.flatMap { isMeant($0) ? $0 : nil } }) { [weak self] new in
      guard let self, new == nil, let item, isMeant(item) else { return }
      self.item = nil
      item.controller.presentationController.map { $0.delegate?.presentationControllerDidDismiss($0) }
    }
  }
}

private struct PresentedControllers: View {
  @ObservedObject var model: PresentedController

  var body: some View {
    EmptyView()
      .sheet(item: model.binding { !$0.isAlert && !$0.isCover }, onDismiss: model.didEnd) { SheetContent(item: $0) }
      .fullScreenCover(item: model.binding { $0.isCover }, onDismiss: model.didEnd) {
        ControllerScreen(controller: $0.controller)
      }
      .controllerAlert(model)
  }
}

private struct SheetContent: View {
  let item: PresentedController.Item

  var body: some View {
    let sheet = item.controller.sheetPresentationController
    ControllerScreen(controller: item.controller)
      .presentationDetents(Set((sheet?.detents ?? []).map { $0.identifier == .medium ? .medium : .large }))
      .presentationDragIndicator(sheet?.prefersGrabberVisible ?? false ? .visible : .automatic)
      .interactiveDismissDisabled(item.controller.isModalInPresentation)
  }
}
