import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// What lies behind, blurred, coloured and tinted, where the stand-in is; the stand-in where nothing lies behind.
  ///
  /// Blurred pictures have few pixels, so this is made anew for each frame that has the material in it. Nothing is kept:
  /// what lies behind is the rest of the window, whose changes can't be told from here.
  func backdropNode(_ backdrop: Backdrop, standIn: RenderNode?, behind: RenderNode?) -> RenderNode? {
    guard let standIn else { return nil }
    let sigma = backdrop.sigma
    guard let behind, sigma > 0, sigma.isFinite, backdrop.standInAlpha > 0, let area = standIn.bounds.drawable,
      let raster = Raster(of: behind, in: area, pixelsPerPoint: blurResolution(sigma))
    else { return standIn }
    BoxBlur(sigma: sigma * raster.pixelsPerPoint, extendsEdges: true).apply(to: raster.surface, channels: 4)
    guard let blurred = raster.node(clippedTo: area) else { return standIn }
    let colored = colorMatrixNode(blurred, Self.saturation(Float(backdrop.saturation))) ?? blurred
    let layers = [colored, rectNode(area, backdrop.tint)].compactMap { $0 }
    let shape = colorMatrixNode(standIn, Self.alpha(1 / backdrop.standInAlpha))
    return RenderNode.container(layers).flatMap { maskNode($0, shape) }
  }

  /// Spreads colours from their brightness, by the weights of Rec. 709.
  private static func saturation(_ factor: Float) -> [Float] {
    let weights: [Float] = [0.2126, 0.7152, 0.0722]
    var factors: [Float] = []
    for row in 0..<3 {
      for column in 0..<3 { factors.append((1 - factor) * weights[column] + (row == column ? factor : 0)) }
      factors.append(0)
    }
    return factors + [0, 0, 0, 1] + [0, 0, 0, 0]
  }

  private static func alpha(_ factor: Float) -> [Float] {
    [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, factor, 0, 0, 0, 0]
  }
}
