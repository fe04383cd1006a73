import Foundation
import MartletControls
import MartletDisplay
import MartletWeb
import UIKit

/// What a picture of a page is to show.
@MainActor @preconcurrency open class WKSnapshotConfiguration: NSObject, NSCopying {
  /// In the view's coordinates; null for the whole view.
  open var rect = CGRect.null
  /// Points; nil: as wide as it shows.
  open var snapshotWidth: NSNumber?
  /// Whether what has changed is waited for.
  open var afterScreenUpdates = true
  nonisolated public override init() { super.init() }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = WKSnapshotConfiguration()
      (copy.rect, copy.snapshotWidth, copy.afterScreenUpdates) = (rect, snapshotWidth, afterScreenUpdates)
      return copy
    }
  }
}

/// What a PDF of a page is to hold.
@MainActor @preconcurrency open class WKPDFConfiguration: NSObject {
  /// Nil: the whole page. Others are not there yet: the whole page is taken.
  open var rect: CGRect? {
    didSet { if rect != nil { Notes.once("a part of a page cannot be made a PDF here: the whole page is") } }
  }
  open var allowTransparentBackground = false
  nonisolated public override init() { super.init() }
}

/// How a text is looked for.
@MainActor @preconcurrency open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  /// Whether the search goes on at the other end.
  open var wraps = true
  nonisolated public override init() { super.init() }
}

@MainActor @preconcurrency open class WKFindResult: NSObject {
  public let matchFound: Bool
  init(matchFound: Bool) { self.matchFound = matchFound }
}

extension WKWebView {
  /// A picture of what shows.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    guard let page else { return completionHandler(nil, WKError(.webViewInvalidated)) }
    let wanted = snapshotConfiguration?.rect ?? .null
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) }
    page.takePicture { [bounds] result in
      guard case .success(let picture) = result, picture.pixelWidth > 0 else {
        return completionHandler(nil, WKError(.unknown))
      }
      let scale = CGFloat(picture.pixelWidth) / max(1, bounds.width)
      let part = wanted.isNull ? bounds : wanted.intersection(bounds)
      var pixels = CGImage(_reference: picture)
      if !wanted.isNull {
        let area = CGRect(
          x: part.minX * scale, y: part.minY * scale, width: part.width * scale, height: part.height * scale)
        guard let cut = pixels.cropping(to: area) else { return completionHandler(nil, WKError(.unknown)) }
        pixels = cut
      }
      // The width is reached by more or fewer pixels a point.
      let pixelsPerPoint = width.map { CGFloat(pixels.width) / max(1, $0) } ?? scale
      completionHandler(UIImage(cgImage: pixels, scale: pixelsPerPoint, orientation: .up), nil)
    }
  }
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { continuation in
      takeSnapshot(with: configuration) { image, error in
        continuation.resume(with: image.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
      }
    }
  }

  /// Looks for text, shows the first place from the last one on, and marks it.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) {
    guard let page else { return completionHandler(WKFindResult(matchFound: false)) }
    page.find(
      string, isBackwards: configuration.backwards, isCaseSensitive: configuration.caseSensitive,
      wraps: configuration.wraps
    ) { completionHandler(WKFindResult(matchFound: $0)) }
  }
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult {
    await withCheckedContinuation { continuation in
      find(string, configuration: configuration) { continuation.resume(returning: $0) }
    }
  }

  /// The page as a PDF, in pages of the paper that the desktop prints on.
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    guard let page else { return completionHandler(.failure(WKError(.webViewInvalidated))) }
    page.makePDF { result in completionHandler(result.mapError { $0.ofScript as any Error }) }
  }
  public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      createPDF(configuration: configuration) { continuation.resume(with: $0) }
    }
  }
}
