import Testing

@testable import MartletProject

@Suite struct BuildSettingsTests {
  @Test(arguments: [
    ("plain", "plain"), ("$(NAME)", "My App"), ("${NAME}!", "My App!"), ("a.$(NAME:rfc1034identifier)", "a.My-App"),
    ("$(NAME:c99extidentifier)", "My_App"), ("$(OTHER)", "<My App>"), ("$(NONE)x", "x"), ("$5 $(", "$5 $("),
  ])
  func resolvesReferences(_ text: String, _ expected: String) {
    let settings = BuildSettings(["NAME": "My App", "OTHER": "<$(NAME)>"])
    #expect(settings.expand(text) == expected)
  }

  @Test(arguments: [
    ("$(NONE:default=x y)", "x y"), ("$(NAME:default=x)", "My App"), ("$(NONE:default=$(NAME))", "My App"),
    ("$(NONE:default=https://a.org)", "https://a.org"), ("$(PRE_$(SUFFIX))", "found"),
    ("$(NAME:upper:lower)", "my app"),
    ("$(PATH:file)", "b.tar.gz"), ("$(PATH:base)", "b"), ("$(PATH:suffix)", ".gz"), ("$(PATH:dir)", "/a/"),
    ("$(NAME", "$(NAME"), ("${NAME)", "${NAME)"), ("a$", "a$"), ("$(X:unknown)", ""),
  ])
  func resolvesDefaultsModifiersAndReferencesInReferences(_ text: String, _ expected: String) {
    let settings = BuildSettings(["NAME": "My App", "SUFFIX": "A", "PRE_A": "found", "PATH": "/a/b.tar.gz"])
    #expect(settings.expand(text) == expected)
  }

  @Test func endsASettingThatRefersToItself() {
    #expect(BuildSettings(["A": "$(B)", "B": "$(A)"])["A"] == nil)
  }

  /// Sixteen levels of eight references each would be 2^48 of them.
  @Test func endsSettingsThatReferToEachOtherManyTimesOver() {
    let levels = (0..<16).map { ("L\($0)", String(repeating: "$(L\($0 + 1))", count: 8)) }
    #expect((BuildSettings(Dictionary(uniqueKeysWithValues: levels + [("L16", "x")]))["L0"] ?? "").utf8.count < 5000)
  }

  @Test func bracketsThatAreNeverClosedEnd() {
    let text = String(repeating: "$(", count: 30_000)
    #expect(BuildSettings([:]).expand(text) == text)
  }

  private func overlaid(_ levels: [[(key: String, value: String)]]) -> BuildSettings {
    var settings = BuildSettings([:])
    for level in levels { settings.overlay(level, in: .init(platform: .iOS)) }
    return settings
  }

  @Test func inheritsFromTheLevelBelow() {
    let settings = overlaid([
      [("FLAGS", "-DA")], [("FLAGS", "$(inherited) -DB")], [("FLAGS", "${inherited} $(FLAGS) c")],
    ])
    #expect(settings["FLAGS"] == "-DA -DB -DA -DB c")
  }

  @Test func theMoreParticularConditionWins() {
    let settings = overlaid([
      [
        ("A[sdk=iphone*][config=Debug]", "both"), ("A", "plain"), ("A[sdk=iphonesimulator*]", "sdk"),
        ("A[sdk=macosx*]", "mac"), ("A[config=Release]", "release"), ("B[sdk=iphoneos*]", "device"),
        ("C[arch=*,config=Debug]", "comma"), ("D[unknown=1]", "no"),
      ]
    ])
    #expect(settings["A"] == "both")
    #expect(settings["B"] == nil)
    #expect(settings["C"] == "comma")
    #expect(settings["D"] == nil)
  }

  @Test func aSettingThatDoublesItselfLineByLineEnds() {
    let lines = [(key: "A", value: "x")] + (0..<64).map { _ in (key: "A", value: "$(inherited)$(inherited)") }
    #expect((overlaid([lines])["A"] ?? "").utf8.count <= 1 << 16)
  }

  @Test(arguments: [
    ("a b  c", ["a", "b", "c"]), ("\"a b\" c", ["a b", "c"]), ("a\\ b", ["a b"]), ("'' x", ["", "x"]), ("", []),
    ("-DA\"B C\"", ["-DAB C"]), ("\"open", ["open"]),
  ])
  func splitsListsAtSpacesOutsideOfQuotes(_ text: String, _ expected: [String]) {
    #expect(SettingWords.split(text) == expected)
  }

  @Test(arguments: [("My App", "My_App"), ("2048", "_048"), ("Früh", "Früh"), ("a-b.c", "a_b_c")])
  func makesAModuleNameOfAProductName(_ name: String, _ expected: String) {
    #expect(SwiftModule.identifier(for: name) == expected)
  }
}
