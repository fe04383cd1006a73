import MartletTesting
import SwiftUI
import Testing

/// Veiled content keeps its size and what is read aloud, and shows shapes.
@MainActor @Suite struct RedactionTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Name")
        Text("Secret").privacySensitive()
        Image(systemName: "star").unredacted()
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  /// How many texts are drawn, and how many shapes.
  private func drawn(_ screen: Screen) -> (texts: Int, shapes: Int) {
    let lines = screen.displayList.split(separator: "\n").map { $0.drop { $0 == " " } }
    return (lines.count { $0.hasPrefix("text") }, lines.count { $0.hasPrefix("fill") })
  }

  @Test func placeholdersVeilAllButWhatIsUnredacted() {
    let plain = Screen { Card() }
    let veiled = Screen { Card().redacted(reason: .placeholder) }
    let (texts, shapes) = drawn(plain)
    #expect(texts == 2)
    #expect(drawn(veiled) == (0, shapes + 2))
    #expect(veiled.frame(of: "Name") == plain.frame(of: "Name"))
    #expect(veiled.shows("Secret"))
  }

  @Test func privacyVeilsWhatIsSensitive() {
    let screen = Screen { Card().redacted(reason: .privacy) }
    #expect(drawn(screen).texts == 1)
  }

  @Test func reasonsAddUpAndAreRead() {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text("reasons \(reasons.rawValue)") }
    }
    let screen = Screen {
      VStack {
        Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        Reader().unredacted().redacted(reason: .placeholder)
      }
    }
    #expect(screen.shows("reasons 3"))
    #expect(screen.shows("reasons 0"))
  }

  /// A veil is a colour of its own: the words come back as they were.
  @Test func contentAppearsWhenItIsThere() throws {
    struct Loading: View {
      @State private var isLoading = true
      var body: some View {
        VStack {
          Text("A line of text").redacted(reason: isLoading ? .placeholder : [])
          Button("Done") { isLoading = false }
        }
      }
    }
    let screen = Screen { Loading() }
    #expect(!screen.displayList.contains("\"A line of text\""))
    try screen.tap("Done")
    #expect(screen.displayList.contains("\"A line of text\""))
  }

  @Test func eachLineHasItsShape() {
    let words = Text("one two three four five six seven eight").frame(width: 100)
    let screen = Screen { words.redacted(reason: .placeholder) }
    #expect(drawn(screen).shapes == 4)
  }
}
