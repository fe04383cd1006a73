import Foundation
import MartletHost
import MartletTree

/// One open menu: it runs what is chosen and closes itself and the menus that it came from.
final class MenuControl {
  weak var menu: MenuNode?
  /// Closes this menu alone.
  var close: () -> Void = {}
  /// The menu that this one is a part of.
  var parent: MenuControl?

  func closeAll() {
    close()
    parent?.closeAll()
  }

  /// The action first: it may read what the menu is made of.
  func run(_ action: () -> Void, keepsOpen: Bool) {
    action()
    if !keepsOpen { closeAll() }
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard let menu else { return false }
    if menu.handleKey(event) { return true }
    guard event.phase == .down, parent != nil, event.key == (menu.isRightToLeft ? Key.right : Key.left) else {
      return false
    }
    close()
    return true
  }

  // MARK: A pointer that opened the menu and is still down

  func track(_ windowPoint: CGPoint) { menu?.highlight(at: menu?.ownPoint(fromWindow: windowPoint)) }

  func release(at windowPoint: CGPoint) {
    track(windowPoint)
    menu?.chooseHighlighted()
  }
}

private enum MenuControlKey: EnvironmentKey { static var defaultValue: MenuControl? { nil } }

extension EnvironmentValues {
  /// The open menu around; nil outside of menus.
  var menuControl: MenuControl? {
    get { self[MenuControlKey.self] }
    set { self[MenuControlKey.self] = newValue }
  }
}
