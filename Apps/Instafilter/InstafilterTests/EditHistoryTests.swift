import Testing

@testable import Instafilter

@Suite struct EditHistoryTests {
  private let first = Edit(filter: "CISepiaTone")
  private let second = Edit(filter: "CIEdges")

  @Test func aChangeIsUndoneAndDoneAgain() {
    var history = EditHistory(first)
    #expect(!history.canUndo && !history.canRedo)
    history.begin()
    history.change(to: second)
    history.undo()
    #expect(history.current == first && history.canRedo && !history.canUndo)
    history.redo()
    #expect(history.current == second && !history.canRedo && history.canUndo)
  }

  @Test func allMovementOfASliderIsOneChange() {
    var history = EditHistory(first)
    let slider = first.parameters[0]
    history.begin()
    for value in [0.2, 0.3, 0.4] {
      var edit = history.current
      edit[slider] = value
      history.change(to: edit)
    }
    #expect(history.current[slider] == 0.4)
    history.undo()
    #expect(history.current == first && !history.canUndo)
  }

  @Test func aNewChangeForgetsWhatWasUndone() {
    var history = EditHistory(first)
    history.begin()
    history.change(to: second)
    history.undo()
    history.begin()
    history.change(to: Edit(filter: "CIBloom"))
    #expect(!history.canRedo)
  }

  @Test func withoutHistoryNothingHappens() {
    var history = EditHistory(first)
    history.undo()
    history.redo()
    #expect(history.current == first)
  }
}
