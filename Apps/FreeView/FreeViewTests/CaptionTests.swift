import Foundation
import Testing

@testable import FreeView

@Suite struct CaptionTests {
  @Test func aFileIsCuesInTheirTime() {
    let cues = CaptionCue.cues(
      in: "WEBVTT\r\n\r\nNOTE none\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\n<v Ada>Tea &amp; toast</v>\r\n"
        + "for two\r\n\r\n01:00:00,000 --> 01:00:01,000\nLate")
    #expect(cues.map(\.text) == ["Tea & toast\nfor two", "Late"])
    #expect(cues.text(at: 0.9) == nil && cues.text(at: 1) == "Tea & toast\nfor two" && cues.text(at: 2.5) == nil)
    #expect(cues.text(at: 3600.5) == "Late")
  }

  @Test(arguments: [
    "", "WEBVTT", "a --> b\nx", "00:02.0 --> 00:01.0\nbackwards", "00:01.0 -->\nx", "-1:-1 --> 00:02\nx",
    "nan:00 --> inf:00\nx", "00:01.0 --> 00:02.0\n"
  ]) func whatIsNoCueIsLeftOut(file: String) {
    #expect(CaptionCue.cues(in: file) == [])
  }
}
