import AVKit
import SwiftUI

struct PlayerView: View {
  @Environment(\.verticalSizeClass) var
    verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.library) private var library
  @StateObject private var model = PlayerModel()

  let episode: Episode

  var body: some View {
    VStack(spacing: 0) {
      screen
        .aspectRatio(16 / 9, contentMode: .fit)
      if verticalSizeClass == .regular {
        ScrollView {
          EpisodeInformation(episode: episode, model: model, watchLog: library.watchLog)
        }
      }
    }
    .navigationTitle(episode.name)
    .navigationBarTitleDisplayMode(.inline)
    .background(loading)
    .onAppear { model.begin(episode, from: library.source, watchLog: library.watchLog) }
    .onChange(of: episode) { model.begin($0, from: library.source, watchLog: library.watchLog) }
    .onDisappear(perform: model.pause)
  }

  /// Works as long as there is something to wait for.
  @ViewBuilder private var loading: some View {
    if model.phase == .loading {
      Color.clear.task(id: model.opening) { await model.load() }
    } else if model.wantsCaptions {
      Color.clear.task(id: model.opening) { await model.loadCaptions() }
    }
  }

  @ViewBuilder private var screen: some View {
    if let player = model.player {
      VideoPlayer(player: player) { CaptionText(captions: model.captions) }
        .overlay(TitleSlide(title: episode.name, isShown: model.isReady && !model.isPlaying))
    } else {
      PlayerPlaceholder(phase: model.phase, retry: model.retry)
    }
  }
}

struct PlayerView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    NavigationView {
      PlayerView(episode: store.episodes[0])
    }
  }
}
