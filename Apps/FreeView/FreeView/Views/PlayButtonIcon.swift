import SwiftUI

struct PlayButtonIcon: View {
  let width: CGFloat
  let height: CGFloat
  let radius: CGFloat

  let gradientColors = Gradient(
    colors: [Color.gradientDark, Color.gradientLight])

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: radius)
        .fill(
          LinearGradient(
            gradient: gradientColors,
            startPoint: .leading,
            endPoint: .trailing))
        .frame(width: width, height: height)
      Image(systemName: "play.fill")
        .font(.system(size: height * 0.4))
        .foregroundColor(.white)
    }
    .accessibilityHidden(true)
  }
}

struct PlayButtonIcon_Previews: PreviewProvider {
  static var previews: some View {
    PlayButtonIcon(width: 50, height: 50, radius: 6)
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
