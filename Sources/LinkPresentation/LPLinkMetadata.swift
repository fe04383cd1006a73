import MartletFoundation
@_exported import UIKit

/// What a link leads to, as an app says it.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var remoteVideoURL: URL?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  public override init() {}
}

/// Asks a page what it says of itself. Pages are not read here: the answer is an error, and a note says so once.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  /// Seconds.
  open var timeout: TimeInterval = 30
  private var isUsed = false
  public override init() {}

  /// The handler comes on the main thread. A provider asks once: another time is a mistake of the app's.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    precondition(!isUsed, "a metadata provider fetches once: make another for \(url)")
    isUsed = true
    Remarks.once("what pages say of themselves is not read: links have no pictures and titles of their own")
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { waiting in
      startFetchingMetadata(for: url) { _, error in waiting.resume(throwing: error ?? LPError(.unknown)) }
    }
  }
  open func cancel() {}
}

public let LPErrorDomain = "LPErrorDomain"

public struct LPError: Error, Hashable, CustomNSError {
  public enum Code: Int, Hashable, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LPErrorDomain }
  public var errorCode: Int { code.rawValue }
}
