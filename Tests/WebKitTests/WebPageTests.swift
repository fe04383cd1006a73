import Foundation
import MartletDisplay
import MartletHost
import MartletTesting
import SwiftUI
import Testing
import WebKit

@MainActor @Suite(.serialized) struct WebPageTests {
  init() { if RunningHost.current == nil { RunningHost.current = .picture } }

  private func page(_ change: (inout WebPage.Configuration) -> Void = { _ in }) -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.websiteDataStore = .nonPersistent()
    change(&configuration)
    return WebPage(configuration: configuration)
  }
  private func show(_ html: String, _ page: WebPage) async throws {
    for try await _ in page.load(html: html) {}
  }

  @Test func aLoadGivesItsStepsAndEnds() async throws {
    let page = page()
    var steps: [WebPage.NavigationEvent] = []
    for try await step in page.load(html: "<title>Birds</title>") { steps.append(step) }
    #expect(steps == [.startedProvisionalNavigation, .committed, .finished])
    #expect(page.currentNavigationEvent == .finished)
    #expect(page.title == "Birds" && page.estimatedProgress == 1 && !page.isLoading)
  }

  @Test func aFailedLoadThrows() async {
    let page = page()
    let url = URL(string: "http://127.0.0.1:\(unusedPort())/")!
    do {
      for try await _ in page.load(url) {}
      Issue.record("nothing was thrown")
    } catch WebPage.NavigationError.failedProvisionalNavigation(let error) {
      #expect((error as NSError).code == NSURLErrorCannotConnectToHost)
    } catch { Issue.record("\(error)") }
    await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(nil as URL?) {} }
  }

  @Test func aScriptGivesItsValue() async throws {
    let page = page()
    try await show("<p id=p>Wren</p>", page)
    let value = try await page.callJavaScript(
      "return document.getElementById('p').textContent + suffix", arguments: ["suffix": "!"])
    #expect(value as? String == "Wren!")
  }

  @Test func whatChangesIsObserved() async throws {
    let page = page()
    let titles = Titles()
    withObservationTracking {
      _ = page.title
    } onChange: {
      titles.changes += 1
    }
    try await show("<title>One</title>", page)
    #expect(titles.changes == 1)
  }
  private final class Titles: @unchecked Sendable { var changes = 0 }

  @Test func historyIsAListOfValues() async throws {
    let folder = try Folder(["one.html": "<title>One</title>", "two.html": "<title>Two</title>"])
    let page = page()
    for try await _ in page.load(folder["one.html"]) {}
    for try await _ in page.load(folder["two.html"]) {}
    #expect(page.backForwardList.currentItem?.title == "Two")
    let back = try #require(page.backForwardList[-1])
    #expect(back.url.lastPathComponent == "one.html" && page.backForwardList[1] == nil)
    page.load(back)
    #expect(await waits { page.title == "One" && page.backForwardList.forwardList.map(\.title) == ["Two"] })
  }

  @Test func aDeciderDecides() async throws {
    struct Decider: WebPage.NavigationDeciding {
      var count = 0
      mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
      ) async -> WKNavigationActionPolicy {
        count += 1
        preferences.allowsContentJavaScript = count > 1
        return .allow
      }
    }
    let html = "<p id=p>no</p><script>document.getElementById('p').textContent = 'yes'</script>"
    let page = WebPage(navigationDecider: Decider())
    for wanted in ["no", "yes"] {
      try await show(html, page)
      #expect(try await page.callJavaScript("return document.getElementById('p').textContent") as? String == wanted)
    }
  }

  @Test func aPresenterAnswersQuestions() async throws {
    struct Presenter: WebPage.DialogPresenting {
      func handleJavaScriptConfirm(
        message: String, initiatedBy frame: WebPage.FrameInfo
      ) async -> WebPage.JavaScriptConfirmResult { message == "Fly?" ? .ok : .cancel }
      func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
      ) async -> WebPage.JavaScriptPromptResult { .ok("\(defaultText ?? "")!") }
    }
    let page = WebPage(dialogPresenter: Presenter())
    try await show("<p>x</p>", page)
    let value = try await page.callJavaScript(
      "return [confirm('Fly?'), confirm('Walk?'), prompt('Name', 'Wren')].join()")
    #expect(value as? String == "true,false,Wren!")
  }

  @Test func aSchemeIsAnswered() async throws {
    struct Handler: URLSchemeHandler {
      func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
        AsyncThrowingStream { answer in
          answer.yield(
            .response(
              URLResponse(url: request.url!, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)))
          answer.yield(.data(Data("<title>".utf8)))
          answer.yield(.data(Data("\(request.url!.host ?? "")".utf8)))
          answer.finish()
        }
      }
    }
    #expect(URLScheme("https") == nil && URLScheme("1x") == nil)
    let scheme = try #require(URLScheme("nest"))
    let page = page { $0.urlSchemeHandlers[scheme] = Handler() }
    for try await _ in page.load(URL(string: "nest://wren")) {}
    #expect(page.title == "wren")
  }

  // MARK: On a screen

  private func pixel(_ screen: Screen) async throws -> RGBA {
    #expect(await screen.settleAll())
    return try screen.pixels().pixel(200, 100)
  }

  @Test func aViewShowsThePage() async throws {
    let page = page()
    let screen = Screen(size: CGSize(width: 200, height: 100)) { WebView(page).ignoresSafeArea() }
    try await show("<body style='background:#f00'>", page)
    let color = try await pixel(screen)
    #expect(color.red > 0.98 && color.green < 0.02)
  }

  @Test func aHiddenBackgroundLetsThroughWhatIsBehind() async throws {
    let page = page()
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      WebView(page).webViewContentBackground(.hidden).background(Color(red: 0, green: 0, blue: 1)).ignoresSafeArea()
    }
    try await show("<p></p>", page)
    let color = try await pixel(screen)
    #expect(color.blue > 0.98 && color.red < 0.02)
  }

  @Test func anAddressThatChangesIsLoaded() async throws {
    let folder = try Folder(["one.html": "<h1>One</h1>", "two.html": "<h1>Two</h1>"])
    let model = Address(folder["one.html"])
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Browser(model: model) }
    #expect(await screen.settleAll())
    #expect(screen.semantics.flattened.contains { $0.label == "One" })
    model.url = folder["two.html"]
    #expect(await screen.settleAll())
    #expect(screen.semantics.flattened.contains { $0.label == "Two" })
  }
  @MainActor @Observable final class Address {
    var url: URL?
    var position = ScrollPosition(edge: .top)
    init(_ url: URL?) { self.url = url }
  }
  private struct Browser: View {
    let model: Address
    var body: some View { WebView(url: model.url) }
  }

  @Test func aPositionScrolls() async throws {
    let page = page()
    let model = Address(nil)
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Scrolled(page: page, model: model).ignoresSafeArea()
    }
    try await show("<body style='margin:0'><div style='height:900px'>", page)
    #expect(await screen.settleAll())
    model.position.scrollTo(y: 300)
    #expect(await screen.settleAll())
    #expect(try await page.callJavaScript("return scrollY") as? Int == 300)
    model.position.scrollTo(edge: .bottom)
    #expect(await screen.settleAll())
    #expect(try await page.callJavaScript("return scrollY") as? Int == 800)
  }
  private struct Scrolled: View {
    let page: WebPage
    @Bindable var model: Address
    var body: some View { WebView(page).webViewScrollPosition($model.position) }
  }

  @Test func scrollingIsTold() async throws {
    let page = page()
    var told: [CGFloat] = []
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      WebView(page)
        .webViewOnScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { told.append($1) })
        .ignoresSafeArea()
    }
    try await show("<body style='margin:0'><div style='height:900px'>", page)
    #expect(await screen.settleAll())
    _ = try await page.callJavaScript("scrollTo(0, 120)")
    #expect(await waits { told.last == 120 })
  }
}
