import SwiftUI

/// The header, the cards, and below them what there is to say about the list.
struct EpisodeList: View {
  @EnvironmentObject private var store: EpisodeStore
  @ObservedObject var watchLog: WatchLog

  var body: some View {
    if store.source.isOnDevice {
      list
    } else {
      list.refreshable { await store.refresh() }
    }
  }

  private var list: some View {
    List {
      HeaderView(count: store.count)
        .listRowSeparator(.hidden)
      if let notice = store.notice {
        NoticeCard(error: notice, keptSince: store.contents.keptSince, retry: store.retry)
          .cardRow()
      }
      switch store.phase {
      case .loading:
        ForEach(0..<6, id: \.self) { number in
          PlaceholderCard(isFirst: number == 0)
            .cardRow()
        }
      case .failed(let error):
        MessageCard(error: error, retry: store.retry)
          .cardRow()
      case .shown:
        if store.contents.unreadableCount > 0 {
          UnreadableNote(count: store.contents.unreadableCount)
            .cardRow()
        }
        cards
        ListEnd()
      }
    }
    .listStyle(PlainListStyle())
    .background(Color.listBkgd)
    .hidesListBackground()
  }

  private var cards: some View {
    ForEach(store.episodes) { episode in
      ZStack {
        NavigationLink(destination: PlayerView(episode: episode)) {
          EmptyView()
        }
        .opacity(0)
        .buttonStyle(PlainButtonStyle())
        EpisodeView(episode: episode, mark: watchLog[episode])
      }
      .cardRow()
      .onAppear { store.showed(episode) }
    }
  }
}

/// How much of the answer does not show.
private struct UnreadableNote: View {
  let count: Int

  var body: some View {
    Text(count == 1 ? "1 video could not be read." : "\(count) videos could not be read.")
      .font(.footnote)
      .foregroundColor(.itemDetail)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 4)
  }
}

/// What follows the last card.
private struct ListEnd: View {
  @EnvironmentObject private var store: EpisodeStore

  var body: some View {
    if store.episodes.isEmpty {
      MessageCard(
        symbol: "magnifyingglass", title: "No Videos", detail: emptyDetail,
        actionTitle: store.filters.isEmpty ? nil : "Clear Filters", action: store.clearFilters
      )
      .cardRow()
    }
    switch store.nextPagePhase {
    case .loading:
      ProgressView()
        .accessibilityLabel(Text("Loading more videos"))
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .cardRow()
    case .failed(let error):
      MessageCard(error: error, retry: store.retryNextPage)
        .cardRow()
    case .shown:
      EmptyView()
    }
  }

  private var emptyDetail: String {
    let words = store.currentLoad.request.words
    if words.isEmpty { return store.filters.isEmpty ? "There is nothing here." : "No video passes these filters." }
    return "Nothing is called “\(words)”."
  }
}

extension View {
  /// Below the last card the list has the cards' background, where the system can do that.
  @ViewBuilder fileprivate func hidesListBackground() -> some View {
    if #available(iOS 16, *) {
      scrollContentBackground(.hidden)
    } else {
      self
    }
  }
}

struct EpisodeList_Previews: PreviewProvider {
  static var previews: some View {
    EpisodeList(watchLog: WatchLog())
      .environmentObject(EpisodeStore())
  }
}
