import Foundation
import MartletControls
import MartletDisplay
import MartletLayout

/// Where a popover stands in its window, and where its arrow points. All in points of the window, left to right.
struct PopoverPlacement: Equatable {
  /// The side of the bubble with the arrow: top is a bubble below its anchor.
  var edge: Edge
  /// Bubble and arrow.
  var frame: CGRect
  /// The arrow's tip.
  var tip: CGPoint

  /// Room for the arrow, free of content.
  var contentInsets: EdgeInsets { EdgeInsets(Edge.Set(edge), PresentationMetrics.Popover.arrowHeight) }

  /// The place on the preferred side, or on the side with enough room that comes next: the opposite one, then the
  /// others. Where no side has enough, the one with the most, and the bubble is made smaller.
  static func best(
    size: CGSize, anchor: CGRect, in window: CGRect, insets: EdgeInsets, preferred: Edge
  ) -> PopoverPlacement {
    let margin = PresentationMetrics.Popover.screenMargin
    let room = CGRect(
      x: max(insets.leading, margin), y: max(insets.top, margin),
      width: max(0, window.width - max(insets.leading, margin) - max(insets.trailing, margin)),
      height: max(0, window.height - max(insets.top, margin) - max(insets.bottom, margin)))
    let order: [Edge] =
      preferred == .top || preferred == .bottom
      ? [preferred, opposite(preferred), .leading, .trailing] : [preferred, opposite(preferred), .top, .bottom]
    let places = order.map { place(size: size, anchor: anchor, room: room, edge: $0) }
    let fitting = places.first {
      $0.frame.width >= fullSize(size, $0.edge).width - 0.5 && $0.frame.height >= fullSize(size, $0.edge).height - 0.5
    }
    return fitting ?? places.max { area($0) < area($1) } ?? places[0]
  }

  private static func area(_ place: PopoverPlacement) -> CGFloat { place.frame.width * place.frame.height }

  static func opposite(_ edge: Edge) -> Edge {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private static func fullSize(_ size: CGSize, _ edge: Edge) -> CGSize {
    let arrow = PresentationMetrics.Popover.arrowHeight
    return edge == .top || edge == .bottom
      ? CGSize(width: size.width, height: size.height + arrow) : CGSize(width: size.width + arrow, height: size.height)
  }

  private static func place(size: CGSize, anchor: CGRect, room: CGRect, edge: Edge) -> PopoverPlacement {
    let full = fullSize(size, edge)
    // An anchor beyond the window is pointed to at the window's edge.
    let target = anchor.intersects(room) ? anchor.intersection(room) : anchor
    var frame = CGRect(
      x: target.midX - full.width / 2, y: target.midY - full.height / 2, width: min(full.width, room.width),
      height: min(full.height, room.height))
    switch edge {
    case .top:
      frame.size.height = min(full.height, max(0, room.maxY - target.maxY))
      frame.origin.y = target.maxY
    case .bottom:
      frame.size.height = min(full.height, max(0, target.minY - room.minY))
      frame.origin.y = target.minY - frame.height
    case .leading:
      frame.size.width = min(full.width, max(0, room.maxX - target.maxX))
      frame.origin.x = target.maxX
    case .trailing:
      frame.size.width = min(full.width, max(0, target.minX - room.minX))
      frame.origin.x = target.minX - frame.width
    }
    frame.origin.x = min(max(frame.minX, room.minX), max(room.minX, room.maxX - frame.width))
    frame.origin.y = min(max(frame.minY, room.minY), max(room.minY, room.maxY - frame.height))
    return PopoverPlacement(edge: edge, frame: frame, tip: tip(of: frame, edge, towards: target))
  }

  /// On the bubble's side, as near to the anchor's middle as the corners let it.
  private static func tip(of frame: CGRect, _ edge: Edge, towards target: CGRect) -> CGPoint {
    let metrics = PresentationMetrics.Popover.self
    let reach = metrics.cornerRadius + metrics.arrowWidth / 2
    let x = min(max(target.midX, frame.minX + reach), max(frame.minX + reach, frame.maxX - reach))
    let y = min(max(target.midY, frame.minY + reach), max(frame.minY + reach, frame.maxY - reach))
    switch edge {
    case .top: return CGPoint(x: x, y: frame.minY)
    case .bottom: return CGPoint(x: x, y: frame.maxY)
    case .leading: return CGPoint(x: frame.minX, y: y)
    case .trailing: return CGPoint(x: frame.maxX, y: y)
    }
  }

  /// The outline of bubble and arrow in an area of the size of `frame`.
  func path(in area: CGRect, radius: CGFloat) -> Path {
    let arrow = PresentationMetrics.Popover.arrowHeight
    var bubble = area
    switch edge {
    case .top: bubble = CGRect(x: area.minX, y: area.minY + arrow, width: area.width, height: area.height - arrow)
    case .bottom: bubble.size.height -= arrow
    case .leading: bubble = CGRect(x: area.minX + arrow, y: area.minY, width: area.width - arrow, height: area.height)
    case .trailing: bubble.size.width -= arrow
    }
    var path = RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: bubble)
    path.addPath(arrowPath(in: area))
    return path
  }

  /// A tip with soft shoulders, as wide as the metrics say.
  private func arrowPath(in area: CGRect) -> Path {
    let metrics = PresentationMetrics.Popover.self
    let half = metrics.arrowWidth / 2
    let height = metrics.arrowHeight
    var path = Path()
    path.move(to: CGPoint(x: -half, y: height + 1))
    path.addLine(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -2, y: 1), control1: CGPoint(x: -half * 0.55, y: height), control2: CGPoint(x: -half * 0.3, y: 3))
    path.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 0, y: -1))
    path.addCurve(
      to: CGPoint(x: half, y: height), control1: CGPoint(x: half * 0.3, y: 3),
      control2: CGPoint(x: half * 0.55, y: height))
    path.addLine(to: CGPoint(x: half, y: height + 1))
    path.closeSubpath()
    let turn: CGFloat =
      switch edge {
      case .top: 0
      case .bottom: .pi
      case .leading: -.pi / 2
      case .trailing: .pi / 2
      }
    let point = CGPoint(x: area.minX + tip.x - frame.minX, y: area.minY + tip.y - frame.minY)
    return path.applying(
      CGAffineTransform(rotationAngle: turn).concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }
}

/// Which part of a view a popover points to, and from which side.
struct PopoverAttachment: Equatable {
  var anchor: PopoverAttachmentAnchor
  var arrowEdge: Edge

  /// The part in points of the window; `frame` is that of the view.
  func rect(in frame: CGRect) -> CGRect {
    switch anchor.kind {
    case .bounds: return frame
    case .rect(let rect): return rect.offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      let place = point.point(in: frame)
      return CGRect(x: place.x - 0.5, y: place.y - 0.5, width: 1, height: 1)
    }
  }
}

/// The part of a view that a popover points to.
public struct PopoverAttachmentAnchor: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case bounds, rect(CGRect), point(UnitPoint) }
  let kind: Kind

  /// A rectangle of the view: `.bounds`, or `.rect` in the view's coordinates.
  public static func rect(_ source: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(kind: source.rect.map { .rect($0) } ?? .bounds)
  }
  /// A point by its share of the view's size.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor { .init(kind: .point(point)) }
}
