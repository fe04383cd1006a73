import Foundation
import MediaClips

/// The films behind the courses: three lengths, each in three qualities. Made when first asked for, which takes about a
/// second, and kept as long as the process.
public struct MediaLibrary: Sendable {
  public struct Rendition: Sendable {
    public let index: Int
    public let width: Int
    public let height: Int
    public let bitrate: Int
    public var label: String { "\(height)p" }

    public static let all = [
      Rendition(index: 0, width: 128, height: 72, bitrate: 100_000),
      Rendition(index: 1, width: 256, height: 144, bitrate: 250_000),
      Rendition(index: 2, width: 512, height: 288, bitrate: 600_000),
    ]
  }

  static let frameRate = 30
  static let segmentSeconds = 2
  private static let seconds = [4, 6, 8]

  /// How long the film of a video is.
  public static func seconds(videoID: Int) -> Int { seconds[abs(videoID % seconds.count)] }

  /// The frame numbers of a film are in its pictures: `Clip.number`.
  func clip(_ rendition: Rendition, seconds: Int, kind: Clip.Kind = .mp4) -> Clip {
    Clip(
      kind, frames: seconds * Self.frameRate, frameRate: Self.frameRate, width: rendition.width,
      height: rendition.height, hasSound: true, bitrate: rendition.bitrate)
  }

  func size(of rendition: Rendition, videoID: Int) -> Int {
    guard let file = try? clip(rendition, seconds: Self.seconds(videoID: videoID)).file() else { return 0 }
    return (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
  }

  /// nil: not an address of a film. Ranges of bytes are libsoup's doing.
  func answer(_ request: Request) -> Answer? {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.count >= 2 else { return nil }
    do {
      switch parts[0] {
      case "hls": return try stream(Array(parts.dropFirst()))
      case "files": return try file(parts[1])
      case "artwork": return Answer(type: "image/png", body: try Artwork.picture(for: parts[1]))
      case "lazy-static" where parts.count == 3:
        return Answer(type: "image/png", body: try Artwork.picture(for: parts[2]))
      default: return nil
      }
    } catch {
      return Answer(500, type: "text/plain; charset=utf-8", body: Data("\(error)".utf8))
    }
  }

  /// `3021-144p.mp4` or `3021.webm`.
  private func file(_ name: String) throws -> Answer? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return nil }
    let words = parts[0].split(separator: "-").map(String.init)
    guard let id = Int(words[0]) else { return nil }
    let seconds = Self.seconds(videoID: id)
    switch parts[1] {
    case "webm":
      let file = try clip(Rendition.all[1], seconds: seconds, kind: .webm).file()
      return Self.ranged("video/webm", try Data(contentsOf: file))
    case "mp4":
      guard let rendition = Rendition.all.first(where: { $0.label == words.last }) else { return nil }
      return Self.ranged("video/mp4", try Data(contentsOf: clip(rendition, seconds: seconds).file()))
    default: return nil
    }
  }

  private static func ranged(_ type: String, _ data: Data) -> Answer {
    var answer = Answer(type: type, body: data)
    answer[header: "Accept-Ranges"] = "bytes"
    return answer
  }

  /// `3021/master.m3u8`, `3021/144p/index.m3u8`, `3021/144p/000.ts`, `3021/captions/en.m3u8`, `3021/captions/en.vtt`.
  private func stream(_ parts: [String]) throws -> Answer? {
    guard let id = Int(parts[0]) else { return nil }
    let stream = try HLSStream.of(seconds: Self.seconds(videoID: id), in: self)
    guard let body = stream.files[parts.dropFirst().joined(separator: "/")] else { return nil }
    let kinds = ["m3u8": "application/vnd.apple.mpegurl", "ts": "video/mp2t", "vtt": "text/vtt; charset=utf-8"]
    return Answer(type: kinds[String(parts.last!.split(separator: ".").last!)] ?? "application/json", body: body)
  }
}
