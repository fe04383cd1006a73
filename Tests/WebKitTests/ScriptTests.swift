import Foundation
import Testing
import WebKit

@MainActor @Suite(.serialized) struct ScriptTests {
  @Test func valuesOfScriptsAreFoundations() async throws {
    let page = Page()
    await page.show("<p>x</p>")
    #expect(try await page.script("6 * 7") as? Int == 42)
    #expect(try await page.script("0.5") as? Double == 0.5)
    #expect(try await page.script("'a' + 'b'") as? String == "ab")
    #expect(try await page.script("1 > 0") as? Bool == true)
    let list = try #require(await page.script("[1, 'two', null]") as? [Any])
    #expect(list[0] as? Int == 1 && list[1] as? String == "two" && list[2] is NSNull)
    let object = try #require(await page.script("({ name: 'Birds', count: 3 })") as? [String: Any])
    #expect(object["name"] as? String == "Birds" && object["count"] as? Int == 3)
    #expect(try await page.script("new Date(1000)") as? Date == Date(timeIntervalSince1970: 1))
    #expect(try await page.script("null") is NSNull)
  }

  @Test func anExceptionIsAnErrorWithItsWords() async throws {
    let page = Page()
    await page.show("<p>x</p>")
    let error = await #expect(throws: WKError.self) { try await page.script("throw new Error('no birds')") }
    #expect(error?.code == .javaScriptExceptionOccurred)
    #expect((error?.userInfo["WKJavaScriptExceptionMessage"] as? String)?.contains("no birds") == true)
  }

  @Test func asyncFunctionsTakeArgumentsAndWait() async throws {
    let page = Page()
    await page.show("<p>x</p>")
    let value = try await page.view.callAsyncJavaScript(
      "const sum = await Promise.resolve(a + list.length); return name + sum;",
      arguments: ["a": 2, "list": [1, 2, 3], "name": "\"n\"\u{2028}"], contentWorld: .page)
    #expect(value as? String == "\"n\"\u{2028}5")
  }

  @Test func worldsDoNotSeeEachOther() async throws {
    let page = Page()
    await page.show("<script>var here = 1</script>")
    #expect(try await page.text("typeof here") == "number")
    let other = try await page.view.evaluateJavaScript("typeof here", contentWorld: .defaultClient)
    #expect(other as? String == "undefined")
  }

  @Test func userScriptsRunAtTheirTime() async throws {
    let page = Page {
      $0.userContentController.addUserScript(
        WKUserScript(
          source: "window.early = !document.body", injectionTime: .atDocumentStart, forMainFrameOnly: true))
      $0.userContentController.addUserScript(
        WKUserScript(
          source: "window.late = document.querySelector('p').textContent", injectionTime: .atDocumentEnd,
          forMainFrameOnly: true))
    }
    await page.show("<p>there</p>")
    #expect(try await page.script("early") as? Bool == true)
    #expect(try await page.text("late") == "there")
  }

  @Test func messagesReachTheirHandler() async throws {
    @MainActor final class Handler: NSObject, WKScriptMessageHandler {
      var bodies: [Any] = []
      var names: [String] = []
      func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        bodies.append(message.body)
        names.append(message.name)
      }
    }
    let handler = Handler()
    let page = Page { $0.userContentController.add(handler, name: "app") }
    await page.show("<script>webkit.messageHandlers.app.postMessage({ count: 2, list: ['a'] })</script>")
    #expect(await waits { handler.bodies.count == 1 })
    let body = try #require(handler.bodies.first as? [String: Any])
    #expect(body["count"] as? Int == 2)
    #expect(body["list"] as? [String] == ["a"])
    #expect(handler.names == ["app"])
    page.view.configuration.userContentController.removeScriptMessageHandler(forName: "app")
    let left = "typeof (window.webkit && webkit.messageHandlers && webkit.messageHandlers.app)"
    #expect(try await page.text(left) == "undefined")
  }

  @Test func messagesAreAnswered() async throws {
    @MainActor final class Handler: NSObject, WKScriptMessageHandlerWithReply {
      func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
      ) {
        guard let number = message.body as? Int else { return replyHandler(nil, "no number") }
        replyHandler(["double": number * 2], nil)
      }
    }
    let page = Page { $0.userContentController.addScriptMessageHandler(Handler(), contentWorld: .page, name: "ask") }
    await page.show("<p>x</p>")
    let answer = try await page.view.callAsyncJavaScript(
      "return (await webkit.messageHandlers.ask.postMessage(21)).double", contentWorld: .page)
    #expect(answer as? Int == 42)
    let problem = try await page.view.callAsyncJavaScript(
      "try { await webkit.messageHandlers.ask.postMessage('x'); return 'none' } catch (error) { return String(error) }",
      contentWorld: .page)
    #expect((problem as? String)?.contains("no number") == true)
  }

  @Test func dialogsAskTheDelegate() async throws {
    @MainActor final class Delegate: NSObject, WKUIDelegate {
      var messages: [String] = []
      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
      ) {
        messages.append("alert \(message)")
        completionHandler()
      }
      func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
      ) async -> Bool {
        messages.append("confirm \(message)")
        return true
      }
      func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
      ) {
        messages.append("prompt \(prompt) \(defaultText ?? "")")
        completionHandler("typed")
      }
    }
    let delegate = Delegate()
    let page = Page()
    page.view.uiDelegate = delegate
    await page.show("<p>x</p>")
    let value = try #require(await page.script("alert('a'); [confirm('b'), prompt('c', 'd')]") as? [Any])
    #expect(value[0] as? Bool == true && value[1] as? String == "typed")
    #expect(delegate.messages == ["alert a", "confirm b", "prompt c d"])
  }

  @Test func withoutADelegateDialogsAreLeft() async throws {
    let page = Page()
    await page.show("<p>x</p>")
    let value = try #require(await page.script("alert('a'); [confirm('b'), prompt('c', 'd')]") as? [Any])
    #expect(value[0] as? Bool == false && value[1] is NSNull)
  }

  @Test func aPageOpensAnother() async throws {
    @MainActor final class Delegate: NSObject, WKUIDelegate {
      var new: WKWebView?
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        new = WKWebView(frame: .zero, configuration: configuration)
        return new
      }
    }
    let delegate = Delegate()
    let page = Page()
    page.view.uiDelegate = delegate
    await page.show("<p>x</p>")
    let isOpen = try await page.script("const w = window.open('about:blank'); w.document.title = 'Child'; !!w")
    #expect(isOpen as? Bool == true)
    #expect(await waits { delegate.new?.title == "Child" })
  }

  @Test func textIsFound() async throws {
    let page = Page()
    await page.show("<p>Wren and robin</p>")
    #expect(try await page.view.find("robin").matchFound)
    #expect(try await page.text("getSelection().toString()") == "robin")
    #expect(try await !page.view.find("eagle").matchFound)
  }
}
