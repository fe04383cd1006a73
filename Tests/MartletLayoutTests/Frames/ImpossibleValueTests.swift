import Foundation
@testable import MartletLayout
import Testing

/// Values that no view can have, and the notes about them. On the main actor, where all layout happens: the note
/// handler is one per process.
@MainActor @Suite(.serialized) struct ImpossibleValueTests {
  /// The notes made while `body` runs, as if none had been made before.
  private func notes(_ body: () -> Void) -> [String] {
    var notes: [String] = []
    LayoutNotes.forget()
    layoutNoteHandler = { notes.append($0) }
    defer { layoutNoteHandler = nil }
    body()
    return notes
  }

  @Test func impossibleFixedLengthsAreRepairedWithOneNoteEach() {
    // B25.
    let notes = notes {
      for _ in 0..<2 {
        #expect(FixedFrame(width: -5).width == 0)
        #expect(FixedFrame(width: .nan).width == nil)
        #expect(FixedFrame(height: .infinity).height == nil)
      }
    }
    #expect(
      notes == [
        "frame(width: -5.0): a length cannot be negative, so 0 is used; pass 0 or more.",
        "frame(width: nan): a fixed length must be finite, so it is ignored; "
          + "use frame(maxWidth: .infinity) to take all the room there is.",
        "frame(height: inf): a fixed length must be finite, so it is ignored; "
          + "use frame(maxHeight: .infinity) to take all the room there is.",
      ])
  }

  @Test func contradictoryLimitsAreRepairedWithANote() {
    // B30.
    var limits = FlexibleFrame().horizontal
    let notes = notes { limits = FlexibleFrame(minWidth: 50, idealWidth: 200, maxWidth: 20).horizontal }
    #expect(limits == FlexibleFrame(minWidth: 50, idealWidth: 50, maxWidth: 50).horizontal)
    #expect(
      notes == [
        "frame(minWidth: 50.0, idealWidth: 200.0, maxWidth: 20.0): contradictory frame constraints; "
          + "50.0, 50.0, 50.0 are used. Pass lengths from small to large."
      ])
  }

  @Test func impossibleInsetsCountAsZero() {
    // B32.
    let notes = notes { #expect(PaddingInsets(EdgeInsets(.top, .nan)).insets.top == 0) }
    #expect(notes == ["padding(top: nan): an inset must be finite, so 0 is used; pass a finite number."])
  }

  @Test func everyCombinationOfLimitsKeepsThemAndMakesNoImpossibleNumber() {
    // B26, B27, B30 over all combinations, impossible ones included.
    let lengths: [CGFloat?] = [nil, 0, 40, 80, .infinity, -10, .nan]
    var failures = Set<String>()
    for minimum in lengths {
      for ideal in lengths {
        for maximum in lengths {
          let frame = FlexibleFrame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
          for room in lengths where !holds(frame, room) {
            failures.insert("\([minimum, ideal, maximum]) at \(room as Any)")
          }
        }
      }
    }
    #expect(failures.isEmpty)
  }

  /// Whether answers lie in the limits and places are numbers around a fixed, a stretchy, and an impossible child.
  private func holds(_ frame: FlexibleFrame, _ room: CGFloat?) -> Bool {
    [Fixed(50, 10), color(), Impossible(.nan, 10)].allSatisfy { child in
      let proposal = ProposedViewSize(width: room, height: 10)
      let width = frame.sizeThatFits(proposal, child: child).width
      let limits = frame.horizontal
      let origin = frame.placement(in: CGSize(width, 10), proposal: proposal, child: child).origin
      return width >= limits.minimum ?? 0 && width <= limits.maximum ?? .infinity && origin.x.isFinite
    }
  }
}
