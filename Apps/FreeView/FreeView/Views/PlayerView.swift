import AVKit
import SwiftUI

struct PlayerView: View {
  @Environment(\.verticalSizeClass) var
    verticalSizeClass: UserInterfaceSizeClass?

  @State private var player: AVPlayer?

  let episode: Episode

  var body: some View {
    VStack(spacing: 0) {
      screen
        .aspectRatio(16 / 9, contentMode: .fit)
      if verticalSizeClass == .regular {
        ScrollView {
          EpisodeInformation(episode: episode)
        }
      }
    }
    .navigationTitle(episode.name)
    .navigationBarTitleDisplayMode(.inline)
    .onAppear {
      guard player == nil, let url = episode.videoURL else { return }
      player = AVPlayer(url: url)
    }
    .onDisappear {
      player?.pause()
    }
  }

  @ViewBuilder private var screen: some View {
    if let player {
      VideoPlayer(player: player)
    } else {
      PlayerPlaceholder()
    }
  }
}

private struct EpisodeInformation: View {
  let episode: Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(episode.name)
        .font(.title2)
        .fontWeight(.semibold)
      AdaptingStack {
        Text(episode.domain)
        Text(episode.difficulty)
        Text(episode.lengthText)
        Text(episode.released, style: .date)
      }
      .font(.subheadline)
      .foregroundColor(.itemDetail)
      Text(episode.description)
        .font(.body)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
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
