import Foundation
import FoundationNetworking

/// Texts of HTTP Live Streaming, taken from its server or from files.
public enum StreamCaptions {
  /// A playlist or a part of texts has no more bytes than this.
  private static let limit = 8_000_000
  /// A stream of texts has no more parts than this.
  private static let mostParts = 5_000

  /// The texts that a master playlist offers; none where it cannot be had.
  public static func subtitles(of url: URL) async -> [StreamPlaylist.Subtitles] {
    await playlist(url)?.subtitles ?? []
  }

  /// All cues of one playlist of texts, part by part, those from `time` on before the others. `found` is told of all that
  /// is known after each part. Ends early when the task is cancelled.
  public static func cues(of url: URL, from time: Double, found: @MainActor ([Cue]) -> Void) async {
    guard let parts = await playlist(url)?.parts.prefix(mostParts), let first = parts.first else { return }
    let rest = parts.dropFirst()
    // The last part that has begun, and those after it, come first.
    let near = rest.lastIndex { $0.start <= time } ?? rest.startIndex
    var cues: [Cue] = []
    var firstOffset: Double?
    for part in [first] + rest[near...] + rest[..<near] {
      guard !Task.isCancelled, let data = await load(part.url) else { continue }
      let file = CaptionFile(data)
      // Stamps count from wherever the stream's clock began, and the film from its first part.
      if firstOffset == nil { firstOffset = file.offset }
      let shift = file.offset - (firstOffset ?? 0)
      let new = file.cues.map { Cue(start: $0.start + shift, end: $0.end + shift, text: $0.text) }
      // What reaches over the edge of a part stands in both.
      cues += new.filter { !cues.contains($0) }
      cues.sort { ($0.start, $0.end) < ($1.start, $1.end) }
      if !Task.isCancelled { await found(cues) }
    }
  }

  private static func playlist(_ url: URL) async -> StreamPlaylist? {
    await load(url).map { StreamPlaylist(String(decoding: $0, as: UTF8.self), at: url) }
  }

  private static func load(_ url: URL) async -> Data? {
    if url.isFileURL { return try? Data(contentsOf: url) }
    guard ["http", "https"].contains(url.scheme ?? ""),
      let (data, response) = try? await URLSession.shared.data(from: url), data.count <= limit,
      200..<300 ~= (response as? HTTPURLResponse)?.statusCode ?? 0
    else { return nil }
    return data
  }
}
