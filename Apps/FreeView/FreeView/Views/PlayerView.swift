import AVKit
import SwiftUI

struct PlayerView: View {
  @Environment(\.verticalSizeClass) var
    verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.library) private var library
  @StateObject private var model = PlayerModel()
  @State private var attempt = 0

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
    .task(id: Opening(episode: episode.id, attempt: attempt)) {
      await model.open(episode, from: library.source, watchLog: library.watchLog)
    }
    .onDisappear(perform: model.pause)
  }

  private struct Opening: Equatable {
    let episode: String
    let attempt: Int
  }

  @ViewBuilder private var screen: some View {
    if let player = model.player {
      VideoPlayer(player: player) { CaptionText(captions: model.captions) }
        .overlay(TitleSlide(title: episode.name, isShown: model.isReady && !model.isPlaying))
    } else {
      PlayerPlaceholder(phase: model.phase) { attempt += 1 }
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
