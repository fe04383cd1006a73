import Foundation
import Testing

@testable import Reader

@Suite struct LinkPolicyTests {
  private func decide(
    _ address: String, isTap: Bool = true, isMainFrame: Bool = true, in chapter: Int = 0
  ) throws -> LinkPolicy {
    LinkPolicy.decide(
      try #require(URL(string: address)), isTap: isTap, isMainFrame: isMainFrame, in: TemporaryLibrary.book,
      chapter: chapter)
  }

  @Test func onlyThePageItselfLoads() throws {
    #expect(try decide("reader-book://book/", isTap: false) == .load)
    #expect(try decide("reader-book://book/other", isTap: false) == .refuse)
    #expect(try decide("https://example.org/", isTap: false) == .refuse)
    #expect(try decide("https://example.org/", isTap: false, isMainFrame: false) == .refuse)
    #expect(try decide("file:///etc/passwd") == .refuse)
    #expect(try decide("javascript:alert(1)") == .refuse)
    #expect(try decide("data:text/html,x") == .refuse)
  }

  @Test func websitesOpenInTheBrowser() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c#d"))
    #expect(try decide(url.absoluteString) == .browser(url))
    #expect(try decide("mailto:ada@example.org") == .browser(try #require(URL(string: "mailto:ada@example.org"))))
  }

  @Test func aLinkToTheSourceOfAChapterOpensIt() throws {
    #expect(try decide("https://birds.example/wrens#small") == .chapter(1, anchor: "small"))
    #expect(try decide("http://birds.example/wrens/?source=feed") == .chapter(1, anchor: nil))
    let other = try #require(URL(string: "https://birds.example/wrens?page=2"))
    #expect(try decide(other.absoluteString) == .browser(other))
  }

  @Test func chaptersAreOpenedByTheirAddress() throws {
    #expect(try decide(PageDocument.address(ofChapter: 2).absoluteString) == .chapter(2, anchor: nil))
    #expect(try decide("reader-book://book/chapter/3") == .refuse)
    #expect(try decide("reader-book://book/chapter/-1") == .refuse)
  }

  @Test func anAnchorIsFoundInOtherChapters() throws {
    #expect(try decide("reader-book://book/#small", in: 1) == .load)
    #expect(try decide("reader-book://book/#small", in: 0) == .chapter(1, anchor: "small"))
    #expect(try decide("reader-book://book/#martlets", in: 1) == .chapter(0, anchor: nil))
    #expect(try decide("reader-book://book/#%C3%BCber-st%C3%B6rche") == .chapter(2, anchor: nil))
    #expect(try decide("reader-book://book/#nowhere") == .load)
  }
}
