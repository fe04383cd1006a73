import Foundation
import Testing
import WebKit

@MainActor @Suite(.serialized) struct LoadTests {
  @Test func aLoadTellsItsStepsInOrder() async {
    let page = Page()
    let navigation = page.view.loadHTMLString("<title>Birds</title>", baseURL: nil)
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(page.recorder.events == ["action about:blank", "start", "commit", "finish"])
    #expect(page.recorder.navigations.allSatisfy { $0 === navigation })
    #expect(page.view.title == "Birds")
    #expect(page.view.estimatedProgress == 1)
    #expect(!page.view.isLoading)
  }

  @Test func valuesCanBeObserved() async {
    let page = Page()
    var titles: [String] = []
    var progress: [Double] = []
    let observations = [
      page.view.observe(\.title) { view, _ in titles.append(view.title ?? "") },
      page.view.observe(\.estimatedProgress, options: .new) { _, change in progress.append(change.newValue ?? -1) },
    ]
    await page.show("<title>Observed</title>")
    #expect(await waits { titles.last == "Observed" && progress.last == 1 })
    #expect(progress == progress.sorted())
    observations.forEach { $0.invalidate() }
  }

  @Test func dataAreShownAsTheKindThatTheyAre() async throws {
    let page = Page()
    page.view.load(
      Data("<p>Grüße</p>".utf8), mimeType: "text/html", characterEncodingName: "utf-8",
      baseURL: URL(string: "https://example.invalid/folder/")!)
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(try await page.text("document.body.innerText") == "Grüße")
    #expect(try await page.text("document.baseURI") == "https://example.invalid/folder/")
  }

  @Test func aServerThatDoesNotAnswerIsAnError() async {
    let page = Page()
    page.view.load(URLRequest(url: URL(string: "http://127.0.0.1:\(unusedPort())/")!))
    #expect(await waits { !page.recorder.errors.isEmpty })
    #expect(page.recorder.events.last == "fail early")
    #expect(page.recorder.errors.first?.domain == NSURLErrorDomain)
    #expect(page.recorder.errors.first?.code == NSURLErrorCannotConnectToHost)
    #expect(page.recorder.finishes == 0)
  }

  @Test func thePolicyCancelsALoad() async {
    let page = Page()
    await page.show("<a id=a href='https://example.invalid/x'>out</a>")
    page.recorder.decide = { $0.request.url?.host == "example.invalid" ? .cancel : .allow }
    page.start("document.getElementById('a').click()")
    #expect(await waits { page.recorder.events.contains("action https://example.invalid/x") })
    await page.show("<title>Next</title>")
    #expect(page.recorder.errors.isEmpty)
    #expect(page.view.title == "Next")
  }

  @Test func anActionKnowsWhatItIs() async {
    let page = Page()
    await page.show(
      "<a id=a href='https://example.invalid/x'>out</a><a id=b target=_blank href='about:blank#n'>new</a>")
    var actions: [WKNavigationAction] = []
    page.recorder.decide = {
      actions.append($0)
      return .cancel
    }
    page.start("document.getElementById('a').click()")
    #expect(await waits { actions.count == 1 })
    #expect(actions.first?.navigationType == .linkActivated)
    #expect(actions.first?.targetFrame?.isMainFrame == true)
    page.start("document.getElementById('b').click()")
    #expect(await waits { actions.count == 2 })
    #expect(actions.last?.targetFrame == nil)
  }

  @Test func historyGoesBackAndForward() async throws {
    let folder = try Folder(["one.html": "<title>One</title>", "two.html": "<title>Two</title>"])
    let page = Page()
    page.view.loadFileURL(folder["one.html"], allowingReadAccessTo: folder.url)
    #expect(await waits { page.recorder.finishes == 1 })
    page.view.loadFileURL(folder["two.html"], allowingReadAccessTo: folder.url)
    #expect(await waits { page.recorder.finishes == 2 })
    #expect(page.view.canGoBack && !page.view.canGoForward)
    #expect(page.view.backForwardList.backItem?.url.lastPathComponent == "one.html")
    page.view.goBack()
    #expect(await waits { page.view.title == "One" && !page.view.isLoading })
    #expect(page.view.canGoForward && !page.view.canGoBack)
    #expect(page.view.backForwardList.forwardList.map(\.title) == ["Two"])
    #expect(page.view.goBack() == nil)
    let item = try #require(page.view.backForwardList.forwardItem)
    page.view.go(to: item)
    #expect(await waits { page.view.title == "Two" })
  }

  @Test func anAsyncDelegateIsAskedToo() async {
    @MainActor final class Delegate: NSObject, WKNavigationDelegate {
      var asked: [String] = []
      var isFinished = false
      func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
        -> WKNavigationActionPolicy
      {
        asked.append(navigationAction.request.url?.absoluteString ?? "")
        return .allow
      }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isFinished = true }
    }
    let page = Page()
    let delegate = Delegate()
    page.view.navigationDelegate = delegate
    page.view.loadHTMLString("<p>x</p>", baseURL: nil)
    #expect(await waits { delegate.isFinished })
    #expect(delegate.asked == ["about:blank"])
  }

  @Test func aDelegateWithAHandlerOfTheMainActorIsAskedToo() async {
    @MainActor final class Delegate: NSObject, WKNavigationDelegate {
      var asked = 0
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
      ) {
        asked += 1
        preferences.allowsContentJavaScript = false
        decisionHandler(.allow, preferences)
      }
    }
    let page = Page()
    let delegate = Delegate()
    page.view.navigationDelegate = delegate
    page.view.loadHTMLString(
      "<p id=p>no</p><script>document.getElementById('p').textContent = 'yes'</script>", baseURL: nil)
    #expect(await waits { delegate.asked == 1 && !page.view.isLoading })
    let text = try? await page.text("document.getElementById('p').textContent")
    #expect(text == "no")
  }
}
