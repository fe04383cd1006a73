import CourseServer
import Foundation
import MediaClips
import Testing

@Suite(.serialized) struct MediaTests {
  let server = try! Server()
  var client: Client { Client(server.address) }

  private func streamAddress() async throws -> String {
    let answer = try await client.get("/api/videos/3001/stream")
    let attributes = (answer.json["data"] as? [String: Any])?["attributes"] as? [String: Any]
    return try #require(attributes?["url"] as? String)
  }

  @Test func theMasterPlaylistOffersThreeQualitiesAndCaptions() async throws {
    let master = try await client.get(try await streamAddress())
    #expect(master.headers["content-type"] == "application/vnd.apple.mpegurl")
    let widths = master.text.matches(of: #/BANDWIDTH=(\d+),RESOLUTION=(\d+)x/#).map { (Int($0.1)!, Int($0.2)!) }
    #expect(widths.map(\.1) == [128, 256, 512])
    #expect(widths.map(\.0) == widths.map(\.0).sorted())
    #expect(master.text.contains("TYPE=SUBTITLES"))
  }

  @Test func segmentsAreThereAndAddUp() async throws {
    let folder = try await streamAddress().replacing("master.m3u8", with: "144p/")
    let playlist = try await client.get(folder + "index.m3u8")
    let lengths = playlist.text.matches(of: ##/#EXTINF:([\d.]+),\n(\S+)/##)
    #expect(lengths.reduce(0) { $0 + Double($1.1)! } == Double(MediaLibrary.seconds(videoID: 3001)))
    for length in lengths {
      let segment = try await client.get(folder + length.2)
      #expect(segment.status == 200)
      // A transport stream: packets of 188 bytes.
      #expect(segment.body.count % 188 == 0 && segment.body.first == 0x47)
    }
  }

  @Test func captionsBeginWithTheFirstFrame() async throws {
    let stream = try await streamAddress()
    let text = try await client.get(stream.replacing("master.m3u8", with: "captions/en.vtt")).text
    let said = try #require(text.firstMatch(of: #/MPEGTS:(\d+)/#)).1
    let segment = try await client.get(stream.replacing("master.m3u8", with: "72p/000.ts")).body
    #expect(Int(said) == Self.firstTimeStamp(segment))
    #expect(text.contains("00:00:01.000 --> 00:00:02.000\nFrames 30 to 59"))
  }

  /// The presentation time of the first packet of pictures (ISO 13818-1, 2.4.3.7).
  private static func firstTimeStamp(_ stream: Data) -> Int? {
    let bytes = [UInt8](stream)
    for packet in stride(from: 0, to: bytes.count, by: 188) where bytes[packet + 1] & 0x40 != 0 {
      let hasField = bytes[packet + 3] & 0x20 != 0
      let start = packet + 4 + (hasField ? 1 + Int(bytes[packet + 4]) : 0)
      guard start + 14 <= packet + 188, bytes[start..<start + 3] == [0, 0, 1], bytes[start + 3] & 0xF0 == 0xE0 else {
        continue
      }
      let p = bytes[start + 9..<start + 14].map { Int($0) }
      return (p[0] >> 1 & 7) << 30 | p[1] << 22 | (p[2] >> 1) << 15 | p[3] << 7 | p[4] >> 1
    }
    return nil
  }

  @Test(arguments: ["/files/3001-144p.mp4", "/files/3001.webm"]) func filesAnswerRanges(_ path: String) async throws {
    let whole = try await client.get(path)
    #expect(whole.headers["accept-ranges"] == "bytes")
    let part = try await client.get(path, headers: ["Range": "bytes=100-199"])
    #expect(part.status == 206)
    #expect(part.headers["content-range"] == "bytes 100-199/\(whole.body.count)")
    #expect(part.body == whole.body[100..<200])
    let rest = try await client.get(path, headers: ["Range": "bytes=\(whole.body.count - 7)-"])
    #expect(rest.body == whole.body.suffix(7))
    #expect(try await client.get(path, headers: ["Range": "bytes=\(whole.body.count)-"]).status == 416)
  }

  @Test func aPlayerPlaysTheStream() async throws {
    // Decodes every frame of the quality that the player chooses; an error of any part ends it.
    let address = try await streamAddress()
    try Clip.run(
      "playbin uri=\(address) video-sink=\"fakesink sync=false\" audio-sink=\"fakesink sync=false\" text-sink=fakesink")
    #expect(server.requests.contains { $0.path.hasSuffix(".ts") })
  }

  @Test func artworkIsAPictureThatStaysTheSame() async throws {
    let first = try await client.get("/artwork/5000007.png")
    #expect(first.headers["content-type"] == "image/png")
    #expect(first.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try await client.get("/artwork/5000007.png").body == first.body)
    var different: Set<Data> = []
    for number in 0..<20 { different.insert(try await client.get("/artwork/\(number).png").body) }
    #expect(different.count > 10)
  }

  @Test func whatIsNotThereIsNotFound() async throws {
    for path in ["/hls/3001/nothing.m3u8", "/hls/x/master.m3u8", "/files/3001-9p.mp4", "/nothing"] {
      #expect(try await client.get(path).status == 404)
    }
  }
}
