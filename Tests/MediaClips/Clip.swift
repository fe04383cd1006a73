import CGstreamer
import Foundation

/// Films made at test time, whose every frame says its number: eight bars, black or white, are its bits, the highest on
/// the left. Made once a process.
public struct Clip: Hashable, Sendable {
  /// Container and codecs, which the packages of the section [media] can write.
  public enum Kind: String, Sendable { case webm, mp4, ogv, mkv }
  public var kind = Kind.webm
  public var frames = 60
  public var frameRate = 30
  public var width = 128
  public var height = 72
  public var hasSound = false
  /// Of the pictures, in bits a second.
  public var bitrate = 800_000
  /// What the file says about how it is to be turned: "rotate-90".
  public var orientation: String?
  public var title: String?

  public init(
    _ kind: Kind = .webm, frames: Int = 60, frameRate: Int = 30, width: Int = 128, height: Int = 72,
    hasSound: Bool = false, bitrate: Int = 800_000, orientation: String? = nil, title: String? = nil
  ) {
    (self.kind, self.frames, self.frameRate, self.width, self.height) = (kind, frames, frameRate, width, height)
    (self.hasSound, self.bitrate, self.orientation, self.title) = (hasSound, bitrate, orientation, title)
  }

  public struct Failure: Error, CustomStringConvertible { public let description: String }

  /// Where this process keeps its films; one folder, deleted when the process ends.
  public static let folder: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-clips-\(getpid())")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: Clip.folder) }
    return url
  }()
  private static let lock = NSLock()
  nonisolated(unsafe) private static var made: [Clip: URL] = [:]

  /// The film's file.
  public func file() throws -> URL {
    try Self.lock.withLock {
      if let url = Self.made[self] { return url }
      let url = Self.folder.appendingPathComponent("clip\(Self.made.count).\(kind.rawValue)")
      try write(to: url)
      Self.made[self] = url
      return url
    }
  }

  public func write(to url: URL) throws {
    let raw = url.appendingPathExtension("raw")
    try rawFrames().write(to: raw)
    defer { try? FileManager.default.removeItem(at: raw) }
    try Self.run(
      """
      filesrc location=\(raw.path) blocksize=\(width * height * 4) ! rawvideoparse format=bgrx width=\(width) \
      height=\(height) framerate=\(frameRate)/1 ! videoconvert ! \(videoEncoder) ! queue ! \(muxer) name=m ! filesink location=\(url.path) \
      \(hasSound ? soundBranch : "")
      """, tags: [orientation.map { ("image-orientation", $0) }, title.map { ("title", $0) }].compactMap { $0 })
  }

  private var videoEncoder: String {
    switch kind {
    case .webm, .mkv: "vp8enc deadline=1 cpu-used=8 target-bitrate=\(bitrate) keyframe-max-dist=15"
    case .mp4: "openh264enc gop-size=15 bitrate=\(bitrate) ! h264parse"
    case .ogv: "theoraenc quality=48 keyframe-force=15"
    }
  }
  private var muxer: String {
    switch kind {
    case .webm: "webmmux"
    case .mkv: "matroskamux"
    case .mp4: "mp4mux faststart=true"
    case .ogv: "oggmux"
    }
  }
  private var soundBranch: String {
    let encoder =
      switch kind {
      case .mp4: "avenc_aac"
      case .ogv: "vorbisenc"
      case .webm, .mkv: "opusenc"
      }
    let count = frames * 48_000 / frameRate / 960
    return "audiotestsrc num-buffers=\(count) samplesperbuffer=960 volume=0.2 ! audio/x-raw,rate=48000,channels=2 ! "
      + "audioconvert ! \(encoder) ! queue ! m."
  }

  private func rawFrames() -> Data {
    var data = Data(capacity: frames * width * height * 4)
    for number in 0..<frames {
      var row = Data(capacity: width * 4)
      for x in 0..<width {
        let bit = 7 - x * 8 / width
        let level: UInt8 = number >> bit & 1 == 1 ? 235 : 20
        row.append(contentsOf: [level, level, level, 255])
      }
      for _ in 0..<height { data.append(row) }
    }
    return data
  }

  /// A sound alone: a tone of 440 Hz.
  public static func sound(seconds: Double, name: String = "tone.wav") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try run(
      "audiotestsrc num-buffers=\(Int(seconds * 50)) samplesperbuffer=882 ! audio/x-raw,rate=44100,channels=1 ! "
        + "audioconvert ! wavenc ! filesink location=\(url.path)")
    return url
  }

  /// The number that a picture of BGRA pixels shows, read in its middle row.
  public static func number(in pixels: Data, width: Int, height: Int) -> Int {
    (0..<8).reduce(0) { number, bar in
      let x = (2 * bar + 1) * width / 16
      let place = pixels.startIndex + (height / 2 * width + x) * 4
      return number * 2 + (pixels[place + 1] > 127 ? 1 : 0)
    }
  }

  /// Runs a pipeline of gst-launch's syntax to its end. `tags`: what the muxer `m` is to write.
  public static func run(_ description: String, tags: [(String, String)] = []) throws {
    gst_init(nil, nil)
    var error: UnsafeMutablePointer<GError>?
    guard let pipeline = gst_parse_launch(description, &error), error == nil else {
      throw Failure(description: error.map { String(cString: $0.pointee.message) } ?? "no pipeline")
    }
    for (name, value) in tags { mg_add_tag(pipeline, "m", name, value) }
    gst_element_set_state(pipeline, GST_STATE_PLAYING)
    let bus = gst_element_get_bus(pipeline)
    let message = gst_bus_timed_pop_filtered(
      bus, 30_000_000_000, GstMessageType(GST_MESSAGE_ERROR.rawValue | GST_MESSAGE_EOS.rawValue))
    defer {
      gst_element_set_state(pipeline, GST_STATE_NULL)
      gst_object_unref(pipeline)
      gst_object_unref(bus)
    }
    guard let message else { throw Failure(description: "the film was not ready in 30 seconds: \(description)") }
    var said = mg_read(message, pipeline)
    defer { mg_free(&said) }
    if said.kind == MG_ERROR {
      throw Failure(description: "\(String(cString: said.text)) \(String(cString: said.details)): \(description)")
    }
  }
}
