import Foundation
import UIKit

/// A tab bar controller: SwiftUI's tabs, whose pages are its screens.
struct TabsContent: View {
  let controller: UITabBarController
  let revision: Int

  static func hosted(_ controller: UITabBarController) -> any HostedContent {
    var revision = 0
    let hosted = HostedView<TabsContent?>(making: { [weak controller] in
      revision += 1
      return controller.map { TabsContent(controller: $0, revision: revision) }
    })
    controller._didChange = { [weak hosted] in hosted?.refresh() }
    return hosted
  }

  var body: some View {
    let screens = controller.viewControllers ?? []
    TabView(selection: Binding(get: { controller.selectedIndex }, set: { controller._choose($0) })) {
      ForEach(0..<screens.count, id: \.self) { index in
        let item = screens[index].tabBarItem!
        ControllerScreen(controller: screens[index])
          .ignoresSafeArea()
          .tabItem {
            if let image = controller.selectedIndex == index ? item.selectedImage ?? item.image : item.image {
              Image(uiImage: image)
            }
            Text(verbatim: item.title ?? "")
          }
          .badge(item.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tint(controller.tabBar._tintOfItems.map { Color(uiColor: $0) })
  }
}

/// A page view controller: the page that shows and its neighbours, side by side in SwiftUI's pages. Spec: U20.
struct PagesContent: View {
  let controller: UIPageViewController
  let revision: Int

  static func hosted(_ controller: UIPageViewController) -> any HostedContent {
    var revision = 0
    let hosted = HostedView<PagesContent?>(making: { [weak controller] in
      revision += 1
      return controller.map { PagesContent(controller: $0, revision: revision) }
    })
    controller._didChange = { [weak hosted, weak controller] in
      if controller?._isAnimated ?? false { withAnimation { hosted?.refresh() } } else { hosted?.refresh() }
    }
    return hosted
  }

  /// Of two pages that follow each other in a ring, the one on both sides stands after.
  private var pages: [UIViewController] {
    var pages: [UIViewController] = []
    for page in [controller._shown, controller._after].compactMap({ $0 }) where !pages.contains(where: { $0 === page })
    {
      pages.append(page)
    }
    if let before = controller._before, !pages.contains(where: { $0 === before }) { pages.insert(before, at: 0) }
    return pages
  }

  var body: some View {
    let pages = pages
    TabView(
      selection: Binding(get: { controller._shown.map { ObjectIdentifier($0) } }) { new in
        if let page = pages.first(where: { ObjectIdentifier($0) == new }) { controller._turned(to: page) }
      }
    ) {
      ForEach(pages.map { PageID(controller: $0) }) { page in
        ControllerScreen(controller: page.controller).tag(Optional(page.id))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }

  private struct PageID: Identifiable {
    let controller: UIViewController
    var id: ObjectIdentifier { ObjectIdentifier(controller) }
  }
}
