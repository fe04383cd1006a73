import CGstreamer
import Foundation

extension MediaPipeline {
  /// How long a frame may take to be decoded, in seconds of the machine.
  private static let patience = 10.0
  /// A frame further ahead than this, in seconds, is sought instead of decoding all in between.
  private static let reach = 2.0

  /// The frame that shows at a time of a stepped film: the last one that has begun, or the first. Nil where there are no
  /// pictures. Asking for rising times costs what decoding costs; going back seeks.
  public func frame(at time: Double) -> MediaFrame? {
    guard !isLive, isReady, failure == nil, streamCount(.video) > 0 else { return shown }
    // A microsecond of patience: sums of times are not exact.
    let moment = Int(nanosecondsOf: max(0, time)) + 1000
    if isOutOfReach(moment) { goTo(moment) }
    while let next = upcoming ?? pull() {
      upcoming = next
      guard shown == nil || next.nanoseconds <= moment else { break }
      (shown, upcoming) = (next, nil)
    }
    return shown
  }

  private func isOutOfReach(_ moment: Int) -> Bool {
    guard let shown else { return moment > Int(nanosecondsOf: Self.reach) }
    let ahead = (upcoming ?? shown).nanoseconds + Int(nanosecondsOf: Self.reach)
    return moment < shown.nanoseconds || moment > ahead && !isAtEnd
  }

  private var isAtEnd: Bool {
    inbox.frames.map { upcoming == nil && gst_app_sink_is_eos($0) != 0 } ?? true
  }

  private func goTo(_ moment: Int) {
    guard let element else { return }
    let before = shown
    (shown, upcoming) = (nil, nil)
    seekStepped(element, to: moment)
    upcoming = pull()
    // Beyond the last frame, which is shown until the end.
    if upcoming == nil, let duration {
      seekStepped(element, to: Int(nanosecondsOf: max(0, duration - 1)))
      upcoming = pull()
    }
    if upcoming == nil { shown = before }
  }

  private func seekStepped(_ element: UnsafeMutablePointer<GstElement>, to moment: Int) {
    let reference = Reference(element)
    orders.sync { _ = mg_seek(reference.element, 1, max(0, moment), 1) }
  }

  private func pull() -> MediaFrame? {
    guard let sink = inbox.frames else { return nil }
    // Waits for the orders before: the first frame comes once the film runs.
    orders.sync {}
    return gst_app_sink_try_pull_sample(sink, guint64(Self.patience * 1e9)).flatMap { MediaFrame($0) }
  }
}
