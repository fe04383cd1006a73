import SwiftUI

struct EpisodeView: View {
  @Environment(\.sizeCategory) private var sizeCategory

  let episode: Episode
  /// How far it was watched; nil for not at all.
  var mark: WatchLog.Mark?

  var body: some View {
    Group {
      if episode.artwork != nil && sizeCategory.isAccessibilityCategory {
        VStack(alignment: .leading, spacing: 12) { content }
      } else {
        HStack(alignment: .top, spacing: 12) { content }
      }
    }
    .padding(10)
    .card()
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var content: some View {
    EpisodeIcon(artwork: episode.artwork)
    VStack(alignment: .leading, spacing: 6) {
      Text(episode.name)
        .font(.headline)
        .foregroundColor(Color(UIColor.label))
      details
      if !episode.description.isEmpty {
        Text(episode.description)
          .font(.footnote)
          .foregroundColor(Color(UIColor.label))
          .lineLimit(sizeCategory.isAccessibilityCategory ? nil : 6)
      }
      if let mark { WatchMarkView(mark: mark) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 2) {
      if !episode.details.isEmpty {
        AdaptingStack {
          ForEach(episode.details, id: \.self) { Text($0) }
        }
      }
      if let released = episode.released {
        Text(released, style: .date)
      }
    }
    .font(.footnote)
    .foregroundColor(.itemDetail)
  }
}

/// A line that fills, or a check.
struct WatchMarkView: View {
  let mark: WatchLog.Mark

  var body: some View {
    if mark.resumeTime != nil {
      ProgressView(value: mark.share)
        .accessibilityLabel(Text("Watched so far"))
    } else if mark.isWatched {
      HStack(spacing: 6) {
        Image(systemName: "checkmark.circle.fill")
          .accessibilityHidden(true)
        Text("Watched")
      }
      .font(.footnote)
      .foregroundColor(.itemDetail)
    }
  }
}

struct EpisodeView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    Group {
      EpisodeView(episode: store.episodes[0])
      EpisodeView(episode: store.episodes[1], mark: WatchLog.Mark(position: 30, duration: 100))
        .preferredColorScheme(.dark)
      EpisodeView(episode: store.episodes[2])
        .environment(\.sizeCategory, .accessibilityLarge)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
