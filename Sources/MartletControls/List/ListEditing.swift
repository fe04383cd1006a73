import Foundation
import MartletHost
import MartletLayout
import MartletTree

/// What a list does while it is edited, and on its way there. Spec: G13, M-LIST-30.
final class ListEditing {
  private unowned let list: ListNode
  private(set) var isActive = false
  /// How much of the marks shows: 0 to 1.
  private(set) var progress: CGFloat = 0
  private var motion: PageMotion?
  /// A tap or a drag beside a row that is swiped open closes it.
  let closers: [GestureRecognizer]

  init(list: ListNode) {
    self.list = list
    let drag = PanRecognizer()
    drag.began = { [weak list] _ in list?.closeOpenRow() }
    closers = [TapRecognizer { [weak list] _ in list?.closeOpenRow() }, drag]
  }

  func turn(to active: Bool, isAnimated: Bool) {
    guard active != isActive else { return }
    isActive = active
    let target: CGFloat = active ? 1 : 0
    list.setNeedsLayout()
    guard isAnimated else { return show(target) }
    let isMoving = motion != nil
    motion = PageMotion(from: Double(progress), to: Double(target), response: ListMetrics.editDuration)
    if !isMoving { list.context.clock.addMovement { [weak self] in self?.step($0) ?? false } }
  }

  private func step(_ time: Double) -> Bool {
    guard var motion else { return false }
    let isOver = motion.isOver(at: time)
    show(isOver ? CGFloat(motion.target) : CGFloat(motion.value(at: time)))
    self.motion = isOver ? nil : motion
    return !isOver
  }

  private func show(_ progress: CGFloat) {
    self.progress = progress
    for row in list.visibleRows {
      row.node.editProgress = progress
      if progress == 0 { row.node.updateChildren() }
    }
  }
}

extension LayoutNode {
  /// The list whose row the node is in.
  public final var enclosingList: ListNode? {
    var node = parent
    while let here = node {
      if let list = here as? ListNode { return list }
      node = here.parent
    }
    return nil
  }
}

extension ListNode {
  /// Whether rows show what edits them.
  public var isEdited: Bool { editing.isActive }
  public func setEdited(_ isEdited: Bool) { editing.turn(to: isEdited, isAnimated: size.width > 0) }

  // MARK: Swiping

  func rowDidOpen(_ row: ListRowNode) {
    guard openRow !== row else { return }
    openRow?.swipe.close()
    openRow = row
  }
  public func closeOpenRow() { openRow?.swipe.close() }
  func rowDidClose(_ row: ListRowNode) { if openRow === row { openRow = nil } }

  // MARK: Moving

  func beginReorder(_ node: ListRowNode, at y: CGFloat) {
    guard let row = visibleRows.first(where: { $0.node === node }) else { return }
    reorder = ListReorder(list: self, node: node, row: row.index, start: y)
  }
  func endReorder() {
    reorder?.end()
    reorder = nil
  }

  // MARK: Choosing

  /// Whether pressing the row chooses it: always where one row is, where several are only in an edited list. Spec: G8.
  func selects(_ row: ListRowNode) -> Bool {
    guard row.selection != nil else { return false }
    return selectionMode == .multiple ? isEdited : selectionMode == .single
  }

  /// What is chosen, from the top down.
  public var selectedValues: [AnyHashable] {
    (0..<rows.count).compactMap { row in
      source?.selection(of: rows[row]).flatMap { $0.isSelected ? $0.value : nil }
    }
  }

  /// A click with Control takes the row in or out, also while the list is not edited; one with Shift takes in all from
  /// the row that was chosen last. False without these keys. Spec: G31.
  func extendSelection(to row: ListRowNode, with modifiers: KeyModifiers) -> Bool {
    guard selectionMode == .multiple, let selection = row.selection else { return false }
    guard let index = visibleRows.first(where: { $0.node === row })?.index else { return false }
    defer { selectionAnchor = index }
    if modifiers.contains(.shift), let anchor = selectionAnchor {
      for other in min(anchor, index)...max(anchor, index) where other < rows.count {
        if let other = source?.selection(of: rows[other]), !other.isSelected { other.select() }
      }
      return true
    }
    guard !modifiers.isDisjoint(with: [.control, .command, .shift]) else { return false }
    selection.select()
    return true
  }

  /// The selection changed: rows that show take it.
  public func selectionDidChange() {
    for row in visibleRows { row.node.selection = source?.selection(of: rows[row.index]) }
  }
}

// A list whose rows can be chosen is one stop for the keyboard: arrows choose.
extension ListNode: FocusableNode {
  public var canFocus: Bool { selectionMode == .single || selectionMode == .multiple && isEdited }
  public var focusOutline: CGRect? { nil }
  public func focusDidChange(isFocused: Bool) {}
  func takeFocus() { if canFocus { context.focus?.focus(self) } }

  public func handleKey(_ event: KeyEvent) -> Bool {
    guard context.focus?.focused === self, event.phase != .up, selectionMode == .single else { return false }
    switch event.key {
    case Key.up: return selectNext(-1)
    case Key.down: return selectNext(1)
    case Key.return: return openSelectedRow()
    default: return false
    }
  }

  private var selectedRow: Int? { (0..<rows.count).first { source?.selection(of: rows[$0])?.isSelected == true } }

  private func selectNext(_ way: Int) -> Bool {
    var row = selectedRow.map { $0 + way } ?? (way > 0 ? 0 : rows.count - 1)
    while row >= 0, row < rows.count {
      if case .item = rows[row], let selection = source?.selection(of: rows[row]) {
        selection.select()
        scroll(to: { [weak self] in self?.frame(ofRow: row) }, anchor: nil)
        return true
      }
      row += way
    }
    return true
  }

  private func openSelectedRow() -> Bool {
    guard let row = visibleRows.first(where: { $0.node.selection?.isSelected == true }) else { return false }
    for control in row.node.content.rowControls() { control.tapAction?() }
    return true
  }
}
