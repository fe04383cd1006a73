import Combine
import Foundation
import MartletControls
import MartletDisplay
import MartletFoundation
import MartletGraph
import MartletTree

/// Plays films and sounds, one at a time.
///
/// A player costs nothing until it shows, plays, or the main thread is free: views that make one in their `body` make
/// many. Every call may come from any thread; changes happen on the main one.
open class AVPlayer: NSObject, AVObserved, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item of a queue.
    case advance
    case pause
    /// The time stands at the end while `rate` stays.
    case none
  }
  /// Why a player does not move though it is to.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  @_KeyValueObserved public internal(set) var status = Status.unknown
  @_KeyValueObserved public internal(set) var error: (any Error)? = nil
  @_KeyValueObserved public internal(set) var timeControlStatus = TimeControlStatus.paused
  @_KeyValueObserved public internal(set) var reasonForWaitingToPlay: WaitingReason? = nil
  @_KeyValueObserved public internal(set) var currentItem: AVPlayerItem? = nil
  @_KeyValueObserved var wantedRate: Float = 0

  /// What `play()` plays at.
  open var defaultRate: Float = 1
  /// 0 … 1; what is louder is cut.
  open var volume: Float = 1 { didSet { volumeDidChange() } }
  open var isMuted = false { didSet { volumeDidChange() } }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Kept: what comes over the network is buffered in either case.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Kept: there are no external screens to give films to.
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  open var isExternalPlaybackActive: Bool { false }
  /// Kept: a window is never put to sleep by us.
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// Pictures have eight bits a colour here.
  open class var eligibleForHDRPlayback: Bool { false }
  open class var availableHDRModes: AVPlayer.HDRMode { [] }
  public struct HDRMode: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let hlg = HDRMode(rawValue: 1)
    public static let hdr10 = HDRMode(rawValue: 2)
    public static let dolbyVision = HDRMode(rawValue: 4)
  }

  let observers = TimeObservers()
  /// What shows the pictures.
  private var outputs: [WeakOutput] = []
  private struct WeakOutput { weak var output: (any PlayerOutput)? }

  public override init() {
    super.init()
    observers.player = self
  }
  /// Plays what `url` names: a file, or what a server has.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public convenience init(playerItem: AVPlayerItem?) {
    self.init()
    setItem(playerItem)
  }

  // MARK: The item

  /// The time starts at the new item's own; the rate stays.
  open func replaceCurrentItem(with item: AVPlayerItem?) { MainThread.run { [self] in setItem(item) } }

  func setItem(_ item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.transport.setRate(0)
    currentItem?.player = nil
    item?.player?.setItem(nil)
    item?.player = self
    if let item, wantsClock != nil { item.transport.follow(wantsClock!) }
    currentItem = item
    volumeDidChange()
    if item != nil { status = .readyToPlay }
    if wantsClock != nil || wantedRate != 0 {
      item?.transport.load()
    } else if item != nil {
      DispatchQueue.main.async { [weak self, weak item] in
        if let item, item === self?.currentItem { item.transport.load() }
      }
    }
    if wantedRate != 0 { item?.transport.setRate(Double(wantedRate)) }
    updateControlStatus()
    outputs.forEach { $0.output?.playerDidChange() }
  }

  // MARK: Playing

  open func play() { setRate(defaultRate) }
  /// The same as a rate of 0.
  open func pause() { setRate(0) }
  /// 1 is the film's own speed; 0 pauses, below 0 goes backwards. Setting it plays.
  open var rate: Float {
    get { wantedRate }
    set { setRate(newValue) }
  }
  open func playImmediately(atRate rate: Float) { setRate(rate) }
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    if itemTime.isNumeric { seek(to: itemTime) }
    setRate(rate)
  }
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    MainThread.run { [self] in
      currentItem?.transport.load()
      ClockCalls.after(on: currentItem?.transport.clock) { [self] in
        completionHandler?(currentItem?.status != .failed && currentItem != nil)
      }
    }
  }
  open func cancelPendingPrerolls() {}

  private func setRate(_ new: Float) {
    MainThread.run { [self] in
      let old = wantedRate
      guard new.isFinite else { return }
      wantedRate = new
      currentItem?.transport.setRate(Double(new))
      updateControlStatus()
      if old != new {
        NotificationCenter.default.post(name: AVPlayer.rateDidChangeNotification, object: self)
        observers.rateDidChange()
      }
    }
  }

  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  // MARK: Time

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let currentItem else { return completionHandler(false) }
    currentItem.seek(to: time, completionHandler: completionHandler)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }

  /// Calls `block` at each multiple of `interval` that the film reaches, and when it starts, stops and jumps. The calls
  /// come on the main thread, whatever the queue. Keep the result and give it to `removeTimeObserver`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { observers.add(every: interval.seconds, block) }

  /// Calls `block` when the film reaches one of the times by playing. Times are `CMTime`s.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { observers.add(at: times.map { $0.timeValue.seconds }, block) }

  open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

  // MARK: What the item and its pictures tell

  /// The clock of a window that shows the player.
  private weak var wantsClock: FrameClock?

  func show(on output: any PlayerOutput) {
    outputs.removeAll { $0.output == nil || $0.output === output }
    outputs.append(WeakOutput(output: output))
  }
  func hide(on output: any PlayerOutput) { outputs.removeAll { $0.output == nil || $0.output === output } }

  package func appears(on clock: FrameClock) -> Bool { wantsClock === clock }

  /// An output stands in a window: the film follows its clock and is loaded.
  package func appear(on clock: FrameClock) {
    wantsClock = clock
    currentItem?.transport.follow(clock)
    currentItem?.transport.load()
  }

  /// The picture of this moment.
  package var image: ImageReference? { currentItem?.transport.image }
  package var clock: FrameClock? { wantsClock ?? currentItem?.transport.clock ?? FrameClock.latest }
  /// Told when what a person sees of the player may be another: state, time, texts.
  package let changes = PassthroughSubject<Void, Never>()

  /// What a higher module keeps of the player: the state of its controls.
  package weak var _companion: AnyObject?

  func frameDidChange() { outputs.forEach { $0.output?.playerDidChange() } }

  func itemDidChange(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    updateControlStatus()
    if item.status == .failed, let error = item.error {
      Notes.once((error as? AVError)?.localizedDescription ?? "\(error)")
    }
    observers.timeDidJump()
    frameDidChange()
    changes.send()
  }

  func updateControlStatus() {
    let new: TimeControlStatus
    var reason: WaitingReason?
    if wantedRate == 0 {
      new = .paused
    } else if let item = currentItem {
      new = item.transport.isStalled ? .waitingToPlayAtSpecifiedRate : .playing
      if new != .playing { reason = item.transport.isReady ? .toMinimizeStalls : .evaluatingBufferingRate }
    } else {
      (new, reason) = (.waitingToPlayAtSpecifiedRate, .noItemToPlay)
    }
    if reason != reasonForWaitingToPlay { reasonForWaitingToPlay = reason }
    if new != timeControlStatus { timeControlStatus = new }
    observers.plan()
    changes.send()
  }

  func willJump() {}
  func didJump() {
    observers.timeDidJump()
    frameDidChange()
    changes.send()
  }

  /// The item came to its end by playing.
  func itemDidEnd(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    observers.reachedEnd()
    endAction(of: item)
    NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    changes.send()
  }

  func endAction(of item: AVPlayerItem) {
    if actionAtItemEnd != .none { setRate(0) }
  }

  private func volumeDidChange() {
    let (level, isMuted) = (Double(min(max(volume, 0), 1)), isMuted)
    MainThread.run { [self] in
      currentItem?.transport.setVolume(level, isMuted: isMuted)
      changes.send()
    }
  }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1, pauses, continuesIfPossible
}

/// What shows a player's pictures.
protocol PlayerOutput: AnyObject {
  func playerDidChange()
}
