import SwiftUI

/// Where the film will be: while it is looked for, and where there is none.
struct PlayerPlaceholder: View {
  var phase = PlayerModel.Phase.loading
  var retry: () -> Void = {}

  var body: some View {
    ZStack {
      Color.topBkgd
      VStack(spacing: 12) {
        switch phase {
        case .loading, .opened:
          ProgressView()
            .tint(.white)
            .scaleEffect(1.5)
            .accessibilityLabel(Text("Loading the video"))
        case .failed(.noFilm):
          PlayButtonIcon(width: 72, height: 72, radius: 16)
            .font(.largeTitle)
          Text("Video")
            .font(.headline)
          Text(LoadError.noFilm.detail)
            .font(.footnote)
        case .failed(let error):
          Image(systemName: error.symbol)
            .font(.title)
            .accessibilityHidden(true)
          Text(error.title)
            .font(.headline)
          Text(error.detail)
            .font(.footnote)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.7)
          RetryButton(title: "Retry", date: error.retryDate, action: retry)
        }
      }
      .foregroundColor(.white)
      .padding(.horizontal, 20)
    }
  }
}

struct PlayerPlaceholder_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PlayerPlaceholder()
      PlayerPlaceholder(phase: .failed(.noFilm))
      PlayerPlaceholder(phase: .failed(.unreachable("example.org")))
    }
    .aspectRatio(16 / 9, contentMode: .fit)
  }
}
