import Foundation
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

  @Test func severalOnOneLineLeaveNoSemicolon() throws {
    let text = "@objc protocol A { @objc optional func a(); @objc optional func b(); func c() }"
    let result = try #require(rewritten(text))
    #expect(result.hasPrefix(" protocol A: AnyObject { func c() }; protocol _Optional_A_a: AnyObject { func a() };"))
    #expect(result.contains("protocol _Optional_A_b: AnyObject { func b() }"))
  }

  @Test func subscriptsAreLoweredAsPropertiesAre() throws {
    let text = "@objc protocol A { @objc optional subscript(index: Int, at b: Int) -> String { get } }"
    let result = try #require(rewritten(text))
    #expect(
      result.contains(
        "protocol _Optional_A_subscript__at: AnyObject { subscript(index: Int, at b: Int) -> String { get } }"))
    #expect(
      result.contains(
        "subscript(index: Int, at b: Int) -> (String)? { (self as? any _Optional_A_subscript__at)?[index, at: b] }"))
    var rewriter = SourceRewriter()
    let type = "class C: A { subscript(i: Int, at j: Int) -> String { \"\" } }"
    rewriter.index = ModuleIndex([Parser.parse(source: text), Parser.parse(source: type)])
    #expect(rewritten(type, rewriter)?.hasPrefix("class C: A, _Optional_A_subscript__at {") == true)
  }

  @Test func aBindingTakesTheMethodItself() {
    #expect(rewrittenBesideFeed("if let f = a.feed { }") == "if let f = a._optional_feed__didLoad?.feed { }")
    #expect(
      rewrittenBesideFeed("guard let f = a?.feed(_:didLoad:) else {}")
        == "guard let f = a?._optional_feed__didLoad?.feed(_:didLoad:) else {}")
    // A property, in the protocol or elsewhere, is what it is.
    #expect(rewrittenBesideFeed("if let f = a.title { }") == nil)
    #expect(rewrittenBesideFeed("struct S { var feed: Int? }; func f(s: S) { if let f = s.feed { } }") == nil)
  }

  @Test func dataSourcesOfTablesConformByWhatTheyHave() {
    let commit = "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    let hidden = "_Optional_UITableViewDataSource_tableView__commit_forRowAt"
    #expect(
      rewrittenAlone("class A: UITableViewController { override \(commit) }; class B: A { override \(commit) }")
        == "class A: UITableViewController, \(hidden) { override \(commit) }; class B: A { override \(commit) }")
    #expect(
      rewrittenAlone("class A {}\nextension A: UITableViewDataSource { \(commit) }")
        == "class A {}\nextension A: UITableViewDataSource, \(hidden) { \(commit) }")
    // Nobody is asked for the table itself by the requirement's name.
    #expect(
      rewrittenAlone("class A: UITableViewDataSource { \(commit) }; let b = a.tableView != nil")
        == "class A: UITableViewDataSource, \(hidden) { \(commit) }; let b = a.tableView != nil")
    #expect(rewrittenAlone("class A: UITableViewController { func tableView(_ t: UITableView) {} }") == nil)
  }

  private func rewrittenAlone(_ text: String) -> String? {
    var rewriter = SourceRewriter()
    rewriter.index = ModuleIndex([Parser.parse(source: text)])
    return rewritten(text, rewriter)
  }

  /// Real values: what is missing is nil, what is there is called.
  @Test func theCompilerTakesAllOfThem() throws {
    let output = try run(
      """
      import Foundation
      @objc protocol P { @objc optional func f(_ a: Int) -> Int; @objc optional func g()
        @objc optional subscript(i: Int) -> String { get } }
      class Full: NSObject, P { func f(_ a: Int) -> Int { a + 1 }
        subscript(i: Int) -> String { "at \\(i)" } }
      class Bare: NSObject, P {}
      for p in [Full(), Bare()] as [P] {
        if let f = p.f { print(f(1)) } else { print("none") }
        print(p[2] ?? "nil", p.g == nil)
      }
      """)
    #expect(output == "2\nat 2 true\nnone\nnil true\n")
  }

  /// What a program prints that is rewritten and run by the interpreter of `swift`.
  private func run(_ text: String) throws -> String {
    var rewriter = SourceRewriter()
    rewriter.index = ModuleIndex([Parser.parse(source: text)])
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("optional-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, program) = (folder.appendingPathComponent("main.swift"), folder.appendingPathComponent("program"))
    // Martlet's modules are not here.
    let plain = try #require(rewriter.rewrite(text)).replacing(#/; import \w+/#, with: "")
    try plain.write(to: file, atomically: false, encoding: .utf8)
    _ = try process("/usr/bin/env", ["swiftc", "-swift-version", "5", file.path, "-o", program.path])
    return try process(program.path, [])
  }

  private func process(_ path: String, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
