import Foundation
import Testing
import WebKit

/// Names a place for each download, and writes down what becomes of it.
@MainActor private final class Keeper: NSObject, WKDownloadDelegate {
  let place: URL?
  var names: [String] = []
  var isFinished = false
  var errors: [NSError] = []
  init(_ place: URL?) { self.place = place }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void
  ) {
    names.append(suggestedFilename)
    completionHandler(place)
  }
  func downloadDidFinish(_ download: WKDownload) { isFinished = true }
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
    errors.append(error as NSError)
  }
}

/// Makes downloads of what it is told to.
@MainActor private final class Downloader: NSObject, WKNavigationDelegate {
  let keeper: Keeper
  var downloads: [WKDownload] = []
  var asked: [(path: String, isDownload: Bool)] = []
  var sources: [String] = []
  var takesActions = false
  init(_ keeper: Keeper) { self.keeper = keeper }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    asked.append((navigationAction.request.url?.path ?? "", navigationAction.shouldPerformDownload))
    decisionHandler(takesActions && navigationAction.shouldPerformDownload ? .download : .allow)
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .download) }
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    take(download, "action \(navigationAction.request.url?.path ?? "")")
  }
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    take(download, "response \(navigationResponse.response.url?.path ?? "")")
  }
  private func take(_ download: WKDownload, _ source: String) {
    sources.append(source)
    download.delegate = keeper
    downloads.append(download)
  }
}

@MainActor @Suite(.serialized) struct DownloadTests {
  private let server = LoopbackServer { request in
    switch request.path {
    case "/page": .init(body: "<a id=a href='/notes' download='notes.txt'>keep</a><a id=b href='/text'>read</a>")
    case "/text": .init(headers: ["Content-Type": "text/plain"], body: "read")
    case "/notes": .init(headers: ["Content-Type": "text/plain"], body: "kept")
    case "/data":
      .init(
        headers: [
          "Content-Type": "application/octet-stream", "Content-Disposition": "attachment; filename=\"birds.bin\"",
        ], body: "some birds")
    default: .init(status: "404 Not Found", body: "none")
    }
  }

  private func page(_ delegate: Downloader) -> Page {
    let page = Page()
    page.view.navigationDelegate = delegate
    return page
  }

  @Test func anAnswerThatIsNotShownBecomesAFile() async throws {
    let folder = try Folder(["x": ""])
    let keeper = Keeper(folder["birds.bin"])
    let delegate = Downloader(keeper)
    let page = page(delegate)
    page.view.load(URLRequest(url: server.url("/data")))
    #expect(await waits { keeper.isFinished || !keeper.errors.isEmpty })
    #expect(delegate.sources == ["response /data"])
    #expect(keeper.names == ["birds.bin"])
    #expect(try String(contentsOf: folder["birds.bin"], encoding: .utf8) == "some birds")
    #expect(delegate.downloads.first?.progress.fractionCompleted == 1)
    #expect(delegate.downloads.first?.webView === page.view)
  }

  @Test func aLinkSaysThatItIsToBeKept() async throws {
    let folder = try Folder(["x": ""])
    let keeper = Keeper(folder["notes.txt"])
    let delegate = Downloader(keeper)
    delegate.takesActions = true
    let page = page(delegate)
    page.view.load(URLRequest(url: server.url("/page")))
    #expect(await waits { page.view.estimatedProgress == 1 && !page.view.isLoading })
    page.start("document.getElementById('a').click()")
    #expect(await waits { keeper.isFinished || !keeper.errors.isEmpty })
    #expect(delegate.sources == ["action /notes"])
    #expect(try String(contentsOf: folder["notes.txt"], encoding: .utf8) == "kept")
    page.start("document.getElementById('b').click()")
    #expect(await waits { page.view.url?.path == "/text" && !page.view.isLoading })
    #expect(delegate.asked.map(\.path) == ["/page", "/notes", "/text"])
    #expect(delegate.asked.map(\.isDownload) == [false, true, false])
  }

  @Test func whereNoPlaceIsNamedADownloadIsCancelled() async {
    let keeper = Keeper(nil)
    let delegate = Downloader(keeper)
    let page = page(delegate)
    page.view.load(URLRequest(url: server.url("/data")))
    #expect(await waits { !keeper.errors.isEmpty })
    #expect(keeper.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(!keeper.isFinished)
  }

  @Test func aFileThatIsThereIsNotReplaced() async throws {
    let folder = try Folder(["birds.bin": "old"])
    let keeper = Keeper(folder["birds.bin"])
    let delegate = Downloader(keeper)
    let page = page(delegate)
    page.view.load(URLRequest(url: server.url("/data")))
    #expect(await waits { !keeper.errors.isEmpty || keeper.isFinished })
    #expect(keeper.errors.map(\.code) == [NSURLErrorCannotCreateFile])
    #expect(try String(contentsOf: folder["birds.bin"], encoding: .utf8) == "old")
  }

  @Test func anAppStartsADownloadItself() async throws {
    let folder = try Folder(["x": ""])
    let page = Page()
    let keeper = Keeper(folder["own.txt"])
    let download = await page.view.startDownload(using: URLRequest(url: server.url("/notes")))
    download.delegate = keeper
    #expect(await waits { keeper.isFinished || !keeper.errors.isEmpty })
    #expect(try String(contentsOf: folder["own.txt"], encoding: .utf8) == "kept")
    #expect(download.originalRequest?.url?.path == "/notes")
  }
}
