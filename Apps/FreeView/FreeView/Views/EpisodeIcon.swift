import SwiftUI

/// The sign of a video: its picture where the source has one, else the gradient.
struct EpisodeIcon: View {
  @Environment(\.library) private var library
  @State private var image: UIImage?

  let artwork: URL?

  var body: some View {
    if let artwork {
      picture
        .task(id: artwork) { image = await library.artwork.load(artwork) }
    } else {
      PlayButtonIcon(width: 44, height: 44, radius: 8)
    }
  }

  @ViewBuilder private var picture: some View {
    if let image = image ?? artwork.flatMap(library.artwork.image) {
      Image(uiImage: image)
        .resizable()
        .scaledToFill()
        .frame(width: 96, height: 54)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
    } else {
      PlayButtonIcon(width: 96, height: 54, radius: 8)
    }
  }
}

struct EpisodeIcon_Previews: PreviewProvider {
  static var previews: some View {
    EpisodeIcon(artwork: nil)
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
