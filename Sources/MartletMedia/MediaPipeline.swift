import CGstreamer
import Foundation

/// One film or sound that is being played: GStreamer's playbin, with pictures that come to the program.
///
/// Played **live** it follows the machine's time: frames come as events, sound goes to the desktop's device. **Stepped**
/// it stands still by itself: `frame(at:)` gives the picture of a time, the same one on every run, and nothing sounds.
///
/// Belongs to the main thread, where `onEvent` is called, too. What may wait for a file or a server happens on a queue
/// of its own.
public final class MediaPipeline: @unchecked Sendable {
  public enum Event: Sendable {
    /// It can be played: duration, size and tracks are known.
    case ready
    /// Another frame is to be shown.
    case frame
    /// How full the buffer is, 0 … 1; below 1 nothing moves.
    case buffering(Double)
    case ended
    case failed(MediaFailure)
    case durationChanged
    /// Texts of the film came.
    case cues
  }

  public let url: URL
  public let isLive: Bool
  public var onEvent: (Event) -> Void = { _ in }
  let inbox: PipelineInbox
  let element: UnsafeMutablePointer<GstElement>?
  /// Orders are given one after the other, away from the main thread where they may take long.
  let orders = DispatchQueue(label: "martlet.media")
  /// The last two frames of a stepped film.
  var shown: MediaFrame?
  var upcoming: MediaFrame?

  public private(set) var isReady = false
  public private(set) var failure: MediaFailure?
  public private(set) var hasEnded = false
  public private(set) var buffered = 1.0
  /// What playing is to be: 0 while paused.
  public private(set) var rate = 0.0
  private var streamRate = 1.0
  private var seeking: Seek?
  private var nextSeek: Seek?
  private struct Seek {
    var time: Double
    var isExact: Bool
    var done: (Bool) -> Void
  }

  /// Begins to load. `sounds` false never opens a sound device.
  public init(url: URL, isLive: Bool, sounds: Bool = true) {
    (self.url, self.isLive) = (url, isLive)
    inbox = PipelineInbox(url: url)
    if let failure = MediaFailure.obvious(url) {
      element = nil
      inbox.post(.failed(failure))
    } else {
      element = mg_player(url.absoluteString, isLive ? 1 : 0, isLive && sounds ? 1 : 0)
      if element == nil {
        inbox.post(
          .failed(
            MediaFailure(
              .noPlayer, name: MediaFailure.name(of: url), reason: "parts of GStreamer are missing",
              advice: "Install the packages of the section [media] of Scripts/packages.txt.")))
      }
    }
    inbox.deliver = { [weak self] in self?.drain() }
    guard let element else { return }
    gst_object_ref_sink(element)
    inbox.listen(to: element, takesFrames: isLive)
    let reference = Reference(element)
    orders.async { [inbox] in
      // A stream that is live by itself is never prepared while paused.
      if gst_element_set_state(reference.element, GST_STATE_PAUSED) == GST_STATE_CHANGE_NO_PREROLL {
        inbox.post(.ready)
      }
    }
    if url.isFileURL { watch() }
  }

