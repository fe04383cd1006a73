import Foundation

extension RoundedRect {
  /// How much further than its radius a continuous corner reaches, as a share of the radius. Published
  /// measurements of the system's corners give a reach of 1.528 radii.
  static let continuousSmoothing: CGFloat = 0.528

  var hasSquareCorners: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width == 0 || $0.height == 0 }
  }

  /// Corners without negative or undefined sizes, reduced until neighbours fit on their side. Circular corners
  /// stay circular; elliptical ones are reduced by side.
  var fitted: RoundedRect {
    var result = self
    result.rect = rect.standardized
    let bounds = result.rect.size
    let longest = max(bounds.width, bounds.height)
    func cleaned(_ size: CGSize) -> CGSize {
      let width = size.width.isFinite ? max(size.width, 0) : size.width > 0 ? longest : 0
      let height = size.height.isFinite ? max(size.height, 0) : size.height > 0 ? longest : 0
      return width == 0 || height == 0 ? .zero : CGSize(width: width, height: height)
    }
    let corners = [topLeft, topRight, bottomRight, bottomLeft].map(cleaned)
    let horizontal = max(corners[0].width + corners[1].width, corners[2].width + corners[3].width)
    let vertical = max(corners[0].height + corners[3].height, corners[1].height + corners[2].height)
    var factorX: CGFloat = horizontal > bounds.width ? bounds.width / horizontal : 1
    var factorY: CGFloat = vertical > bounds.height ? bounds.height / vertical : 1
    if corners.allSatisfy({ $0.width == $0.height }) {
      factorX = min(factorX, factorY)
      factorY = factorX
    }
    let sizes = corners.map { CGSize(width: $0.width * factorX, height: $0.height * factorY) }
    (result.topLeft, result.topRight, result.bottomRight, result.bottomLeft) = (sizes[0], sizes[1], sizes[2], sizes[3])
    return result
  }

  /// Runs clockwise on screen from the middle of the right side, as Core Graphics' rounded rectangles do.
  var elements: [Path.Element] {
    let sides = (width: rect.width, height: rect.height)
    // Each corner as seen from the point where the way round enters it: along, then across.
    let corners: [(origin: CGPoint, along: CGPoint, across: CGPoint, size: CGSize, room: CGSize)] = [
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), bottomRight,
        room(bottomRight, beside: bottomLeft, above: topRight, sides)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), bottomLeft,
        room(bottomLeft, beside: bottomRight, above: topLeft, sides)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), topLeft,
        room(topLeft, beside: topRight, above: bottomLeft, sides)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), topRight,
        room(topRight, beside: topLeft, above: bottomRight, sides)
      ),
    ]
    var result: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    for corner in corners {
      guard corner.size.width > 0 else {
        result.append(.line(to: corner.origin))
        continue
      }
      let entersVertically = corner.along.x == 0
      let unit =
        entersVertically
        ? (corner.along * corner.size.height, corner.across * corner.size.width)
        : (corner.along * corner.size.width, corner.across * corner.size.height)
      let toCorner = CGAffineTransform(unit.0.x, unit.0.y, unit.1.x, unit.1.y, corner.origin.x, corner.origin.y)
      result += unitCorner(smoothing: smoothing(corner.size, corner.room)).map { $0.applying(toCorner) }
    }
    return result + [.closeSubpath]
  }

  /// The length of each side that belongs to a corner: shared with the neighbour in proportion to their sizes.
  private func room(
    _ corner: CGSize, beside: CGSize, above: CGSize, _ sides: (width: CGFloat, height: CGFloat)
  ) -> CGSize {
    guard corner.width > 0 else { return .zero }
    return CGSize(
      width: sides.width * corner.width / (corner.width + beside.width),
      height: sides.height * corner.height / (corner.height + above.height))
  }

  private func smoothing(_ corner: CGSize, _ room: CGSize) -> CGFloat {
    guard isContinuous else { return 0 }
    let free = min(room.width / corner.width, room.height / corner.height) - 1
    return min(max(free, 0), Self.continuousSmoothing)
  }

  /// A corner of radius 1 at the origin: it enters along the positive x axis and leaves along the positive
  /// y axis. The middle is an arc, shorter the smoother the corner is; on both sides a cubic curve carries
  /// the curvature from the straight side (none) to the arc.
  private func unitCorner(smoothing: CGFloat) -> [Path.Element] {
    let reach = 1 + smoothing
    let arc = CGFloat.pi / 2 * (1 - smoothing)
    let turn = (CGFloat.pi / 2 - arc) / 2
    // Where the arc begins, and the tangent there, which meets the side at distance `knee` from the corner.
    let arcStart = CGPoint(x: 1 - sin(turn), y: 1 - cos(turn))
    let knee = arcStart.x + (turn > 0 ? arcStart.y / tan(turn) : 0)
    let handle = (reach - knee) / 3
    let arcCenter = CGPoint(x: 1, y: 1)
    let arcElements = Path.arcElements(start: -.pi / 2 - turn, sweep: -arc, startsSubpath: false).map {
      $0.applying(CGAffineTransform(translationX: arcCenter.x, y: arcCenter.y))
    }
    let entry = CGPoint(x: reach, y: 0)
    guard smoothing > 0 else { return [.line(to: entry)] + arcElements }
    let first = CGPoint(x: reach - 2 * handle, y: 0)
    let second = CGPoint(x: knee, y: 0)
    let mirrored = { (point: CGPoint) in CGPoint(x: point.y, y: point.x) }
    return [.line(to: entry), .curve(to: arcStart, control1: first, control2: second)] + arcElements
      + [.curve(to: mirrored(entry), control1: mirrored(second), control2: mirrored(first))]
  }
}
