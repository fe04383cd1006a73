import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

extension NavigationBarNode {
  // MARK: Heights

  /// The offset at which a scroll rests that would end while the bar is between two of its heights: with all of it, the
  /// search field gone, the large title gone, too. Nil where the bar doesn't mind. Spec: M-BAR-9.
  func restingOffset(near aim: CGFloat, limit: CGFloat) -> CGFloat? {
    guard aim > 0, aim < collapseRange else { return nil }
    return [0, hidingAccessoryHeight, collapseRange].filter { $0 <= limit }.min { abs($0 - aim) < abs($1 - aim) }
  }

  /// Always below the large title: a field that goes shrinks where it is. Spec: M-BAR-9.
  var accessoryTop: CGFloat { rowBottom + largeHeight - largeCollapse + stretch }
  /// A search field that goes has faded before it is lower than its text: when half of its row is left.
  var accessoryOpacity: Double {
    accessoryCollapse > 0 ? max(0, 1 - 2 * Double(accessoryCollapse / accessoryHeight)) : 1
  }

  // MARK: Drawing

  /// Backgrounds at the bottom, the large title under the row, then the row.
  func drawParts(at offset: CGPoint, into items: inout [DisplayItem]) {
    drawBackgrounds(at: offset, into: &items)
    drawLowerRows(at: offset, into: &items)
    let shift = titleShift
    add(parts.title, at: offset, shift: shift, opacity: titleFade.value * titleOpacity, into: &items)
    let inline = style.hasInlineAccessory ? parts.accessory : nil
    for item in [parts.leading, parts.trailing, inline] { add(item, at: offset, opacity: itemOpacity, into: &items) }
    add(back, at: offset, shift: passage.map { $0.isUpper ? shift / 2 : 0 } ?? 0, opacity: itemOpacity, into: &items)
  }

  private func drawBackgrounds(at offset: CGPoint, into items: inout [DisplayItem]) {
    let coverage = coverage
    if let edge = parts.edgeBackground, coverage < 1 || parts.background == nil {
      addBackground(edge, at: offset, opacity: 1, into: &items)
    }
    if let background = parts.background { addBackground(background, at: offset, opacity: coverage, into: &items) }
  }

  /// While pages slide the lower bar's background stays as the upper one's comes over it, both at one height.
  private func addBackground(_ part: LayoutNode, at offset: CGPoint, opacity: Double, into items: inout [DisplayItem]) {
    guard let passage else { return add(part, at: offset, opacity: opacity, into: &items) }
    var inner: [DisplayItem] = []
    let opacity = opacity * (passage.isUpper ? passage.progress : passage.fadesBackground ? 1 - passage.progress : 1)
    add(part, at: .zero, opacity: opacity, into: &inner)
    guard !inner.isEmpty, visibleHeight > 0 else { return }
    let scale = CGAffineTransform(a: 1, b: 0, c: 0, d: passage.height / visibleHeight, tx: offset.x, ty: offset.y)
    items.append(.effect(.transform(scale), inner))
  }

  /// The large title goes under the row, and grows when it is pulled. Spec: M-BAR-9, M-BAR-10.
  private func drawLowerRows(at offset: CGPoint, into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    drawAccessory(at: offset, into: &inner)
    if let large = parts.largeTitle {
      let opacity = titleOpacity * (titleReplacesLarge ? 1 - titleFade.value : 1)
      add(large, at: offset, shift: largeTitleShift, opacity: opacity, scale: largeTitleScale, into: &inner)
    }
    guard !inner.isEmpty else { return }
    let top = context.snap(offset.y + rowBottom)
    let height = max(0, visibleHeight - rowBottom)
    let area = CGRect(x: offset.x, y: top, width: size.width, height: height)
    items.append(.effect(.clip(Path(area), FillStyle()), inner))
  }

  /// The row of the search field. Nothing of one that goes shows over the title above.
  private func drawAccessory(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard let accessory = parts.accessory, !style.hasInlineAccessory else { return }
    var inner: [DisplayItem] = []
    add(accessory, at: offset, opacity: passageOpacity * accessoryOpacity, into: &inner)
    guard accessoryCollapse > 0, !inner.isEmpty else { return items += inner }
    let top = context.snap(offset.y + accessoryTop)
    let area = CGRect(x: offset.x, y: top, width: size.width, height: max(0, offset.y + visibleHeight - top))
    items.append(.effect(.clip(Path(area), FillStyle()), inner))
  }

