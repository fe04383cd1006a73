import Foundation
import Testing
import WebKit

@MainActor @Suite(.serialized) struct FileTests {
  @Test func aFileSeesItsFolder() async throws {
    let folder = try Folder([
      "index.html": "<link rel=stylesheet href='css/a.css'><script src='a.js'></script><p>text</p>",
      "css/a.css": "p { color: rgb(1, 2, 3) }", "a.js": "window.loaded = 'yes'",
    ])
    let page = Page()
    page.view.loadFileURL(folder["index.html"], allowingReadAccessTo: folder.url)
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(try await page.text("getComputedStyle(document.querySelector('p')).color") == "rgb(1, 2, 3)")
    #expect(try await page.text("loaded") == "yes")
    #expect(page.view.url == folder["index.html"])
    #expect(page.recorder.events.first == "action \(folder["index.html"].absoluteString)")
  }

  @Test func textWithABaseSeesItsFolder() async throws {
    let folder = try Folder(["a.css": "p { color: rgb(4, 5, 6) }"])
    let page = Page()
    await page.show("<link rel=stylesheet href='a.css'><p>text</p>", base: folder.url)
    #expect(try await page.text("getComputedStyle(document.querySelector('p')).color") == "rgb(4, 5, 6)")
  }

  /// What lies beside the folder is not read, by whatever way.
  @Test(arguments: ["../secret.js", "link.js", "%2e%2e/secret.js", "PATH"])
  func nothingOutsideOfTheFolderIsRead(way: String) async throws {
    let outer = try Folder(["secret.js": "window.secret = 1", "site/index.html": "", "site/ok.js": "window.ok = 1"])
    try FileManager.default.createSymbolicLink(at: outer["site/link.js"], withDestinationURL: outer["secret.js"])
    let address = way == "PATH" ? outer["secret.js"].absoluteString : way
    try Data("<script src='ok.js'></script><script src='\(address)'></script>".utf8).write(to: outer["site/index.html"])
    let page = Page()
    page.view.loadFileURL(outer["site/index.html"], allowingReadAccessTo: outer["site"])
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(try await page.text("typeof window.ok") == "number")
    #expect(try await page.text("typeof window.secret") == "undefined")
  }

  @Test func aLinkOutOfTheFolderFails() async throws {
    let outer = try Folder([
      "secret.html": "<title>Secret</title>",
      "site/index.html": "<title>Site</title><a href='../secret.html'>x</a>",
    ])
    let page = Page()
    page.view.loadFileURL(outer["site/index.html"], allowingReadAccessTo: outer["site"])
    #expect(await waits { page.recorder.finishes == 1 })
    page.start("document.querySelector('a').click()")
    #expect(await waits { !page.recorder.errors.isEmpty })
    #expect(page.recorder.errors.first?.domain == NSURLErrorDomain)
    #expect(page.view.title == "Site")
  }

  @MainActor final class Handler: NSObject, WKURLSchemeHandler {
    var asked: [String] = []
    func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
      let url = task.request.url!
      asked.append(url.absoluteString)
      guard url.path != "/missing.js" else { return task.didFailWithError(URLError(.fileDoesNotExist)) }
      let isScript = url.path.hasSuffix(".js")
      let body =
        isScript ? "window.answered = 'yes'" : "<script src='/a.js'></script><script src='missing.js'></script>"
      task.didReceive(
        HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil,
          headerFields: ["Content-Type": isScript ? "text/javascript" : "text/html", "X-Bird": "wren"])!)
      task.didReceive(Data(body.prefix(10).utf8))
      task.didReceive(Data(body.dropFirst(10).utf8))
      task.didFinish()
    }
    func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
  }

  @Test func aSchemeIsAnsweredByItsHandler() async throws {
    let handler = Handler()
    let page = Page { $0.setURLSchemeHandler(handler, forURLScheme: "birds") }
    page.view.load(URLRequest(url: URL(string: "birds://nest/index.html")!))
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(try await page.text("answered") == "yes")
    #expect(handler.asked == ["birds://nest/index.html", "birds://nest/a.js", "birds://nest/missing.js"])
    let header = try await page.view.callAsyncJavaScript(
      "return (await fetch('birds://nest/a.js')).headers.get('X-Bird')", contentWorld: .page)
    #expect(header as? String == "wren")
  }

  @Test func cookiesAreKeptAndGone() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let cookie = try #require(
      HTTPCookie(properties: [.name: "bird", .value: "wren", .domain: "example.invalid", .path: "/"]))
    await store.httpCookieStore.setCookie(cookie)
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["wren"])
    await store.httpCookieStore.deleteCookie(cookie)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }

  @Test func rulesBlockWhatTheySay() async throws {
    let folder = try Folder([
      "index.html": "<script src='a.js'></script><script src='blocked.js'></script>",
      "a.js": "window.a = 1", "blocked.js": "window.b = 1",
    ])
    let rules = #"[{ "trigger": { "url-filter": "blocked" }, "action": { "type": "block" } }]"#
    let store = try #require(WKContentRuleListStore(url: folder["rules"]))
    let list = try #require(
      try await store.compileContentRuleList(forIdentifier: "test", encodedContentRuleList: rules))
    let page = Page { $0.userContentController.add(list) }
    page.view.loadFileURL(folder["index.html"], allowingReadAccessTo: folder.url)
    #expect(await waits { page.recorder.finishes == 1 })
    #expect(try await page.text("typeof a + typeof window.b") == "numberundefined")
    await #expect(throws: WKError.self) {
      try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "[{}]")
    }
  }
}
