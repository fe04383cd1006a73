import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// A blur of many pixels looks the same at half the resolution: above this sigma the picture is reduced.
  private static let largestSigmaInPixels: CGFloat = 8

  /// `sigma` in points. Inside `opaqueRect` the edge pixels go on, and nothing shows outside of it.
  func blurNode(_ child: RenderNode, _ sigma: CGFloat, _ opaqueRect: CGRect?) -> RenderNode? {
    guard sigma > 0, sigma.isFinite else { return child }
    let area = opaqueRect ?? child.bounds.insetBy(dx: -sigma * 3, dy: -sigma * 3)
    let resolution = blurResolution(sigma)
    guard let raster = Raster(of: child, in: area, pixelsPerPoint: resolution) else { return child }
    let blur = BoxBlur(sigma: sigma * raster.pixelsPerPoint, extendsEdges: opaqueRect != nil)
    blur.apply(to: raster.surface, channels: 4)
    return raster.node(clippedTo: opaqueRect)
  }

  /// A blurred copy of the child's alpha in a colour, below the child. Sigma is half of the radius.
  func shadowNode(_ child: RenderNode, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize) -> RenderNode? {
    guard let shadow = shadowAlone(child, color, radius, offset) else { return child }
    return .container([shadow, child])
  }

  /// The shadow without what casts it; nil where there is none.
  func shadowAlone(_ child: RenderNode, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize) -> RenderNode? {
    guard color.alpha > 0, CGPoint(x: offset.width, y: offset.height).isDrawable else { return nil }
    let sigma = radius.isFinite ? max(radius, 0) / 2 : 0
    let area = child.bounds.insetBy(dx: -sigma * 3, dy: -sigma * 3)
    let resolution = blurResolution(sigma)
    guard let raster = Raster(of: child, in: area, pixelsPerPoint: resolution, alphaOnly: true) else { return nil }
    BoxBlur(sigma: sigma * raster.pixelsPerPoint, extendsEdges: false).apply(to: raster.surface, channels: 1)
    let components = (Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    return raster.node(color: components, offset: offset)
  }

  func blurResolution(_ sigma: CGFloat) -> CGFloat {
    var resolution = scale
    while sigma * resolution > Self.largestSigmaInPixels { resolution /= 2 }
    return resolution
  }
}
