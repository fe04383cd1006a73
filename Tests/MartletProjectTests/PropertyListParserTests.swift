import Testing

@testable import MartletProject

@Suite struct PropertyListParserTests {
  @Test func readsDictionariesArraysAndStrings() throws {
    let list = try PropertyListParser.parse(
      "// !$*UTF8*$!\n{ a = 1; /* note */ \"b c\" = ( x/y.z, \"d\", ); e = {}; f = (); }", file: "p")
    #expect(
      list
        == .dictionary([
          "a": .string("1"), "b c": .array([.string("x/y.z"), .string("d")]), "e": .dictionary([:]), "f": .array([]),
        ]))
  }

  @Test func resolvesEscapesInQuotedStrings() throws {
    let list = try PropertyListParser.parse(#""a\"b\\c\nd\U00e9\101""#, file: "p")
    #expect(list == .string("a\"b\\c\nd\u{e9}A"))
  }

  @Test(arguments: [
    ("{ a = 1; ", "'{' is never closed", 1, 1),
    ("{\n  a 1;\n}", "expected '=' after 'a'", 2, 5),
    ("{\n  a = 1\n}", "expected ';' after 'a'", 3, 1),
    ("( a b )", "expected ',' or ')'", 1, 5),
    ("( a, ", "'(' is never closed", 1, 1),
    ("{ a = \"x; }", "'\"' is never closed", 1, 7),
    ("/* x", "'/*' is never closed", 1, 1),
    ("{ é = <00>; }", "unexpected character 'Ã'", 1, 3),
    ("{ a = <00>; }", "unexpected character '<'", 1, 7),
    ("{} x", "there is text after the end of the property list", 1, 4),
    ("", "the file ends where a value should stand", 1, 1),
    (String(repeating: "(", count: 300), "the values are nested more than 200 deep", 1, 201),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) {
    let expected = ProjectError(
      file: "p", place: SourcePlace(line: line, column: column), problem: problem, remedy: Wording.repairProjectFile)
    #expect(throws: expected) { try PropertyListParser.parse(text, file: "p") }
  }
}
