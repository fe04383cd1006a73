import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct FormStyleTests {
  private func form() -> some View {
    Form {
      Section {
        Text(verbatim: "a")
        Text(verbatim: "b")
      } header: {
        Text(verbatim: "head")
      }
    }
  }

  /// A grouped form is what forms are without a style.
  @Test func groupedFormsHaveTheirRowsOnCards() {
    let plain = Screen { form() }
    let grouped = Screen { form().formStyle(.grouped) }
    #expect(grouped.frame(of: "a") != nil)
    for words in ["a", "b", "head"] { #expect(grouped.frame(of: words) == plain.frame(of: words)) }
  }

  @Test func columnsDoNotScroll() throws {
    let screen = Screen { form().formStyle(.columns) }
    let (a, b) = (try #require(screen.frame(of: "a")), try #require(screen.frame(of: "b")))
    #expect(b.minY > a.minY && b.minY - a.maxY < 20)
    #expect(abs((a.minY + b.maxY) / 2 - 422) < 40)
  }

  @Test func ownStylesGetTheRows() {
    struct Card: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "card")
          configuration.content
        }
      }
    }
    let screen = Screen { form().formStyle(Card()) }
    for words in ["card", "a", "b"] { #expect(screen.shows(words)) }
  }
}
