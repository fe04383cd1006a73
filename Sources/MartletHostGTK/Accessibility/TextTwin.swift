import Foundation

/// A native widget's text, as a twin works on it. Places are counted in Unicode scalars.
protocol TextBody: AnyObject {
  var text: String { get }
  var selection: Range<Int> { get }
  func replace(_ edit: TextEdit)
  func select(_ range: Range<Int>)
  /// Called when text or selection changed, by whomever.
  var didChange: () -> Void { get set }
  func forget()
}

/// Keeps the text and selection of a native widget like those of an element, told edit by edit, so that assistive
/// tools follow the caret; what a tool changes goes to the element.
///
/// A secret text is shown as dots: its words never leave the element.
final class TextTwin {
  private let body: any TextBody
  /// The whole text and the selection in characters, as a tool wants them.
  var didEdit: (String, Range<Int>) -> Void = { _, _ in }
  private var shown = (text: "", isSecure: false)
  /// Whether the shown text is the element's, not the dots that stand for it.
  private var isKnown = true
  private var isShowing = false
  /// Set while a change of a tool's waits: one edit may be many changes of the widget.
  private var pause: Timeout?

  init(_ body: any TextBody) {
    self.body = body
    body.didChange = { [weak self] in self?.bodyDidChange() }
  }

  func forget() {
    pause = nil
    body.forget()
  }

  /// `selection` is in characters; nil leaves it where it is.
  func show(_ text: String, selection: Range<Int>?, isSecure: Bool) {
    // What a tool did comes first; the element answers with its next frame.
    guard !settle() else { return }
    isShowing = true
    shown = (text, isSecure)
    isKnown = selection != nil || !isSecure
    if let edit = TextEdit(from: body.text, to: display) { body.replace(edit) }
    if let selection {
      let range = scalars(display, selection)
      if range != body.selection { body.select(range) }
    }
    isShowing = false
  }

  private var display: String {
    shown.isSecure ? String(repeating: "•", count: shown.text.count) : shown.text
  }

  private func scalars(_ text: String, _ range: Range<Int>) -> Range<Int> {
    let start = text.scalarOffset(ofCharacter: range.lowerBound)
    return start..<max(start, text.scalarOffset(ofCharacter: range.upperBound))
  }

  private func bodyDidChange() {
    guard !isShowing, pause == nil else { return }
    pause = Timeout(seconds: 0) { [weak self] in _ = self?.settle() }
  }

  /// Answers whether a tool had changed something.
  private func settle() -> Bool {
    guard pause != nil else { return false }
    pause = nil
    let (text, selection) = (body.text, body.selection)
    let edit = TextEdit(from: display, to: text)
    // Into words that nobody here knows, nothing can be put: they can only give way to others.
    guard isKnown || edit?.removed == shown.text.count else { return true }
    let wanted = shown.isSecure ? edit?.applied(toHidden: shown.text) ?? shown.text : text
    let start = text.characterOffset(ofScalar: selection.lowerBound)
    let end = text.characterOffset(ofScalar: selection.upperBound)
    didEdit(wanted, min(start, wanted.count)..<min(max(start, end), wanted.count))
    return true
  }
}
