import Foundation
import MartletMedia

/// What kind of media a track holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// What users choose tracks by.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// A film or sound that is not being played: what its file says of itself.
///
/// Properties read the file when they are first asked for, and wait; `load` does so beside the main thread.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  private let reading = NSLock()
  private var read: Result<MediaInfo, MediaFailure>?

  /// An asset of the file or address.
  public convenience init(url URL: URL) { self.init(source: URL) }
  init(source: URL?) { self.source = source }
  let source: URL?

  func info() throws(MediaFailure) -> MediaInfo {
    let result = reading.withLock {
      if let read { return read }
      let new: Result<MediaInfo, MediaFailure>
      if let source {
        new = Result { () throws(MediaFailure) in try MediaInfo.read(source) }
      } else {
        new = .failure(MediaFailure(.missing, name: "this asset", reason: "it names no file"))
      }
      read = new
      return new
    }
    return try result.get()
  }
  private var known: MediaInfo { (try? info()) ?? MediaInfo() }

  /// Indefinite for what has no end, zero for what cannot be read.
  open var duration: CMTime {
    guard let info = try? info() else { return .zero }
    return info.duration.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
  }
  open var tracks: [AVAssetTrack] {
    known.tracks.enumerated().map { AVAssetTrack($1, number: $0 + 1, of: self) }
  }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }
  open func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    whenRead { error in completionHandler(error == nil ? self.tracks(withMediaType: mediaType) : nil, error) }
  }
  /// Points of the first track of pictures.
  open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
  open var preferredTransform: CGAffineTransform {
    tracks(withMediaType: .video).first?.preferredTransform ?? .identity
  }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var isPlayable: Bool { (try? info()).map { !$0.tracks.isEmpty } ?? false }
  open var isExportable: Bool { isPlayable }
  open var isReadable: Bool { isPlayable }
  open var isComposable: Bool { isPlayable }
  open var hasProtectedContent: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { true }
  /// Title, artist, album and the like, with the cover.
  open var metadata: [AVMetadataItem] { AVMetadataItem.items(of: known) }
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
  open var creationDate: AVMetadataItem? { metadata.first { $0.identifier == .commonIdentifierCreationDate } }
  open var lyrics: String? { nil }
  open func cancelLoading() {}

  // MARK: Loading by names

  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    whenRead { _ in handler?() }
  }
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    switch reading.withLock({ read }) {
    case nil: return .unknown
    case .success: return .loaded
    case .failure(let failure):
      outError?.pointee = AVError(failure) as NSError
      return .failed
    }
  }

  private func whenRead(_ done: @escaping ((any Error)?) -> Void) {
    let done = Handover(done)
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      do {
        _ = try info()
        done.value(nil)
      } catch { done.value((error as? MediaFailure).map { AVError($0) } ?? error) }
    }
  }
  private struct Handover: @unchecked Sendable {
    let value: ((any Error)?) -> Void
    init(_ value: @escaping ((any Error)?) -> Void) { self.value = value }
  }

  /// For `load`.
  public func _read() async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      whenRead { error in if let error { done.resume(throwing: error) } else { done.resume() } }
    }
  }
}

public typealias CMPersistentTrackID = Int32

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// An asset of a file or an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(source: URL)
  }
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
    ["video/", "audio/"].contains { extendedMIMEType.hasPrefix($0) }
  }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// Pictures, sound or texts of an asset.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  open private(set) weak var asset: AVAsset?
  private let track: MediaInfo.Track
  public let trackID: CMPersistentTrackID
  public let timeRange: CMTimeRange

  init(_ track: MediaInfo.Track, number: Int, of asset: AVAsset) {
    (self.track, trackID, self.asset) = (track, CMPersistentTrackID(number), asset)
    timeRange = CMTimeRange(start: .zero, duration: asset.duration)
  }

  open var mediaType: AVMediaType {
    switch track.kind {
    case .video: .video
    case .audio: .audio
    case .text: .subtitle
    }
  }
  /// Points of the pictures as they are stored, before `preferredTransform`.
  open var naturalSize: CGSize { CGSize(width: track.width, height: track.height) }
  /// How pictures are turned to be shown upright.
  open var preferredTransform: CGAffineTransform {
    let (width, height) = (naturalSize.width, naturalSize.height)
    return switch track.quarterTurns {
    case 1: CGAffineTransform(0, 1, -1, 0, height, 0)
    case 2: CGAffineTransform(-1, 0, 0, -1, width, height)
    case 3: CGAffineTransform(0, -1, 1, 0, 0, width)
    default: .identity
    }
  }
  /// Frames a second.
  open var nominalFrameRate: Float { Float(track.frameRate) }
  open var minFrameDuration: CMTime {
    track.frameRate > 0 ? CMTime(seconds: 1 / track.frameRate, preferredTimescale: 1_000_000) : .invalid
  }
  /// Bits a second; 0 where the file does not say.
  open var estimatedDataRate: Float { Float(track.bitRate) }
  open var naturalTimeScale: CMTimeScale { track.kind == .audio ? CMTimeScale(track.sampleRate) : 600 }
  open var languageCode: String? { track.language }
  open var extendedLanguageTag: String? { track.language }
  open var preferredVolume: Float { 1 }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { true }
  open var isDecodable: Bool { true }
  open var formatDescriptions: [Any] { [track.codec] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: track.kind == .video
    case .audible: track.kind == .audio
    case .legible: track.kind == .text
    default: false
    }
  }
  public func _read() async throws { try await asset?._read() }
}
