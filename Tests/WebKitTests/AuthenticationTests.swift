import Foundation
import FoundationNetworking
import Testing
import WebKit

/// Answers questions with what it is given, one after the other.
@MainActor private final class Doorman: NSObject, WKNavigationDelegate {
  var answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]
  var challenges: [URLAuthenticationChallenge] = []
  var isFinished = false
  var errors: [NSError] = []
  init(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) { self.answers = answers }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    challenges.append(challenge)
    let (disposition, credential) = answers.isEmpty ? (.cancelAuthenticationChallenge, nil) : answers.removeFirst()
    completionHandler(disposition, credential)
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { isFinished = true }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) { errors.append(error as NSError) }
}

@MainActor @Suite(.serialized) struct AuthenticationTests {
  /// Lets in who says "wren:secret".
  private let server = LoopbackServer { request in
    if request.headers["authorization"] == "Basic d3JlbjpzZWNyZXQ=" { return .init(body: "<p>inside</p>") }
    return .init(
      status: "401 Unauthorized",
      headers: ["Content-Type": "text/html", "WWW-Authenticate": "Basic realm=\"Birds\""], body: "<p>outside</p>")
  }
  private let right = URLCredential(user: "wren", password: "secret", persistence: .none)
  private let wrong = URLCredential(user: "wren", password: "guess", persistence: .none)

  private func show(_ answers: [(URLSession.AuthChallengeDisposition, URLCredential?)]) async -> (Doorman, String) {
    let page = Page()
    let doorman = Doorman(answers)
    page.view.navigationDelegate = doorman
    page.view.load(URLRequest(url: server.url("/")))
    #expect(await waits { doorman.isFinished || !doorman.errors.isEmpty })
    let text = doorman.isFinished ? (try? await page.text("document.body.innerText")) ?? "" : ""
    return (doorman, text)
  }

  @Test func aCredentialOpensThePage() async {
    let (doorman, text) = await show([(.useCredential, right)])
    #expect(text == "inside")
    let space = doorman.challenges.first?.protectionSpace
    #expect(space?.host == "127.0.0.1" && space?.port == server.port && space?.realm == "Birds")
    #expect(space?.authenticationMethod == NSURLAuthenticationMethodHTTPBasic)
  }

  @Test func aRefusedOneIsAskedForAgain() async {
    let (doorman, text) = await show([(.useCredential, wrong), (.useCredential, right)])
    #expect(text == "inside")
    #expect(doorman.challenges.map(\.previousFailureCount) == [0, 1])
  }

  @Test func withoutOneTheServersOwnWordsShow() async {
    let (doorman, text) = await show([(.performDefaultHandling, nil)])
    #expect(text == "outside")
    #expect(doorman.challenges.count == 1)
  }

  @Test func whoCancelsGetsNoPage() async {
    let (doorman, _) = await show([(.cancelAuthenticationChallenge, nil)])
    #expect(!doorman.isFinished)
    #expect(doorman.errors.count == 1)
  }

  @Test func withoutADelegateNobodyIsThere() async throws {
    let page = Page()
    page.view.navigationDelegate = nil
    page.view.load(URLRequest(url: server.url("/")))
    #expect(await waits { page.view.url != nil && page.view.estimatedProgress == 1 && !page.view.isLoading })
    #expect(try await page.text("document.body.innerText") == "outside")
  }
}
