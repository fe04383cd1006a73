import SwiftUI

/// Where in a book something was found, by chapters.
struct SearchResults: View {
  let open: OpenBook
  @ObservedObject var search: SearchModel
  let go: () -> Void

  var body: some View {
    let chapters = Dictionary(grouping: search.result.hits, by: \.chapter)
    List {
      if search.result.total > 0 {
        Section {
        } header: {
          count
        }
      }
      ForEach(chapters.keys.sorted(), id: \.self) { chapter in
        Section(open.book.chapters[chapter].title) {
          ForEach(chapters[chapter] ?? []) { hit in
            Button {
              open.jump(to: hit.chapter, .hit(query: search.result.query, index: hit.index))
              go()
            } label: {
              HitText(hit: hit)
            }
          }
        }
      }
    }
    .overlay {
      if search.result.total == 0, !search.isSearching { ContentUnavailableView.search(text: search.query) }
    }
  }

  private var count: some View {
    Group {
      if search.result.total > search.result.hits.count {
        Text("The first \(search.result.hits.count) of \(search.result.total) places")
      } else {
        Text("\(search.result.total) places")
      }
    }
    .textCase(nil)
  }
}

struct HitText: View {
  let hit: BookSearch.Hit

  var body: some View {
    (Text(hit.before) + Text(hit.match).fontWeight(.bold).foregroundColor(.accentColor) + Text(hit.after))
      .font(.subheadline)
      .foregroundStyle(Color.primary)
      .lineLimit(3)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
