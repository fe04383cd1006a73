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
  /// weights at full size, 41 in blocks of two on a quarter of the pixels. The mean of a block is no bell: at a hard edge
  /// three blocks make a difference of 0.45/255, two one of 1.2/255.
  private static let leastDeviation: CGFloat = 3

  func blurred(_ child: Recipe, _ x: CGFloat, _ y: CGFloat, _ area: PixelArea) throws(PictureFailure)
    -> PlacedPicture?
  {
    let (across, down) = (
      Self.blockSide(x, least: Self.leastDeviation), Self.blockSide(y, least: Self.leastDeviation)
    )
    let (marginX, marginY) = (Int(4 * x) + 4 * across, Int(4 * y) + 4 * down)
    guard let source = try placed(child, area.outset(x: marginX, y: marginY)) else { return nil }
    guard across > 1 || down > 1 else { return try bells(source, x, y, area) }
    let needed = area.outset(x: marginX, y: marginY)
    let shrunk = try shrunk(source.limited(to: needed), across, down)
    // Blocks blur a little by themselves.
    func rest(_ sigma: CGFloat, _ side: Int) -> CGFloat {
      let length = CGFloat(side)
      let own = (length * length - 1) / 12
      return (max(0, sigma * sigma - own)).squareRoot() / length
    }
    let soft = try bells(shrunk, rest(x, across), rest(y, down), blocks(area, across, down))
    return try enlarged(soft, across, down, area)
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
      scaleX: 1 / Double(across), scaleY: 1 / Double(down), isSmooth: true, area: area, in: space)
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
