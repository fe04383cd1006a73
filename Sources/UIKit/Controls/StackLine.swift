import Foundation

/// The views of a stack and the arithmetic of their places.
@MainActor @preconcurrency struct StackLine {
  let views: [UIView]
  /// Between neighbours: one less than views.
  let gaps: [CGFloat]
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let isRightToLeft: Bool

  private var isRow: Bool { axis == .horizontal }
  private var gapSum: CGFloat { gaps.reduce(0, +) }

  /// The size that a view wants, its own constraints on its lengths included. -1 where it wants none.
  private func wanted(_ view: UIView, _ width: CGFloat) -> CGSize {
    var size = view._intrinsicContentSize(forWidth: width)
    if size.width < 0 || size.height < 0, ConstraintSystem.hasConstraints(inside: view) {
      let fitting = ConstraintSystem.fittingSize(of: view, target: .zero)
      if size.width < 0, fitting.width > 0 { size.width = fitting.width }
      if size.height < 0, fitting.height > 0 { size.height = fitting.height }
    }
    for constraint in view._constraints where constraint.firstItem === view && constraint.secondItem == nil {
      constraint.apply(to: &size)
    }
    return size
  }

  func size(forWidth width: CGFloat) -> CGSize {
    let sizes = views.map { wanted($0, isRow ? .infinity : width) }
    let along = sizes.map { max(0, isRow ? $0.width : $0.height) }
    let across = sizes.map { max(0, isRow ? $0.height : $0.width) }.max() ?? 0
    let sum =
      distribution == .fillEqually ? (along.max() ?? 0) * CGFloat(views.count) + gapSum : along.reduce(gapSum, +)
    return isRow ? CGSize(width: sum, height: across) : CGSize(width: across, height: sum)
  }

  func place(in area: CGRect) {
    let room = isRow ? area.width : area.height
    let sizes = views.map { wanted($0, isRow ? .infinity : area.width) }
    let (lengths, gaps) = shared(sizes.map { isRow ? $0.width : $0.height }, room)
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      let wantedAcross = across(of: view, sizes[index], length: lengths[index], area)
      let start = offset(across: wantedAcross, view, area)
      var frame =
        isRow
        ? CGRect(x: area.minX + position, y: area.minY + start, width: lengths[index], height: wantedAcross)
        : CGRect(x: area.minX + start, y: area.minY + position, width: wantedAcross, height: lengths[index])
      if isRow, isRightToLeft { frame.origin.x = area.maxX - position - lengths[index] }
      if view.frame != frame { view.frame = frame }
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    if isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignBaselines(in: area) }
  }

  /// Lengths along the axis, and the gaps between them.
  private func shared(_ wanted: [CGFloat], _ room: CGFloat) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let known = wanted.map { max(0, $0) }
    let free = room - gapSum - known.reduce(0, +)
    switch distribution {
    case .fillEqually:
      let each = max(0, (room - gapSum) / CGFloat(max(1, views.count)))
      return (views.map { _ in each }, gaps)
    case .fillProportionally:
      let sum = known.reduce(0, +)
      guard sum > 0 else { return (known, gaps) }
      return (known.map { $0 / sum * max(0, room - gapSum) }, gaps)
    case .equalSpacing, .equalCentering:
      guard !gaps.isEmpty, free > 0 else { return (filled(wanted, known, free), gaps) }
      return (
        known, distribution == .equalCentering ? centred(known, room) : gaps.map { $0 + free / CGFloat(gaps.count) }
      )
    case .fill: return (filled(wanted, known, free), gaps)
    }
  }

  /// The view that holds its size least takes what is left, or gives what is missing. Those without a size share it.
  private func filled(_ wanted: [CGFloat], _ known: [CGFloat], _ free: CGFloat) -> [CGFloat] {
    var lengths = known
    let flexible = wanted.indices.filter { wanted[$0] < 0 }
    if free > 0, !flexible.isEmpty {
      for index in flexible { lengths[index] = free / CGFloat(flexible.count) }
    } else if free > 0 {
      // Lengths that constraints fix are no choice, unless all are fixed.
      let open = views.indices.filter { !views[$0]._hasFixedLength(along: axis) }
      let index = (open.isEmpty ? Array(views.indices) : open).min {
        views[$0].contentHuggingPriority(for: axis) < views[$1].contentHuggingPriority(for: axis)
      }
      if let index { lengths[index] += free }
    } else if free < 0 {
      var missing = -free
      // The one that resists least gives way first; among equals the last.
      let order = views.indices.sorted { first, second in
        let (a, b) = (
          views[first].contentCompressionResistancePriority(for: axis),
          views[second].contentCompressionResistancePriority(for: axis)
        )
        return a == b ? first > second : a < b
      }
      for index in order where missing > 0 {
        let given = min(missing, lengths[index])
        lengths[index] -= given
        missing -= given
      }
    }
    return lengths
  }

  /// Gaps that put the middles at equal distances.
  private func centred(_ lengths: [CGFloat], _ room: CGFloat) -> [CGFloat] {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return [] }
    let step = (room - first / 2 - last / 2) / CGFloat(lengths.count - 1)
    return gaps.indices.map { max(gaps[$0], step - lengths[$0] / 2 - lengths[$0 + 1] / 2) }
  }

  private func across(of view: UIView, _ size: CGSize, length: CGFloat, _ area: CGRect) -> CGFloat {
    let room = isRow ? area.height : area.width
    var wanted = isRow ? size.height : size.width
    if isRow, view._intrinsicContentSize(forWidth: length).height >= 0, !view._hasFixedLength(along: .vertical) {
      wanted = view._intrinsicContentSize(forWidth: length).height
    }
    if alignment == .fill || wanted < 0 { return room }
    return min(wanted, room)
  }

  private func offset(across length: CGFloat, _ view: UIView, _ area: CGRect) -> CGFloat {
    let free = (isRow ? area.height : area.width) - length
    switch alignment {
    case .fill, .firstBaseline, .lastBaseline: return 0
    case .center: return free / 2
    case .leading: return !isRow && isRightToLeft ? free : 0
    case .trailing: return !isRow && isRightToLeft ? 0 : free
    }
  }

  private func alignBaselines(in area: CGRect) {
    let lines = views.map { view -> CGFloat in
      guard let inner = view._baselines else { return view.frame.height }
      return alignment == .firstBaseline ? inner.first : view.frame.height - inner.last
    }
    let lowest = lines.max() ?? 0
    for (view, line) in zip(views, lines) { view.frame.origin.y = area.minY + lowest - line }
  }
}

extension NSLayoutConstraint {
  /// What a constraint on one length makes of a wanted size.
  func apply(to size: inout CGSize) {
    func changed(_ length: CGFloat) -> CGFloat {
      switch relation {
      case .equal: constant
      case .lessThanOrEqual: length < 0 ? length : min(length, constant)
      case .greaterThanOrEqual: max(length, constant)
      }
    }
    if firstAttribute == .width { size.width = changed(size.width) }
    if firstAttribute == .height { size.height = changed(size.height) }
  }
}

extension UIView {
  /// Whether a constraint says the length.
  func _hasFixedLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    _constraints.contains {
      $0.firstItem === self && $0.secondItem == nil && $0.relation == .equal && $0.priority > .defaultHigh
        && $0.firstAttribute == (axis == .horizontal ? .width : .height)
    }
  }
}
