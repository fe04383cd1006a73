import Foundation
import MartletVips

enum DistortionFilters {
  private static let category = [kCICategoryDistortionEffect]

  static let all: [FilterSpec] = [
    round("CITwirlDistortion", "Twirl Distortion", .twirl, 300, [.angle(Double.pi)]) { [$0.number(kCIInputAngleKey)] },
    round("CIVortexDistortion", "Vortex Distortion", .vortex, 300, [.angle(56.55)]) {
      // Core Image's slider counts turns a hundred times as fast as the pixels at the radius move.
      [$0.number(kCIInputAngleKey) / 10]
    },
    round("CIBumpDistortion", "Bump Distortion", .bump, 300, [.number(kCIInputScaleKey, 0.5, -1...1)]) {
      [bounded($0, kCIInputScaleKey, -2...2)]
    },
    round(
      "CIBumpDistortionLinear", "Bump Distortion Linear", .bumpLine, 300,
      [.angle(), .number(kCIInputScaleKey, 0.5, -1...1)]
    ) { values in
      let angle = values.number(kCIInputAngleKey)
      return [bounded(values, kCIInputScaleKey, -2...2), cos(angle), sin(angle)]
    },
    round("CIPinchDistortion", "Pinch Distortion", .pinch, 300, [.number(kCIInputScaleKey, 0.5, 0...1)]) {
      [bounded($0, kCIInputScaleKey, -2...2)]
    },
    round("CIHoleDistortion", "Hole Distortion", .hole, 150, []) { _ in [] },
    round("CICircleSplashDistortion", "Circle Splash Distortion", .splash, 150, [], isEndless: true) { _ in [] },
    round(
      "CILightTunnel", "Light Tunnel Distortion", .tunnel, 100, [.angle(0, "inputRotation")], isEndless: true
    ) { [$0.number("inputRotation") / 4] },
    round(
      "CITorusLensDistortion", "Torus Lens Distortion", .torus, 160,
      [.number(kCIInputWidthKey, 80, 0...200), .number(kCIInputRefractionKey, 1.7, 0...5)]
    ) { [$0.number(kCIInputWidthKey), bounded($0, kCIInputRefractionKey, -5...5)] },
  ]

  private static func bounded(_ values: FilterValues, _ key: String, _ limits: ClosedRange<Float>) -> Float {
    min(max(values.number(key), limits.lowerBound), limits.upperBound)
  }

  /// A distortion around a centre. `isEndless`: what lies outside of the image is its edge, going on.
  private static func round(
    _ name: String, _ displayName: String, _ map: PlaceMap, _ radius: Double, _ inputs: [FilterInput],
    isEndless: Bool = false, _ parameters: @escaping (FilterValues) -> [Float]
  ) -> FilterSpec {
    .ofImage(name, displayName, category, [.center(), .radius(radius, 0...1000)] + inputs) { image, values in
      let length = Float(values.length(kCIInputRadiusKey))
      guard length > 0 else { return image }
      let source = isEndless ? image.clamped() : image
      let numbers = values.center() + [length] + parameters(values)
      return Recipe(.mapped(source, map, numbers, .once(smooth: true), reach: nil), extent: image.extent)
    }
  }
}
