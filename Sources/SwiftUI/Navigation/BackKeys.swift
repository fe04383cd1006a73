import MartletControls
import MartletHost
import MartletTree

// Keys that go back: Escape, Command-[ and, as on Linux desktops, Alt with the arrow against the reading direction.
extension ViewRoot {
  /// Whether the key took a page off the foremost stack.
  func goBack(by event: KeyEvent) -> Bool {
    guard event.phase == .down, isBackKey(event), let front = screen.children.last else { return false }
    return leaveTopPage(in: front)
  }

  private func isBackKey(_ event: KeyEvent) -> Bool {
    let held = event.modifiers.intersection([.command, .control, .option, .shift])
    switch event.key {
    case Key.escape: return held.isEmpty
    case Key.left: return held == .option && !screen.isRightToLeft
    case Key.right: return held == .option && screen.isRightToLeft
    case "[": return held.contains(.command) && !held.contains(.option)
    default: return false
    }
  }

  /// The innermost stack that shows and can go back is asked first.
  private func leaveTopPage(in node: LayoutNode) -> Bool {
    let stack = node as? NavigationStackNode
    let shown: [LayoutNode] = stack.map { $0.pages.suffix(1) } ?? node.children
    if stack?.isHidden == true { return false }
    for child in shown.reversed() where leaveTopPage(in: child) { return true }
    return stack?.leaveTopPage() ?? false
  }
}
