import Foundation

/// The captions of every film: one a second, with the numbers of the frames that show meanwhile.
enum Captions {
  static func text(seconds: Int) -> Data {
    var text = "WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:\(timeStampOfFirstFrame)\n"
    for second in 0..<seconds {
      let first = second * MediaLibrary.frameRate
      text += "\n00:00:0\(second).000 --> 00:00:0\(second + 1).000\n"
      text += "Frames \(first) to \(first + MediaLibrary.frameRate - 1)\n"
    }
    return Data(text.utf8)
  }

  /// GStreamer's muxer starts an hour after zero, in ticks of 90 kHz; measured in the segments by a test.
  static let timeStampOfFirstFrame = 324_000_000
}
