import Testing

@testable import MartletTesting
@testable import SwiftUI

/// Titles that their user may change. Spec: F51.
@MainActor @Suite struct RenamingTests {
  private struct Page: View {
    @State private var title = "Draft"
    var body: some View {
      NavigationStack {
        Text("named \(title)").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func screen() throws -> Screen {
    let screen = Screen { Page() }
    try screen.tap("Draft")
    screen.settle()
    try screen.tap("Rename")
    screen.settle()
    screen.press(key: "a", modifiers: .control)
    return screen
  }

  @Test func theMenuPutsAFieldInTheTitlesPlace() throws {
    let screen = try screen()
    screen.type("Final")
    #expect(screen.shows("named Draft"))
    screen.press(key: .return)
    screen.settle()
    #expect(screen.shows("named Final") && screen.textInput == nil)
  }

  @Test func anEmptyNameChangesNothing() throws {
    let screen = try screen()
    screen.press(key: .delete)
    screen.press(key: .return)
    screen.settle()
    #expect(screen.shows("named Draft"))
  }
}
