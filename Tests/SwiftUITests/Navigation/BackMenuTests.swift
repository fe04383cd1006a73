import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// A long press on the back button lists the pages below. Spec: F5.
@MainActor @Suite struct BackMenuTests {
  private struct Deep: View {
    @State var path = [1, 2, 3]
    var body: some View {
      NavigationStack(path: $path) {
        Text(verbatim: "root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "page \(number)").navigationTitle(Text(verbatim: "Title \(number)"))
          }
      }
    }
  }

  private func back(_ screen: Screen) throws -> CGPoint {
    let button = try #require(screen.semantics.flattened.first { $0.identifier == "BackButton" })
    return CGPoint(x: button.frame.midX, y: button.frame.midY)
  }

  @Test func aLongPressListsThePagesBelowNearestFirst() throws {
    let screen = Screen { Deep() }
    #expect(screen.shows("page 3"))
    screen.press(at: try back(screen), for: 0.6)
    screen.wait(1)
    let rows = ["Title 2", "Title 1", "Root"].map { title in
      screen.elements(title).map(\.frame).max { $0.minY < $1.minY }?.minY ?? 0
    }
    #expect(rows[0] > 44 && rows[0] < rows[1] && rows[1] < rows[2], "\(rows)")
  }

  @Test(arguments: [("Title 1", "page 1"), ("Root", "root")])
  func choosingAPageGoesBackToIt(title: String, page: String) throws {
    let screen = Screen { Deep() }
    screen.press(at: try back(screen), for: 0.6)
    screen.wait(1)
    try screen.tap(title)
    screen.wait(1)
    #expect(screen.shows(page) && !screen.shows("page 3"))
  }

  @Test func aTapStillGoesBackByOne() throws {
    let screen = Screen { Deep() }
    screen.tap(at: try back(screen))
    screen.wait(1)
    #expect(screen.shows("page 2"))
  }

  @Test func assistiveToolsOpenTheMenuByAnAction() throws {
    let screen = Screen { Deep() }
    let title = try #require(screen.semantics.flattened.first { $0.identifier == "BackButton" }?.label)
    try screen.perform("Show Menu", on: title)
    screen.wait(1)
    #expect(screen.shows("Root"))
  }
}
