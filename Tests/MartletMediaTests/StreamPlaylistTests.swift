import Foundation
import MartletMedia
import Testing

@Suite struct StreamPlaylistTests {
  private let address = URL(string: "https://films.example/a/master.m3u8")!

  @Test func aMasterPlaylistNamesItsTexts() {
    let playlist = StreamPlaylist(
      """
      #EXTM3U
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",URI="sound.m3u8"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="English, all of it",LANGUAGE="en",DEFAULT=YES,URI="texts/en.m3u8"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="t",NAME="Signs",LANGUAGE="en",FORCED=YES,URI="texts/signs.m3u8"
      #EXT-X-MEDIA:URI="/t/de.m3u8",LANGUAGE="de",TYPE=SUBTITLES,GROUP-ID="t"
      #EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="CC",INSTREAM-ID="CC1"
      #EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="t"
      144p.m3u8
      """, at: address)
    #expect(
      playlist.subtitles == [
        .init(name: "English, all of it", language: "en", url: URL(string: "https://films.example/a/texts/en.m3u8")!),
        .init(name: "", language: "de", url: URL(string: "https://films.example/t/de.m3u8")!),
      ])
  }

  @Test func partsFollowOneAnother() {
    let playlist = StreamPlaylist(
      "#EXTM3U\r\n#EXTINF:6.5,\r\n1.vtt\r\n\r\n#EXTINF:4,a title\r\nb/2.vtt?x=1\r\n#EXTINF:nan\r\n3.vtt\r\n4.vtt\r\n",
      at: address)
    #expect(playlist.parts.map(\.start) == [0, 6.5, 10.5, 10.5])
    #expect(playlist.parts[1].url.absoluteString == "https://films.example/a/b/2.vtt?x=1")
  }

  @Test(arguments: [
    "", "<html>", "WEBVTT", "master.m3u8", "{}", "#EXTM3U", "#EXTM3U\n#EXT-X-MEDIA:", "#EXTM3U\n#EXTINF:",
  ])
  func whatNamesNothingIsEmpty(text: String) {
    let playlist = StreamPlaylist(text, at: address)
    #expect(playlist.subtitles.isEmpty && playlist.parts.isEmpty)
  }

  @Test func damagedPlaylistsNeverTrap() {
    let whole = Array("#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME=\"a,=\",URI=\"b\"\n#EXTINF:1e400,\nc\n".utf8)
    for place in whole.indices {
      var damaged = whole
      damaged[place] = UInt8(place * 37 % 256)
      _ = StreamPlaylist(String(decoding: damaged, as: UTF8.self), at: address)
      _ = StreamPlaylist(String(decoding: whole[..<place], as: UTF8.self), at: address)
    }
  }
}
