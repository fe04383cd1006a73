import Testing

@testable import MartletProject

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONParser.parse(text, file: "c.json", remedy: "repair it")
  }

  @Test func readsEveryKindOfValue() throws {
    let value = try parse(
      #" {"a": [1, -2.5e1, true, false, null], "b": {"c": "x\n\u00e9\ud83d\ude00"}, "d": {}, "e": []}"#)
    #expect(value["a"]?.array?.map(\.content) == [.number(1), .number(-25), .bool(true), .bool(false), .null])
    #expect(value["b"]?["c"]?.string == "x\n\u{e9}\u{1F600}")
    #expect(value["d"]?.isObject == true)
    #expect(value["e"]?.array == [])
  }

  @Test func remembersWhereAValueStood() throws {
    #expect(try parse("{\n  \"a\": 5\n}")["a"]?.place == SourcePlace(line: 2, column: 8))
  }

  @Test(arguments: [
    ("{\"a\": 1", "'{' is never closed", 1, 1),
    ("{\"a\" 1}", "expected ':' after 'a'", 1, 6),
    ("{\"a\": 1 \"b\": 2}", "expected ',' or '}'", 1, 9),
    ("{\"a\": 1,}", "expected a key in quotation marks", 1, 9),
    ("[1,\n 2", "'[' is never closed", 1, 1),
    ("[1 2]", "expected ',' or ']'", 1, 4),
    ("[tru]", "unexpected 'tru'", 1, 2),
    ("\"a", "'\"' is never closed", 1, 1),
    ("\"\\x\"", "unknown escape sequence in a string", 1, 2),
    ("1 2", "there is text after the end of the JSON value", 1, 3),
    ("", "the file ends where a value should stand", 1, 1),
    (String(repeating: "[", count: 300), "the values are nested more than 200 deep", 1, 201),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) {
    let expected = ProjectError(
      file: "c.json", place: SourcePlace(line: line, column: column), problem: problem, remedy: "repair it")
    #expect(throws: expected) { try parse(text) }
  }
}

@Suite struct TextCursorTests {
  @Test func placesOfALongFileCostOneScan() throws {
    // A scan for each of the 200,000 values would take minutes.
    let text = "[" + String(repeating: "1,", count: 200_000) + "2]"
    let values = try JSONParser.parse(text, file: "f", remedy: "").array
    #expect(values?.last?.place == SourcePlace(line: 1, column: 400_002))
  }
}
