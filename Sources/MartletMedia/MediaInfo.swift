import CGstreamer
import Foundation

/// What a file says of itself, without being played.
public struct MediaInfo: Sendable {
  public struct Track: Sendable, Equatable {
    /// By the names that GStreamer counts its streams by.
    public enum Kind: String, Sendable { case video, audio, text }
    public var kind: Kind
    /// In words: "H.264 (High Profile)".
    public var codec = ""
    /// Pixels as they are stored.
    public var width = 0
    public var height = 0
    /// Frames a second; 0 for none.
    public var frameRate = 0.0
    public var bitRate = 0.0
    public var sampleRate = 0.0
    public var channels = 0
    public var language: String?
    /// Quarter turns clockwise by which pictures are to be turned, 0 … 3.
    public var quarterTurns = 0
  }
  /// Seconds; nil for what has no end.
  public var duration: Double?
  public var isSeekable = false
  public var tracks: [Track] = []
  /// By GStreamer's names: "title", "artist", "album", "comment", "datetime".
  public var tags: [String: String] = [:]
  /// A picture of the cover, as a file.
  public var cover: Data?

  public init() {}

  public func tracks(_ kind: Track.Kind) -> [Track] { tracks.filter { $0.kind == kind } }

  /// Reads the start of a file or of what a server has, and waits for it at most so many seconds.
  public static func read(_ url: URL, atMost seconds: Double = 15) throws(MediaFailure) -> MediaInfo {
    if let failure = MediaFailure.obvious(url) { throw failure }
    guard let discoverer = gst_discoverer_new(GstClockTime(seconds * 1e9), nil) else {
      throw MediaFailure(.noPlayer, name: MediaFailure.name(of: url), reason: "parts of GStreamer are missing")
    }
    defer { g_object_unref(discoverer) }
    var error: UnsafeMutablePointer<GError>?
    let found = gst_discoverer_discover_uri(discoverer, url.absoluteString, &error)
    defer {
      g_clear_error(&error)
      if let found { g_object_unref(UnsafeMutableRawPointer(found)) }
    }
    guard let found else { throw failure(url, error, missing: []) }
    let missing = missingDecoders(found)
    switch gst_discoverer_info_get_result(found) {
    case GST_DISCOVERER_OK: break
    case GST_DISCOVERER_TIMEOUT:
      throw MediaFailure(
        .unreachable, name: MediaFailure.name(of: url), reason: "nothing came within \(Int(seconds)) seconds",
        advice: "Check the connection and try again.")
    default: throw failure(url, error, missing: missing)
    }
    return MediaInfo(found)
  }

  private static func failure(_ url: URL, _ error: UnsafeMutablePointer<GError>?, missing: [String]) -> MediaFailure {
    guard let error else { return MediaFailure(url, domain: "", code: 0, text: "no reason given", missing: missing) }
    let domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    return MediaFailure(
      url, domain: domain, code: Int(error.pointee.code), text: String(cString: error.pointee.message),
      missing: missing)
  }

  private static func missingDecoders(_ found: OpaquePointer) -> [String] {
    guard let details = gst_discoverer_info_get_missing_elements_installer_details(found) else { return [] }
    var names: [String] = []
    var place = details
    while let text = place.pointee {
      // "gstreamer|1.0|program|H.265 decoder|decoder-video/x-h265"
      let parts = String(cString: text).split(separator: "|")
      if parts.count > 3 { names.append(String(parts[3])) }
      place += 1
    }
    return names
  }
}

extension MediaInfo {
  private init(_ found: OpaquePointer) {
    let length = gst_discoverer_info_get_duration(found)
    if length > 0, length != GstClockTime.max { duration = Int(length).seconds }
    isSeekable = gst_discoverer_info_get_seekable(found) != 0
    let streams = gst_discoverer_info_get_stream_list(found)
    var place = streams
    while let here = place {
      if let track = Self.track(here.pointee.data) { tracks.append(track) }
      place = here.pointee.next
    }
    gst_discoverer_stream_info_list_free(streams)
    readTags(gst_discoverer_info_get_tags(found))
  }

  private static func track(_ data: gpointer) -> Track? {
    let stream = OpaquePointer(data)
    let nick = MediaRuntime.take(g_strdup(gst_discoverer_stream_info_get_stream_type_nick(stream))) ?? ""
    var track: Track
    switch nick {
    case "video":
      // A cover is no film.
      if gst_discoverer_video_info_is_image(stream) != 0 { return nil }
      track = Track(kind: .video)
      track.width = Int(gst_discoverer_video_info_get_width(stream))
      track.height = Int(gst_discoverer_video_info_get_height(stream))
      let denominator = gst_discoverer_video_info_get_framerate_denom(stream)
      if denominator > 0 {
        track.frameRate = Double(gst_discoverer_video_info_get_framerate_num(stream)) / Double(denominator)
      }
      track.bitRate = Double(gst_discoverer_video_info_get_bitrate(stream))
    case "audio":
      track = Track(kind: .audio)
      track.sampleRate = Double(gst_discoverer_audio_info_get_sample_rate(stream))
      track.channels = Int(gst_discoverer_audio_info_get_channels(stream))
      track.bitRate = Double(gst_discoverer_audio_info_get_bitrate(stream))
      track.language = gst_discoverer_audio_info_get_language(stream).map { String(cString: $0) }
    case "subtitles":
      track = Track(kind: .text)
      track.language = gst_discoverer_subtitle_info_get_language(stream).map { String(cString: $0) }
    default: return nil
    }
    if let caps = gst_discoverer_stream_info_get_caps(stream) {
      track.codec = MediaRuntime.take(gst_pb_utils_get_codec_description(caps)) ?? ""
      mg_caps_unref(caps)
    }
    if let tags = gst_discoverer_stream_info_get_tags(stream) {
      switch text(tags, GST_TAG_IMAGE_ORIENTATION) {
      case "rotate-90": track.quarterTurns = 1
      case "rotate-180": track.quarterTurns = 2
      case "rotate-270": track.quarterTurns = 3
      default: break
      }
    }
    return track
  }

  private static func text(_ tags: UnsafePointer<GstTagList>, _ name: String) -> String? {
    var value: UnsafeMutablePointer<CChar>?
    guard gst_tag_list_get_string(tags, name, &value) != 0 else { return nil }
    return MediaRuntime.take(value)
  }

  private mutating func readTags(_ list: UnsafePointer<GstTagList>?) {
    guard let list else { return }
    for name in ["title", "artist", "album", "comment", "description", "genre", "copyright", "encoder", "composer"] {
      if let value = Self.text(list, name) { tags[name] = value }
    }
    if let date = MediaRuntime.take(mg_date(list)) { tags["datetime"] = date }
    var count = gsize(0)
    if let bytes = mg_cover(list, &count) {
      cover = Data(bytes: bytes, count: Int(count))
      g_free(bytes)
    }
  }
}
