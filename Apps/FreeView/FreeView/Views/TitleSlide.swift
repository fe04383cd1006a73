import SwiftUI

/// The film's name over its picture: slides in when the film is ready, and away while it plays.
struct TitleSlide: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var layoutDirection

  let title: String
  let isShown: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isShown {
        Text(title)
          .font(.subheadline.weight(.semibold))
          .foregroundColor(.white)
          .lineLimit(1)
          .dynamicTypeSize(...DynamicTypeSize.xLarge)
          .padding(.vertical, 6)
          .padding(.leading, 16)
          .padding(.trailing, 12)
          .background(
            LinearGradient(
              colors: [Color.gradientDark, Color.gradientLight],
              startPoint: .leading,
              endPoint: .trailing)
          )
          .cornerRadius(8, corners: trailingCorners)
          .padding(.top, 48)
          .padding(.trailing, 60)
          .transition(reduceMotion ? .opacity : .move(edge: .leading).combined(with: .opacity))
          .accessibilityHidden(true)
      }
    }
    .clipped()
    .allowsHitTesting(false)
  }
}

extension TitleSlide {
  private var trailingCorners: UIRectCorner {
    layoutDirection == .leftToRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
  }
}

struct TitleSlide_Previews: PreviewProvider {
  static var previews: some View {
    TitleSlide(title: "Your First Screen", isShown: true)
      .background(Color.black)
      .aspectRatio(16 / 9, contentMode: .fit)
  }
}
