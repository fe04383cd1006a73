import Foundation
import MartletFoundation
import Testing

@MainActor @Suite struct UndoManagerTests {
  private final class Model {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }
  private let manager: UndoManager = {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }()

  private func change(_ model: Model, to value: Int, _ name: String = "") {
    manager.beginUndoGrouping()
    model.set(value)
    manager.setActionName(name)
    manager.endUndoGrouping()
  }

  @Test func changesAreTakenBackAndDoneAgain() {
    let model = Model(manager)
    change(model, to: 1)
    change(model, to: 2, "Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(model.value == 1 && manager.redoActionName == "Typing")
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    manager.redo()
    #expect(model.value == 2 && manager.canUndo && !manager.canRedo)
  }

  @Test func aNewChangeEndsWhatCouldBeDoneAgain() {
    let model = Model(manager)
    change(model, to: 1)
    manager.undo()
    change(model, to: 5)
    #expect(!manager.canRedo)
  }

  @Test func aGroupIsOneStep() {
    let model = Model(manager)
    manager.beginUndoGrouping()
    change(model, to: 1)
    change(model, to: 2)
    manager.endUndoGrouping()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
  }

  @Test func changesOfOneEventAreOneStep() {
    manager.groupsByEvent = true
    let model = Model(manager)
    model.set(1)
    model.set(2)
    #expect(manager.canUndo)
    manager.undo()
    #expect(model.value == 0)
  }

  @Test func onlyTheLastLevelsAreKept() {
    manager.levelsOfUndo = 1
    let model = Model(manager)
    change(model, to: 1)
    change(model, to: 2)
    manager.undo()
    manager.undo()
    #expect(model.value == 1)
  }

  @Test func registrationCanBeSwitchedOffAndForgotten() {
    let model = Model(manager)
    manager.disableUndoRegistration()
    model.set(3)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    change(model, to: 4)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
  }
}
