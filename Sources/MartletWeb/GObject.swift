import CWebKit
import Foundation

// What GLib's macros do, for Swift.

typealias Widget = UnsafeMutablePointer<GtkWidget>
typealias WebView = UnsafeMutablePointer<WebKitWebView>

extension UnsafeMutablePointer {
  /// The same object as another of its classes.
  func cast<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

/// Connects a signal to a C function that gets `owner` as its last argument. The owner must outlive the connection.
func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ owner: AnyObject, _ callback: GCallback) {
  g_signal_connect_data(
    object, signal, callback, Unmanaged.passUnretained(owner).toOpaque(), nil, GConnectFlags(rawValue: 0))
}

/// Ends all that `connect` connected for an owner.
func disconnect(_ object: UnsafeMutableRawPointer, _ owner: AnyObject) {
  _ = g_signal_handlers_disconnect_matched(
    object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
}

/// The owner that `connect` passed on.
func owner<T: AnyObject>(_ data: gpointer?, as type: T.Type = T.self) -> T {
  Unmanaged<T>.fromOpaque(data!).takeUnretainedValue()
}

/// What one answer of the toolkit is to be given to.
final class Waiting<Answer> {
  private let done: (Answer) -> Void
  init(_ done: @escaping (Answer) -> Void) { self.done = done }

  /// To be passed to the toolkit; `take` gets it back.
  var data: gpointer { Unmanaged.passRetained(self).toOpaque() }
  static func take(_ data: gpointer?) -> (Answer) -> Void {
    Unmanaged<Waiting<Answer>>.fromOpaque(data!).takeRetainedValue().done
  }
}

extension String {
  /// A string that the toolkit gave away.
  init?(taking text: UnsafeMutablePointer<gchar>?) {
    guard let text else { return nil }
    self = String(cString: text)
    g_free(text)
  }
  /// One that it keeps.
  init?(borrowing text: UnsafePointer<gchar>?) {
    guard let text else { return nil }
    self = String(cString: text)
  }
}

/// An error of the toolkit.
public struct WebError: Error, Equatable {
  /// Such as "WebKitNetworkError", "g-io-error-quark".
  public var domain: String
  public var code: Int
  public var message: String
  /// Where it happened, if it was a load.
  public var url: URL?

  public init(domain: String, code: Int, message: String) {
    (self.domain, self.code, self.message) = (domain, code, message)
  }
  init(_ error: UnsafeMutablePointer<GError>) {
    domain = String(cString: g_quark_to_string(error.pointee.domain))
    code = Int(error.pointee.code)
    message = error.pointee.message.map { String(cString: $0) } ?? "unknown"
  }
  /// Of an error that was given away.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(domain: "unknown", code: 0, message: "unknown")
      return
    }
    self.init(error)
    g_error_free(error)
  }
}
