import MartletHost
import MartletTree

/// One stop for Tab; arrows choose the segment beside the selected one.
extension SegmentBar: FocusStopOnly {
  var canFocus: Bool { choices.contains { $0 != nil } }
  func focusDidChange(isFocused: Bool) { setNeedsDisplay() }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard context.focus?.focused === self, event.phase != .up else { return false }
    let forward = isRightToLeft ? Key.left : Key.right
    let backward = isRightToLeft ? Key.right : Key.left
    guard event.key == forward || event.key == backward else { return false }
    let last = choices.count - 1
    let next = selectedIndex.map { $0 + (event.key == forward ? 1 : -1) } ?? 0
    choices[min(max(next, 0), last)]?()
    return true
  }
}
