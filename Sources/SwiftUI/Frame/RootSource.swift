import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletTree

/// A view tree as what a host drives: the part that is the same for a window and for a test's screen.
package protocol RootSource: FrameSource, ElementPlacing, ForeignViewSource {
  var root: ViewRoot { get }
}

extension RootSource {
  package var semantics: SemanticsNode { root.semantics }
  package var hasPendingWork: Bool { root.hasPendingWork }
  package var needsFrame: () -> Void {
    get { root.needsFrame }
    set { root.needsFrame = newValue }
  }
  package var placeholders: [String] { Notes.placeholders }
  package func advance(to time: Double) { root.advance(to: time) }
  package var nextDueTime: Double? { root.nextDueTime }
  package var isMoving: Bool { root.layoutContext.clock.isSettling }
  package func handle(_ event: InputEvent) -> Bool { root.handle(event) }
  package var textInput: TextInputState? { (root.focus.focused as? TextInputClient)?.textInputState }
  package func foreignView(withID id: UInt64) -> (any ForeignView)? {
    (root.screen.node(withID: id) as? ForeignNode)?.foreign
  }
  package func foreignView(at point: CGPoint) -> UInt64? { (root.input.node(at: point) as? ForeignNode)?.id }
  package func activationPoint(ofElement id: UInt64) -> CGPoint? { root.activationPoint(ofElement: id) }
}
