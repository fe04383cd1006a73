import Foundation
import MartletVips

/// The looks of films. Core Image's tables are not published: these are made to resemble them, on encoded values.
enum PhotoEffects {
  private struct Look {
    var name: String
    var displayName: String
    /// 0: grey.
    var saturation: Float
    /// Factors of red, green and blue.
    var tint: SIMD4<Float> = [1, 1, 1, 1]
    /// What 0, ¼, ½, ¾ and 1 become.
    var curve: [CGFloat]
  }

  private static let looks = [
    Look(
      name: "Chrome", displayName: "Chrome", saturation: 1.25, tint: [1, 1, 1.02, 1], curve: [0, 0.23, 0.52, 0.8, 1]),
    Look(
      name: "Fade", displayName: "Fade", saturation: 0.75, tint: [1, 0.99, 0.97, 1],
      curve: [0.09, 0.31, 0.54, 0.76, 0.94]),
    Look(
      name: "Instant", displayName: "Instant", saturation: 0.7, tint: [1.04, 1, 0.88, 1],
      curve: [0.07, 0.29, 0.56, 0.8, 0.97]),
    Look(name: "Mono", displayName: "Mono", saturation: 0, curve: [0, 0.24, 0.5, 0.76, 1]),
    Look(name: "Noir", displayName: "Noir", saturation: 0, curve: [0, 0.14, 0.45, 0.8, 1]),
    Look(
      name: "Process", displayName: "Process", saturation: 0.9, tint: [0.93, 1.02, 1.05, 1],
      curve: [0.03, 0.24, 0.52, 0.8, 0.99]),
    Look(name: "Tonal", displayName: "Tonal", saturation: 0, curve: [0.04, 0.27, 0.52, 0.76, 0.97]),
    Look(
      name: "Transfer", displayName: "Transfer", saturation: 0.85, tint: [1.06, 1, 0.9, 1],
      curve: [0.05, 0.25, 0.53, 0.79, 0.98]),
  ]

  static let all: [FilterSpec] = looks.map { look in
    .ofImage("CIPhotoEffect\(look.name)", "Photo Effect \(look.displayName)", [kCICategoryColorEffect]) { image, _ in
      image.changed(steps(look))
    }
  }

  private static func steps(_ look: Look) -> [PointStep] {
    let saturation = ColorMatrix.luminance.mixed(with: .identity, look.saturation)
    let tint = ColorMatrix(
      red: [look.tint[0], 0, 0, 0], green: [0, look.tint[1], 0, 0], blue: [0, 0, look.tint[2], 0])
    let curve = ToneCurve(points: look.curve.enumerated().map { CGPoint(x: CGFloat($0) / 4, y: $1) })
    let places = (0..<256).map { Float(curve.value(at: Double($0) / 255)) }
    return [
      .matrix(saturation.concatenating(tint), .encoded), .lookup(places.flatMap { [$0, $0, $0, 1] }, .encoded),
    ]
  }

  /// From cold to hot.
  static let thermal: [Float] = [
    [0, 0, 0.08], [0.1, 0.02, 0.5], [0.36, 0, 0.62], [0.7, 0.05, 0.5], [0.92, 0.25, 0.15], [1, 0.55, 0],
    [1, 0.85, 0.15],
    [1, 1, 0.85],
  ].flatMap { $0 + [1] }

  /// A negative, bluish in the middle.
  static let xRay: [Float] = [
    [0.98, 1, 1], [0.72, 0.84, 0.88], [0.45, 0.6, 0.67], [0.2, 0.33, 0.4], [0.03, 0.08, 0.11], [0, 0, 0.01],
  ].flatMap { $0 + [1] }
}
