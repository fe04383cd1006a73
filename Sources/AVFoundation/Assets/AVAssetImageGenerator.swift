import Foundation
import MartletDisplay
import MartletMedia
import UIKit

/// Takes single pictures out of a film.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  /// Whether pictures are turned upright. Here they always are.
  open var appliesPreferredTrackTransform = false
  /// Pixels that pictures are scaled down to fit in; zero, also along one axis, sets no limit.
  open var maximumSize = CGSize.zero { didSet { lock.withLock { reader = nil } } }
  open var apertureMode: ApertureMode?
  /// Pictures are always those of the very time.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  private let lock = NSLock()
  private var reader: FrameReader?
  private var isCancelled = false
  private let queue = DispatchQueue(label: "martlet.pictures", qos: .userInitiated)

  public init(asset: AVAsset) { self.asset = asset }

  /// The picture at a time; waits for it. Throws an `AVError` that names the file.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    let (image, time) = try picture(at: requestedTime)
    actualTime?.pointee = time
    return image
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let made: Made = try await withCheckedThrowingContinuation { done in
      queue.async { [self] in done.resume(with: Swift.Result { Made(try picture(at: time)) }) }
    }
    return (made.value.0, made.value.1)
  }
  private struct Made: @unchecked Sendable {
    let value: (CGImage, CMTime)
    init(_ value: (CGImage, CMTime)) { self.value = value }
  }

  /// Calls the handler once for each time, in their order, beside the main thread.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let calls = Handler(value: handler)
    let times = requestedTimes.map(\.timeValue)
    lock.withLock { isCancelled = false }
    for time in times {
      queue.async { [self] in
        if lock.withLock({ isCancelled }) { return calls.value(time, nil, .invalid, .cancelled, nil) }
        do {
          let (image, actual) = try picture(at: time)
          calls.value(time, image, actual, .succeeded, nil)
        } catch { calls.value(time, nil, .invalid, .failed, error) }
      }
    }
  }
  private struct Handler: @unchecked Sendable { let value: CompletionHandler }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { handler($1, $2, $4) }
  }

  /// Pictures that are still to be taken are cancelled.
  open func cancelAllCGImageGeneration() { lock.withLock { isCancelled = true } }

  private func picture(at time: CMTime) throws -> (CGImage, CMTime) {
    try lock.withLock {
      do {
        let frame = try openReader().frame(at: time.isNumeric ? time.seconds : 0)
        // The pixels are the film's own: they are copied, for a picture may live long.
        let image = ImageReference(
          pixelWidth: frame.width, pixelHeight: frame.height, pixels: Data([UInt8](frame.pixels)))
        return (CGImage(_reference: image), CMTime(seconds: frame.time, preferredTimescale: 1_000_000_000))
      } catch let failure as MediaFailure { throw AVError(failure) }
    }
  }

  private func openReader() throws -> FrameReader {
    if let reader { return reader }
    guard let url = asset.source else { throw AVError(.invalidSourceMedia, "the asset names no file") }
    let info = try asset.info()
    guard let track = info.tracks(.video).first else {
      throw AVError(.noImageAtTime, "\(url.lastPathComponent) has no pictures")
    }
    let size = Self.size(of: track, within: maximumSize)
    let new = try FrameReader(url, width: size.width, height: size.height)
    reader = new
    return new
  }

  /// Pixels of the pictures, upright; zero for the film's own.
  private static func size(of track: MediaInfo.Track, within limit: CGSize) -> (width: Int, height: Int) {
    var (width, height) = (CGFloat(track.width), CGFloat(track.height))
    if track.quarterTurns % 2 == 1 { swap(&width, &height) }
    let scale = min(limit.width > 0 ? limit.width / width : 1, limit.height > 0 ? limit.height / height : 1)
    guard scale < 1, width > 0, height > 0 else { return (0, 0) }
    return (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
  }
}
