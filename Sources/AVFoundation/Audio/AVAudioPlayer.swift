import Foundation
import MartletGraph
import MartletMedia
import MartletTree

public protocol AVAudioPlayerDelegate: AnyObject {
  /// The sound came to its end; not called by `stop` and `pause`.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound file. In windows it sounds; in pictures, scripts and tests its time follows the stepped clock.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  /// Seconds.
  public let duration: TimeInterval
  public let numberOfChannels: Int
  /// 0 … 1.
  open var volume: Float = 1 { didSet { transport.setVolume(Double(min(max(volume, 0), 1)), isMuted: false) } }
  /// Kept: both sides sound alike.
  open var pan: Float = 0
  open var enableRate = false
  /// 1 is the sound's own speed; counts with `enableRate`.
  open var rate: Float = 1 { didSet { if isPlaying { transport.setRate(speed) } } }
  /// How often it is played again; below 0 without an end.
  open var numberOfLoops = 0 { didSet { loopsLeft = numberOfLoops } }
  open private(set) var isPlaying = false
  open private(set) var settings: [String: Any]
  /// Levels are not measured: the meters stand at silence.
  open var isMeteringEnabled = false

  private let transport: Transport
  private var loopsLeft = 0
  private var temporary: URL?

  /// Throws an `AVError` that names the file and what is wrong with it.
  public convenience init(contentsOf url: URL) throws { try self.init(url, data: nil, temporary: nil) }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public convenience init(data: Data) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-sound-\(UUID().uuidString)")
    try data.write(to: file)
    do { try self.init(file, data: data, temporary: file) } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private init(_ file: URL, data: Data?, temporary: URL?) throws {
    let info: MediaInfo
    do { info = try MediaInfo.read(file) } catch { throw (error as? MediaFailure).map { AVError($0) } ?? error }
    guard let track = info.tracks(.audio).first else {
      throw AVError(.fileFormatNotRecognized, "\(file.lastPathComponent) cannot be played: there is no sound in it.")
    }
    (url, self.data, self.temporary) = (data == nil ? file : nil, data, temporary)
    (duration, numberOfChannels) = (info.duration ?? 0, track.channels)
    settings = [AVSampleRateKey: track.sampleRate, AVNumberOfChannelsKey: track.channels]
    transport = Transport(file)
    super.init()
    transport.onEvent = { [weak self] in self?.handle($0) }
  }

  deinit {
    transport.setRate(0)
    if let temporary { try? FileManager.default.removeItem(at: temporary) }
  }

  private var speed: Double { enableRate ? Double(max(rate, 0.01)) : 1 }

  @discardableResult open func prepareToPlay() -> Bool {
    MainThread.run { [self] in transport.load() }
    return true
  }
  /// Goes on where it stands; from the start after the end.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    loopsLeft = numberOfLoops
    MainThread.run { [self] in
      if currentTime >= duration { transport.seek(to: 0) }
      transport.setRate(speed)
    }
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    MainThread.run { [self] in
      ClockCalls.after(time - deviceCurrentTime, on: transport.clock) { [weak self] in self?.play() }
    }
    return true
  }
  open func pause() {
    isPlaying = false
    MainThread.run { [self] in transport.setRate(0) }
  }
  /// The time stays where it is.
  open func stop() { pause() }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Seconds from the start; setting it goes there.
  open var currentTime: TimeInterval {
    get { transport.time }
    set { MainThread.run { [self] in transport.seek(to: newValue) } }
  }
  /// Seconds of the window's clock.
  open var deviceCurrentTime: TimeInterval { transport.clock?.now ?? 0 }

  open func updateMeters() {}
  /// Decibels; -160 is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func handle(_ event: Transport.Event) {
    switch event {
    case .ended: ended()
    case .status:
      guard let failure = transport.failure else { return }
      isPlaying = false
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(failure))
    default: break
    }
  }

  private func ended() {
    guard isPlaying else { return }
    if loopsLeft != 0 {
      loopsLeft -= 1
      transport.seek(to: 0)
      transport.setRate(speed)
      return
    }
    isPlaying = false
    transport.setRate(0)
    transport.seek(to: 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

// Keys of settings of sound.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
