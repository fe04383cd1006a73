import Foundation
import UIKit

/// Opens addresses: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
///
/// An app can put an action of its own into the environment, which then handles what links and code below open.
public struct OpenURLAction {
  /// What a handler made of an address.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, systemAction(URL?) }
    let kind: Kind
    /// The app has seen to it.
    public static let handled = Result(kind: .handled)
    /// Nobody opens it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The system opens another address in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: ((URL) -> Result)?

  /// An action that asks `handler` first.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  /// The system's action.
  init() { handler = nil }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens `url`; `completion` gets whether something took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other): Self.openInSystem(other ?? url, completion)
    }
  }

  /// The one way out of the app: the host opens the address in what the user prefers for it.
  private static func openInSystem(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// Opens addresses; the system's action unless set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
