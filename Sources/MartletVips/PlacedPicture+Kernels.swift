import CVips

/// Where the pixels of a distorted picture come from; the cases are those of places.h, in its order.
public enum PlaceMap: Int32, Sendable {
  case affine, perspective, twirl, vortex, bump, bumpLine, pinch, hole, splash, tunnel, torus, squares, hexagons
  case crystals, points, kaleidoscope, tiles
}

/// How often a distorted picture reads its source for each pixel.
public enum PlaceReading: Sendable {
  case once(smooth: Bool)
  /// Along the line through a centre, `share` of the distance both ways.
  case alongRay(x: Float, y: Float, share: Float)
  /// Along a line, `x` and `y` both ways, weighed by a bell.
  case alongLine(x: Float, y: Float)
}

/// What a window over the pixels around a place computes; the cases are those of windows.h, in its order.
public enum WindowKind: UInt32, Sendable {
  case rows, columns, kernel, rowMaximum, rowMinimum, columnMaximum, columnMinimum, discMean, discMaximum, discMinimum
  case median, edges, sobel, smooth, thin
}

public enum BlockKind: Int32, Sendable { case mean, maximum, minimum }

/// What lies between the pixels of a picture that is made larger; the cases are those of scales.h, in its order.
public enum Enlarging: Int32, Sendable { case nearest, cubic, spline }

