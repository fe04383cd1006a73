import Foundation
import MartletMedia
import Testing

@Suite struct CaptionFileTests {
  @Test func webVTTAndSubRipAreRead() {
    let file = CaptionFile(
      text: """
        \u{FEFF}WEBVTT - a title

        NOTE of nobody's concern

        first
        00:01.500 --> 00:03.000 align:start position:10%
        <v Anna>Good <i>morning</i></v>
        &amp; welcome

        00:00:03.000 --> 00:00:04.250
        Second
        """)
    #expect(
      file.cues == [
        Cue(start: 1.5, end: 3, text: "Good morning\n& welcome"), Cue(start: 3, end: 4.25, text: "Second"),
      ])
    let subRip = CaptionFile(text: "1\r\n01:00:00,250 --> 01:00:01,000\r\n<b>Hour</b>\r\n\r\n2\r\n")
    #expect(subRip.cues == [Cue(start: 3600.25, end: 3601, text: "Hour")])
  }

  @Test func aTimeBelongsToTheTextThatBeginsThere() {
    let file = CaptionFile(
      text: "00:01.000 --> 00:02.000\nA\n\n00:02.000 --> 00:03.000\nB\n\n00:02.500 --> 00:04.000\nC")
    #expect(file.text(at: 0.9) == nil)
    #expect(file.text(at: 1) == "A")
    #expect(file.text(at: 2) == "B")
    #expect(file.text(at: 2.6) == "B\nC")
    #expect(file.text(at: 4) == nil)
  }

  @Test(arguments: ["", "-->", "a --> b\ntext", "1:2 -->", "99:99:99:99 --> 1\nx", "<html>", "00:05 --> 00:01\nlate"])
  func whatIsNoFileOfTextsHasNone(text: String) { #expect(CaptionFile(text: text).cues.isEmpty) }

  @Test func damagedFilesNeverTrap() {
    let whole = Array("WEBVTT\n\n00:01.000 --> 00:02.000 x\n<i>A&amp;</i>\n\n00:02,0 --> 9:9\nB".utf8)
    for length in 0...whole.count { _ = CaptionFile(Data(whole.prefix(length))) }
    for place in whole.indices {
      var damaged = whole
      damaged[place] = UInt8(place * 37 % 256)
      _ = CaptionFile(Data(damaged))
    }
  }

  @Test func filesBesideAFilmAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("captions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["film.mp4", "film.vtt", "film.de.srt", "filmed.srt", "film.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let found = CaptionFile.files(beside: folder.appendingPathComponent("film.mp4"))
    #expect(found.map(\.language) == ["de", ""])
  }
}
