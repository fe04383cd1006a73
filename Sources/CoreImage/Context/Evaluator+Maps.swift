import Foundation
import MartletDisplay
import MartletVips
import UIKit

extension Evaluator {
  /// The nearest pixels of the child's edge are all that is needed outside of it.
  func clamped(_ child: Recipe, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    let whole = child.area
    guard var result = try placed(child, whole.nearest(to: area))?.cropped(to: whole) else { return nil }
    result.isClamped = true
    return result
  }

  /// Maps that make an image less than half as large take means of blocks first, so that no pixel is skipped.
  func transformed(
    _ child: Recipe, _ map: CGAffineTransform, _ isSmooth: Bool, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture? {
    let back = map.inverted()
    let needed = PixelArea(area.rect.applying(back).grown(2))
    guard let source = try placed(child, child.area.intersection(needed)) else { return nil }
    let step = hypot(back.a, back.b)
    let (across, down) = (isSmooth ? shrink(step) : 1, isSmooth ? shrink(hypot(back.c, back.d)) : 1)
    guard across > 1 || down > 1 else { return try affine(source, back, isSmooth, area) }
    let shrunk = try shrunk(source, across, down)
    let toBlocks = CGAffineTransform(scaleX: 1 / CGFloat(across), y: 1 / CGFloat(down))
    return try affine(shrunk, back.concatenating(toBlocks), isSmooth, area)
  }

  private func shrink(_ step: CGFloat) -> Int { step >= 2 && step < 1e6 ? Int(step) : 1 }

  func affine(
    _ source: PlacedPicture, _ back: CGAffineTransform, _ isSmooth: Bool, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    let numbers = [back.a, back.b, back.c, back.d, back.tx, back.ty].map(Float.init)
    return try source.mapped(.affine, numbers, .once(smooth: isSmooth), area: area, in: space)
  }

  /// Means of blocks that begin at multiples of their sides; block (i, j) becomes pixel (i, j).
  func shrunk(
    _ source: PlacedPicture, _ across: Int, _ down: Int, countsInside: Bool = false
  ) throws(PictureFailure) -> PlacedPicture {
    let window = source.window
    let (left, top) = (window.left.floored(across), window.top.floored(down))
    let columns = (window.right - left * across + across - 1) / across
    let rows = (window.bottom - top * down + down - 1) / down
    var result = try source.blocks(
      .mean, width: across, height: down, left: left * across, top: top * down, columns: columns, rows: rows,
      countsInside: countsInside, in: space)
    (result.left, result.top) = (left, top)
    result.window = result.area
    result.isClamped = source.isClamped
    return result
  }

  func mapped(
    _ child: Recipe, _ map: PlaceMap, _ parameters: [Float], _ reading: PlaceReading, _ reach: CGFloat?,
    _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture? {
    var needed = child.area
    if let reach, reach < 1e6 {
      needed = needed.intersection(area.outset(x: Int(reach) + 2, y: Int(reach) + 2))
    } else if needed == .everything {
      // Any of the pixels whose edge goes on may be asked for.
      needed = child.storedArea ?? area
    }
    guard var source = try placed(child, needed) else { return nil }
    // What is computed would be computed again for each tile that looks at it.
    if child.isComputed { source = try kept(source, tiled: true) }
    return try source.mapped(map, parameters, reading, area: area, in: space)
  }

  func squares(
    _ child: Recipe, _ side: CGFloat, _ origin: CGPoint, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture? {
    let length = Int(side)
    let (x, y) = (Int(origin.x.rounded()), Int(-origin.y.rounded()))
    let whole = child.area == .everything ? area.outset(x: length, y: length) : child.area
    guard let source = try placed(child, whole) else { return nil }
    let window = source.window
    let (i, j) = ((window.left - x).floored(length), (window.top - y).floored(length))
    let (left, top) = (x + i * length, y + j * length)
    var blocks = try source.blocks(
      .mean, width: length, height: length, left: left, top: top,
      columns: (window.right - left + length - 1) / length, rows: (window.bottom - top + length - 1) / length,
      countsInside: true, in: space)
    blocks.isClamped = true
    let scale = 1 / Double(length)
    return try blocks.enlarged(
      scaleX: scale, scaleY: scale, shiftX: -Double(left) * scale, shiftY: -Double(top) * scale, .nearest, area: area,
      in: space)
  }

  func reduced(_ child: Recipe, _ kind: BlockKind, _ region: CGRect) throws(PictureFailure) -> PlacedPicture? {
    let part = PixelArea(region).intersection(child.area)
    guard part != .everything, let source = try placed(child, part) else { return nil }
    var result = try source.blocks(
      kind, width: part.width, height: part.height, left: part.left, top: part.top, columns: 1, rows: 1, in: space)
    // One pixel, computed once.
    result = PlacedPicture(try result.picture.rendered(), left: 0, top: -1)
    return result
  }

  func resized(
    _ child: Recipe, _ x: CGFloat, _ y: CGFloat, _ kernel: ResamplingKernel, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture? {
    let back = CGAffineTransform(scaleX: 1 / x, y: 1 / y)
    let reach = kernel.reach
    let needed = area.rect.applying(back).grown(reach * max(1, 1 / x) + 1, reach * max(1, 1 / y) + 1)
    let whole = child.area
    guard let source = try placed(child, whole.nearest(to: PixelArea(needed))) else { return nil }
    return try source.cropped(to: whole)
      .resampled(scaleX: Double(x), scaleY: Double(y), by: kernel, area: area, in: space)
  }
}

extension Recipe {
  /// Where the pixels are whose edge goes on without end; nil for what has none, as a colour.
  fileprivate var storedArea: PixelArea? {
    guard case .clamped(let child) = operation, child.area != .everything else { return nil }
    return child.area
  }

  /// Whether reading a pixel means computing it.
  var isComputed: Bool {
    switch operation {
    case .stored: false
    case .cropped(let child), .clamped(let child): child.isComputed
    default: true
    }
  }
}

extension Int {
  /// The greatest whole multiple count of `step` that is not above.
  func floored(_ step: Int) -> Int { self >= 0 ? self / step : -((step - 1 - self) / step) }
}
