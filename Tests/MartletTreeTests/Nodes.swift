import Foundation
import MartletDisplay
import MartletLayout
import MartletText

@testable import MartletTree

/// A leaf of a fixed size that counts how often it is asked, placed and drawn.
final class CountingLeaf: LayoutNode {
  var content: CGSize { didSet { if content != oldValue { contentDidChange() } } }
  var measured = 0
  var placed = 0
  var drawn = 0

  init(_ context: LayoutContext, _ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(context: context)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measured += 1
    return content
  }
  override func placeChildren() { placed += 1 }
  override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawn += 1
    items.append(.rect(CGRect(origin: offset, size: size), .black))
  }
}

/// A leaf that answers whatever a closure says.
final class AnsweringLeaf: LayoutNode {
  let answer: (ProposedViewSize) -> CGSize
  init(_ context: LayoutContext, _ answer: @escaping (ProposedViewSize) -> CGSize) {
    self.answer = answer
    super.init(context: context)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}

extension LayoutContext {
  static func test(scale: CGFloat = 2) -> LayoutContext { LayoutContext(pixelsPerPoint: scale, textEngine: .standard) }
}

extension LayoutNode {
  /// Lays the node out as a root in a window of this size.
  func layOut(_ width: CGFloat = 100, _ height: CGFloat = 100) {
    place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(width: width, height: height))
  }
}
