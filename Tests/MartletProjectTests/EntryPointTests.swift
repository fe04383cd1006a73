import Foundation
import MartletProject
import Testing

@testable import martlet

@Suite struct EntryPointTests {
  private func shown(_ texts: String...) throws -> String? {
    let generated = try EntryPoint(texts: texts).generatedText()
    return generated?.firstMatch(of: #/WindowGroup \{ (.*) \} \}/#).map { String($0.1) }
  }

  @Test func anAppStartsItself() throws {
    #expect(try shown("@main struct A: App { }") == nil)
    #expect(try shown("@UIApplicationMain class A { }") == nil)
  }

  @Test func aRemarkIsNoEntryPoint() throws {
    #expect(try shown("// @main\n/* @main */ struct V: View { var body: some View { Text(\"a\") } }") == "V()")
  }

  @Test func contentViewGoesBeforeOthers() throws {
    #expect(try shown("struct A: View { }", "struct ContentView: View { }") == "ContentView()")
  }

  @Test func aPreviewGoesBeforeViewsWithOtherNames() throws {
    #expect(try shown("struct A: View { }\nstruct P: PreviewProvider { }") == "P.previews")
  }

  @Test func aViewThatNeedsArgumentsIsNotShown() throws {
    let row = "struct Row: View {\n let name: String\n var body: some View { Text(name) }\n}\n"
    let list = "struct Rows: SwiftUI.View, Equatable {\n @State private var a: Int = 1\n var b: Int?\n"
    #expect(try shown(row + list + " var body: some View { let c: Int; return Row(name: \"a\") }\n}") == "Rows()")
  }

  @Test(arguments: [
    "@FocusState private var f: Bool", "@AccessibilityFocusState var f: Bool", "@Namespace var n: Namespace.ID",
  ])
  func propertiesThatStartByThemselvesNeedNoArguments(_ property: String) throws {
    #expect(try shown("struct V: View {\n \(property)\n var body: some View { Text(\"a\") }\n}") == "V()")
  }

  @Test(arguments: [
    ("init(name: String) { self.name = name }", false), ("init(\n    a: Int,\n    b: Int\n  ) {}", false),
    ("init() { name = \"\" }", true), ("init(a: Int = 1, b: Int = 2) {}", true),
    ("init(a: Int) {}\n  init() {}", true),
  ])
  func anInitializerSaysWhatAViewIsMadeOf(_ initializer: String, _ isShown: Bool) {
    let entry = EntryPoint(texts: [
      "struct V: View {\n  let name: String\n  \(initializer)\n  var body: some View { x }\n}"
    ])
    if isShown {
      #expect(throws: Never.self) { try entry.generatedText() }
    } else {
      let error = #expect(throws: ChildProcess.Failure.self) { try entry.generatedText() }
      #expect(error?.description == Wording.noView("App.swift", ["V"]))
    }
  }

  @Test func namesASourceThatIsNoText() throws {
    let folder = try TemporaryFolder()
    try Data([0xFF, 0xFE, 0xFF]).write(to: folder.url.appendingPathComponent("A.swift"))
    let error = #expect(throws: ChildProcess.Failure.self) { try EntryPoint(sources: [folder.path("A.swift")]) }
    #expect(error?.description == Wording.unreadableSource(folder.path("A.swift")))
  }

  @Test func saysThatThereIsNothingToShow() {
    #expect(throws: ChildProcess.Failure.self) { try EntryPoint(texts: ["let a = 1"]).generatedText() }
    let error = #expect(throws: ChildProcess.Failure.self) {
      try EntryPoint(texts: ["struct A: View { }", "struct B: View { }"]).generatedText()
    }
    #expect(error?.description == Wording.severalViews("App.swift", ["A", "B"]))
  }
}
