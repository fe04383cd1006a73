import CGtk

/// The window's time: seconds since it opened, for frames, events and alarms alike.
final class WindowClock {
  /// Microseconds of the monotonic clock, which the toolkit's frames count in, too.
  private let read: () -> gint64
  private let start: gint64
  /// The latest time that was given out for a frame or an alarm; those never go back.
  private(set) var latest = 0.0
  /// Between the display server's time and ours; the smallest seen, since events only ever arrive late.
  private var eventOffset = Double.infinity
  private var latestEvent = 0.0

  init(read: @escaping () -> gint64 = g_get_monotonic_time) {
    self.read = read
    start = read()
  }

  var now: Double { give(reading) }
  private var reading: Double { Double(read() - start) / 1e6 }

  /// `microseconds` of the monotonic clock, as the toolkit's frame clock counts.
  func time(ofFrame microseconds: gint64) -> Double { give(Double(microseconds - start) / 1e6) }

  /// When an event happened, for speeds; not earlier than the event before. The server's clock has an unknown
  /// beginning, and its 32 bits of milliseconds wrap.
  func time(ofEvent milliseconds: guint32) -> Double {
    let now = reading
    guard milliseconds != 0 else { return now }
    let offset = now - Double(milliseconds) / 1000
    if offset < eventOffset || offset > eventOffset + 60 { eventOffset = offset }
    latestEvent = max(latestEvent, Double(milliseconds) / 1000 + eventOffset)
    return latestEvent
  }

  private func give(_ time: Double) -> Double {
    latest = max(latest, time)
    return latest
  }
}
