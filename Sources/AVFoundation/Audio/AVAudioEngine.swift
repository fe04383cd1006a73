import Foundation
import MartletControls
import MartletMedia

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A graph of nodes that make, change and play sound. There is no output for it here: it can be put together, and
/// `start` says once that nothing will sound. Files are played by `AVAudioPlayer` and `AVPlayer`.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// Notes once that nothing sounds and nothing is heard.
  open func start(file: StaticString = #fileID, line: UInt = #line) throws {
    Notes.once("AVAudioEngine: there is no output and no input for it; nothing sounds", file: file, line: line)
  }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}

/// A part of a graph of sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  /// Never called: nothing runs.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
}
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable { open var bypass = false }
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  open var rate: Float = 1
  /// Hundredths of a half tone.
  open var pitch: Float = 0
  open var overlap: Float = 8
}
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable { open var rate: Float = 1 }
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable { open var wetDryMix: Float = 0 }
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var wetDryMix: Float = 100
}

/// Plays buffers and files in a graph; silent here, see `AVAudioEngine`.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  public struct BufferOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = BufferOptions(rawValue: 1)
    public static let interrupts = BufferOptions(rawValue: 2)
    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
  }
  open var volume: Float = 1
  open var pan: Float = 0
  open var isPlaying: Bool { false }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func play(file: StaticString = #fileID, line: UInt = #line) {
    Notes.once("AVAudioPlayerNode: nothing sounds", file: file, line: line)
  }
  open func play(at when: AVAudioTime?) {}
  open func pause() {}
  open func stop() {}
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// How samples of sound lie in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  static let standard = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!

  /// Nil without a rate or channels.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
  }
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)] }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
}
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// Samples of sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  private let memory: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (count, frames) = (Int(format.channelCount), Int(frameCapacity))
    self.frameCapacity = frameCapacity
    memory = .allocate(capacity: max(1, count * frames))
    memory.initialize(repeating: 0, count: max(1, count * frames))
    channels = .allocate(capacity: max(1, count))
    for channel in 0..<count { (channels + channel).initialize(to: memory + channel * frames) }
    super.init(format)
  }
  deinit {
    memory.deallocate()
    channels.deallocate()
  }
  /// A pointer to each channel's samples; nil for formats other than 32-bit floats.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
  }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
  open var stride: Int { 1 }
}

/// A sound file that is read by samples. Its format and length are known; samples cannot be read here.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let fileFormat: AVAudioFormat
  public let processingFormat: AVAudioFormat
  public let length: AVAudioFramePosition
  open var framePosition: AVAudioFramePosition = 0

  /// Throws an `AVError` that names the file.
  public init(forReading fileURL: URL) throws {
    let info: MediaInfo
    do { info = try MediaInfo.read(fileURL) } catch { throw (error as? MediaFailure).map { AVError($0) } ?? error }
    guard let track = info.tracks(.audio).first,
      let format = AVAudioFormat(
        standardFormatWithSampleRate: track.sampleRate, channels: AVAudioChannelCount(track.channels))
    else { throw AVError(.fileFormatNotRecognized, "\(fileURL.lastPathComponent) holds no sound.") }
    (url, fileFormat, processingFormat) = (fileURL, format, format)
    length = AVAudioFramePosition((info.duration ?? 0) * track.sampleRate)
  }
  public convenience init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forReading: fileURL) }
  /// Throws: sound is not written here.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw AVError(.encoderNotFound, "\(fileURL.lastPathComponent) is not written: sound cannot be recorded here.")
  }
  open func read(into buffer: AVAudioPCMBuffer) throws {
    throw AVError(.decodeFailed, "samples of \(url.lastPathComponent) cannot be read here.")
  }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws { try read(into: buffer) }
  open func write(from buffer: AVAudioPCMBuffer) throws {
    throw AVError(.encoderNotFound, "sound cannot be recorded here.")
  }
}

/// A moment of sound, by samples or by the machine's clock.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let hostTime: UInt64
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
  }
  open var isHostTimeValid: Bool { sampleRate == 0 }
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
