import Foundation
import MartletGraph
import MartletLayout
import MartletTree

// What presented content finds around it, and where its presenter stands. Spec: D10, D28.
extension PresentationNode {
  var isRegular: Bool { EnvironmentValues(scope: root.scope).horizontalSizeClass == .regular }

  func writeEnvironment() {
    var values = EnvironmentValues()
    values.isElevated = true
    values.isListRow = false
    values.isToolbar = false
    if view.modifier.style.takesLevel {
      values.isPresented = true
      values.navigation = nil
      values.splitPage = nil
      values.presentationLevel = innerLevel
      values.dismiss = DismissAction { [weak self] in self?.dismiss() }
    } else {
      values.rowPresentations = rows
    }
    if isDialog {
      values.dialogControl = dialogControl
      dialogControl.dismiss = { [weak self] in self?.dismiss() }
    }
    for (key, value) in values.writes { scope.set(key, value) }
  }

  /// Content of a part of a wide window is laid out as in a narrow one.
  func writeFormValues(_ form: PresentationForm) {
    var values = EnvironmentValues()
    values.presentationForm = form
    switch form {
    case .formSheet, .popover: values.horizontalSizeClass = .compact
    default: values.horizontalSizeClass = EnvironmentValues(scope: root.scope).horizontalSizeClass
    }
    for (key, value) in values.writes { scope.set(key, value) }
  }

  func place() -> PresentationPlace {
    let insets = root.screen.safeArea
    let size = root.screen.size
    let room = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
    guard isAnchored else { return PresentationPlace(anchor: .zero, room: room) }
    let anchor = reads.follow { [unowned self] in anchorFrame() }
    return PresentationPlace(anchor: anchor, room: room)
  }

  /// The frame of what presents, in points of the window.
  private func anchorFrame() -> CGRect {
    let frames = content.elements.map { $0.frame() }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let item = showing?.item ?? view.modifier.item()
    guard let item = item as? any AnchoredItem, let part = item.anchor else { return frame }
    let origin = item.anchorNode?.frame().origin ?? frame.origin
    return part.offsetBy(dx: origin.x, dy: origin.y)
  }
}
