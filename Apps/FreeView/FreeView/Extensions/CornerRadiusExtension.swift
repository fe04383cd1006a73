import SwiftUI

struct RoundedCorners: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let outline = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(outline.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorners(radius: radius, corners: corners))
  }
}
