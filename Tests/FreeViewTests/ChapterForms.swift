import SwiftUI

@testable import FreeView

// Forms that an app of this kind has on the way to the finished one; each must compile and work as it stands.

struct PlainRows: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    List(store.episodes, id: \.name) { episode in
      EpisodeView(episode: episode)
    }
  }
}

struct TitledRows: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    NavigationView {
      List(store.episodes, id: \.name) { episode in
        EpisodeView(episode: episode)
      }
      .navigationTitle("Videos")
    }
  }
}

struct LinkedRows: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    NavigationView {
      List(store.episodes, id: \.name) { episode in
        NavigationLink(destination: PlayerView(episode: episode)) {
          EpisodeView(episode: episode)
        }
      }
      .navigationTitle("Videos")
    }
  }
}

struct BrowserRows: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    NavigationView {
      List(store.episodes, id: \.name) { episode in
        Link(destination: URL(string: episode.linkURLString)!) {
          EpisodeView(episode: episode)
        }
      }
      .navigationTitle("Videos")
    }
  }
}

/// The header above the list, in a stack: each takes what it needs of the height.
struct StackedHeader: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    NavigationView {
      VStack {
        HeaderView(count: store.episodes.count)
        List(store.episodes, id: \.name) { episode in
          NavigationLink(destination: PlayerView(episode: episode)) {
            EpisodeView(episode: episode)
          }
        }
      }
      .navigationTitle("Videos")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(store)
  }
}

/// The header as the first row; links with an indicator, below cards without one.
struct HeaderInList: View {
  @StateObject private var store = EpisodeStore()
  var showsLink = false

  var body: some View {
    NavigationView {
      List {
        HeaderView(count: store.episodes.count)
        ForEach(store.episodes, id: \.name) { episode in
          if showsLink {
            NavigationLink(destination: PlayerView(episode: episode)) {
              EpisodeView(episode: episode)
            }
          } else {
            ZStack {
              NavigationLink(destination: PlayerView(episode: episode)) {
              }
              EpisodeView(episode: episode)
                .opacity(0.2)
            }
            .frame(
              maxWidth: .infinity,
              maxHeight: .infinity,
              alignment: .leading
            )
            .listRowInsets(EdgeInsets())
            .padding(.bottom, 8)
            .padding([.leading, .trailing], 20)
            .background(Color.listBkgd)
          }
        }
      }
      .navigationTitle("Videos")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environmentObject(store)
  }
}

/// Two columns on an iPad, with a first detail.
struct DefaultColumns: View {
  @StateObject private var store = EpisodeStore()

  var body: some View {
    NavigationView {
      List(store.episodes, id: \.name) { episode in
        NavigationLink(destination: PlayerView(episode: episode)) {
          EpisodeView(episode: episode)
        }
      }
      .navigationTitle("Videos")
      PlayerView(episode: store.episodes[0])
    }
  }
}
