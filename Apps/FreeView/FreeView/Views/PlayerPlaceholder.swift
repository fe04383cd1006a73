import SwiftUI

struct PlayerPlaceholder: View {
  var body: some View {
    ZStack {
      Color.topBkgd
      VStack(spacing: 12) {
        PlayButtonIcon(width: 72, height: 72, radius: 16)
          .font(.largeTitle)
        Text("Video")
          .font(.headline)
          .foregroundColor(.white)
      }
    }
  }
}

struct PlayerPlaceholder_Previews: PreviewProvider {
  static var previews: some View {
    PlayerPlaceholder()
      .aspectRatio(16 / 9, contentMode: .fit)
  }
}
