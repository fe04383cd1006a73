import Foundation
import FoundationNetworking

/// Says where a download goes and hears of its end. Of the first method one of the forms is written.
@MainActor @preconcurrency public protocol WKDownloadDelegate: _WKDownloadDelegateForms {
  /// The place must be free and its folder there; nil ends the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  func downloadDidFinish(_ download: WKDownload)
  /// `resumeData` is nil: nothing is kept to go on with later.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) { LeftOut.note() }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}

  /// Asks the form that the app has written.
  func decide(
    _ download: WKDownload, _ response: URLResponse, _ name: String, _ answer: @escaping (URL?) -> Void
  ) {
    let main: @MainActor @Sendable (URL?) -> Void = { answer($0) }
    let isWritten =
      LeftOut.isWritten {
        self.download(
          download, decideDestinationUsing: response, suggestedFilename: name, completionHandler: main)
      }
      || LeftOut.isWritten {
        self.download(
          download, decideDestinationUsing: response, suggestedFilename: name, completionHandler: answer)
      }
    if isWritten { return }
    Task { @MainActor in
      answer(await self.download(download, decideDestinationUsing: response, suggestedFilename: name))
    }
  }
}

/// The form whose handler belongs to no actor. The compiler takes it for another than that above, and names them alike.
@MainActor @preconcurrency public protocol _WKDownloadDelegateForms: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
}

extension _WKDownloadDelegateForms {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) { LeftOut.note() }
}
