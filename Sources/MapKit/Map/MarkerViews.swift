import Foundation
import MartletLayout
import SwiftUI

/// A circle that ends in a tip at the bottom.
struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    let tip = CGPoint(x: rect.midX, y: rect.maxY)
    // The sides leave the circle 28 degrees beside the vertical.
    let spread = 28.0
    let right = on(center, radius, 90 - spread)
    let left = on(center, radius, 90 + spread)
    var path = Path()
    path.move(to: tip)
    path.addQuadCurve(to: right, control: CGPoint(x: rect.midX + radius * 0.12, y: right.y + radius * 0.22))
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(90 - spread), endAngle: .degrees(90 + spread),
      clockwise: true)
    path.addQuadCurve(to: tip, control: CGPoint(x: rect.midX - radius * 0.12, y: left.y + radius * 0.22))
    path.closeSubpath()
    return path
  }

  private func on(_ center: CGPoint, _ radius: CGFloat, _ degrees: Double) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}

/// A marker's balloon, its tip in the middle of the bottom. Sizes by eye from iOS's maps.
struct Balloon: View {
  static let size = CGSize(width: 30, height: 37)
  let glyph: MarkerFace.Glyph
  let tint: Color
  var glyphColor = Color.white
  var isSelected = false

  var body: some View {
    BalloonShape()
      .fill(tint)
      .overlay(BalloonShape().fill(gloss))
      .overlay(alignment: .top) {
        face.foregroundStyle(glyphColor).frame(width: Self.size.width, height: Self.size.width)
      }
      .frame(width: Self.size.width, height: Self.size.height)
      .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
      .scaleEffect(isSelected ? 1.5 : 1, anchor: .bottom)
      .animation(.spring(duration: 0.3), value: isSelected)
  }

  private var gloss: LinearGradient {
    LinearGradient(colors: [.white.opacity(0.22), .clear], startPoint: .top, endPoint: .bottom)
  }

  @ViewBuilder private var face: some View {
    switch glyph {
    case .pin: Image(systemName: "mappin").font(.system(size: 15, weight: .semibold))
    case .symbol(let name): Image(systemName: name).font(.system(size: 14, weight: .semibold))
    case .image(let name): Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
    case .monogram(let text): text.font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
    case .view(let view): view.font(.system(size: 14, weight: .semibold))
    }
  }
}

/// A pin with a round head, its foot in the middle of the bottom.
struct PinView: View {
  static let size = CGSize(width: 16, height: 34)
  let tint: Color

  var body: some View {
    ZStack(alignment: .top) {
      Capsule().fill(Color(white: 0.55)).frame(width: 2.5, height: 22).padding(.top, 12)
      Circle().fill(tint).frame(width: 16, height: 16)
      Circle().fill(.white.opacity(0.55)).frame(width: 5, height: 5).offset(x: -2.5, y: 3)
    }
    .frame(width: Self.size.width, height: Self.size.height, alignment: .top)
    .shadow(color: .black.opacity(0.3), radius: 1.5, y: 1)
    .environment(\.layoutDirection, .leftToRight)  // the light comes from the left
  }
}

/// The user's place.
struct UserDot: View {
  var body: some View {
    Circle().fill(.white).frame(width: 22, height: 22)
      .overlay(Circle().fill(Color.blue).frame(width: 16, height: 16))
      .shadow(color: .black.opacity(0.3), radius: 2)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("My location")
  }
}

/// A title as maps write it: small, with a rim in the ground's colour.
struct MapTitle: View {
  let text: AnyView
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let rim = colorScheme == .dark ? Color.black.opacity(0.9) : Color.white
    text
      .font(.system(size: 12, weight: .semibold))
      .foregroundStyle(.primary)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .fixedSize()
      .shadow(color: rim, radius: 1)
      .shadow(color: rim, radius: 1)
  }
}

extension View {
  /// Puts a title below, without making the view larger.
  func titled(_ title: AnyView?) -> some View {
    overlay(alignment: .bottom) {
      if let title {
        MapTitle(text: title).alignmentGuide(.bottom) { $0[.top] - 3 }
      }
    }
  }
}
