import Testing

@testable import ReaderImport

@Suite struct CharsetTests {
  private func read(_ bytes: [UInt8], declared: String? = nil) -> String {
    String(decoding: Charset.utf8(bytes, declared: declared), as: UTF8.self)
  }

  /// Bytes of the standards' tables: 0xE9 is é in Latin 1, 0xC1 а in KOI8-R, 0x93FA 日 in Shift JIS, 0xC8D5 in GBK.
  @Test func readsWhatIsDeclared() {
    #expect(read([0xE9], declared: "ISO-8859-1") == "é")
    #expect(read([0xC1], declared: "koi8-r") == "а")
    #expect(read([0x93, 0xFA], declared: "Shift_JIS") == "日")
    #expect(read([0xC8, 0xD5], declared: "gb2312") == "日")
    #expect(read(Array("<meta charset=\"windows-1251\">".utf8) + [0xFF]).hasSuffix("я"))
    #expect(
      read(Array("<meta http-equiv=content-type content='a; charset=iso-8859-2'>".utf8) + [0xB1]).hasSuffix("ą")
    )
  }

  @Test func marksOfByteOrderComeFirst() {
    #expect(read([0xEF, 0xBB, 0xBF] + Array("é".utf8), declared: "iso-8859-1") == "é")
    #expect(read([0xFF, 0xFE, 0xE9, 0x00]) == "é")
    #expect(read([0xFE, 0xFF, 0x00, 0xE9]) == "é")
  }

  /// A browser saves a page as UTF-8 and leaves what the page declares.
  @Test func validUTF8IsUTF8WhateverIsDeclared() {
    #expect(read(Array("<meta charset=iso-8859-1>é日".utf8)).hasSuffix("é日"))
  }

  @Test func windows1252IsTheLastResort() {
    #expect(read([0x93, 0x61, 0x94, 0x80]) == "“a”€")
    #expect(read(Array("<meta charset=utf-8>".utf8) + [0xE9, 0x20]).hasSuffix("é "))
    #expect(read([0xE9], declared: "no-such-set") == "é")
  }

  @Test func damagedUTF8StaysUTF8() throws {
    let bytes = Array("日本".utf8) + [0xFF] + Array("é".utf8)
    #expect(Charset.utf8(bytes) == bytes)
    #expect(try HTMLParser.parse(bytes).readText == "日本\u{FFFD}é")
  }

  @Test func bytesWithoutMeaningAreReplacedOneByOne() {
    #expect(read([0x93, 0xFA, 0xFF, 0x93, 0xFA], declared: "shift_jis").contains("\u{FFFD}"))
    #expect(read([0x93, 0xFA, 0x93], declared: "shift_jis").hasPrefix("日"))
  }
}
