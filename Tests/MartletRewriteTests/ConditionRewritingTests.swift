import Testing

@testable import MartletRewrite

@Suite struct ConditionRewritingTests {
  @Test(arguments: [
    ("os(iOS)", "true", "false"),
    ("os(macOS)", "false", "true"),
    ("os(OSX)", "false", "true"),
    ("!os(watchOS)", "!false", "!false"),
    ("os(Linux) || os(visionOS)", "false || false", "false || false"),
    ("targetEnvironment(simulator)", "true", "false"),
    ("targetEnvironment(macCatalyst)", "false", "false"),
    ("(os(iOS) || os(tvOS)) && DEBUG", "(true || false) && DEBUG", "(false || false) && DEBUG"),
    ("canImport(CoreGraphics)", "true", "true"),
  ])
  func platformsHoldAsAskedFor(condition: (text: String, iOS: String, macOS: String)) {
    let text = "#if \(condition.text)\nlet a = 1\n#endif"
    #expect(rewritten(text) == "#if \(condition.iOS)\nlet a = 1\n#endif")
    #expect(rewritten(text, SourceRewriter(platform: .macOS)) == "#if \(condition.macOS)\nlet a = 1\n#endif")
  }

  @Test(arguments: [
    "DEBUG", "swift(>=5.9)", "compiler(<6)", "arch(arm64)", "canImport(UIKit)", "hasFeature(X)", "false",
  ])
  func theRestIsTheCompilers(condition: String) {
    #expect(SourceRewriter().rewrite("#if \(condition)\nlet a = 1\n#endif") == nil)
  }

  @Test func everyKindOfPlaceIsReached() {
    let text = """
      struct A { #if os(iOS)
        var b: some View { Text("a")
          #if os(macOS)
          .padding()
          #elseif os(iOS)
          .bold()
          #else
          .italic()
          #endif
        }
        #endif
        func f(_ x: Int) { switch x {
          #if os(tvOS)
          case 1: break
          #endif
          default: break } }
      }
      """
    let result = rewritten(text)
    #expect(result?.contains("os(") == false)
    #expect(result?.contains("#elseif true") == true)
  }

  /// The compiler is to say that the bracket is missing.
  @Test func anUnclosedConditionStays() {
    #expect(rewritten("#if os(iOS\nlet a = 1\n#endif") == nil)
    #expect(rewritten("#if os(iOS) && targetEnvironment(simulator\n#endif")?.contains("(simulator") == true)
  }
}
