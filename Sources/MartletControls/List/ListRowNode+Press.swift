import Foundation
import MartletDisplay
import MartletTree

/// How a press of a row shows.
struct RowPressLook: Equatable {
  /// 1 while the row is pressed; it fades out afterwards. Spec: M-LIST-25.
  var highlight = 0.0
  /// Whether the content is weaker: the feedback of a plain style. Spec: G28.
  var isContentWeak = false
}

// A press anywhere in a row means the buttons and links that fill it. Spec: G18, G27.
extension ListRowNode: PointerTaking, RowPressing {
  public var ownRecognizers: [GestureRecognizer] {
    if place.kind == .item { readTraits() }  // what the row allows may have changed since it was laid out
    let pan = swipeIfAny.map { [$0.pan] } ?? []
    if isSwipedOpen { return [closing] + pan }
    let controls = isEditing ? [] : content.rowControls()
    let select = tapChoice
    let acts = !controls.isEmpty || select != nil
    guard place.kind == .item, acts || canExtendSelection else { return pan }
    pressRecognizer.action = { [weak self] in
      if let self, list?.extendSelection(to: self, with: pressRecognizer.modifiers) == true { return }
      if select != nil { self?.list?.takeFocus() }
      select?()
      for control in controls { control.tapAction?() }
    }
    let isPlain = !controls.isEmpty && controls.allSatisfy { $0.press == .plainRow }
    // The row shows the press; the words in it stay as they are.
    pressRecognizer.pressChanged = { [weak self] isPressed in
      if acts { self?.showPress(isPressed, isPlain: isPlain) }
    }
    return [pressRecognizer] + pan
  }

  /// What a tap does with the row as a whole.
  private var tapChoice: (() -> Void)? {
    if !isEditing, let action = selection?.primaryAction { return action }
    return list?.selects(self) == true ? selection?.select : nil
  }
  /// Whether clicks with Control and Shift choose the row.
  private var canExtendSelection: Bool { list?.selectionMode == .multiple && selection != nil }

  /// A tap on what a swipe moved aside brings it back.
  private var closing: GestureRecognizer {
    pressRecognizer.action = { [weak self] in self?.swipe.close() }
    pressRecognizer.pressChanged = { _ in }
    return pressRecognizer
  }

  private func showPress(_ isPressed: Bool, isPlain: Bool) {
    guard !isPlain else { return pressLook.isContentWeak = isPressed }
    if isPressed { return pressLook.highlight = 1 }
    let start = context.clock.now
    context.clock.addMovement { [weak self] now in
      guard let self, !self.pressRecognizer.isPressed else { return false }
      pressLook.highlight = max(0, 1 - (now - start) / ListMetrics.highlightFade)
      return pressLook.highlight > 0
    }
  }

  /// The press, or that the row is chosen; in a sidebar as a rounded plate. Spec: M-LIST-17, M-LIST-25.
  func drawHighlight(_ bounds: CGRect, into items: inout [DisplayItem]) {
    let isSelected = selection?.isSelected == true
    let color = isSelected ? appearance.selection : appearance.highlight.opacity(pressLook.highlight)
    guard isSelected || pressLook.highlight > 0, color.alpha > 0 else { return }
    guard appearance.style == .sidebar else { return items.append(.rect(bounds, color)) }
    let plate = Path(
      roundedRect: bounds.insetBy(dx: ListMetrics.sidebarRowInset, dy: 0), cornerRadius: ListMetrics.sidebarRowRadius)
    items.append(.fill(plate, .color(color), FillStyle()))
  }
}
