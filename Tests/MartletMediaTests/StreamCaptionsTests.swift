import Foundation
import MartletMedia
import Testing

@MainActor @Suite struct StreamCaptionsTests {
  /// A folder with files of these names and contents.
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    return folder
  }

  private static func part(_ text: String, at start: Int, stamp: Int? = nil) -> String {
    let map = stamp.map { "X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:\($0)\n" } ?? ""
    return "WEBVTT\n\(map)\n00:0\(start).000 --> 00:0\(start + 1).000\n\(text)\n"
  }
  private static let list = "#EXTM3U\n#EXTINF:2,\n0.vtt\n#EXTINF:2,\n1.vtt\n#EXTINF:2,\n2.vtt\n#EXT-X-ENDLIST\n"

  private func cues(_ files: [String: String], from time: Double = 0) async throws -> [[Cue]] {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    var found: [[Cue]] = []
    await StreamCaptions.cues(of: folder.appendingPathComponent("en.m3u8"), from: time) { found.append($0) }
    return found
  }

  @Test func partsWithTheFilmsOwnTimes() async throws {
    let found = try await cues([
      "en.m3u8": Self.list, "0.vtt": Self.part("A", at: 0), "1.vtt": Self.part("B", at: 2),
      "2.vtt": Self.part("C", at: 4),
    ])
    #expect(found.map { $0.map(\.text) } == [["A"], ["A", "B"], ["A", "B", "C"]])
    #expect(found.last?.map(\.start) == [0, 2, 4])
  }

  /// Every part counts from its own start, and the stream's clock began at ten seconds.
  @Test func partsWithTimesOfTheirOwn() async throws {
    let found = try await cues([
      "en.m3u8": Self.list, "0.vtt": Self.part("A", at: 0, stamp: 900_000),
      "1.vtt": Self.part("B", at: 0, stamp: 1_080_000), "2.vtt": Self.part("C", at: 1, stamp: 1_260_000),
    ])
    #expect(
      found.last == [
        Cue(start: 0, end: 1, text: "A"), Cue(start: 2, end: 3, text: "B"), Cue(start: 5, end: 6, text: "C"),
      ])
  }

  @Test func whatIsNearComesFirstAndWhatIsMissingIsLeftOut() async throws {
    let found = try await cues(
      ["en.m3u8": Self.list, "0.vtt": Self.part("A", at: 0), "2.vtt": Self.part("C", at: 4)], from: 4.5)
    #expect(found.map { $0.map(\.text) } == [["A"], ["A", "C"]])
    #expect(try await cues(["en.m3u8": "<html>"]).isEmpty)
    #expect(try await cues([:]).isEmpty)
  }

  @Test func aTextOverTheEdgeOfTwoPartsStandsOnce() async throws {
    let found = try await cues([
      "en.m3u8": Self.list, "0.vtt": Self.part("A", at: 1), "1.vtt": Self.part("A", at: 1), "2.vtt": "WEBVTT\n",
    ])
    #expect(found.last?.count == 1)
  }
}
