import Foundation
import UIKit

/// Shows a controller that somebody else made.
struct ControllerView: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// The same, with another view when it is another controller.
struct ControllerScreen: View {
  let controller: UIViewController
  var body: some View { ControllerView(controller: controller).id(ObjectIdentifier(controller)) }
}
