import Foundation
import MartletLayout
import MartletTree

/// Cells in rows and columns, all made and measured at once. Spec: B47-B51.
///
/// Spacing in points; nil is 8. A child that is no `GridRow` spans all columns.
public struct Grid<Content: View>: LayoutView {
  let arrangement: GridLayout
  let content: Content
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    file: String = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let repair = ValueRepair("Grid", file, line)
    arrangement = GridLayout(
      alignment: alignment, horizontalSpacing: repair.spacing(horizontalSpacing, "horizontalSpacing"),
      verticalSpacing: repair.spacing(verticalSpacing, "verticalSpacing"))
    self.content = content()
  }
  func update(_ node: LayoutContainerNode<GridLayout>, in context: ElementContext) {
    let old = node.arrangement
    if old.alignment != arrangement.alignment || old.horizontalSpacing != arrangement.horizontalSpacing
      || old.verticalSpacing != arrangement.verticalSpacing
    {
      node.arrangement = arrangement
    }
  }
}

/// The cells of one row of a grid. Outside a grid it is like `Group`. Spec: B47.
///
/// `alignment` lines up the cells of this row; nil leaves it to the grid.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  @MainActor public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// Marks the cells inside as those of one row.
struct GridRowModifier: ElementModifier {
  let alignment: VerticalAlignment?
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GridCellNode {
    GridCellNode(context: context.layout, child: child, change: change(in: context))
  }
  func update(_ wrapper: GridCellNode, in context: ElementContext) { wrapper.change = change(in: context) }
  private func change(in context: ElementContext) -> (inout GridCellTraits) -> Void {
    let row = Int(bitPattern: ObjectIdentifier(context.node))
    return { [alignment] traits in (traits.row, traits.rowAlignment) = (row, alignment) }
  }
}

/// One thing that a cell says about its place.
struct GridCellModifier: ElementModifier {
  let change: (inout GridCellTraits) -> Void
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GridCellNode {
    GridCellNode(context: context.layout, child: child, change: change)
  }
  func update(_ wrapper: GridCellNode, in context: ElementContext) { wrapper.change = change }
}

extension View {
  /// How many columns this cell spans; below 1 counts as 1. Spec: B50.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columnSpan = max(1, count) })
  }
  /// Where this cell lies in its place, whatever the alignments. Spec: B50.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }
  /// How the cells of this cell's column line up; the first cell of the column that says so counts. Spec: B50.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }
  /// Keeps this cell from enlarging its column or row on these axes. Spec: B49.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes.formUnion(axes) })
  }
}

public typealias GridLayout = MartletLayout.GridLayout
