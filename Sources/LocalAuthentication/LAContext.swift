import Foundation

/// Asks who is there. Nothing here can tell: there is no sensor and no passcode, which is what every question is answered
/// with, and a note says so once.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  /// Seconds for which an earlier recognition counts; there never is one.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  private var isInvalid = false

  public override init() {}

  private func error(for policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthenticationWithBiometricsOrCompanion:
      return LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: return LAError(.passcodeNotSet)
    case .deviceOwnerAuthenticationWithCompanion: return LAError(.companionNotAvailable)
    }
  }

  /// Always false; `error` gets the reason.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = self.error(for: policy).asNSError
    return false
  }

  /// Fails; the reply comes on another thread, as on Apple's systems.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!localizedReason.isEmpty, "the reason why somebody is to be recognised is empty")
    Remarks.once("the app asks who is there, and nothing here can tell: there is no sensor and no passcode")
    let error = error(for: policy)
    DispatchQueue.global().async { reply(false, error) }
  }
  @discardableResult open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { waiting in
      evaluatePolicy(policy, localizedReason: localizedReason) { isThere, error in
        waiting.resume(with: error.map { .failure($0) } ?? .success(isThere))
      }
    }
  }

  open func invalidate() { isInvalid = true }
}

extension LAError {
  fileprivate var asNSError: NSError {
    NSError(
      domain: LAErrorDomain, code: errorCode, userInfo: [NSLocalizedDescriptionKey: errorDescription ?? ""])
  }
}

public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication, deviceOwnerAuthenticationWithCompanion
  case deviceOwnerAuthenticationWithBiometricsOrCompanion
}

public enum LABiometryType: Int, Hashable, Sendable { case none, touchID, faceID, opticID }
