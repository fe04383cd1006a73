import Foundation
import MediaClips

/// A film as HTTP Live Streaming (RFC 8216): a master playlist, a playlist and segments for each quality, captions.
struct HLSStream: Sendable {
  /// By the path below the master playlist's folder.
  private(set) var files: [String: Data] = [:]
  private let seconds: Int

  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: [Int: HLSStream] = [:]

  static func of(seconds: Int, in library: MediaLibrary) throws -> HLSStream {
    try lock.withLock {
      if let stream = made[seconds] { return stream }
      let stream = try HLSStream(seconds: seconds, library)
      made[seconds] = stream
      return stream
    }
  }

  private init(seconds: Int, _ library: MediaLibrary) throws {
    self.seconds = seconds
    var variants = ""
    for rendition in MediaLibrary.Rendition.all {
      let segments = try Self.segments(of: library.clip(rendition, seconds: seconds).file())
      for (index, segment) in segments.enumerated() { files["\(rendition.label)/\(Self.name(index))"] = segment }
      files["\(rendition.label)/index.m3u8"] = playlist(count: segments.count)
      variants += Self.variant(rendition, segments)
    }
    files["captions/en.vtt"] = Captions.text(seconds: seconds)
    files["captions/en.m3u8"] = Data(
      "\(Self.head(target: seconds))#EXTINF:\(seconds).0,\nen.vtt\n#EXT-X-ENDLIST\n".utf8)
    files["master.m3u8"] = Data(
      """
      #EXTM3U
      #EXT-X-VERSION:4
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,\
      URI="captions/en.m3u8"
      \(variants)
      """.utf8)
    files["segments-sha256.json"] = Data("{}".utf8)
  }

  private static func name(_ index: Int) -> String { "00\(index).ts" }

  private static func head(target: Int) -> String {
    "#EXTM3U\n#EXT-X-VERSION:4\n#EXT-X-TARGETDURATION:\(target)\n#EXT-X-MEDIA-SEQUENCE:0\n#EXT-X-PLAYLIST-TYPE:VOD\n"
  }

  private func playlist(count: Int) -> Data {
    var text = Self.head(target: MediaLibrary.segmentSeconds)
    for index in 0..<count {
      let rest = seconds - index * MediaLibrary.segmentSeconds
      text += "#EXTINF:\(min(rest, MediaLibrary.segmentSeconds)).0,\n\(Self.name(index))\n"
    }
    return Data((text + "#EXT-X-ENDLIST\n").utf8)
  }

  private static func variant(_ rendition: MediaLibrary.Rendition, _ segments: [Data]) -> String {
    let peak = segments.map { $0.count * 8 / MediaLibrary.segmentSeconds }.max() ?? 0
    return """
      #EXT-X-STREAM-INF:BANDWIDTH=\(peak),RESOLUTION=\(rendition.width)x\(rendition.height),\
      FRAME-RATE=\(MediaLibrary.frameRate).000,CODECS="avc1.42C01F,mp4a.40.2",SUBTITLES="text"
      \(rendition.label)/index.m3u8

      """
  }

  /// Cuts a film into transport streams. Each begins with a picture of its own: MediaClips makes one every half second.
  private static func segments(of film: URL) throws -> [Data] {
    let folder = film.appendingPathExtension("hls")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Clip.run(
      """
      filesrc location=\(film.path) ! qtdemux name=d splitmuxsink name=s muxer-factory=mpegtsmux \
      max-size-time=\(MediaLibrary.segmentSeconds)000000000 location=\(folder.path)/%03d.ts \
      d.video_0 ! queue ! h264parse ! s.video d.audio_0 ! queue ! aacparse ! s.audio_0
      """)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
  }
}
