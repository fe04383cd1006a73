import Foundation
import MartletMedia
import MediaClips
import Testing

@Suite struct MediaInfoTests {
  @Test func aFileSaysWhatIsInIt() throws {
    let info = try MediaInfo.read(Clip(.mp4, frames: 90, hasSound: true, title: "Bars").file())
    #expect(abs((info.duration ?? 0) - 3) < 0.1)
    let video = try #require(info.tracks(.video).first)
    #expect(video.width == 128 && video.height == 72 && video.frameRate == 30)
    #expect(video.codec.contains("H.264"))
    let audio = try #require(info.tracks(.audio).first)
    #expect(audio.sampleRate == 48_000 && audio.channels == 2)
    #expect(info.tags["title"] == "Bars")
  }

  @Test func singlePicturesAreThoseOfTheirTime() throws {
    let reader = try FrameReader(Clip(.mp4, frames: 90).file())
    for number in [0, 60, 31, 89, 5] {
      let frame = try reader.frame(at: (Double(number) + 0.5) / 30)
      #expect(Clip.number(in: frame.pixels, width: frame.width, height: frame.height) == number)
    }
    let last = try reader.frame(at: 100)
    #expect(Clip.number(in: last.pixels, width: last.width, height: last.height) == 89)
  }

  @Test func picturesHaveTheSizeThatIsAskedFor() throws {
    let frame = try FrameReader(Clip().file(), width: 64, height: 36).frame(at: 0)
    #expect(frame.width == 64 && frame.height == 36 && frame.pixels.count == 64 * 36 * 4)
  }
}
