import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct SeparatorTests {
  /// The lines of a picture's display list that are one device pixel high.
  private func separators(_ screen: Screen) -> [String] {
    screen.displayList.split(separator: "\n").map(String.init).filter { $0.contains(",0.5)") }
  }

  @Test func aSeparatorBeginsUnderTheRowsText() {  // G5, M-LIST: insets 20, icon column 28, gap 16
    let plain = Screen {
      List {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .listStyle(.plain)
    }
    #expect(separators(plain).contains { $0.contains("(20,") })
    let icons = Screen {
      List {
        Label(String("a"), systemImage: "star")
        Label(String("b"), systemImage: "star")
      }
      .listStyle(.plain)
    }
    #expect(separators(icons).contains { $0.contains("(64,") })
  }

  @Test func aHiddenSeparatorIsNotDrawn() {  // G5
    let screen = Screen {
      List {
        Text(verbatim: "a").listRowSeparator(.hidden)
        Text(verbatim: "b")
      }
      .listStyle(.plain)
    }
    #expect(separators(screen).isEmpty)
  }

  @Test func onlyVisibleRowsExist() {  // G3
    let screen = Screen { List(0..<1_000_000, id: \.self) { Text(verbatim: "row \($0)") }.listStyle(.plain) }
    #expect(screen.shows("row 0") && !screen.shows("row 40"))
  }
}
