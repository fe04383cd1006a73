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

  @Test func endsASettingThatRefersToItself() {
    #expect(BuildSettings(["A": "$(B)", "B": "$(A)"])["A"] == nil)
  }

  @Test(arguments: [("My App", "My_App"), ("2048", "_048"), ("Früh", "Früh"), ("a-b.c", "a_b_c")])
  func makesAModuleNameOfAProductName(_ name: String, _ expected: String) {
    #expect(AppProject.moduleName(for: name) == expected)
  }
}
