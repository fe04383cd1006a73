import Foundation

/// Where a button's title and picture stand: beside or above each other, as a block in the middle or at an edge.
@MainActor @preconcurrency struct ButtonArrangement {
  let title: UILabel?
  let image: UIImageView?
  let spacing: CGFloat
  let placement: NSDirectionalRectEdge
  let insets: UIEdgeInsets
  let isRightToLeft: Bool

  private var isVertical: Bool { placement == .top || placement == .bottom }
  private var imageIsFirst: Bool {
    isVertical ? placement == .top : (placement == .leading) != isRightToLeft
  }

  private func block(in room: CGSize?) -> (image: CGSize, title: CGSize, whole: CGSize) {
    let picture = image?.intrinsicContentSize ?? .zero
    var text = title?.intrinsicContentSize ?? .zero
    let gap = title != nil && image != nil ? spacing : 0
    if let room {
      let left = isVertical ? room.width : room.width - picture.width - gap
      text.width = min(text.width, max(0, left))
      if let title, title.numberOfLines != 1 { text.height = title._intrinsicContentSize(forWidth: text.width).height }
    }
    let whole =
      isVertical
      ? CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
      : CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
    return (picture, text, whole)
  }

  func size(minimum: CGSize) -> CGSize {
    let whole = block(in: nil).whole
    return CGSize(
      width: max(minimum.width, whole.width + insets.left + insets.right),
      height: max(minimum.height, whole.height + insets.top + insets.bottom))
  }

  func place(
    in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, _ shifts: (title: UIEdgeInsets, image: UIEdgeInsets)
  ) {
    let room = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var parts = block(in: room.size)
    if title == nil, image != nil {
      // A picture alone keeps its shape in what room there is.
      parts.image.width = min(parts.image.width, room.width)
      parts.image.height = min(parts.image.height, room.height)
      if horizontal == .fill { parts.image.width = room.width }
      if vertical == .fill { parts.image.height = room.height }
      parts.whole = parts.image
    }
    let origin = CGPoint(
      x: start(horizontal, room.minX, room.width, parts.whole.width),
      y: start(vertical, room.minY, room.height, parts.whole.height))
    let gap = title != nil && image != nil ? spacing : 0
    let (first, second) = imageIsFirst ? (parts.image, parts.title) : (parts.title, parts.image)
    let (a, b) = frames(first, second, gap, origin, parts.whole)
    let (picture, text) = imageIsFirst ? (a, b) : (b, a)
    image?.frame = shifted(picture, by: shifts.image)
    title?.frame = shifted(text, by: shifts.title)
  }

  private func frames(
    _ first: CGSize, _ second: CGSize, _ gap: CGFloat, _ origin: CGPoint, _ whole: CGSize
  ) -> (CGRect, CGRect) {
    if isVertical {
      return (
        CGRect(
          origin: CGPoint(x: origin.x + (whole.width - first.width) / 2, y: origin.y), size: first),
        CGRect(
          origin: CGPoint(x: origin.x + (whole.width - second.width) / 2, y: origin.y + first.height + gap),
          size: second)
      )
    }
    return (
      CGRect(origin: CGPoint(x: origin.x, y: origin.y + (whole.height - first.height) / 2), size: first),
      CGRect(
        origin: CGPoint(x: origin.x + first.width + gap, y: origin.y + (whole.height - second.height) / 2),
        size: second)
    )
  }

  private func start(
    _ alignment: UIControl.ContentHorizontalAlignment, _ start: CGFloat, _ room: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .left, .fill: start
    case .right: start + room - length
    case .leading: isRightToLeft ? start + room - length : start
    case .trailing: isRightToLeft ? start : start + room - length
    case .center: start + (room - length) / 2
    }
  }

  private func start(
    _ alignment: UIControl.ContentVerticalAlignment, _ start: CGFloat, _ room: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .top, .fill: start
    case .bottom: start + room - length
    case .center: start + (room - length) / 2
    }
  }

  /// Insets of one part move it by half of their difference, as the other side gives way.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
