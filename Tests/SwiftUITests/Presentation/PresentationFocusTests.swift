import MartletTesting
import SwiftUI
import Testing

/// What a presentation does to the keyboard's focus.
@MainActor @Suite struct PresentationFocusTests {
  @Test func theFocusComesBackWhenTheSheetHasGone() throws {
    struct Page: View {
      @State private var name = ""
      @State private var isOn = false
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          Button("Open") { isOn = true }
        }
        .sheet(isPresented: $isOn) { Button("Close") { isOn = false } }
      }
    }
    let screen = Screen { Page() }
    let field = screen.frame(of: "Name")!
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    #expect(screen.textInput != nil)
    try screen.perform("tap", on: "Open")
    screen.settle()
    #expect(screen.textInput == nil)
    // Tab stays in the sheet.
    screen.key("\t")
    screen.key("\t")
    #expect(screen.textInput == nil)
    try screen.tap("Close")
    screen.settle()
    #expect(screen.textInput != nil)
  }
}
