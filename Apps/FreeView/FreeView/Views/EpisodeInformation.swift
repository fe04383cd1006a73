import SwiftUI

/// Below the film: what it is, how far it was watched, and where else it can be seen.
struct EpisodeInformation: View {
  let episode: Episode
  @ObservedObject var model: PlayerModel
  @ObservedObject var watchLog: WatchLog

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(episode.name)
        .font(.title2)
        .fontWeight(.semibold)
      AdaptingStack {
        ForEach(episode.details, id: \.self) { Text($0) }
        if let released = episode.released {
          Text(released, style: .date)
        }
      }
      .font(.subheadline)
      .foregroundColor(.itemDetail)
      if let credit {
        Text(credit)
          .font(.subheadline)
          .foregroundColor(.itemDetail)
      }
      progress
      CaptionMenu(captions: model.captions)
      Text(episode.description)
        .font(.body)
      if let page = episode.webPage {
        Link(destination: page) {
          Label("Open Web Page", systemImage: "safari")
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var credit: String? {
    let parts = [episode.parent, episode.contributors].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  @ViewBuilder private var progress: some View {
    if model.isFinished || model.resumedAt != nil {
      AdaptingStack {
        Button(model.isFinished ? "Watch Again" : "Start Over", action: model.startOver)
          .buttonStyle(FilterButtonStyle(isSelected: true))
        if let time = model.resumedAt, !model.isFinished {
          Text("Goes on at \(Self.text(time))")
            .font(.subheadline)
            .foregroundColor(.itemDetail)
        }
      }
    }
    if let mark = watchLog[episode], mark.isWatched {
      Button(action: { watchLog.setWatched(false, episode) }) {
        Label("Watched", systemImage: "checkmark.circle.fill")
      }
      .font(.subheadline)
      .foregroundColor(.itemDetail)
      .buttonStyle(PlainButtonStyle())
      .accessibilityHint(Text("Takes the mark away"))
    }
  }

  private static func text(_ time: Double) -> String {
    let seconds = Int(time)
    return String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

struct EpisodeInformation_Previews: PreviewProvider {
  static var previews: some View {
    EpisodeInformation(episode: EpisodeStore().episodes[0], model: PlayerModel(), watchLog: WatchLog())
      .previewLayout(.sizeThatFits)
  }
}
