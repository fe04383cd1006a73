import Testing

@testable import MartletRewrite

/// The text without the spaces that keep columns.
func rewritten(_ text: String, _ rewriter: SourceRewriter = SourceRewriter()) -> String? {
  rewriter.rewrite(text)?.replacing(#/ +/#, with: " ").replacing(#/ (\n|$|\.|\))/#) { String($0.1) }
}

@Suite struct SourceRewriterTests {
  @Test func oldEntryPointBecomesMain() {
    #expect(rewritten("@UIApplicationMain\nclass D {}") == "@main\nclass D {}")
    #expect(rewritten("@NSApplicationMain class D {}") == "@main class D {}")
  }

  @Test func textWithoutAppleOnlySyntaxStays() {
    #expect(SourceRewriter().rewrite("import SwiftUI\n\nstruct A: View { @State var b = 1 }") == nil)
    #expect(SourceRewriter().rewrite("// @objc is named in a comment") == nil)
    #expect(SourceRewriter().rewrite("let text = \"@objc #selector(a) #if os(iOS)\"") == nil)
    #expect(SourceRewriter().rewrite("") == nil)
  }

  @Test(arguments: [
    "@objc", "@objc(name:)", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable", "@NSCopying", "@GKInspectable",
    "dynamic", "@objc dynamic",
  ])
  func objectiveCIsTakenOff(word: String) {
    #expect(rewritten("class A { \(word) var b = 1 }") == "class A { var b = 1 }")
  }

  @Test func classesLoseTheirAttributes() {
    #expect(rewritten("@objcMembers @IBDesignable\nfinal class A {}") == "\nfinal class A {}")
    #expect(rewritten("@objc(\n  Name\n)\n@MainActor class A {}") == "\n\n\n@MainActor class A {}")
  }

  @Test func otherAttributesStay() {
    #expect(SourceRewriter().rewrite("class A { @available(iOS 15, *) dynamicMember() }") == nil)
    #expect(rewritten("let a: @convention(block) (Int) -> Void") == "let a: (Int) -> Void")
    #expect(SourceRewriter().rewrite("let a: @convention(c) (Int) -> Void; let dynamic = 1") == nil)
  }

  @Test func columnsBehindStay() {
    #expect(SourceRewriter().rewrite("class A { @objc func b() {} }") == "class A {       func b() {} }")
  }

  @Test func managedPropertiesReadTheirObject() {
    #expect(
      rewritten("extension Item { @NSManaged public var name: String? }")
        == "extension Item { public var name: String? { get { _managedValue(forKey: \"name\") } "
        + "set { _setManagedValue(newValue, forKey: \"name\") } } }")
    #expect(
      rewritten("extension Item { @NSManaged public func addToTags(_ value: Tag) }")
        == "extension Item { public func addToTags(_ value: Tag) { _changeManagedSet(\"addToTags\", value) } }")
  }

  @Test func brokenTextIsLeftToTheCompiler() {
    for text in [
      "@objc", "#selector(", "#if os(", "import ", "class { @objc ", "@objc protocol", "#keyPath()", "}}}@IB",
    ] {
      let result = SourceRewriter().rewrite(text) ?? text
      #expect(result.filter(\.isNewline).count == text.filter(\.isNewline).count)
    }
  }
}
