import Foundation
import MartletDisplay
import MartletVips
import UIKit

extension Evaluator {
  /// Weights of a bell of deviation `sigma` up to 4 deviations; their sum is 1.
  static func bell(_ sigma: CGFloat) -> [Float] {
    guard sigma > 0.01 else { return [1] }
    let radius = max(1, Int((4 * sigma).rounded(.up)))
    let weights = (-radius...radius).map { exp(-CGFloat($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  /// The largest side of blocks, a power of two, of which a deviation is still `least` long.
  static func blockSide(_ sigma: CGFloat, least: CGFloat) -> Int {
    var side = 1
    while sigma / CGFloat(side * 2) >= least { side *= 2 }
    return side
  }

  /// Deviations in blocks that are worth blurring at the size of blocks. OPTIMIZATION: a bell of 10 pixels takes 81
  /// weights at full size, 21 in blocks of four on a sixteenth of the pixels. Of black beside white the result is at most
  /// 0.15/255 away from the bell, encoded; with deviations of 1.5 blocks it is 0.5/255 (computed as matrices).
  private static let leastDeviation: CGFloat = 2
  /// Pixels that a picture is kept with while another is computed from it: 128 MB. OPTIMIZATION: without it, each tile of
  /// a blur would compute what is around its blocks anew, three times as much as there is.
  private static let keptLimit = 1 << 23

  func blurred(_ child: Recipe, _ x: CGFloat, _ y: CGFloat, _ area: PixelArea) throws(PictureFailure)
    -> PlacedPicture?
  {
    let (across, down) = (
      Self.blockSide(x, least: Self.leastDeviation), Self.blockSide(y, least: Self.leastDeviation)
    )
    let (marginX, marginY) = (Int(4 * x) + 4 * across, Int(4 * y) + 4 * down)
    guard let source = try placed(child, area.outset(x: marginX, y: marginY)) else { return nil }
    guard across > 1 || down > 1 else { return try bells(source, x, y, area) }
    // Blocks and splines blur a little by themselves.
    func rest(_ sigma: CGFloat, _ side: Int) -> CGFloat {
      guard side > 1 else { return sigma }
      let length = CGFloat(side)
      return (sigma * sigma - (length * length - 1) / 4 - length * length / 3).squareRoot() / length
    }
    let (restX, restY) = (rest(x, across), rest(y, down))
    let result = blocks(area, across, down)
    let needed = result.outset(x: Self.bell(restX).count / 2, y: Self.bell(restY).count / 2)
    guard let small = try softBlocks(source, across, down, needed) else { return nil }
    let soft = try kept(bells(kept(small), restX, restY, result))
    return try soft.enlarged(
      scaleX: 1 / Double(across), scaleY: 1 / Double(down), .spline, area: area, in: space)
  }

  /// Soft means of the blocks that are `needed`, in blocks; nil when all of them are transparent.
  private func softBlocks(
    _ source: PlacedPicture, _ across: Int, _ down: Int, _ needed: PixelArea
  ) throws(PictureFailure) -> PlacedPicture? {
    let window = source.window
    // A block sees nearly the whole next one. Where an edge goes on, the second block beyond it holds nothing else.
    let reach = source.isClamped ? 2 : 1
    let (left, top) = (window.left.floored(across) - reach, window.top.floored(down) - reach)
    let whole = PixelArea(
      left: left, top: top, width: (window.right - 1).floored(across) + 1 + reach - left,
      height: (window.bottom - 1).floored(down) + 1 + reach - top)
    let part = source.isClamped ? whole.nearest(to: needed) : whole.intersection(needed)
    guard !part.isEmpty else { return nil }
    var result = try source.reduced(across: across, down: down, area: part, in: space)
    result.isClamped = source.isClamped
    return result
  }

  /// The same in memory, unless it is too large for that: then, with `tiled`, its last tiles are kept.
  func kept(_ placed: PlacedPicture, tiled: Bool = false) throws(PictureFailure) -> PlacedPicture {
    var result = placed
    if placed.area.count <= Self.keptLimit {
      result.picture = try placed.picture.rendered()
    } else if tiled {
      result.picture = placed.picture.keepingTiles()
    }
    return result
  }

  private func bells(
    _ source: PlacedPicture, _ x: CGFloat, _ y: CGFloat, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    let (rows, columns) = (Self.bell(x), Self.bell(y))
    return try separable(source, rows, columns, area)
  }

  private func separable(
    _ source: PlacedPicture, _ rows: [Float], _ columns: [Float], _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    let (rx, ry) = (rows.count / 2, columns.count / 2)
    let middle = try source.windowed(.rows, x: rx, y: 0, weights: rows, area: area.outset(x: 0, y: ry), in: space)
    return try middle.windowed(.columns, x: 0, y: ry, weights: columns, area: area, in: space)
  }

  /// Weights of a window as wide as `width` pixels, its outermost ones in part.
  static func box(_ width: CGFloat) -> [Float] {
    let radius = Int(((width - 1) / 2).rounded(.up))
    let edge = (width - CGFloat(2 * radius - 1)) / 2
    return (-radius...radius).map { Float((abs($0) == radius && radius > 0 ? edge : 1) / max(width, 1)) }
  }

  func boxed(_ child: Recipe, _ radius: CGFloat, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    let side = Self.blockSide(radius, least: 5)
    let margin = Int(radius) + 5 * side + 1
    guard let source = try placed(child, area.outset(x: margin, y: margin)) else { return nil }
    let width = 2 * radius + 1
    guard side > 1 else { return try separable(source, Self.box(width), Self.box(width), area) }
    let shrunk = try shrunk(source.limited(to: area.outset(x: margin, y: margin)), side, side)
    let weights = Self.box(width / CGFloat(side))
    let soft = try separable(shrunk, weights, weights, blocks(area, side, side))
    return try enlarged(soft, side, side, area)
  }

  /// Blocks at the size of their pixels again.
  private func enlarged(
    _ blocks: PlacedPicture, _ across: Int, _ down: Int, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    try blocks.enlarged(
      scaleX: 1 / Double(across), scaleY: 1 / Double(down), .cubic, area: area, in: space)
  }

  /// The blocks that an area's pixels are interpolated between.
  private func blocks(_ area: PixelArea, _ across: Int, _ down: Int) -> PixelArea {
    PixelArea(
      left: area.left.floored(across) - 3, top: area.top.floored(down) - 3, width: area.width / across + 7,
      height: area.height / down + 7)
  }

  /// The mean of a disc; large ones at the size of blocks.
  func disc(_ child: Recipe, _ radius: CGFloat, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    let side = Self.blockSide(radius, least: 8)
    let margin = Int(radius) + 5 * side + 1
    guard let source = try placed(child, area.outset(x: margin, y: margin)) else { return nil }
    guard side > 1 else { return try discMean(source, radius, area) }
    let shrunk = try shrunk(source.limited(to: area.outset(x: margin, y: margin)), side, side)
    let soft = try discMean(shrunk, radius / CGFloat(side), blocks(area, side, side))
    return try enlarged(soft, side, side, area)
  }

  private func discMean(
    _ source: PlacedPicture, _ radius: CGFloat, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    let (reaches, size) = Recipe.discRows(radius)
    return try source.windowed(.discMean, x: size, y: size, weights: reaches, area: area, in: space)
  }
}

extension PlacedPicture {
  /// Only what is needed of it counts; an edge that goes on keeps going on.
  func limited(to area: PixelArea) -> PlacedPicture { isClamped ? self : cropped(to: area) }
}

extension Recipe {
  /// How far each row of a disc reaches, from the top, and how far the disc does.
  static func discRows(_ radius: CGFloat) -> (reaches: [Float], size: Int) {
    let size = max(0, Int(radius.rounded()))
    let square = radius * radius + 0.25
    let reaches = (-size...size).map { row in Float(max(0, square - CGFloat(row * row)).squareRoot().rounded(.down)) }
    return (reaches.map { min($0, Float(size)) }, size)
  }
}
