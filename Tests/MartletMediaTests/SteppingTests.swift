import Foundation
import MartletMedia
import MediaClips
import Testing

@MainActor @Suite struct SteppingTests {
  private func loaded(_ clip: Clip) throws -> MediaPipeline {
    let pipeline = MediaPipeline(url: try clip.file(), isLive: false)
    pipeline.waitUntilLoaded(atMost: 10)
    try #require(pipeline.failure == nil)
    try #require(pipeline.isReady)
    return pipeline
  }

  private func number(_ pipeline: MediaPipeline, at time: Double) throws -> Int {
    let frame = try #require(pipeline.frame(at: time))
    return Clip.number(in: frame.pixels, width: frame.width, height: frame.height)
  }

  @Test(arguments: [Clip.Kind.webm, .mp4, .ogv, .mkv], [false, true])
  func everyFrameShowsAtItsTime(kind: Clip.Kind, hasSound: Bool) throws {
    let pipeline = try loaded(Clip(kind, hasSound: hasSound))
    #expect(abs((pipeline.duration ?? 0) - 2) < 0.05)
    for index in 0..<60 {
      #expect(try number(pipeline, at: Double(index) / 30 + 0.001) == index)
      #expect(try number(pipeline, at: Double(index) / 30 + 0.030) == index)
    }
    #expect(try number(pipeline, at: 5) == 59)
  }

  @Test(arguments: [Clip.Kind.webm, .mp4, .ogv])
  func aJumpShowsTheFrameOfItsTime(kind: Clip.Kind) throws {
    let pipeline = try loaded(Clip(kind, frames: 150))
    for index in [140, 3, 149, 0, 75, 74, 20, 148] {
      #expect(try number(pipeline, at: (Double(index) + 0.5) / 30) == index)
    }
  }

  @Test func whatIsDamagedSaysSo() throws {
    let folder = Clip.folder
    let whole = try Data(contentsOf: Clip(.mp4).file())
    let cut = folder.appendingPathComponent("cut.mp4")
    try whole.prefix(200).write(to: cut)
    let page = folder.appendingPathComponent("page.mp4")
    try Data("<!DOCTYPE html><html><body>Not found</body></html>".utf8).write(to: page)
    let empty = folder.appendingPathComponent("empty.mp4")
    try Data().write(to: empty)
    let nothing = folder.appendingPathComponent("nothing.mp4")
    for (url, kind) in [
      (cut, MediaFailure.Kind.broken), (page, .wrongType), (empty, .broken), (nothing, .missing), (folder, .wrongType),
    ] {
      let pipeline = MediaPipeline(url: url, isLive: false)
      pipeline.waitUntilLoaded(atMost: 10)
      #expect(pipeline.failure?.kind == kind, "\(url.lastPathComponent): \(pipeline.failure?.description ?? "none")")
      #expect(pipeline.failure?.description.hasPrefix(url.lastPathComponent) == true)
    }
  }
}
