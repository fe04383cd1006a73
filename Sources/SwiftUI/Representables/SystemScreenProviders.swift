import UIKit

/// Registers the system's screens that are made in this module, when the first view of UIKit appears.
@MainActor @preconcurrency enum SystemScreenProviders {
  nonisolated(unsafe) private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    SystemScreens.register(PhotoRequest.self) { HostedView(PhotoScreen($0)) }
    SystemScreens.register(ShareRequest.self) { HostedView(ShareScreen($0)) }
  }
}
