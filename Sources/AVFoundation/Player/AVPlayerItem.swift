import Foundation
import MartletFoundation
import MartletGraph
import MartletMedia
import MartletTree

/// A film or sound as one player plays it: its state, its time, what is loaded of it.
///
/// It loads when a player takes it. Times are those of the film. Main thread.
open class AVPlayerItem: NSObject, AVObserved, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  @_KeyValueObserved public internal(set) var status = Status.unknown
  /// Why the item cannot be played: which file, what is wrong with it, what to do.
  @_KeyValueObserved public internal(set) var error: (any Error)? = nil
  /// Indefinite until the item is ready, and for what has no end.
  @_KeyValueObserved public internal(set) var duration = CMTime.indefinite
  /// Points of the pictures as they are shown; zero before the item is ready, and without pictures.
  @_KeyValueObserved public internal(set) var presentationSize = CGSize.zero
  @_KeyValueObserved public internal(set) var isPlaybackLikelyToKeepUp = false
  @_KeyValueObserved public internal(set) var isPlaybackBufferEmpty = true
  @_KeyValueObserved public internal(set) var isPlaybackBufferFull = false
  /// `CMTimeRange`s in boxes; `ranges` has them plain.
  @_KeyValueObserved public internal(set) var loadedTimeRanges: [NSValue] = []
  @_KeyValueObserved public internal(set) var tracks: [AVPlayerItemTrack] = []
  /// Where playing forwards ends; invalid for the end of the film.
  open var forwardPlaybackEndTime = CMTime.invalid {
    didSet { transport.forwardEnd = forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime.seconds : nil }
  }
  /// Kept: playing backwards ends at the start.
  open var reversePlaybackEndTime = CMTime.invalid
  /// Kept for what shows titles.
  open var externalMetadata: [AVMetadataItem] = []
  /// Kept: buffering is GStreamer's.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// How sound is kept at its pitch; all of them are one here.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

  let transport: Transport
  weak var player: AVPlayer?
  /// The texts that can be shown over the film.
  package private(set) lazy var captions = CaptionTracks(self)

  /// The film at `url`: a file, or what a server has.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Keys are loaded by themselves.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
  public init(asset: AVAsset) {
    self.asset = asset
    transport = Transport((asset as? AVURLAsset)?.url ?? URL(fileURLWithPath: "/"))
    super.init()
    transport.onEvent = { [weak self] in self?.handle($0) }
  }

  // MARK: Time

  open func currentTime() -> CMTime { CMTime(seconds: transport.time, preferredTimescale: 1_000_000_000) }
  open func currentDate() -> Date? { nil }

  /// Goes to a time: exactly there, whatever tolerance there would be.
  open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    guard time.isValid, !time.isIndefinite else {
      completionHandler?(false)
      return
    }
    let seconds = time.seconds
    MainThread.run { [self] in
      player?.willJump()
      transport.seek(to: seconds) { completionHandler?($0) }
    }
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }
  /// Seeks do not wait here: nothing is left to cancel.
  open func cancelPendingSeeks() {}
  /// Goes on by frames; below zero back.
  open func step(byCount stepCount: Int) {
    let rate = tracks.compactMap { $0.assetTrack }.first { $0.mediaType == .video }?.nominalFrameRate ?? 0
    transport.seek(to: transport.time + Double(stepCount) / Double(rate > 0 ? rate : 30))
  }

  open var canPlayFastForward: Bool { transport.isReady }
  open var canPlaySlowForward: Bool { transport.isReady }
  open var canPlayReverse: Bool { transport.isReady }
  open var canPlayFastReverse: Bool { transport.isReady }
  open var canPlaySlowReverse: Bool { transport.isReady }
  open var canStepForward: Bool { transport.isReady }
  open var canStepBackward: Bool { transport.isReady }
  open var seekableTimeRanges: [NSValue] {
    duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }

  // MARK: What happens

  func handle(_ event: Transport.Event) {
    switch event {
    case .status:
      takeStatus()
      player?.itemDidChange(self)
    case .buffering:
      takeBuffer()
      player?.itemDidChange(self)
    case .frame: player?.frameDidChange()
    case .cues: player?.changes.send()
    case .jumped:
      NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
      player?.didJump()
    case .ended: player?.itemDidEnd(self)
    }
  }

  private func takeStatus() {
    switch transport.status {
    case .idle, .loading: if status != .unknown { status = .unknown }
    case .ready:
      duration = transport.duration.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
      if let image = transport.image {
        presentationSize = CGSize(width: image.pixelWidth, height: image.pixelHeight)
      }
      takeBuffer()
      captions.itemDidLoad()
      status = .readyToPlay
    case .failed(let failure):
      let wasReady = status == .readyToPlay
      error = AVError(failure)
      status = .failed
      if wasReady {
        NotificationCenter.default.post(
          name: AVPlayerItem.failedToPlayToEndTimeNotification, object: self,
          userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(failure)])
      } else {
        NotificationCenter.default.post(name: AVPlayerItem.newErrorLogEntryNotification, object: self)
      }
    }
  }

  private func takeBuffer() {
    loadedTimeRanges = ranges.map { NSValue(timeRange: $0) }
    let level = transport.pipeline?.buffered ?? 0
    let isFlowing = transport.isReady && level >= 1
    if isPlaybackLikelyToKeepUp != isFlowing { isPlaybackLikelyToKeepUp = isFlowing }
    if isPlaybackBufferFull != isFlowing { isPlaybackBufferFull = isFlowing }
    let isEmpty = !transport.isReady || level == 0
    if isPlaybackBufferEmpty != isEmpty { isPlaybackBufferEmpty = isEmpty }
    if let known = transport.duration, !duration.isNumeric || abs(duration.seconds - known) > 0.0005 {
      duration = CMTime(seconds: known, preferredTimescale: 1_000_000_000)
    }
  }

  package var ranges: [CMTimeRange] {
    (transport.pipeline?.loadedRanges ?? []).map {
      CMTimeRange(
        start: CMTime(seconds: $0.lowerBound, preferredTimescale: 1_000_000_000),
        end: CMTime(seconds: $0.upperBound, preferredTimescale: 1_000_000_000))
    }
  }

  /// Loads again after a failure.
  package func retry() {
    error = nil
    status = .unknown
    transport.reload()
  }
}

/// A track of an item, which can be turned off.
open class AVPlayerItemTrack: NSObject {
  public let assetTrack: AVAssetTrack?
  /// Kept.
  open var isEnabled = true
  init(_ track: AVAssetTrack) { assetTrack = track }
}

public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}

/// The key of the error in a notification about a film that broke off.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
  public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}
