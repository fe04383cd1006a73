import Foundation
import FoundationNetworking
import MartletWeb

extension WKWebView {
  public func page(_ page: EnginePage, isAsked question: EnginePage.Challenge) {
    refusals = question.isRetry ? refusals + 1 : 0
    guard let delegate = navigationDelegate else { return question.answer(nil) }
    let challenge = question.ofURLs(refusals: refusals)
    delegate.identify(self, challenge) { disposition, credential in
      switch disposition {
      case .useCredential: question.answer(credential.flatMap(EnginePage.Challenge.Credential.init))
      case .cancelAuthenticationChallenge: question.cancel()
      // One that is remembered counts until it has been refused.
      case .performDefaultHandling: question.answer(question.isRetry ? nil : question.proposed)
      default: question.answer(nil)
      }
    }
  }
}

extension EnginePage.Challenge {
  fileprivate func ofURLs(refusals: Int) -> URLAuthenticationChallenge {
    let method =
      switch method {
      case .basic: NSURLAuthenticationMethodHTTPBasic
      case .digest: NSURLAuthenticationMethodHTTPDigest
      case .form: NSURLAuthenticationMethodHTMLForm
      case .ntlm: NSURLAuthenticationMethodNTLM
      case .negotiate: NSURLAuthenticationMethodNegotiate
      // Certificates of clients are not for Foundation here.
      case .clientCertificate, .other: NSURLAuthenticationMethodDefault
      }
    let space = URLProtectionSpace(
      host: host, port: port, protocol: isForProxy ? nil : "http", realm: realm, authenticationMethod: method)
    let proposed = proposed.map { URLCredential(user: $0.user, password: $0.password, persistence: .forSession) }
    return URLAuthenticationChallenge(
      protectionSpace: space, proposedCredential: proposed, previousFailureCount: refusals, failureResponse: nil,
      error: nil, sender: NoSender())
  }
}

extension EnginePage.Challenge.Credential {
  fileprivate init?(_ credential: URLCredential) {
    guard let user = credential.user, let password = credential.password else { return nil }
    let keeping: Keeping =
      switch credential.persistence {
      case .forSession: .forSession
      case .permanent: .permanently
      default: .never
      }
    self.init(user: user, password: password, keeping: keeping)
  }
}

/// Challenges of web views are answered by the handler that comes with them, and by no sender.
private final class NoSender: NSObject, URLAuthenticationChallengeSender {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) { note() }
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { note() }
  func cancel(_ challenge: URLAuthenticationChallenge) { note() }
  func performDefaultHandling(for challenge: URLAuthenticationChallenge) { note() }
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) { note() }
  private func note() { WebRemarks.note("a challenge of a web view is answered by its handler, not by its sender") }
}
