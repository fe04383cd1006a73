import MartletTesting
import SwiftUI
import Testing
import UIKit

/// U15-U20: controllers over and inside of others.
@MainActor @Suite struct PresentingTests {
  /// A controller that shows its name and can be asked to do things.
  private final class Named: UIViewController {
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "screen \(title ?? "")"
      view.addSubview(label)
    }
  }

  @Test func presentShowsASheetAndDismissClosesIt() {
    let (first, second) = (Named("one"), Named("two"))
    let screen = Screen { MadeController { first } }
    var done: [String] = []
    first.present(second, animated: true) { done.append("presented") }
    screen.settle()
    #expect(screen.shows("screen two") && !screen.shows("screen one"))
    #expect(first.presentedViewController === second && second.presentingViewController === first)
    #expect(done == ["presented"])
    second.dismiss(animated: true) { done.append("dismissed") }
    screen.settle()
    #expect(screen.shows("screen one") && !screen.shows("screen two"))
    #expect(first.presentedViewController == nil && done == ["presented", "dismissed"])
  }

  @Test func anAlertRunsTheHandlerOfItsButton() throws {
    let first = Named("one")
    let screen = Screen { MadeController { first } }
    var pressed: [String] = []
    let alert = UIAlertController(title: "Really?", message: "It goes for good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in pressed.append("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in pressed.append("delete") })
    first.present(alert, animated: true)
    screen.settle()
    #expect(screen.shows("Really?") && screen.shows("It goes for good."))
    try screen.tap("Delete")
    screen.settle()
    #expect(pressed == ["delete"] && !screen.shows("Really?") && first.presentedViewController == nil)
  }

  @Test func aControllerInASheetClosesItsSheet() throws {
    let picker = Named("picker")
    struct Page: View {
      let picker: Named
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { MadeController { picker } }
      }
    }
    let screen = Screen { Page(picker: picker) }
    try screen.tap("Open")
    screen.settle()
    #expect(screen.shows("screen picker"))
    picker.dismiss(animated: true)
    screen.settle()
    #expect(!screen.shows("screen picker") && screen.shows("Open"))
  }

  @Test func aNavigationControllerPushesAndPops() throws {
    let navigation = UINavigationController(rootViewController: Named("one"))
    let screen = Screen { MadeController { navigation } }
    #expect(screen.shows("screen one") && screen.shows("one"))
    navigation.pushViewController(Named("two"), animated: true)
    screen.settle()
    #expect(screen.shows("screen two") && !screen.shows("screen one"))
    try screen.back()
    screen.settle()
    #expect(navigation.viewControllers.count == 1 && screen.shows("screen one"))
  }

  @Test func barButtonsRunTheirActions() throws {
    let first = Named("one")
    var pressed = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", primaryAction: UIAction { _ in pressed += 1 })
    let screen = Screen { MadeController { UINavigationController(rootViewController: first) } }
    try screen.tap("More")
    #expect(pressed == 1)
  }

  @Test func tabsShowTheirControllers() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Named("one"), Named("two")]
    let screen = Screen { MadeController { tabs } }
    #expect(screen.shows("screen one"))
    try screen.tap("two")
    screen.settle()
    #expect(tabs.selectedIndex == 1 && screen.shows("screen two"))
  }

  @Test func pagesAreTurnedByCodeAndByHand() throws {
    final class Source: NSObject, UIPageViewControllerDataSource {
      let pages = ["one", "two", "three"].map { Named($0) }
      func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller }! }
      func pageViewController(_ p: UIPageViewController, viewControllerBefore c: UIViewController) -> UIViewController?
      {
        index(c) > 0 ? pages[index(c) - 1] : nil
      }
      func pageViewController(_ p: UIPageViewController, viewControllerAfter c: UIViewController) -> UIViewController? {
        index(c) + 1 < pages.count ? pages[index(c) + 1] : nil
      }
    }
    let source = Source()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.dataSource = source
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let screen = Screen { MadeController { pager } }
    #expect(screen.shows("screen one"))
    pager.setViewControllers([source.pages[1]], direction: .forward, animated: true)
    screen.settle()
    #expect(screen.frame(of: "screen two").map { $0.minX >= 0 && $0.maxX <= 390 } ?? false)
    screen.drag(from: CGPoint(x: 350, y: 500), to: CGPoint(x: 30, y: 500))
    screen.settle()
    #expect(pager.viewControllers?.first === source.pages[2])
  }
}