  /// A damaged file can stay without any word: GStreamer 1.22 drops what a demuxer says while it is being chosen. What
  /// is not ready after two seconds is asked about in another way.
  private func watch() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { [weak inbox, url] in
      guard let inbox, !inbox.knowsVerdict else { return }
      do {
        if try !MediaInfo.read(url, atMost: 5).tracks.isEmpty { return }
        throw MediaFailure(.broken, name: MediaFailure.name(of: url), reason: "the file is cut off or damaged")
      } catch let failure as MediaFailure {
        if inbox.knowsVerdict { return }
        inbox.post(
          .failed(
            failure.kind == .unreachable
              ? MediaFailure(.broken, name: failure.name, reason: "the file is cut off or damaged") : failure))
      } catch {}
    }
  }

  deinit {
    guard let element else { return }
    let (inbox, reference) = (inbox, Reference(element))
    orders.async {
      gst_element_set_state(reference.element, GST_STATE_NULL)
      inbox.silence(reference.element)
      gst_object_unref(reference.element)
    }
  }

  /// An element on its way to another thread.
  struct Reference: @unchecked Sendable {
    let element: UnsafeMutablePointer<GstElement>
    init(_ element: UnsafeMutablePointer<GstElement>) { self.element = element }
  }

  // MARK: What it is

  /// Seconds; nil while unknown and for what has no end.
  public var duration: Double? {
    guard let element, isReady else { return nil }
    let time = mg_duration(element)
    return time > 0 ? time.seconds : nil
  }
  public var isSeekable: Bool { element.map { isReady && mg_is_seekable($0) != 0 } ?? false }
  public func streamCount(_ kind: MediaInfo.Track.Kind) -> Int { element.map { Int(mg_count($0, "n-\(kind)")) } ?? 0 }

  /// The language codes or titles of the film's own text tracks, in their order.
  public var textTracks: [String] {
    guard let element, isReady else { return [] }
    return (0..<Int32(streamCount(.text))).map { index in
      MediaRuntime.take(mg_stream_tag(element, "get-text-tags", index, GST_TAG_LANGUAGE_CODE))
        ?? MediaRuntime.take(mg_stream_tag(element, "get-text-tags", index, GST_TAG_TITLE)) ?? ""
    }
  }
  public func chooseTextTrack(_ index: Int) {
    inbox.clearCues()
    if let element { mg_choose_text(element, Int32(index)) }
  }
  /// Texts of the chosen track that came so far, by their time.
  public var cues: [Cue] { inbox.cues }
  /// The frame that shows now, of a live film.
  public var latestFrame: MediaFrame? { inbox.latestFrame }

  /// What lies ready to be played, in seconds.
  public var loadedRanges: [ClosedRange<Double>] {
    guard let element, let duration else { return [] }
    if url.isFileURL { return [0...duration] }
    var pairs = [Int](repeating: 0, count: 32)
    let count = mg_buffered(element, Int(nanosecondsOf: duration), &pairs, 16)
    return (0..<Int(count)).compactMap { index in
      let (start, end) = (pairs[2 * index].seconds, pairs[2 * index + 1].seconds)
      return start <= end ? start...end : nil
    }
  }

  // MARK: Playing live

  /// Seconds of the film; where a seek under way leads.
  public var time: Double {
    if let seek = nextSeek ?? seeking { return seek.time }
    guard let element, isReady else { return 0 }
    if hasEnded, streamRate > 0, let duration { return duration }
    let time = mg_position(element)
    return time > 0 ? time.seconds : 0
  }

  /// 1 is the film's own speed, 0 pauses, below 0 goes backwards.
  public func setRate(_ new: Double) {
    rate = new
    guard isLive, let element, isReady else { return }
    if new == 0 { return setState(GST_STATE_PAUSED) }
    if new != streamRate, seeking == nil {
      let time = time
      streamRate = new
      begin(Seek(time: time, isExact: true, done: { _ in }))
    }
    _ = element
    if buffered >= 1 { setState(GST_STATE_PLAYING) }
  }

  private func setState(_ state: GstState) {
    guard let element else { return }
    let reference = Reference(element)
    orders.async { gst_element_set_state(reference.element, state) }
  }

  /// Goes to a time in seconds. `isExact` false may land on a frame nearby and is faster. `done` is told whether the
  /// film went there: another seek can come in between.
  public func seek(to time: Double, isExact: Bool = true, done: @escaping (Bool) -> Void = { _ in }) {
    guard isLive, element != nil, failure == nil else { return done(failure == nil) }
    nextSeek?.done(false)
    nextSeek = Seek(time: max(0, time), isExact: isExact, done: done)
    if isReady, seeking == nil { beginNext() }
  }

  private func beginNext() {
    guard let next = nextSeek else { return }
    nextSeek = nil
    begin(next)
  }

  private func begin(_ seek: Seek) {
    guard let element else { return }
    seeking = seek
    hasEnded = false
    inbox.clearCues()
    let (reference, rate) = (Reference(element), rate == 0 ? (streamRate == 0 ? 1 : streamRate) : rate)
    streamRate = rate
    let limit = duration.map { min(seek.time, $0) } ?? seek.time
    orders.async { [inbox] in
      let time = Int(nanosecondsOf: limit)
      if mg_seek(reference.element, rate, time, seek.isExact ? 1 : 0) == 0 { inbox.post(.refusedSeek) }
    }
  }

  public func setVolume(_ volume: Double, isMuted: Bool) {
    if let element { mg_set_volume(element, min(max(volume, 0), 10), isMuted ? 1 : 0) }
  }

  // MARK: Events

  /// Waits, at most so many seconds, until it is ready or has failed.
  public func waitUntilLoaded(atMost seconds: Double) {
    guard !isReady, failure == nil else { return }
    inbox.waitForNews(until: Date(timeIntervalSinceNow: seconds)) { news in
      news.contains { news in
        switch news {
        case .ready, .failed: true
        default: false
        }
      }
    }
    drain()
  }

  private func drain() {
    for news in inbox.take() { handle(news) }
  }

  private func handle(_ news: PipelineInbox.News) {
    switch news {
    case .ready: becameReady()
    case .refusedSeek: seekEnded(false)
    case .frame: onEvent(.frame)
    case .cues: onEvent(.cues)
    case .durationChanged: onEvent(.durationChanged)
    case .buffering(let level): buffering(level)
    case .ended:
      guard isLive, seeking == nil else { return }
      hasEnded = true
      onEvent(.ended)
    case .soundFailed: replaceSound()
    case .failed(let failure):
      guard self.failure == nil else { return }
      self.failure = failure
      seeking?.done(false)
      nextSeek?.done(false)
      (seeking, nextSeek) = (nil, nil)
      onEvent(.failed(failure))
    }
  }

  private func becameReady() {
    guard !isReady else { return seekEnded(true) }
    isReady = true
    // From now on frames wait to be taken, one after the other.
    if !isLive, streamCount(.video) > 0 { setState(GST_STATE_PLAYING) }
    onEvent(.ready)
    guard isLive else { return }
    if nextSeek != nil { beginNext() }
    if rate != 0 { setRate(rate) }
  }

  private func seekEnded(_ isThere: Bool) {
    guard let seek = seeking else { return }
    seeking = nil
    seek.done(isThere && nextSeek == nil)
    if nextSeek != nil { return beginNext() }
    if rate != 0, rate != streamRate { setRate(rate) }
  }

  private func buffering(_ level: Double) {
    guard isLive, !url.isFileURL else { return }
    buffered = level
    if rate != 0 { setState(level < 1 ? GST_STATE_PAUSED : GST_STATE_PLAYING) }
    onEvent(.buffering(level))
  }

  /// The sound device went, or there never was one: the film goes on without.
  private func replaceSound() {
    guard let element else { return }
    let (reference, time, rate) = (Reference(element), time, rate)
    isReady = false
    orders.async {
      gst_element_set_state(reference.element, GST_STATE_READY)
      mg_silence_sound(reference.element)
      gst_element_set_state(reference.element, GST_STATE_PAUSED)
    }
    if time > 0 { seek(to: time) }
    self.rate = rate
  }
}
