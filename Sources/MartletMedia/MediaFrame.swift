import CGstreamer
import Foundation

/// One picture of a film: opaque BGRA, rows without padding. Its pixels stay GStreamer's until the last copy goes.
public struct MediaFrame: @unchecked Sendable {
  public var width: Int
  public var height: Int
  public var pixels: Data
  /// Seconds of the film at which it begins.
  public var time: Double
  var nanoseconds: Int

  /// Takes over the sample; nil for one without a picture.
  init?(_ sample: OpaquePointer) {
    defer { gst_sample_unref(sample) }
    var (map, frame) = (GstMapInfo(), MGFrame())
    guard mg_frame_begin(sample, &map, &frame) != 0 else { return nil }
    let holder = MappedBuffer(mg_keep(sample), map)
    (width, height) = (Int(frame.width), Int(frame.height))
    nanoseconds = max(frame.time, 0)
    time = nanoseconds.seconds
    let (row, stride) = (width * 4, Int(frame.stride))
    guard width > 0, height > 0, frame.count >= stride * (height - 1) + row, let bytes = frame.bytes else { return nil }
    if stride == row {
      pixels = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: row * height,
        deallocator: .custom { _, _ in _ = holder })
    } else {
      var packed = Data(capacity: row * height)
      for line in 0..<height { packed.append(bytes + line * stride, count: row) }
      pixels = packed
    }
  }
}

/// Keeps a buffer, mapped, as long as something reads its pixels.
private final class MappedBuffer: @unchecked Sendable {
  private let buffer: UnsafeMutablePointer<GstBuffer>
  private var map: GstMapInfo
  init(_ buffer: UnsafeMutablePointer<GstBuffer>, _ map: GstMapInfo) { (self.buffer, self.map) = (buffer, map) }
  deinit { mg_frame_end(buffer, &map) }
}
