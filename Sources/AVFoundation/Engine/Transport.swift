import Foundation
import MartletDisplay
import MartletMedia
import MartletTree

/// Plays one film or sound against the clock of a window.
///
/// Where the clock follows the machine's time (a window of the desktop), GStreamer's own clock leads, and sound comes
/// with it. Where the clock moves in steps (pictures, scripts, tests), it leads: at the same time of the clock the same
/// picture shows on every run, and nothing sounds. Main thread.
final class Transport {
  enum Status {
    case idle, loading, ready
    case failed(MediaFailure)
  }
  enum Event { case status, frame, buffering, cues, ended, jumped }

  let url: URL
  /// Told of everything that happens.
  var onEvent: (Event) -> Void = { _ in }
  private(set) var status = Status.idle
  private(set) var pipeline: MediaPipeline?
  /// 0 while it is to stand still.
  private(set) var rate = 0.0
  /// Seconds at which playing forwards ends before the end; nil for the end itself.
  var forwardEnd: Double? { didSet { planEnd() } }
  var wantsSound = true
  private var volume = 1.0
  private var isMuted = false

  private weak var ownClock: FrameClock?
  private var isLive = false
  /// Stepped: where the film was when the clock stood there.
  private var anchor = (time: 0.0, now: 0.0)
  private var end: FrameClock.Alarm?
  private var isFollowing = false
  private var shown: (time: Double, image: ImageReference)?

  init(_ url: URL) { self.url = url }

  var clock: FrameClock? { ownClock ?? FrameClock.latest }
  private var now: Double { clock?.now ?? 0 }

  // MARK: Loading

  /// Follows the clock of the window in which it shows.
  func follow(_ new: FrameClock) {
    guard new !== ownClock else { return }
    let time = time
    ownClock = new
    if pipeline != nil, isLive != new.isLive { reload() }
    if !isLive { moveAnchor(to: time) }
  }

  /// Loads, once. A file is loaded when this returns, where the clock moves in steps: otherwise it would depend on the
  /// machine at which step it appears.
  func load() {
    guard pipeline == nil else { return }
    isLive = clock?.isLive ?? false
    status = .loading
    let made = MediaPipeline(url: url, isLive: isLive, sounds: wantsSound)
    pipeline = made
    made.onEvent = { [weak self] in self?.handle($0) }
    made.setVolume(volume, isMuted: isMuted)
    if isLive {
      if anchor.time > 0 { made.seek(to: anchor.time) }
      if rate != 0 { made.setRate(rate) }
    } else if url.isFileURL {
      made.waitUntilLoaded(atMost: 10)
    }
  }

  /// Tries again after a failure, from the start.
  func reload() {
    pipeline?.onEvent = { _ in }
    pipeline = nil
    shown = nil
    status = .idle
    load()
    onEvent(.status)
  }

  private func handle(_ event: MediaPipeline.Event) {
    switch event {
    case .ready:
      status = .ready
      if !isLive { moveAnchor(to: anchor.time) }
      onEvent(.status)
    case .failed(let failure):
      status = .failed(failure)
      end?.cancel()
      onEvent(.status)
    case .frame: onEvent(.frame)
    case .buffering, .durationChanged: onEvent(.buffering)
    case .cues: onEvent(.cues)
    case .ended: if isLive { finish() }
    }
  }

  var isReady: Bool { if case .ready = status { true } else { false } }
  var failure: MediaFailure? { if case .failed(let failure) = status { failure } else { nil } }
  /// Whether it waits for data although it is to play.
  var isStalled: Bool { !isReady || (pipeline?.buffered ?? 1) < 1 }
  var duration: Double? { pipeline?.duration }

  // MARK: Time

  /// Seconds of the film.
  var time: Double {
    if let pipeline, isLive { return isReady || anchor.time == 0 ? pipeline.time : anchor.time }
    guard rate != 0, isReady else { return anchor.time }
    return clamped(anchor.time + (now - anchor.now) * rate)
  }

  private var last: Double { min(forwardEnd ?? .infinity, duration ?? .infinity) }
  private func clamped(_ time: Double) -> Double { max(0, rate > 0 ? min(time, max(last, anchor.time)) : time) }

  private func moveAnchor(to time: Double) {
    anchor = (time, now)
    planEnd()
    followClock()
  }

  /// Below 0 plays backwards, where pictures can be had that way.
  func setRate(_ new: Double) {
    let time = time
    rate = new
    if new != 0 { load() }
    if isLive { pipeline?.setRate(new) } else { moveAnchor(to: time) }
    if isLive { planEnd() }
    onEvent(.frame)
  }

  /// `done` is called later, with false when another seek came in between.
  func seek(to target: Double, isExact: Bool = true, done: @escaping (Bool) -> Void = { _ in }) {
    let target = max(0, min(target.isNaN ? 0 : target, duration ?? .infinity))
    if let pipeline, isLive {
      anchor.time = target
      pipeline.seek(to: target, isExact: isExact) { [weak self] isThere in
        self?.planEnd()
        if isThere { self?.onEvent(.jumped) }
        done(isThere)
      }
      return
    }
    moveAnchor(to: target)
    onEvent(.frame)
    ClockCalls.after(on: clock) { [weak self] in
      self?.onEvent(.jumped)
      done(true)
    }
  }

  // MARK: The end

  /// Stepped, the end is a time of the clock; live only an end before the end is.
  private func planEnd() {
    end?.cancel()
    end = nil
    guard rate != 0, isReady, let clock else { return }
    let left = rate > 0 ? last - time : time
    guard left.isFinite, !isLive || rate > 0 && forwardEnd != nil else { return }
    end = clock.alarm(at: clock.now + max(0, left / abs(rate))) { [weak self] in
      guard let self else { return }
      if isLive, time < last - 0.02 { return planEnd() }
      finish()
    }
  }

  private func finish() {
    end?.cancel()
    if isLive {
      if forwardEnd != nil { pipeline?.setRate(0) }
    } else {
      anchor = (rate > 0 ? min(last, duration ?? last) : 0, now)
    }
    onEvent(.ended)
  }

  /// Stepped, each step of the clock may show another frame.
  private func followClock() {
    guard !isLive, rate != 0, isReady, !isFollowing, let clock else { return }
    isFollowing = true
    clock.addMovement(isEndless: true) { [weak self, weak clock] _ in
      guard let self, !isLive, rate != 0, isReady, self.clock === clock else {
        self?.isFollowing = false
        return false
      }
      onEvent(.frame)
      return true
    }
  }

  // MARK: Pictures and sound

  /// The picture of this moment; nil where there is none.
  var image: ImageReference? {
    guard let frame = isLive ? pipeline?.latestFrame : pipeline?.frame(at: time) else { return shown?.image }
    if let shown, shown.time == frame.time, shown.image.pixelWidth == frame.width { return shown.image }
    let image = ImageReference(
      pixelWidth: frame.width, pixelHeight: frame.height, pixels: frame.pixels, isFleeting: true)
    shown = (frame.time, image)
    return image
  }

  func setVolume(_ volume: Double, isMuted: Bool) {
    (self.volume, self.isMuted) = (volume, isMuted)
    pipeline?.setVolume(volume, isMuted: isMuted)
  }
}
