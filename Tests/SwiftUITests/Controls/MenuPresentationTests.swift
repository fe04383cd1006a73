import MartletTesting
import SwiftUI
import Testing

/// F35: what a row presents stays when the menu closes.
@MainActor @Suite struct MenuPresentationTests {
  private struct Rows: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    var body: some View {
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) {
          VStack {
            Text("In the sheet").font(.body)
            Button("Close") { showsSheet = false }
          }
        }
      Button("Alert") { showsAlert = true }.alert("In the alert", isPresented: $showsAlert) {}
      ShareLink(item: "words") { Text("Share") }
    }
  }

  private func open(_ labels: String..., in screen: Screen) throws {
    for label in labels {
      try screen.tap(label)
      screen.settle()
    }
  }

  @Test func aRowsSheetStaysUntilItIsClosed() throws {
    let screen = Screen { Menu("Open") { Rows() } }
    try open("Open", "Sheet", in: screen)
    #expect(screen.shows("In the sheet") && !screen.shows("Alert"))
    // What is in the sheet looks as in any sheet: a button is as wide as its words.
    let width = try #require(screen.frame(of: "Close")).width
    #expect(width < 60)
    try open("Close", in: screen)
    #expect(!screen.shows("In the sheet"))
    try open("Open", in: screen)
    #expect(screen.buttons == ["Sheet", "Alert", "Share"])
    try open("Sheet", in: screen)
    #expect(screen.shows("In the sheet"))
    screen.root.screen.checkInvariants()
  }

  @Test func aRowsAlertStays() throws {
    let screen = Screen { Menu("Open") { Rows() } }
    try open("Open", "Alert", in: screen)
    #expect(screen.shows("In the alert"))
    try open("OK", in: screen)
    #expect(!screen.shows("In the alert") && screen.buttons == [])
  }

  @Test func aShareLinkInAMenuOpensItsScreen() throws {
    let screen = Screen { Menu("Open") { Rows() } }
    try open("Open", "Share", in: screen)
    #expect(screen.shows("words") && screen.buttons.contains("Cancel"))
    try open("Cancel", in: screen)
    #expect(!screen.shows("words"))
  }

  @Test func aRowOfAMenuInAMenuPresents() throws {
    let screen = Screen { Menu("Open") { Menu("More") { Rows() } } }
    try open("Open", "More", "Sheet", in: screen)
    #expect(screen.shows("In the sheet"))
    try open("Close", in: screen)
    #expect(screen.buttons == [])
    try open("Open", "More", in: screen)
    #expect(screen.shows("Share"))
  }

  @Test func aRowOfAContextMenuPresents() throws {
    let screen = Screen { Text("Photo").contextMenu { Rows() } }
    try screen.driver.tap(ElementQuery("Photo"), holding: 0.8)
    screen.settle()
    try open("Sheet", in: screen)
    #expect(screen.shows("In the sheet"))
    try open("Close", in: screen)
    #expect(!screen.shows("In the sheet"))
  }

  /// F35: all of it goes with the menu's own view.
  @Test func theMenusViewTakesItsSheetAlong() throws {
    final class Model: ObservableObject { @Published var hasMenu = true }
    struct Content: View {
      @ObservedObject var model: Model
      var body: some View { VStack { if model.hasMenu { Menu("Open") { Rows() } } } }
    }
    let model = Model()
    let screen = Screen { Content(model: model) }
    try open("Open", "Sheet", in: screen)
    model.hasMenu = false
    screen.settle()
    #expect(!screen.shows("In the sheet"))
    screen.root.screen.checkInvariants()
  }
}
