import CGstreamer
import Foundation

/// Takes single pictures out of a film, as fast as they can be decoded. To be used by one thread at a time; calls wait.
public final class FrameReader: @unchecked Sendable {
  private let url: URL
  private let pipeline: UnsafeMutablePointer<GstElement>
  private let sink: UnsafeMutablePointer<GstAppSink>
  /// How long a picture may take, in seconds of the machine.
  private static let patience = 20.0

  /// `width` and `height` of the pictures in pixels; 0 for the film's own.
  public init(_ url: URL, width: Int = 0, height: Int = 0) throws(MediaFailure) {
    if let failure = MediaFailure.obvious(url) { throw failure }
    guard let pipeline = mg_reader(url.absoluteString, Int32(width), Int32(height)) else {
      throw MediaFailure(.noPlayer, name: MediaFailure.name(of: url), reason: "parts of GStreamer are missing")
    }
    (self.url, self.pipeline) = (url, pipeline)
    sink = mg_frames_of(pipeline)
    gst_element_set_state(pipeline, GST_STATE_PAUSED)
    try waitForPictures()
  }

  deinit {
    gst_element_set_state(pipeline, GST_STATE_NULL)
    gst_object_unref(sink)
    gst_object_unref(pipeline)
  }

  public var duration: Double? {
    let time = mg_duration(pipeline)
    return time > 0 ? time.seconds : nil
  }

  /// The picture at a time in seconds. Beyond the end it is the last one.
  public func frame(at time: Double) throws(MediaFailure) -> MediaFrame {
    if let frame = try sought(time) { return frame }
    if let duration, time >= duration - 1, let last = try lastFrame(duration) { return last }
    throw MediaFailure(
      .broken, name: MediaFailure.name(of: url), reason: "there is no picture at \(time) seconds")
  }

  private func sought(_ time: Double) throws(MediaFailure) -> MediaFrame? {
    guard mg_seek(pipeline, 1, Int(nanosecondsOf: max(0, time)), 1) != 0 else { return nil }
    try waitForPictures()
    return gst_app_sink_try_pull_preroll(sink, guint64(Self.patience * 1e9)).flatMap { MediaFrame($0) }
  }

  /// The last of the pictures of the last second.
  private func lastFrame(_ duration: Double) throws(MediaFailure) -> MediaFrame? {
    var best = try sought(max(0, duration - 1))
    gst_element_set_state(pipeline, GST_STATE_PLAYING)
    while let sample = gst_app_sink_try_pull_sample(sink, guint64(Self.patience * 1e9)), let next = MediaFrame(sample) {
      best = next
    }
    gst_element_set_state(pipeline, GST_STATE_PAUSED)
    return best
  }

  private func waitForPictures() throws(MediaFailure) {
    let isThere = mg_wait(pipeline, guint64(Self.patience * 1e9)) != 0
    if let failure = mg_take_error(pipeline).flatMap({ failure(of: $0) }) { throw failure }
    if !isThere {
      throw MediaFailure(
        .unreachable, name: MediaFailure.name(of: url),
        reason: "nothing came within \(Int(Self.patience)) seconds")
    }
  }

  private func failure(of message: UnsafeMutablePointer<MGMessage>) -> MediaFailure {
    defer {
      mg_free(message)
      g_free(message)
    }
    let said = message.pointee
    return MediaFailure(
      url, domain: said.domain.map { String(cString: $0) } ?? "", code: Int(said.code),
      text: said.text.map { String(cString: $0) } ?? "", missing: [])
  }
}
