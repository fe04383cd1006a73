import MartletTesting
import SwiftUI
import Testing

/// Modifiers of a whole section are those of its rows. Spec: G30.
@MainActor @Suite struct SectionModifierTests {
  @Test func aSectionStaysASectionWithItsHeader() {
    let screen = Screen {
      List {
        Section("Head") {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .listRowBackground(Color.red)
        .listRowSeparator(.hidden)
      }
    }
    #expect(screen.shows("HEAD") && screen.shows("a") && screen.shows("b"))
    // M-LIST: a header is no row of the card; red are the rows alone.
    let red = screen.displayList.components(separatedBy: "#ff3b30").count - 1
    #expect(red >= 2, "\(screen.displayList)")
  }

  @Test func insetsReachTheRows() {
    let screen = Screen {
      List {
        Section {
          Text(verbatim: "a")
          Text(verbatim: "own").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      }
      .listStyle(.plain)
    }
    #expect(screen.frame(of: "a")?.minX == 50)
    #expect(screen.frame(of: "own")?.minX == 5, "a row says more of itself than its section")
  }

  @Test func rowsOfALoopInTheSectionKeepTheirPlaces() throws {
    let screen = Screen {
      ScrollViewReader { reader in
        List {
          Section { ForEach(0..<100) { Text(verbatim: "row \($0)") } }
            .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        }
        .listStyle(.plain)
        .onAppear { reader.scrollTo(60, anchor: .top) }
      }
    }
    screen.update()
    #expect(screen.frame(of: "row 60")?.midY == 22)
  }

  @Test func aLoopOfSectionsTakesThemToo() {
    let screen = Screen {
      List {
        ForEach(0..<2) { number in
          Section("Head \(number)") { Text(verbatim: "row \(number)") }
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
      }
      .listStyle(.plain)
    }
    #expect(screen.shows("Head 0") && screen.shows("Head 1"))
    #expect(screen.frame(of: "row 0")?.minX == 40 && screen.frame(of: "row 1")?.minX == 40)
  }
}
