import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Keys that controllers and views of UIKit's answer to.
@MainActor @Suite struct UIKeyCommandTests {
  private final class Game: UIViewController {
    var heard: [String] = []
    func restart(_ sender: UIKeyCommand) { heard.append("restart \(sender.input ?? "")") }
    func left(_ sender: UIKeyCommand) { heard.append("left") }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "N", modifierFlags: .command, action: Selector("restart:", Game.restart(_:))),
        UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("left:", Game.left(_:))),
      ]
    }
  }

  @Test func aControllerHearsItsKeys() {
    let game = Game()
    let screen = Screen { MadeController { game } }
    #expect(screen.press(key: "n", modifiers: .command))
    #expect(!screen.press(key: "n"))
    #expect(screen.press(key: .leftArrow))
    #expect(game.heard == ["restart N", "left"])
  }

  @Test func aCoveredControllerHearsNothing() throws {
    struct Content: View {
      let game: Game
      @State private var isCovered = false
      var body: some View {
        MadeController { game }
        Button("cover") { isCovered = true }.sheet(isPresented: $isCovered) { Text("sheet") }
      }
    }
    let game = Game()
    let screen = Screen { VStack { Content(game: game) } }
    try screen.tap("cover")
    screen.advance(by: 2)
    screen.press(key: "n", modifiers: .command)
    #expect(game.heard.isEmpty)
  }
}
