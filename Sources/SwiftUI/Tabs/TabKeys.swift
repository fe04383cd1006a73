import MartletControls
import MartletHost
import MartletTree

// Control with a digit shows the tab of that number, as in browsers and on keyboards of pads. Spec: F50.
extension ViewRoot {
  /// Whether the key chose a tab of the foremost tab view.
  func chooseTab(by event: KeyEvent) -> Bool {
    let held = event.modifiers.intersection([.command, .control, .option, .shift])
    guard event.phase == .down, held == .control || held == .command, let digit = event.key.wholeNumberValue, digit > 0,
      let front = screen.children.last, let tabs = firstTabs(in: front)
    else { return false }
    return tabs.chooseTab(digit - 1)
  }

  private func firstTabs(in node: LayoutNode) -> TabsNode? {
    if let tabs = node as? TabsNode { return tabs }
    for child in node.children { if let tabs = firstTabs(in: child) { return tabs } }
    return nil
  }
}
