import Foundation
import MartletDisplay

extension SymbolEnclosure {
  /// In the order in which names are searched: a longer suffix first.
  static let all: [SymbolEnclosure] = [
    SymbolEnclosure(
      name: "circle", box: CGSize(width: 20.5, height: 20.5), form: disc(9.75), halfExtent: 4.8, radius: 5.8),
    SymbolEnclosure(
      name: "square", box: CGSize(width: 19, height: 19), form: slab(width: 17.8, height: 17.8, radius: 3.6),
      halfExtent: 4.9, radius: 6.2),
    SymbolEnclosure(
      name: "app", box: CGSize(width: 19.5, height: 19.5), form: slab(width: 18.2, height: 18.2, radius: 5),
      halfExtent: 4.9, radius: 6.2),
    SymbolEnclosure(
      name: "rectangle.portrait", box: CGSize(width: 16.5, height: 21),
      form: slab(width: 15.4, height: 19.8, radius: 3), halfExtent: 4.4, radius: 6),
    SymbolEnclosure(
      name: "rectangle", box: CGSize(width: 23, height: 18), form: slab(width: 21.6, height: 16.6, radius: 3.2),
      halfExtent: 5, radius: 6.2),
    SymbolEnclosure(
      name: "diamond", box: CGSize(width: 21.5, height: 21.5),
      form: path(
        "M-1.6 -9.5A2.3 2.3 0 0 1 1.6 -9.5L9.5 -1.6A2.3 2.3 0 0 1 9.5 1.6L1.6 9.5A2.3 2.3 0 0 1 -1.6 9.5"
          + "L-9.5 1.6A2.3 2.3 0 0 1 -9.5 -1.6Z"), halfExtent: 4.6, radius: 5.2),
    SymbolEnclosure(
      name: "octagon", box: CGSize(width: 20.5, height: 20.5),
      form: path(
        "M-3.3 -9.6H3.3A2 2 0 0 1 4.7 -9L9 -4.7A2 2 0 0 1 9.6 -3.3V3.3A2 2 0 0 1 9 4.7L4.7 9A2 2 0 0 1 3.3 9.6H-3.3"
          + "A2 2 0 0 1 -4.7 9L-9 4.7A2 2 0 0 1 -9.6 3.3V-3.3A2 2 0 0 1 -9 -4.7L-4.7 -9A2 2 0 0 1 -3.3 -9.6Z"),
      halfExtent: 4.8, radius: 5.8),
    SymbolEnclosure(
      name: "triangle", box: CGSize(width: 21.5, height: 19.5),
      form: path(
        "M-1.9 -8A2.2 2.2 0 0 1 1.9 -8L9.9 5.9A2.2 2.2 0 0 1 8 9.2H-8A2.2 2.2 0 0 1 -9.9 5.9Z"),
      center: CGPoint(x: 0, y: 1.9), halfExtent: 4.4, radius: 5),
    SymbolEnclosure(
      name: "shield", box: CGSize(width: 18, height: 21.5),
      form: path(
        "M-.6 -9.9A1.4 1.4 0 0 1 .6 -9.9C2.6 -8.7 4.7 -7.9 7.2 -7.5A1.3 1.3 0 0 1 8.2 -6.2V-.2"
          + "C8.2 4.6 5 8.3 .5 10.2A1.3 1.3 0 0 1 -.5 10.2C-5 8.3 -8.2 4.6 -8.2 -.2V-6.2"
          + "A1.3 1.3 0 0 1 -7.2 -7.5C-4.7 -7.9 -2.6 -8.7 -.6 -9.9Z"),
      center: CGPoint(x: 0, y: -0.5), halfExtent: 4.4, radius: 5.4),
    SymbolEnclosure(
      name: "seal", box: CGSize(width: 21.5, height: 21.5), form: scallops(8, radius: 8.6, lobe: 3.7),
      halfExtent: 4.6,
      radius: 5.6),
    SymbolEnclosure(
      name: "bubble", box: CGSize(width: 22.5, height: 20.5), form: bubble, center: CGPoint(x: 0, y: -1.7),
      halfExtent: 5.6, radius: 6),
  ]

  private static let bubble = path(
    "M-6.6 -9H6.6A3.9 3.9 0 0 1 10.5 -5.1V1.7A3.9 3.9 0 0 1 6.6 5.6H-1L-4.9 9.1A.9 .9 0 0 1 -6.4 8.4V5.6"
      + "A3.9 3.9 0 0 1 -10.5 1.7V-5.1A3.9 3.9 0 0 1 -6.6 -9Z")

  private static func path(_ data: String) -> Form {
    do {
      return .outline(try SVGPathData.path(data))
    } catch {
      preconditionFailure("An enclosure's outline cannot be read: \(error)")
    }
  }

  private static func disc(_ radius: CGFloat) -> Form {
    .outline(Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)))
  }

  private static func slab(width: CGFloat, height: CGFloat, radius: CGFloat) -> Form {
    let room = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    return .outline(Path(roundedRect: room, cornerRadius: radius))
  }

  /// A rosette: arcs of radius `lobe` between points on a circle.
  private static func scallops(_ count: Int, radius: CGFloat, lobe: CGFloat) -> Form {
    func point(_ index: Int) -> CGPoint {
      let angle = 2 * CGFloat.pi * (CGFloat(index) - 0.5) / CGFloat(count)
      return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }
    var result = Path()
    result.move(to: point(0))
    for index in 1...count {
      SVGArc(
        from: point(index - 1), to: point(index), radii: CGSize(width: lobe, height: lobe), rotationInDegrees: 0,
        isLarge: false, isSweep: true
      ).add(to: &result)
    }
    result.closeSubpath()
    return .outline(result)
  }
}
