import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIAppearanceTests {
  init() { UIAppearanceStore.shared.reset() }

  @Test func aClassHasOneHolderOfItsDefaults() {
    UINavigationBar.appearance().tintColor = .white
    #expect(UINavigationBar.appearance().tintColor == .white)
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    #expect(UITabBar.appearance().tintColor == nil)
    #expect(UITableView.appearance() !== UIScrollView.appearance())
  }

  @Test func everyChangeIsCounted() {
    var calls = 0
    let before = UIAppearanceStore.shared.version
    UIAppearanceStore.shared.didChange = { calls += 1 }
    defer { UIAppearanceStore.shared.didChange = nil }
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(calls == 3 && UIAppearanceStore.shared.version == before + 3)
    #expect(UITableView.appearance()._separatorStyle == UITableViewCell.SeparatorStyle.none)
    let attributes = UISegmentedControl.appearance().titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(UISegmentedControl.appearance().titleTextAttributes(for: .normal) == nil)
  }

  @Test func backgroundsReplaceEachOther() {
    let bar = UINavigationBarAppearance()
    #expect(bar._background == .standard && bar.shadowColor != nil)
    #expect(bar.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    bar.backgroundColor = .red
    bar.configureWithTransparentBackground()
    #expect(bar._background == .transparent && bar.backgroundColor == nil && bar.shadowColor == nil)
    bar.configureWithOpaqueBackground()
    #expect(bar._background == .opaque && bar.backgroundColor == .systemBackground && bar.backgroundEffect == nil)
  }

  @Test func aCopyOfAnAppearanceIsIndependent() {
    let bar = UINavigationBarAppearance()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    let copy = bar.copy() as! UINavigationBarAppearance
    bar.buttonAppearance.normal.titleTextAttributes = [:]
    bar.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    let tabs = UITabBarAppearance(barAppearance: bar)
    #expect(tabs._background == .standard)
  }

  @Test func defaultsInsideOfOtherViewsAreSaidToHaveNoEffect() {
    let lines = notes {
      UIView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    }
    #expect(lines.count == 1)
    #expect(UIView.appearance().tintColor == nil)
  }
}
