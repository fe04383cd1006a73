import Foundation
import MartletLayout
import MartletTree

/// The marks of a row in a list that is edited: at its leading edge what deletes or chooses it, at its trailing edge
/// what moves it. Spec: M-LIST-30.
struct RowMarks {
  private(set) var circle: MeaningNode?
  private(set) var handle: MeaningNode?

  /// Makes, keeps or drops marks, as the row allows.
  mutating func update(for row: ListRowNode) {
    let kind = kind(for: row)
    if let kind {
      let node = circle ?? Self.makeCircle(kind, row)
      circle = node
      let shape = node.child as! RowCircleNode
      (shape.kind, shape.appearance) = (kind, row.appearance)
      node.meaning.label = (kind == .delete ? Word.delete : .select).text(in: row.appearance.locale)
      node.meaning.addedTraits = kind == .selected ? .selected : []
    } else {
      circle = nil
    }
    guard row.traits.canMove, row.list != nil else { return handle = nil }
    handle = handle ?? Self.makeHandle(row)
    (handle?.child as? RowHandleNode)?.color = row.appearance.control
  }

  private func kind(for row: ListRowNode) -> RowCircleNode.Kind? {
    if let selection = row.selection, row.list?.selectionMode == .multiple {
      return selection.isSelected ? .selected : .unselected
    }
    return row.traits.canDelete ? .delete : nil
  }

  private static func makeCircle(_ kind: RowCircleNode.Kind, _ row: ListRowNode) -> MeaningNode {
    let node = MeaningNode(
      context: row.context, child: RowCircleNode(context: row.context, kind: kind, appearance: row.appearance))
    node.meaning.role = .button
    node.tapAction = { [weak row] in row?.circleWasTapped() }
    return node
  }

  private static func makeHandle(_ row: ListRowNode) -> MeaningNode {
    let handle = RowHandleNode(context: row.context)
    handle.pan.isScrolling = true  // or it would wait for the list around to scroll
    // The handle moves with the row: the way is that of the finger in the window.
    handle.pan.began = { [weak row, unowned handle] value in
      guard let row else { return }
      row.list?.beginReorder(row, at: handle.windowPoint(fromOwn: value.location).y)
    }
    handle.pan.changed = { [weak row, unowned handle] value in
      row?.list?.reorder?.follow(handle.windowPoint(fromOwn: value.location).y)
    }
    handle.pan.ended = { [weak row] _ in row?.list?.endReorder() }
    handle.pan.cancelled = { [weak row] in row?.list?.endReorder() }
    let node = MeaningNode(context: row.context, child: handle)
    (node.meaning.role, node.meaning.label) = (.button, Word.reorder.text(in: row.appearance.locale))
    node.meaning.actions = [
      (Word.moveUp.text(in: row.appearance.locale), { [weak row] in row?.move(by: -1) }),
      (Word.moveDown.text(in: row.appearance.locale), { [weak row] in row?.move(by: 1) }),
    ]
    return node
  }

  // MARK: Room

  private var leadingRoom: CGFloat { circle == nil ? 0 : ListMetrics.editShift }
  private var trailingRoom: CGFloat { handle == nil ? 0 : ListMetrics.editShift }

  /// What the marks take of the content's width.
  func room(isEditing: Bool) -> CGFloat { isEditing ? leadingRoom + trailingRoom : 0 }
  func contentShift(_ progress: CGFloat) -> CGFloat { leadingRoom * progress }

  /// The marks come in from the row's edges.
  func place(in size: CGSize, insets: EdgeInsets, shift: CGFloat, progress: CGFloat) {
    let away = 1 - progress
    circle?.place(
      at: CGPoint(x: insets.leading + shift - away * (leadingRoom + insets.leading), y: size.height / 2),
      anchor: .leading, proposal: .unspecified)
    handle?.place(
      at: CGPoint(
        x: size.width - insets.trailing + shift + away * (trailingRoom + insets.trailing), y: size.height / 2),
      anchor: .trailing, proposal: ProposedViewSize(width: nil, height: size.height))
  }
}

extension ListRowNode {
  /// Uncovers what deletes the row, or chooses it.
  func circleWasTapped() {
    if let selection, list?.selectionMode == .multiple { return selection.select() }
    swipeIfAny?.openTrailing()
  }

  /// Moves the row past its neighbour, for assistive tools.
  func move(by way: Int) {
    guard let editing = traits.editing, let position = editing.position() else { return }
    let target = position.index + way
    guard (0..<position.count).contains(target) else { return }
    list?.animatesNextReload = true
    editing.move?(position.index, way > 0 ? target + 1 : target)
  }
}
