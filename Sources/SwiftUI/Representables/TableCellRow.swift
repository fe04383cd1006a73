import Foundation
import MartletControls
import UIKit

/// A row of a table of UIKit's: its cell, and what a swipe uncovers.
struct TableCellRow: View {
  let table: UITableView
  let row: Int
  let revision: Int
  @State private var background: UIColor?

  var body: some View {
    CellView(table: table, row: row, didMake: { background = $0.backgroundColor })
      .frame(height: table._height(ofRow: row))
      .listRowInsets(EdgeInsets())
      .listRowBackground(background.map { Color(uiColor: $0) })
      .listRowSeparator(table._separatorStyle == UITableViewCell.SeparatorStyle.none ? .hidden : .automatic)
      .moveDisabled(!table._canMove(row: row))
      .modifier(SwipeButtonsOfRow(table: table, row: row))
  }
}

private struct SwipeButtonsOfRow: ViewModifier {
  let table: UITableView
  let row: Int

  @ViewBuilder func body(content: Content) -> some View {
    let leading = table._swipeActions(isLeading: true, ofRow: row)
    let trailing = table._swipeActions(isLeading: false, ofRow: row)
    let deleteTitle = trailing == nil ? table._deleteTitle(ofRow: row) : nil
    let deletable = content.deleteDisabled(!table._canDelete(row: row))
    if leading == nil, trailing == nil, deleteTitle == nil {
      // The list's own button deletes, where the row can be deleted.
      deletable
    } else {
      deletable
        .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? false) {
          ActionButtons(actions: leading?.actions ?? [])
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
          if let trailing {
            ActionButtons(actions: trailing.actions)
          } else if table._canDelete(row: row) {
            Button(role: .destructive) {
              table._delete(row: row)
            } label: {
              deleteTitle.map { Text(verbatim: $0) } ?? Text(word: .delete)
            }
          }
        }
    }
  }
}

private struct ActionButtons: View {
  let actions: [UIContextualAction]
  var body: some View {
    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style == .destructive ? .destructive : nil) {
        action.handler(action, UIView(frame: .zero)) { _ in }
      } label: {
        if let image = action.image {
          Label {
            Text(verbatim: action.title ?? "")
          } icon: {
            Image(uiImage: image)
          }
        } else {
          Text(verbatim: action.title ?? "")
        }
      }
      .tint(action.backgroundColor.map { Color(uiColor: $0) })
    }
  }
}

/// The cell, from the data source when the row appears, back to the table when it goes.
private struct CellView: UIViewRepresentable {
  let table: UITableView
  let row: Int
  let didMake: (UITableViewCell) -> Void

  final class Coordinator {
    var end: () -> Void = {}
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITableViewCell {
    let (table, row) = (table, row)
    context.coordinator.end = { table._endCell(forRow: row) }
    return table._takeCell(forRow: row)
  }
  func updateUIView(_ cell: UITableViewCell, context: Context) {}
  static func dismantleUIView(_ cell: UITableViewCell, coordinator: Coordinator) { coordinator.end() }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView cell: UITableViewCell, context: Context) -> CGSize? {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? cell.bounds.width
    let height = table._height(ofRow: row) ?? cell._rowHeight(forWidth: width)
    return CGSize(width: width, height: height)
  }
}
