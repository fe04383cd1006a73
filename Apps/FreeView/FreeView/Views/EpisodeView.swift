import SwiftUI

struct EpisodeView: View {
  @Environment(\.verticalSizeClass) var
    verticalSizeClass: UserInterfaceSizeClass?
  @Environment(\.horizontalSizeClass) var
    horizontalSizeClass: UserInterfaceSizeClass?
  var isIPad: Bool {
    horizontalSizeClass == .regular &&
      verticalSizeClass == .regular
  }

  let episode: Episode

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      PlayButtonIcon(width: 44, height: 44, radius: 8)
      VStack(alignment: .leading, spacing: 6) {
        Text(episode.name)
          .font(.headline)
          .foregroundColor(Color(UIColor.label))
        details
        Text(episode.description)
          .font(.footnote)
          .foregroundColor(Color(UIColor.label))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(10)
    .frame(width: isIPad ? 644 : nil)
    .background(Color.itemBkgd)
    .cornerRadius(15)
    .shadow(color: Color.black.opacity(0.1), radius: 10)
    .accessibilityElement(children: .combine)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 2) {
      AdaptingStack {
        Text(episode.domain)
        Text(episode.difficulty)
        Text(episode.lengthText)
      }
      Text(episode.released, style: .date)
    }
    .font(.footnote)
    .foregroundColor(.itemDetail)
  }
}

struct EpisodeView_Previews: PreviewProvider {
  static let store = EpisodeStore()

  static var previews: some View {
    Group {
      EpisodeView(episode: store.episodes[0])
      EpisodeView(episode: store.episodes[1])
        .preferredColorScheme(.dark)
      EpisodeView(episode: store.episodes[2])
        .environment(\.sizeCategory, .accessibilityLarge)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
