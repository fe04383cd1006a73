import Foundation
import MartletLayout
import MartletTree

/// Its children below each other, made when they come near the visible part of the scroll view around. Spec: B57.
///
/// It takes all the width it is offered. `spacing` in points between all children; nil is 8, negative counts as 0.
/// Children that have not been seen yet count as tall as the first one. Outside a scroll view all are made.
public struct LazyVStack<Content: View>: LazyView {
  let arrangement: LazyNode.Arrangement
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyNode.Arrangement(
      .vertical, spacing: ValueRepair("LazyVStack", file, line).spacing(spacing),
      alignment: Alignment(horizontal: alignment, vertical: .center), pinned: pinnedViews)
    self.content = content()
  }
}

/// Its children side by side, made when they come near the visible part of the scroll view around. Spec: B57.
///
/// It takes all the height it is offered. `spacing` in points between all children; nil is 8, negative counts as 0.
public struct LazyHStack<Content: View>: LazyView {
  let arrangement: LazyNode.Arrangement
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyNode.Arrangement(
      .horizontal, spacing: ValueRepair("LazyHStack", file, line).spacing(spacing),
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinned: pinnedViews)
    self.content = content()
  }
}

/// Cells in columns, row by row; rows are made when they come near the visible part. Spec: B52-B56.
///
/// The columns follow from their definitions and the width alone. `alignment` places cells in columns that say
/// nothing of their own; `spacing` in points between rows, nil is 8.
public struct LazyVGrid<Content: View>: LazyView {
  let arrangement: LazyNode.Arrangement
  let content: Content
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyNode.Arrangement(
      .vertical, items: columns, spacing: ValueRepair("LazyVGrid", file, line).spacing(spacing),
      alignment: Alignment(horizontal: alignment, vertical: .center),
      pinned: pinnedViews)
    self.content = content()
  }
}

/// Cells in rows, column by column; columns are made when they come near the visible part. Spec: B52-B56.
public struct LazyHGrid<Content: View>: LazyView {
  let arrangement: LazyNode.Arrangement
  let content: Content
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], file: String = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyNode.Arrangement(
      .horizontal, items: rows, spacing: ValueRepair("LazyHGrid", file, line).spacing(spacing),
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinned: pinnedViews)
    self.content = content()
  }
}

extension LazyNode.Arrangement {
  fileprivate init(
    _ axis: Axis, items: [GridItem]? = nil, spacing: CGFloat?, alignment: Alignment, pinned: PinnedScrollableViews
  ) {
    self.init(axis: axis, items: items, spacing: spacing, alignment: alignment)
    pinsHeaders = pinned.contains(.sectionHeaders)
    pinsFooters = pinned.contains(.sectionFooters)
  }
}
