import SwiftUI

/// What stands in the bar below a page: to the chapters before and after, and how far it is.
struct ReadingSteps: ToolbarContent {
  @ObservedObject var open: OpenBook

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Previous Chapter", systemImage: "chevron.backward", action: open.previous)
        .disabled(!open.hasPrevious)
      Spacer()
      if open.history.isEmpty {
        ReadingProgress(open: open)
      } else {
        Button(action: open.goBack) {
          Label("Back to Where I Was", systemImage: "arrow.uturn.backward").labelStyle(.titleAndIcon)
        }
        .font(.footnote)
      }
      Spacer()
      Button("Next Chapter", systemImage: "chevron.forward", action: open.next)
        .disabled(!open.hasNext)
    }
  }
}

struct ReadingProgress: View {
  @ObservedObject var open: OpenBook

  var body: some View {
    VStack(spacing: 1) {
      Text("Chapter \(open.chapter + 1) of \(open.book.chapters.count)")
        .font(.footnote)
      Text(open.minutesLeft > 0 ? "\(open.minutesLeft) min left" : "Read")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .monospacedDigit()
    .accessibilityElement(children: .combine)
  }
}