  private var largeTitleScale: CGFloat {
    let most = BarMetrics.largeTitleMaximumStretch - 1
    return 1 + most * min(1, stretch / BarMetrics.largeTitleStretchDistance)
  }

  private func add(
    _ part: LayoutNode?, at offset: CGPoint, shift: CGFloat = 0, opacity: Double, scale: CGFloat = 1,
    into items: inout [DisplayItem]
  ) {
    guard let part, opacity > 0 else { return }
    let place = CGPoint(x: offset.x + part.origin.x + shift, y: offset.y + part.origin.y)
    var inner: [DisplayItem] = []
    if scale == 1 {
      part.addDisplay(at: place, into: &inner)
    } else {
      part.addDisplay(at: .zero, into: &inner)
      let x = isRightToLeft ? place.x + part.size.width * (1 - scale) : place.x
      let y = place.y + part.size.height * (1 - scale)
      inner = [.effect(.transform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)), inner)]
    }
    if opacity < 1 { items.append(.effect(.opacity(opacity), inner)) } else { items += inner }
  }

  // MARK: Passing from bar to bar

  private var searchOpacity: Double { max(0, 1 - 2 * searchFade.value) }
  private var itemOpacity: Double { passageOpacity * searchOpacity }
  /// Of what passes from bar to bar without moving.
  private var passageOpacity: Double {
    guard let passage else { return 1 }
    let fade = passage.isUpper ? passage.progress : 1 - passage.progress
    return max(0, 2 * fade - 1)
  }
  private var titleOpacity: Double {
    guard let passage else { return searchOpacity }
    return searchOpacity * (passage.isUpper ? passage.progress : 1 - passage.progress)
  }
  private var forward: CGFloat { isRightToLeft ? -1 : 1 }
  /// The upper title comes from the trailing side, the lower one leaves for the back button's place.
  private var titleReplacesLarge: Bool { parts.title != nil && !style.keepsTitle }
  private var titleShift: CGFloat {
    guard let passage else { return 0 }
    let half = size.width / 2 * forward
    return passage.isUpper ? half * (1 - passage.progress) : -half * passage.progress
  }
  private var largeTitleShift: CGFloat {
    guard let passage else { return 0 }
    return passage.isUpper ? size.width * forward * (1 - passage.progress) : titleShift
  }

  // MARK: Meaning

  func describeParts(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    var inner: [SemanticsNode] = []
    let titles = titleFade.target > 0 ? parts.title : nil
    let large = titleFade.target > 0 && titleReplacesLarge ? nil : parts.largeTitle
    let row = style.isSearching ? [] : [back, parts.leading, titles, large, parts.trailing]
    for part in row + [accessoryOpacity > 0 ? parts.accessory : nil] {
      guard let part else { continue }
      part.addMeaning(at: CGPoint(x: offset.x + part.origin.x, y: offset.y + part.origin.y), into: &inner)
    }
    guard !inner.isEmpty else { return }
    let frame = CGRect(x: offset.x, y: offset.y, width: size.width, height: visibleHeight)
    nodes.append(SemanticsNode(id: id, role: .navigationBar, frame: frame, children: inner))
  }

  // MARK: Input

  /// A point beside an item, but inside its 44 points, is the item's. Spec: M-BEH-1.
  func itemPoint(_ point: CGPoint) -> CGPoint {
    guard point.y <= rowBottom, !style.isSearching else { return point }
    let areas = itemAreas
    if areas.contains(where: { $0.contains(point) }) { return point }
    let near = areas.min { distance(point, $0) < distance(point, $1) }
    guard let near, reach(of: near).contains(point) else { return point }
    return CGPoint(
      x: min(max(point.x, near.minX), near.maxX - 0.01), y: min(max(point.y, near.minY), near.maxY - 0.01))
  }

  private var itemAreas: [CGRect] {
    var areas: [CGRect] = []
    if let back { areas.append(CGRect(origin: back.origin, size: back.size)) }
    for group in [parts.leading, parts.trailing] {
      guard let group else { continue }
      for item in group.children.isEmpty ? [group] : group.children { areas.append(item.frame(in: self)) }
    }
    return areas.filter { !$0.isEmpty }
  }

  private func reach(of area: CGRect) -> CGRect {
    let side = BarMetrics.itemMinimumTapWidth
    return area.insetBy(dx: min(0, (area.width - side) / 2), dy: min(0, (area.height - side) / 2))
  }

  private func distance(_ point: CGPoint, _ area: CGRect) -> CGFloat {
    hypot(
      max(area.minX - point.x, 0, point.x - area.maxX), max(area.minY - point.y, 0, point.y - area.maxY))
  }
}
