import SwiftUI

/// A card whose episode is still on its way.
struct PlaceholderCard: View {
  /// The first speaks for all of them.
  let isFirst: Bool

  private static let episode = Episode(
    id: "", name: "The name of a video", description: "What it is about, in two or three lines of a card, as most "
      + "of them have it, with what one learns in it.", domain: "Platform", difficulty: "Beginner",
    released: Date(timeIntervalSinceReferenceDate: 0), seconds: 1200)

  var body: some View {
    EpisodeView(episode: Self.episode)
      .redacted(reason: .placeholder)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("Loading videos"))
      .accessibilityHidden(!isFirst)
  }
}

struct PlaceholderCard_Previews: PreviewProvider {
  static var previews: some View {
    PlaceholderCard(isFirst: true)
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
