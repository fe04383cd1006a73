import MartletControls
import MartletScript
import MartletTesting
import SwiftUI
import Testing

/// Boxes: their card, their title, their styles. Lengths: BoxMetrics.
@MainActor @Suite struct GroupBoxTests {
  @Test func aBoxHasItsTitleAboveItsContent() throws {
    let screen = Screen {
      GroupBox("Title") { Text(verbatim: "inside") }.padding()
    }
    let title = try #require(screen.frame(of: "Title"))
    let inside = try #require(screen.frame(of: "inside"))
    #expect(title.minX == 16 + BoxMetrics.padding)
    #expect(inside.minY - title.maxY == BoxMetrics.spacing)
    #expect(try screen.element(ElementQuery("Title")).traits.contains(.header))
  }

  @Test func withoutATitleThereIsNoRoomForOne() throws {
    let screen = Screen { GroupBox { Color.red.frame(height: 40).accessibilityIdentifier("inside") } }
    let inside = try #require(screen.frame(of: "inside"))
    #expect(inside.height == 40)
    #expect(inside.width == 390 - 2 * BoxMetrics.padding)
    #expect(inside.midY == 422)
  }

  @Test func stylesDrawTheBox() {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "before")
          configuration.label
          configuration.content
        }
      }
    }
    let screen = Screen { GroupBox("Title") { Text(verbatim: "inside") }.groupBoxStyle(Framed()) }
    for words in ["before", "Title", "inside"] { #expect(screen.shows(words)) }
  }
}
