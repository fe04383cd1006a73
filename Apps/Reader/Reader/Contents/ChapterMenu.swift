import SwiftUI

/// What can be done to a chapter.
struct ChapterMenu: View {
  @ObservedObject var open: OpenBook
  let index: Int
  @Binding var rename: Int?
  @Binding var split: ChapterToSplit?
  @EnvironmentObject private var library: Library

  var body: some View {
    let count = open.book.chapters.count
    Button("Rename…", systemImage: "pencil") { rename = index }
    if index + 1 < count {
      Button("Merge with Next", systemImage: "rectangle.stack") { library.edit(.merge(index..<(index + 2))) }
    }
    Button("Split…", systemImage: "scissors") { split = ChapterToSplit(index: index) }
    Button("Split at Headings", systemImage: "text.badge.plus") { library.edit(.splitByHeadings(index)) }
    if count > 1 {
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) { library.edit(.delete(index)) }
    }
  }
}

struct ChapterToSplit: Identifiable {
  var index: Int
  var id: Int { index }
}
