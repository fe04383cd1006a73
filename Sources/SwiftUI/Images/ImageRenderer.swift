import Combine
import Foundation
import MartletDisplay
import MartletLaunch
import MartletLayout
import MartletText
import MartletTree
import UIKit

/// Makes pictures of a view that need not be on the screen. Each picture shows the view as it is at first: its tasks do
/// not run.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  /// What the view is offered, in points; unspecified is its own size.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has no transparency: it is black where the view draws nothing.
  @Published public var isOpaque = false

  public init(content view: Content) { content = view }

  /// Nil for a view without an area, and for pictures beyond 32,000 pixels.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  public var cgImage: CGImage? {
    let drawing = drawing()
    return drawing.group.picture(size: drawing.size, scale: scale, isOpaque: isOpaque)
      .map { CGImage(_reference: $0) }
  }

  /// Calls `renderer` with the view's size in points and what draws it on a context.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let drawing = drawing()
    renderer(drawing.size) { context in
      let scale = max(rasterizationScale, 0.01)
      guard let picture = drawing.group.picture(size: drawing.size, scale: scale, isOpaque: isOpaque) else { return }
      context.draw(CGImage(_reference: picture), in: CGRect(origin: .zero, size: drawing.size))
    }
  }

  private func drawing() -> (group: DisplayGroup, size: CGSize) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let layout = LayoutContext(pixelsPerPoint: scale, textEngine: .standard)
    let root = ViewRoot(layoutContext: layout, environment: environment, content: content)
    _ = root.frame(size: proposedSize.replacingUnspecifiedDimensions(by: .zero))
    guard let element = root.screen.children.first else { return (.empty, .zero) }
    let size = element.sizeThatFits(proposedSize)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return (.empty, .zero) }
    _ = root.frame(size: size)
    // Of the window's own there is nothing in the picture: no background, no focus ring.
    return (element.displayGroup(), size)
  }
}
