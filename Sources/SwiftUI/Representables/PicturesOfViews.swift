import Foundation
import MartletDisplay
import MartletLaunch
import MartletLayout
import MartletText
import MartletTree
import UIKit

/// Pictures of views of UIKit's: of what shows, else of a tree made for the picture.
@MainActor @preconcurrency enum PicturesOfViews {
  static func register() { ViewPictures.make = { view, scale in picture(of: view, scale: scale) } }

  private static func picture(of view: UIView, scale: CGFloat) -> ImageReference? {
    let size = view.bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    if let group = view._shownGroup { return group.picture(size: size, scale: scale, isOpaque: false) }
    return view._apart {
      var environment = EnvironmentValues()
      environment.displayScale = scale
      environment.colorScheme = UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light
      let layout = LayoutContext(pixelsPerPoint: scale, textEngine: .standard)
      let content = Standing(view: view).frame(width: size.width, height: size.height)
      let root = ViewRoot(layoutContext: layout, environment: environment, content: content)
      _ = root.frame(size: size)
      return root.screen.children.first?.displayGroup().picture(size: size, scale: scale, isOpaque: false)
    }
  }
}

/// A view that exists already, as the only one of a tree.
private struct Standing: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
