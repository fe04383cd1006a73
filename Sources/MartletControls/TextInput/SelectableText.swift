import Foundation
import MartletDisplay
import MartletText
import MartletTree

/// A text in which a person selects: a field, or words that allow it. Pointers, handles and menu are the same for both.
public protocol SelectableText: FocusableNode {
  var model: TextEditingModel { get }
  /// Where the characters stand, in own coordinates.
  var carets: TextCarets { get }
  var isFocused: Bool { get }
  var aids: SelectionAids { get }
  /// The colour of caret and handles.
  var tint: RGBA { get }
  /// Whether it can be copied alone: a finger's tap does not begin anything.
  var isReadOnly: Bool { get }
  /// Changes the selection, or the text where it may be changed.
  func edit(_ change: (inout TextEditingModel) -> Void)
  func canPerform(_ command: EditCommand) -> Bool
  func perform(_ command: EditCommand)
}

/// An end of the selection that a finger moves.
enum SelectionEnd { case start, end }

extension SelectableText {
  public var isReadOnly: Bool { false }

  var showsHandles: Bool { isFocused && aids.isByTouch && model.hasSelection }

  /// The line at an end of the selection, of no width; nil when it is out of sight.
  func line(at end: SelectionEnd) -> CGRect? {
    let line =
      end == .start
      ? carets.caret(at: model.selection.lowerBound)
      : carets.caret(at: model.selection.upperBound, prefersLineEnd: true)
    let isInside =
      line.minX >= -1 && line.minX <= size.width + 1 && line.midY >= 0 && line.midY <= size.height
    return isInside ? line : nil
  }

  /// The round part of a handle: above the beginning, below the end.
  private func ball(at end: SelectionEnd, of line: CGRect) -> CGRect {
    let side = ControlMetrics.SelectionHandle.ballSize
    return CGRect(x: line.minX - side / 2, y: end == .start ? line.minY - side : line.maxY, width: side, height: side)
  }

  /// The round parts of the handles that show, in own coordinates: that of the beginning first.
  public var handleFrames: [CGRect] {
    guard showsHandles else { return [] }
    return [SelectionEnd.start, .end].compactMap { end in line(at: end).map { ball(at: end, of: $0) } }
  }

  /// Spec: M-CTL-50.
  func drawHandles(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard showsHandles else { return }
    let width = ControlMetrics.SelectionHandle.stemWidth
    for end in [SelectionEnd.start, .end] {
      guard let line = line(at: end) else { continue }
      let ball = ball(at: end, of: line).offsetBy(dx: offset.x, dy: offset.y)
      let stem = line.insetBy(dx: -width / 2, dy: 0).offsetBy(dx: offset.x, dy: offset.y)
      items.append(.rect(stem, tint))
      items.append(.fill(Path(ellipseIn: ball), .color(tint), FillStyle()))
    }
  }

  /// The handle that a finger at a point takes: the nearer of two.
  func handle(at point: CGPoint) -> SelectionEnd? {
    guard showsHandles else { return nil }
    let reach = ControlMetrics.SelectionHandle.reach
    let near = [SelectionEnd.start, .end].compactMap { end -> (end: SelectionEnd, distance: CGFloat)? in
      guard let line = line(at: end) else { return nil }
      let ball = ball(at: end, of: line)
      guard ball.union(line).insetBy(dx: -reach, dy: -reach / 2).contains(point) else { return nil }
      return (end, hypot(point.x - ball.midX, point.y - ball.midY))
    }
    return near.min { $0.distance < $1.distance }?.end
  }

  /// Makes an end of the selection the one that moves.
  func grab(_ end: SelectionEnd) {
    let range = model.selection
    edit { model in
      model.moveCaret(to: end == .start ? range.upperBound : range.lowerBound)
      model.moveCaret(to: end == .start ? range.lowerBound : range.upperBound, extending: true)
    }
  }

  func isSelected(_ point: CGPoint) -> Bool {
    model.hasSelection && carets.areas(of: model.selection).contains { $0.contains(point) }
  }
}
