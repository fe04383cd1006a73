import Foundation
import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct ContentUnavailableTests {
  private func screen<V: View>(_ locale: String = "en_US", @ViewBuilder _ content: () -> V) -> Screen {
    Screen(size: CGSize(width: 390, height: 700), locale: Locale(identifier: locale), content: content)
  }

  @Test func theTitleStandsInTheMiddleUnderTheIcon() throws {
    let screen = screen {
      ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mails come here."))
    }
    let title = try #require(screen.frame(of: "No Mail"))
    let words = try #require(screen.frame(of: "New mails come here."))
    #expect(abs(title.midX - 195) < 0.5 && abs(words.midX - 195) < 0.5)
    #expect(title.minY > 330 && title.maxY < words.minY && words.maxY < 420)  // the icon of 48 is above
    let bare = self.screen {
      ContentUnavailableView {
        Text("No Mail")
      } description: {
        Text("New mails come here.")
      }
    }
    #expect(title.minY > bare.frame(of: "No Mail")!.minY + 20, "the icon pushes the title down")
  }

  @Test func actionsAreBelowAndAct() throws {
    var count = 0
    let screen = screen {
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("Check the network.")
      } actions: {
        Button("Retry") { count += 1 }
      }
    }
    #expect(screen.frame(of: "Retry")!.minY > screen.frame(of: "Check the network.")!.maxY)
    try screen.tap("Retry")
    #expect(count == 1)
  }

  /// M-STR-29 to M-STR-31.
  @Test(arguments: [("en", "No Results for “kiwi”"), ("de", "Keine Ergebnisse für „kiwi“")])
  func aSearchSaysWhatWasLookedFor(locale: String, words: String) {
    let screen = screen(locale) { ContentUnavailableView.search(text: "kiwi") }
    #expect(screen.shows(words))
  }

  @Test func aSearchWithoutATextTakesThatOfTheFieldAround() throws {
    struct Page: View {
      @State var text = ""
      var body: some View {
        NavigationStack {
          Group { if text.isEmpty { Text("all") } else { ContentUnavailableView.search } }
            .searchable(text: $text)
        }
      }
    }
    let screen = screen { Page() }
    let field = try #require(screen.semantics.flattened.first { $0.role == .searchField })
    screen.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    screen.type("kiwi")
    screen.wait(1)
    #expect(screen.shows("No Results for “kiwi”"))
    #expect(self.screen { ContentUnavailableView.search }.shows("No Results"))
  }
}
