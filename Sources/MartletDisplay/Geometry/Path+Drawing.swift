import Foundation

/// Adding to an outline. A command with a NaN or infinite coordinate is skipped. A line or curve needs a
/// current point and is skipped without one.
extension Path {
  /// Begins a new part of the outline at `point`.
  public mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    append(.move(to: point))
  }

  public mutating func addLine(to point: CGPoint) {
    guard point.isFinite, beginDrawing() else { return }
    append(.line(to: point))
  }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard point.isFinite, control.isFinite, beginDrawing() else { return }
    append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard point.isFinite, control1.isFinite, control2.isFinite, beginDrawing() else { return }
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Ends the part with a line to its beginning, which becomes the current point. Nothing to close: no effect.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Adds a closed rectangle that starts at its top left corner and runs clockwise on screen.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    appendPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rounded rectangle. Corner sizes beyond half of a side are reduced to it; negative ones are zero.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    appendPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the closed ellipse that touches the four sides; it starts at the right and runs clockwise on screen.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.isFiniteRect else { return }
    appendPath(Path(elements: Path.ellipseElements(rect)), transform: transform)
  }

  /// Moves to the first point and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    appendPath(path, transform: transform)
  }

  mutating func append(_ element: Element) {
    elements.append(element)
    roundedRect = nil
  }

  /// An empty path that receives one whole outline keeps that outline's fast form.
  private mutating func appendPath(_ path: Path, transform: CGAffineTransform) {
    let added = transform.isIdentity ? path : path.applying(transform)
    roundedRect = elements.isEmpty ? added.roundedRect : nil
    elements += added.elements
  }

  /// Whether there is a current point. After a closed part the next one begins where that part began,
  /// written out so that every reader of the elements agrees on it.
  private mutating func beginDrawing() -> Bool {
    guard let last = elements.last else { return false }
    if last == .closeSubpath, let point = currentPoint { append(.move(to: point)) }
    return true
  }

  static func rectElements(_ rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  static func ellipseElements(_ rect: CGRect) -> [Element] {
    let toUnit = CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    return Path.arcElements(start: 0, sweep: 2 * .pi, startsSubpath: true).map { $0.applying(toUnit) } + [.closeSubpath]
  }
}
