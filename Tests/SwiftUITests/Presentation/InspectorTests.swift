import MartletTesting
import SwiftUI
import Testing

/// Details beside a view: a column where there is room, else a sheet.
@MainActor @Suite struct InspectorTests {
  private struct Content: View {
    @State private var isPresented = false
    var body: some View {
      Button("details") { isPresented.toggle() }
        .inspector(isPresented: $isPresented) {
          VStack {
            Text("inspector")
            Button("close") { isPresented = false }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspectorColumnWidth(min: 200, ideal: 240, max: 300)
        }
    }
  }

  private func shown(_ sizeClass: UserInterfaceSizeClass, rightToLeft: Bool = false) -> Screen {
    Screen(size: CGSize(width: 1000, height: 700), rightToLeft: rightToLeft, horizontalSizeClass: sizeClass) {
      Content()
    }
  }

  @Test func aWideWindowHasAColumn() throws {
    let screen = shown(.regular)
    #expect(try #require(screen.frame(of: "details")).midX == 500)
    try screen.tap("details")
    screen.advance(by: 2)
    // The line takes a point or less of the room.
    #expect(abs(try #require(screen.frame(of: "inspector")).midX - 880) < 1)
    #expect(abs(try #require(screen.frame(of: "details")).midX - 380) < 1)
    try screen.tap("details")
    screen.advance(by: 2)
    #expect(!screen.shows("inspector"))
  }

  @Test func theColumnStandsAtTheTrailingEdge() throws {
    let screen = shown(.regular, rightToLeft: true)
    try screen.tap("details")
    screen.advance(by: 2)
    #expect(abs(try #require(screen.frame(of: "inspector")).midX - 120) < 1)
  }

  @Test func itsEdgeIsDraggedWithinTheBounds() throws {
    let screen = shown(.regular)
    try screen.tap("details")
    screen.advance(by: 2)
    screen.drag(from: CGPoint(x: 760, y: 300), to: CGPoint(x: 730, y: 300))
    #expect(abs(try #require(screen.frame(of: "inspector")).midX - 865) < 2)
    screen.drag(from: CGPoint(x: 730, y: 300), to: CGPoint(x: 400, y: 300))
    #expect(abs(try #require(screen.frame(of: "inspector")).midX - 850) < 2)
  }

  @Test func aNarrowWindowHasASheet() throws {
    let screen = shown(.compact)
    try screen.tap("details")
    screen.advance(by: 2)
    #expect(screen.shows("inspector"))
    try screen.tap("close")
    screen.advance(by: 2)
    #expect(!screen.shows("inspector") && screen.frame(of: "details")?.midX == 500)
  }
}
