import UIKit

/// Registers what UIKit has of this module, the system's screens and pictures of views: at launch, and when the first
/// view of UIKit appears.
@MainActor @preconcurrency enum SystemScreenProviders {
  nonisolated(unsafe) private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    PicturesOfViews.register()
    SystemScreens.register(PhotoRequest.self) { HostedView(PhotoScreen($0)) }
    SystemScreens.register(ShareRequest.self) { HostedView(ShareScreen($0)) }
  }
}
