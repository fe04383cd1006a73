import Foundation

/// A property that `load` can be asked for.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  fileprivate init() {}
}

/// A property with its type of value.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let path: (Root) -> Value
  init(_ path: @escaping (Root) -> Value) { self.path = path }
  public enum Status { case notYetLoaded, loading, loaded(Value), failed(NSError) }
}

/// What reads its properties from a file, beside the main thread.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
  func _read() async throws
}

extension AVAsynchronousKeyValueLoading {
  /// Waits until the property is known. Throws an `AVError` that names the file and what is wrong with it.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    try await _read()
    return property.path(self)
  }
  /// Several at once.
  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    try await _read()
    return (first.path(self), second.path(self))
  }
  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    try await _read()
    return (first.path(self), second.path(self), third.path(self))
  }
  public func load<A, B, C, D>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>, _ third: AVAsyncProperty<Self, C>,
    _ fourth: AVAsyncProperty<Self, D>
  ) async throws -> (A, B, C, D) {
    try await _read()
    return (first.path(self), second.path(self), third.path(self), fourth.path(self))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.duration } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { $0.tracks } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty { $0.commonMetadata } }
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty { $0.creationDate } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isReadable } }
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isComposable } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.hasProtectedContent } }
  public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.preferredRate } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { $0.providesPreciseDurationAndTiming }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.estimatedDataRate } }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
  public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.languageCode } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { $0.minFrameDuration } }
  public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty { $0.naturalTimeScale } }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty { $0.value } }
  public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty { $0.stringValue } }
  public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty { $0.dataValue } }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty { $0.numberValue } }
}
