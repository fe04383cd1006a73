import Foundation
import MartletControls
import UIKit

/// A navigation controller: SwiftUI's stack, whose pages are its screens. Spec: U19.
struct NavigationContent: View {
  let controller: UINavigationController
  let revision: Int

  static func hosted(_ controller: UINavigationController) -> any HostedContent {
    var revision = 0
    let hosted = HostedView<NavigationContent?>(making: { [weak controller] in
      revision += 1
      return controller.map { NavigationContent(controller: $0, revision: revision) }
    })
    controller._stackDidChange = { [weak hosted] in hosted?.refresh() }
    return hosted
  }

  private struct Page: Hashable {
    let controller: UIViewController
    static func == (a: Page, b: Page) -> Bool { a.controller === b.controller }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
  }

  private var path: Binding<[Page]> {
    Binding(get: { controller.viewControllers.dropFirst().map { Page(controller: $0) } }) { pages in
      let stack = Array(controller.viewControllers.prefix(1)) + pages.map(\.controller)
      if stack.count < controller.viewControllers.count { controller.setViewControllers(stack, animated: true) }
    }
  }

  var body: some View {
    let isBarHidden = controller.isNavigationBarHidden
    NavigationStack(path: path) {
      Group {
        if let first = controller.viewControllers.first {
          NavigationScreen(controller: first, isBarHidden: isBarHidden)
        }
      }
      .navigationDestination(for: Page.self) { page in
        NavigationScreen(controller: page.controller, isBarHidden: isBarHidden)
      }
    }
  }
}

/// One screen of a navigation controller, with what its item says of the bar.
private struct NavigationScreen: View {
  let controller: UIViewController
  let isBarHidden: Bool
  @State private var revision = 0

  var body: some View {
    let item = controller.navigationItem
    _ = revision
    return
      content
      .navigationTitle(item.title ?? controller.title ?? "")
      .navigationBarTitleDisplayMode(displayMode(item))
      .navigationBarBackButtonHidden(item.hidesBackButton)
      .navigationBarHidden(isBarHidden)
      .toolbar {
        ToolbarItemGroup(placement: .navigationBarLeading) { BarItems(items: item.leftBarButtonItems ?? []) }
        // The first item is the outermost.
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          BarItems(items: (item.rightBarButtonItems ?? []).reversed())
        }
      }
      .onAppear { item._didChange = { revision += 1 } }
  }

  /// A bar shows large titles only where it prefers them.
  private func displayMode(_ item: UINavigationItem) -> NavigationBarItem.TitleDisplayMode {
    let prefersLarge = controller.navigationController?.navigationBar.prefersLargeTitles ?? false
    guard prefersLarge else { return .inline }
    switch item.largeTitleDisplayMode {
    case .always, .automatic: return .large
    case .never, .inline: return .inline
    }
  }

  /// A hosting controller's view is the page itself: its title and its toolbar are the bar's.
  @ViewBuilder private var content: some View {
    if let hosting = controller as? any HostingController {
      hosting.erasedRootView
        .onAppear { controller._setAppeared(true) }
        .onDisappear { controller._setAppeared(false) }
    } else {
      ControllerScreen(controller: controller)
    }
  }
}

private struct BarItems: View {
  let items: [UIBarButtonItem]

  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { BarItemButton(item: $0.element) }
  }
}

/// A bar's button as SwiftUI's toolbars have them.
private struct BarItemButton: View {
  let item: UIBarButtonItem
  @State private var revision = 0

  var body: some View {
    _ = revision
    return
      content
      .disabled(!item.isEnabled)
      .tint(item.tintColor.map { Color(uiColor: $0) })
      .onAppear { item._didChange = { revision += 1 } }
  }

  @ViewBuilder private var content: some View {
    if let view = item.customView {
      CustomBarView(view: view)
    } else if item._systemItem == .flexibleSpace {
      Spacer()
    } else if item._systemItem == .fixedSpace {
      Color.clear.frame(width: item.width, height: 1)
    } else {
      Button {
        item._perform()
      } label: {
        label
      }
      .fontWeight(item.style == .done ? .semibold : nil)
    }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      Image(uiImage: image).accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? item.title ?? ""))
    } else if let title = item.title {
      Text(verbatim: title)
    } else if let symbol = item._systemItem?.symbol {
      Image(systemName: symbol)
    } else if let word = item._systemItem?.word {
      Text(word: word)
    }
  }
}

private struct CustomBarView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    let size = uiView.intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? uiView.bounds.width : size.width,
      height: size.height < 0 ? uiView.bounds.height : size.height)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
  fileprivate var word: Word? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }
}
