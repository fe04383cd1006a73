import CWebKit
import Foundation

extension EnginePage {
  /// A server or proxy asks who is there. Each must be answered once, at any time; the load waits.
  @MainActor public final class Challenge {
    public enum Method: Sendable { case basic, digest, form, ntlm, negotiate, clientCertificate, other }
    public struct Credential: Sendable {
      public enum Keeping: Sendable { case never, forSession, permanently }
      public var user: String
      public var password: String
      public var keeping: Keeping
      public init(user: String, password: String, keeping: Keeping) {
        (self.user, self.password, self.keeping) = (user, password, keeping)
      }
    }

    private var handle: OpaquePointer?
    public let host: String
    public let port: Int
    public let realm: String
    public let method: Method
    public let isForProxy: Bool
    /// Whether an answer has been refused before.
    public let isRetry: Bool
    /// One that the engine remembers.
    public let proposed: Credential?

    init(_ handle: OpaquePointer) {
      self.handle = handle
      g_object_ref(UnsafeMutableRawPointer(handle))
      host = String(borrowing: webkit_authentication_request_get_host(handle)) ?? ""
      port = Int(webkit_authentication_request_get_port(handle))
      realm = String(borrowing: webkit_authentication_request_get_realm(handle)) ?? ""
      isForProxy = webkit_authentication_request_is_for_proxy(handle) != 0
      isRetry = webkit_authentication_request_is_retry(handle) != 0
      method =
        switch webkit_authentication_request_get_scheme(handle) {
        case WEBKIT_AUTHENTICATION_SCHEME_DEFAULT, WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: .basic
        case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: .digest
        case WEBKIT_AUTHENTICATION_SCHEME_HTML_FORM: .form
        case WEBKIT_AUTHENTICATION_SCHEME_NTLM: .ntlm
        case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: .negotiate
        case WEBKIT_AUTHENTICATION_SCHEME_CLIENT_CERTIFICATE_REQUESTED: .clientCertificate
        default: .other
        }
      proposed = webkit_authentication_request_get_proposed_credential(handle).map { credential in
        defer { webkit_credential_free(credential) }
        return Credential(
          user: String(borrowing: webkit_credential_get_username(credential)) ?? "",
          password: String(borrowing: webkit_credential_get_password(credential)) ?? "", keeping: .forSession)
      }
    }
    deinit { if let handle { g_object_unref(UnsafeMutableRawPointer(handle)) } }

    /// Nil: what the server answers to strangers is shown.
    public func answer(_ credential: Credential?) {
      finish { handle in
        guard let credential else { return webkit_authentication_request_authenticate(handle, nil) }
        let keeping =
          switch credential.keeping {
          case .never: WEBKIT_CREDENTIAL_PERSISTENCE_NONE
          case .forSession: WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION
          case .permanently: WEBKIT_CREDENTIAL_PERSISTENCE_PERMANENT
          }
        let made = webkit_credential_new(credential.user, credential.password, keeping)
        webkit_authentication_request_authenticate(handle, made)
        webkit_credential_free(made)
      }
    }

    /// The load fails.
    public func cancel() { finish { webkit_authentication_request_cancel($0) } }

    private func finish(_ body: (OpaquePointer) -> Void) {
      guard let handle else { return }
      self.handle = nil
      body(handle)
      g_object_unref(UnsafeMutableRawPointer(handle))
    }
  }

  static let authenticates: GCallback = {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, request, data in
      let page: EnginePage = owner(data)
      MainActor.assumeIsolated {
        let challenge = Challenge(request)
        if let client = page.client { client.page(page, isAsked: challenge) } else { challenge.answer(nil) }
      }
      // No form of the library's own in the page.
      return 1
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()
}
