import Foundation

/// A file of texts for a film, WebVTT or SubRip.
public struct CaptionFile: Equatable, Sendable {
  /// By their start.
  public var cues: [Cue]
  /// Seconds that the clock of a stream is ahead of the file's times: what `X-TIMESTAMP-MAP` says, 0 without it.
  public var offset = 0.0

  /// Reads either kind: both are blocks with a line "start --> end" above the text. What is neither gives no cues.
  /// Without a mark of its own a file is UTF-8, and where it is not, Latin-1.
  public init(_ data: Data) {
    let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    self.init(text: text)
  }

  public init(text: String) {
    let lines = text.replacingOccurrences(of: "\u{FEFF}", with: "").replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n").components(separatedBy: "\n")
    var found: [Cue] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard let times = Self.times(lines[index]) else { continue }
      var body: [String] = []
      while index + 1 < lines.count, !lines[index + 1].trimmingCharacters(in: .whitespaces).isEmpty,
        Self.times(lines[index + 1]) == nil
      {
        index += 1
        body.append(lines[index])
      }
      let text = Cue.withoutMarks(body.joined(separator: "\n"))
      if !text.isEmpty, times.end > times.start { found.append(Cue(start: times.start, end: times.end, text: text)) }
    }
    offset = lines.first { $0.hasPrefix("X-TIMESTAMP-MAP") }.flatMap(Self.offset) ?? 0
    cues = found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// What shows at a time; several texts stand one above the other.
  public func text(at time: Double) -> String? { Self.text(at: time, in: cues) }

  public static func text(at time: Double, in cues: [Cue]) -> String? {
    let shown = cues.filter { $0.start <= time && time < $0.end }.map(\.text)
    return shown.isEmpty ? nil : shown.joined(separator: "\n")
  }

  /// "00:01:02,500 --> 00:01:04" and "01:02.500 --> 01:04.000 align:start".
  private static func times(_ line: String) -> (start: Double, end: Double)? {
    guard let arrow = line.range(of: "-->") else { return nil }
    let after = line[arrow.upperBound...].split(separator: " ", omittingEmptySubsequences: true)
    guard let start = seconds(line[..<arrow.lowerBound]), let end = after.first.flatMap({ seconds($0) }) else {
      return nil
    }
    return (start, end)
  }

  /// `X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000`, in ticks of 90 kHz (RFC 8216, 3.5).
  private static func offset(_ line: String) -> Double? {
    var (local, stamp) = (0.0, nil as Double?)
    for part in line.drop(while: { $0 != "=" }).dropFirst().split(separator: ",") {
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      switch sides[0].trimmingCharacters(in: .whitespaces) {
      case "LOCAL": local = seconds(sides[1]) ?? 0
      case "MPEGTS": stamp = Int(sides[1].trimmingCharacters(in: .whitespaces)).map { Double($0) / 90_000 }
      default: break
      }
    }
    return stamp.map { $0 - local }
  }

  private static func seconds(_ text: Substring) -> Double? {
    let parts = text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: ".").split(
      separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var sum = 0.0
    for part in parts {
      guard let number = Double(part), number >= 0, number.isFinite else { return nil }
      sum = sum * 60 + number
    }
    return sum
  }
}

extension CaptionFile {
  /// Files of texts beside a film: `film.vtt`, `film.en.srt`, with the language that the name says or "".
  public static func files(beside film: URL) -> [(language: String, url: URL)] {
    guard film.isFileURL else { return [] }
    let folder = film.deletingLastPathComponent()
    let stem = film.deletingPathExtension().lastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      guard ["vtt", "srt"].contains(url.pathExtension.lowercased()) else { return nil }
      let own = url.deletingPathExtension().lastPathComponent
      if own == stem { return ("", url) }
      guard own.hasPrefix(stem + ".") else { return nil }
      return (String(own.dropFirst(stem.count + 1)), url)
    }
  }
}
