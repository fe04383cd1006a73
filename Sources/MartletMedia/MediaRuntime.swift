import CGstreamer
import Foundation

/// GStreamer, started when first needed.
enum MediaRuntime {
  /// What is wrong with GStreamer here; nil where it works.
  static let problem: String? = {
    guard let text = mg_start() else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }()

  /// Takes over a text of GLib's.
  static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}

/// Nanoseconds, in which GStreamer counts.
extension Int {
  /// Seconds as nanoseconds; endless and undefined ones are 0 or the longest time there is.
  init(nanosecondsOf seconds: Double) {
    guard seconds.isFinite else {
      self = seconds > 0 ? Int.max / 2 : 0
      return
    }
    self = Int((Swift.min(Swift.max(seconds, -9e9), 9e9) * 1e9).rounded())
  }

  var seconds: Double { Double(self) / 1e9 }
}