extension PlacedPicture {
  /// The pixels of `area` taken from other places; `parameters` (20 at most) are those of places.h.
  public func mapped(
    _ map: PlaceMap, _ parameters: [Float], _ reading: PlaceReading = .once(smooth: true), area: PixelArea,
    in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    let kernel = g_malloc0(gsize(MemoryLayout<MVMap>.size))!.assumingMemoryBound(to: MVMap.self)
    var numbers = parameters + [Float](repeating: 0, count: 24 - parameters.count)
    switch reading {
    case .once(let smooth): kernel.pointee.smooth = smooth ? 1 : 0
    case .alongRay(let x, let y, let share):
      kernel.pointee.reading = Int32(MV_ALONG_RAY)
      (numbers[20], numbers[21], numbers[22]) = (x, y, share)
    case .alongLine(let x, let y):
      kernel.pointee.reading = Int32(MV_ALONG_LINE)
      (numbers[20], numbers[21]) = (x, y)
    }
    kernel.pointee.tables = UnsafePointer(space.tables)
    kernel.pointee.source = retainedSource()
    kernel.pointee.kind = map.rawValue
    (kernel.pointee.left, kernel.pointee.top) = (Int32(area.left), Int32(area.top))
    (kernel.pointee.width, kernel.pointee.height) = (Int32(area.width), Int32(area.height))
    withUnsafeMutableBytes(of: &kernel.pointee.p) { bytes in
      numbers.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    return try Self.placed(mv_image_of_map(kernel), area)
  }

  /// The pixels of `area` of this picture made larger: pixel x shows the place (x + 0.5) · scale + shift, scales from 0
  /// to 1.
  public func enlarged(
    scaleX: Double, scaleY: Double, shiftX: Double = 0, shiftY: Double = 0, _ enlarging: Enlarging, area: PixelArea,
    in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    let kernel = g_malloc0(gsize(MemoryLayout<MVScale>.size))!.assumingMemoryBound(to: MVScale.self)
    kernel.pointee.tables = UnsafePointer(space.tables)
    kernel.pointee.source = retainedSource()
    (kernel.pointee.scaleX, kernel.pointee.scaleY) = (scaleX, scaleY)
    (kernel.pointee.shiftX, kernel.pointee.shiftY) = (shiftX, shiftY)
    kernel.pointee.smooth = enlarging.rawValue
    (kernel.pointee.left, kernel.pointee.top) = (Int32(area.left), Int32(area.top))
    (kernel.pointee.width, kernel.pointee.height) = (Int32(area.width), Int32(area.height))
    return try Self.placed(mv_image_of_scale(kernel), area)
  }

  /// The pixels of `area` by what is around them, `x` and `y` pixels far; `weights` are those of windows.h.
  public func windowed(
    _ kind: WindowKind, x: Int, y: Int, weights: [Float] = [], area: PixelArea, in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    let kernel = g_malloc0(gsize(MemoryLayout<MVWindow>.size))!.assumingMemoryBound(to: MVWindow.self)
    let memory = g_malloc0(gsize((weights.count + 2) * MemoryLayout<Float>.stride))!
      .assumingMemoryBound(to: Float.self)
    for (index, weight) in weights.enumerated() { memory[index] = weight }
    kernel.pointee.tables = UnsafePointer(space.tables)
    kernel.pointee.source = retainedSource()
    kernel.pointee.kind = MVWindowKind(kind.rawValue)
    (kernel.pointee.rx, kernel.pointee.ry, kernel.pointee.weights) = (Int32(x), Int32(y), memory)
    (kernel.pointee.left, kernel.pointee.top) = (Int32(area.left), Int32(area.top))
    (kernel.pointee.width, kernel.pointee.height) = (Int32(area.width), Int32(area.height))
    return try Self.placed(mv_image_of_window(kernel), area)
  }

  /// A small picture, at (0, 0): a pixel for each block of `area`, which holds `columns` by `rows` blocks. With
  /// `countsInside` a mean is that of the picture's own pixels, without what is transparent around it.
  public func blocks(
    _ kind: BlockKind, width: Int, height: Int, left: Int, top: Int, columns: Int, rows: Int,
    countsInside: Bool = false, in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    let kernel = g_malloc0(gsize(MemoryLayout<MVBlocks>.size))!.assumingMemoryBound(to: MVBlocks.self)
    kernel.pointee.tables = UnsafePointer(space.tables)
    kernel.pointee.source = retainedSource()
    kernel.pointee.kind = kind.rawValue
    kernel.pointee.counts = countsInside ? 1 : 0
    (kernel.pointee.left, kernel.pointee.top) = (Int32(left), Int32(top))
    (kernel.pointee.across, kernel.pointee.down) = (Int32(width), Int32(height))
    (kernel.pointee.width, kernel.pointee.height) = (Int32(columns), Int32(rows))
    return try Self.placed(
      mv_image_of_blocks(kernel), PixelArea(left: 0, top: 0, width: columns, height: rows))
  }

  /// A small picture of soft means: pixel (i, j) of the plane is of the block from (i · across, j · down) of this one's,
  /// and of what is around it. Sides are powers of two; they blur by (side² - 1) / 4 as variance. `area` is in blocks.
  public func reduced(
    across: Int, down: Int, area: PixelArea, in space: WorkingSpace
  ) throws(PictureFailure) -> PlacedPicture {
    let weights = Self.reductionWeights(across) + Self.reductionWeights(down)
    let kernel = g_malloc0(gsize(MemoryLayout<MVReduction>.size))!.assumingMemoryBound(to: MVReduction.self)
    let memory = g_malloc0(gsize(weights.count * MemoryLayout<Float>.stride))!.assumingMemoryBound(to: Float.self)
    for (index, weight) in weights.enumerated() { memory[index] = weight }
    kernel.pointee.tables = UnsafePointer(space.tables)
    kernel.pointee.source = retainedSource()
    (kernel.pointee.across, kernel.pointee.down) = (Int32(across), Int32(down))
    kernel.pointee.weights = memory
    (kernel.pointee.left, kernel.pointee.top) = (Int32(area.left), Int32(area.top))
    (kernel.pointee.width, kernel.pointee.height) = (Int32(area.width), Int32(area.height))
    return try Self.placed(mv_image_of_reduction(kernel), area)
  }

  /// What halving by 1 3 3 1 weighs pixels with, as often as makes blocks of `side`: 3 · side - 2 weights of the sum 1.
  static func reductionWeights(_ side: Int) -> [Float] {
    var weights: [Float] = [1]
    var step = 1
    while step < side {
      var next = [Float](repeating: 0, count: weights.count + 3 * step)
      for (index, weight) in weights.enumerated() {
        for (place, share) in [Float(0.125), 0.375, 0.375, 0.125].enumerated() {
          next[index + place * step] += weight * share
        }
      }
      (weights, step) = (next, step * 2)
    }
    return weights
  }

  private static func placed(
    _ image: UnsafeMutablePointer<VipsImage>?, _ area: PixelArea
  ) throws(PictureFailure) -> PlacedPicture {
    guard let image else { throw PictureFailure(message: VipsRuntime.takeError()) }
    return PlacedPicture(Picture(image, layout: .float), left: area.left, top: area.top)
  }
}

extension Picture {
  /// The same, with tiles kept once computed: for what is read again and again.
  public func keepingTiles() -> Picture {
    let side = 128
    let whole = (width / side + 1) * (height / side + 1)
    guard let kept = mv_keep_tiles(image, Int32(side), Int32(max(16, min(whole, 1024)))) else { return self }
    return Picture(kept, layout: layout)
  }
}
