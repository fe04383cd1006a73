import SwiftParser
import Testing

@testable import MartletRewrite

@Suite struct OptionalRequirementTests {
  private let feed = """
    @objc protocol Feed {
      @objc optional func feed(_ a: Int, didLoad b: String) -> Bool
      @objc optional var title: String { get }
      func begin()
    }
    """

  /// The text, rewritten by what it and the feed say together.
  private func rewrittenBesideFeed(_ text: String) -> String? {
    var rewriter = SourceRewriter()
    rewriter.index = ModuleIndex([Parser.parse(source: feed), Parser.parse(source: text)])
    return rewritten(text, rewriter)
  }

  @Test func theProtocolLosesThemAndIsFollowedByTheirOwn() {
    let hidden = "_Optional_Feed_feed__didLoad"
    #expect(
      rewritten(feed)
        == """
        protocol Feed: AnyObject {


         func begin()
        }; protocol \(hidden): AnyObject { func feed(_ a: Int, didLoad b: String) -> Bool }; \
        extension Feed { var _optional_feed__didLoad: (any \(hidden))? { (self as? any \(hidden)) } }; \
        protocol _Optional_Feed_title: AnyObject { var title: String { get } }; \
        extension Feed { var _optional_title: (any _Optional_Feed_title)? { (self as? any _Optional_Feed_title) }; \
        var title: (String)? { (self as? any _Optional_Feed_title)?.title } }
        """.replacing("protocol Feed", with: " protocol Feed"))
  }

  @Test func protocolsOfObjectiveCAreOfClasses() {
    #expect(rewritten("@objc protocol A {}") == " protocol A: AnyObject {}")
    #expect(rewritten("@objc protocol A: B {}") == " protocol A: AnyObject, B {}")
    #expect(rewritten("@objc protocol A: NSObjectProtocol {}") == " protocol A: NSObjectProtocol {}")
    #expect(rewritten("@objc public protocol A: class {}") == " public protocol A: class {}")
  }

  @Test func callersAskForTheMember() {
    #expect(rewrittenBesideFeed("a?.feed?(1, didLoad: b)") == "a?._optional_feed__didLoad?.feed (1, didLoad: b)")
    #expect(rewrittenBesideFeed("a.feed!(1, didLoad: b)") == "a._optional_feed__didLoad!.feed (1, didLoad: b)")
    #expect(rewrittenBesideFeed("x(a?.feed != nil)") == "x(a?._optional_feed__didLoad != nil)")
    // Another method of the same name, and a property, which its extension has.
    #expect(rewrittenBesideFeed("a?.feed?(1)") == nil)
    #expect(rewrittenBesideFeed("a?.title") == nil)
  }

  @Test func typesThatHaveAMemberConform() {
    let member = "func feed(_ a: Int, didLoad b: String) -> Bool { true }"
    #expect(
      rewrittenBesideFeed("class A: Feed { \(member) }") == "class A: Feed, _Optional_Feed_feed__didLoad { \(member) }")
    #expect(
      rewrittenBesideFeed("class A { \(member) }\nextension A: Feed {}")
        == "class A { \(member) }\nextension A: Feed, _Optional_Feed_feed__didLoad {}")
    #expect(rewrittenBesideFeed("class A: Feed { func feed(_ a: Int) {} }") == nil)
    #expect(rewrittenBesideFeed("class A: Other { \(member) }") == nil)
  }

  @Test func subclassesConformOnce() {
    let member = "func feed(_ a: Int, didLoad b: String) -> Bool { true }"
    #expect(
      rewrittenBesideFeed("class A: Feed {}; class B: A { \(member) }; class C: B { override \(member) }")
        == "class A: Feed {}; class B: A, _Optional_Feed_feed__didLoad { \(member) }; class C: B { override \(member) }"
    )
    // Inherited from a class that does not conform itself.
    #expect(
      rewrittenBesideFeed("class A { \(member) }; class B: A, Feed {}")
        == "class A { \(member) }; class B: A, Feed, _Optional_Feed_feed__didLoad {}")
  }

  @Test func protocolsPassThemOn() {
    #expect(
      rewrittenBesideFeed("protocol More: Feed {}; class A: More { var title = \"\" }")
        == "protocol More: Feed {}; class A: More, _Optional_Feed_title { var title = \"\" }")
  }
}
