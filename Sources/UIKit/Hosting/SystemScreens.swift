import Foundation
import MartletControls

/// The screens of the system that are made of views of SwiftUI and given to apps as controllers of UIKit: the photo
/// picker, the share sheet.
///
/// Three parts make one:
///
/// 1. **A request**, a type of UIKit's that says what is asked for and takes the answer in closures. It is the key.
///
///        package struct ImagePickerRequest {
///          package var sourceType: UIImagePickerController.SourceType
///          package var picked: (UIImage, [UIImagePickerController.InfoKey: Any]) -> Void
///          package var cancelled: () -> Void
///        }
///
/// 2. **A controller** with Apple's name, whose view is that screen:
///
///        open class UIImagePickerController: UINavigationController {
///          open override func loadView() {
///            loadSystemScreen(ImagePickerRequest(sourceType: sourceType, picked: …, cancelled: …))
///          }
///        }
///
///    Everything that presents controllers then shows it: a representable in a `sheet`, `present(_:animated:)`, a page
///    of a navigation controller. The closures call the delegate, which closes the screen as apps do, by
///    `picker.dismiss(animated:)` or by the `presentationMode` of the view around it; both close the sheet.
///
/// 3. **A provider** in the module above, registered once, before the first screen is shown
///    (`SystemScreenProviders` in SwiftUI, which runs when the first controller or view of UIKit appears; a module
///    above SwiftUI that brings the controller itself registers in that controller's `init`):
///
///        SystemScreens.register(ImagePickerRequest.self) { HostedView(PhotoGrid(request: $0)) }
///
/// A request without a provider shows a marked placeholder that names it.
@MainActor @preconcurrency package enum SystemScreens {
  nonisolated(unsafe) private static var providers: [ObjectIdentifier: (Any) -> (any HostedContent)?] = [:]

  /// Sets who makes the content for requests of a type; a later call replaces it.
  package static func register<Request>(
    _ type: Request.Type, _ content: @escaping @MainActor (Request) -> any HostedContent
  ) {
    providers[ObjectIdentifier(type)] = { request in (request as? Request).map { content($0) } }
  }

  /// The content for a request; nil when nobody registered for its type.
  package static func content<Request>(for request: Request) -> (any HostedContent)? {
    providers[ObjectIdentifier(Request.self)]?(request)
  }
}

extension UIViewController {
  /// Makes the controller's view a screen of the system: to be called from `loadView`.
  package func loadSystemScreen<Request>(_ request: Request) {
    let screen = UIView(frame: UIScreen.main.bounds)
    screen.backgroundColor = .systemBackground
    screen._content = SystemScreens.content(for: request)
    if screen._content == nil {
      screen._placeholder = "\(type(of: self)): this screen of the system is not there yet"
    }
    view = screen
  }
}
