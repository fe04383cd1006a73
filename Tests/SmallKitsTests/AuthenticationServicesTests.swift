import AuthenticationServices
import Foundation
import MartletTesting
import SwiftUI
import Testing

@MainActor private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
  var done: (any Error) -> Void = { _ in }
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    done(error)
  }
}

@MainActor @Suite struct AuthenticationServicesTests {
  @Test func theButtonAsksAndAnswersWithAnError() throws {
    var scopes: [ASAuthorization.Scope]?
    var code: ASAuthorizationError.Code?
    let screen = Screen(size: CGSize(width: 320, height: 100)) {
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
        scopes = $0.requestedScopes
      } onCompletion: { result in
        if case .failure(let error) = result { code = (error as? ASAuthorizationError)?.code }
      }
      .signInWithAppleButtonStyle(.whiteOutline)
      .frame(height: 44)
    }
    try screen.tap("Continue with Apple")
    #expect(scopes == [.email] && code == .notHandled)
  }

  @Test func requestsAreNotHandled() async {
    let delegate = Delegate()
    let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()]
    )
    controller.delegate = delegate
    let error = await withCheckedContinuation { waiting in
      delegate.done = { waiting.resume(returning: $0 as? ASAuthorizationError) }
      controller.performRequests()
    }
    #expect(error?.code == .notHandled)
  }

  @Test func sessionsOfTheWebEndWithAnError() async {
    let url = URL(string: "https://example.com")!
    let error = await withCheckedContinuation { waiting in
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, error in
        waiting.resume(returning: error as? ASWebAuthenticationSessionError)
      }
      #expect(!session.start())
    }
    #expect(error?.code == .presentationContextInvalid)
    let session = EnvironmentValues().webAuthenticationSession
    await #expect(throws: ASWebAuthenticationSessionError(.presentationContextInvalid)) {
      try await session.authenticate(using: url, callbackURLScheme: "app")
    }
  }
}
