import Foundation
import Testing

@testable import MartletProject

@Suite struct StringCatalogTests {
  private func catalog(_ strings: String, source: String = "en") throws -> StringCatalog {
    try StringCatalog(
      text: "{\"sourceLanguage\": \"\(source)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}", file: "L.xcstrings")
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private func plural(_ cases: [String: String]) -> String {
    let list = cases.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ",")
    return "{\"variations\": {\"plural\": {\(list)}}}"
  }

  private func fields(_ value: InfoPlist.Value?) -> [String: InfoPlist.Value] {
    if case .dictionary(let fields)? = value { fields } else { [:] }
  }

  @Test func textsGoToTheTableOfTheirLanguage() throws {
    let catalog = try catalog(
      """
      "Hello": {"localizations": {"de": \(unit("Hallo")), "fr": \(unit("", state: "new"))}},
      "Kept": {"extractionState": "stale", "localizations": {"de": \(unit("Alt"))}},
      "Martlet": {"shouldTranslate": false, "localizations": {"de": \(unit("Nein"))}}, "Bare": {}
      """)
    #expect(catalog.tables["de"]?.texts == ["Hello": "Hallo", "Kept": "Alt"])
    #expect(catalog.tables.keys.sorted() == ["de", "en"])
    #expect(catalog.tables["en"] == StringCatalog.Table())
  }

  @Test func quotesAndLinesSurviveTheStringsFile() throws {
    let catalog = try catalog(#""a \"b\"": {"localizations": {"de": {"stringUnit": {"value": "c\n\\d\te"}}}}"#)
    let text = try #require(catalog.tables["de"]?.stringsText)
    #expect(text == #""a \"b\"" = "c\n\\d\te";"# + "\n")
    #expect(throws: Never.self) { try PropertyListParser.checkStrings(text, file: "") }
  }

  @Test func aPluralIsAboutTheFirstNumber() throws {
    let cases = ["one": "%@ has %lld apple", "other": "%@ has %lld apples"]
    let catalog = try catalog("\"%@ has %lld apples\": {\"localizations\": {\"en\": \(plural(cases))}}")
    let entry = fields(catalog.tables["en"]?.variations["%@ has %lld apples"])
    #expect(entry["NSStringLocalizedFormatKey"] == .string("%2$#@value@"))
    let value = fields(entry["value"])
    #expect(value["one"] == .string("%1$@ has %2$lld apple"))
    #expect(value["NSStringFormatValueTypeKey"] == .string("lld"))
    #expect(value["NSStringFormatSpecTypeKey"] == .string("NSStringPluralRuleType"))
  }

  @Test func substitutionsAreVariables() throws {
    let text = """
      "k": {"localizations": {"en": {"stringUnit": {"value": "%#@books@ by %@ on %#@shelves@"}, "substitutions": {
        "books": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": \(unit("%arg book")), "other": \(unit("%arg books"))}}},
        "shelves": {"argNum": 3, "formatSpecifier": "d", "variations": {"plural": {"other": \(unit("%arg shelves"))}}}}}}}
      """
    let entry = fields(try catalog(text).tables["en"]?.variations["k"])
    #expect(entry["NSStringLocalizedFormatKey"] == .string("%1$#@books@ by %2$@ on %3$#@shelves@"))
    #expect(fields(entry["books"])["one"] == .string("%arg book"))
    #expect(fields(entry["shelves"])["NSStringFormatValueTypeKey"] == .string("d"))
  }

  @Test func devicesMayDiffer() throws {
    let device = "{\"variations\": {\"device\": {\"ipad\": \(unit("Tap the page")), \"other\": \(unit("Tap"))}}}"
    let entry = fields(try catalog("\"k\": {\"localizations\": {\"en\": \(device)}}").tables["en"]?.variations["k"])
    #expect(
      fields(entry["NSStringDeviceSpecificRuleType"]) == ["ipad": .string("Tap the page"), "other": .string("Tap")])
  }

  @Test(arguments: [
    ("{", "'{' is never closed", 1), ("[]", Wording.expectedObject, 1),
    ("{\"strings\": {}}", Wording.noSourceLanguage, 1),
    ("{\"sourceLanguage\": \"en\",\n\"strings\": 5}", Wording.expectedObject, 2),
    ("{\"sourceLanguage\": \"../x\"}", Wording.notALanguage("../x"), 1),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\n\"localizations\": {\"a/b\": {\"stringUnit\": {\"value\": \"x\"}}}}}}",
      Wording.notALanguage("a/b"), 2
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\n\"de\": {\"variations\": {\"plural\": {\"dual\": {}}}}}}}}",
      Wording.unknownPlural("dual"), 2
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {}}}}}}}",
      Wording.pluralWithoutOther, 1
    ),
  ])
  func aMistakeIsNamedWithItsPlace(_ text: String, _ problem: String, _ line: Int) throws {
    let error = try #require(throws: ProjectError.self) { try StringCatalog(text: text, file: "L.xcstrings") }
    #expect(error.file == "L.xcstrings" && error.problem == problem && error.place?.line == line)
  }
}
