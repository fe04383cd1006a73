import Foundation
import Testing

@testable import MartletFoundation

/// The expected spans follow CommonMark's rules for inlines (spec.commonmark.org 0.31, section 6) and GitHub's for
/// strikethrough. Spec: I7.
@Suite struct InlineMarkdownTests {
  typealias Span = InlineMarkdown.Span

  @Test func textWithoutMarksIsOneSpan() {
    #expect(InlineMarkdown.spans(of: "Hello (world) # 1. x > y") == [Span(text: "Hello (world) # 1. x > y")])
    #expect(InlineMarkdown.spans(of: "") == [])
  }

  @Test(arguments: ["*a*", "_a_"]) func oneMarkEmphasises(text: String) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: "a", isEmphasized: true)])
  }

  @Test(arguments: ["**a**", "__a__"]) func twoMarksAreStrong(text: String) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: "a", isStrong: true)])
  }

  @Test(arguments: ["***a***", "___a___", "*__a__*", "**_a_**"]) func threeMarksAreBoth(text: String) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: "a", isStrong: true, isEmphasized: true)])
  }

  @Test func strongNestsInEmphasis() {
    #expect(
      InlineMarkdown.spans(of: "*a **b** c*") == [
        Span(text: "a ", isEmphasized: true), Span(text: "b", isStrong: true, isEmphasized: true),
        Span(text: " c", isEmphasized: true),
      ])
  }

  @Test func leftOverMarksStay() {
    #expect(InlineMarkdown.spans(of: "**a*") == [Span(text: "*"), Span(text: "a", isEmphasized: true)])
  }

  @Test(arguments: [
    "snake_case_name", "2 * 3 * 4", "* a", "**a", "a**", "~~a", "`a", "[a]", "[a](b c)", "[a](b", "a < b", "<a b>",
  ])
  func malformedMarksAreText(text: String) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: text)])
  }

  @Test(arguments: ["~~a~~", "~a~"]) func tildesStrike(text: String) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: "a", isStruck: true)])
  }

  @Test func codeIsVerbatim() {
    #expect(InlineMarkdown.spans(of: "`*a*`") == [Span(text: "*a*", isCode: true)])
    #expect(InlineMarkdown.spans(of: "`` a`b ``") == [Span(text: "a`b", isCode: true)])
    #expect(InlineMarkdown.spans(of: "**`a`**") == [Span(text: "a", isStrong: true, isCode: true)])
  }

  @Test func backslashesMakeMarksText() {
    #expect(InlineMarkdown.spans(of: #"\*a\* \q \\"#) == [Span(text: #"*a* \q \"#)])
  }

  @Test func linksCarryTheirAddress() {
    let spans = InlineMarkdown.spans(of: "see [the **page**](https://a.b/c_(d)) now")
    #expect(
      spans == [
        Span(text: "see "), Span(text: "the ", destination: "https://a.b/c_(d)"),
        Span(text: "page", isStrong: true, destination: "https://a.b/c_(d)"), Span(text: " now"),
      ])
    #expect(spans[1].link == URL(string: "https://a.b/c_(d)"))
    #expect(spans[0].link == nil)
  }

  @Test(arguments: [#"[a](u "title")"#, "[a](<u>)", "[a]( u )", "[a](u 'x)y')"]) func linkTargetsHaveSeveralForms(
    text: String
  ) {
    #expect(InlineMarkdown.spans(of: text) == [Span(text: "a", destination: "u")])
  }

  @Test func linksDoNotNest() {
    #expect(
      InlineMarkdown.spans(of: "[a [b](u) c](v)") == [
        Span(text: "[a "), Span(text: "b", destination: "u"), Span(text: " c](v)"),
      ])
  }

  @Test func addressesInAngleBracketsAreLinks() {
    #expect(InlineMarkdown.spans(of: "<https://a.b>") == [Span(text: "https://a.b", destination: "https://a.b")])
    #expect(InlineMarkdown.spans(of: "<x@a.b>") == [Span(text: "x@a.b", destination: "mailto:x@a.b")])
  }

  @Test func picturesShowTheirDescription() {
    #expect(InlineMarkdown.spans(of: "![a *b*](u)") == [Span(text: "a "), Span(text: "b", isEmphasized: true)])
  }
}
