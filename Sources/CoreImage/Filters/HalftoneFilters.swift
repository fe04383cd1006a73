import Foundation
import MartletVips

enum HalftoneFilters {
  static let all: [FilterSpec] = [
    screen("CIDotScreen", "Dot Screen", .dotScreen, hasAngle: true),
    screen("CILineScreen", "Line Screen", .lineScreen, hasAngle: true),
    screen("CIHatchedScreen", "Hatched Screen", .hatchedScreen, hasAngle: true),
    screen("CICircularScreen", "Circular Screen", .circularScreen, hasAngle: false),
    screen(
      "CICMYKHalftone", "CMYK Halftone", .cmykScreen, hasAngle: true,
      [.number("inputGCR", 1, 0...1, limits: 0...1), .number("inputUCR", 0.5, 0...1, limits: 0...1)]),
  ]

  private static func screen(
    _ name: String, _ displayName: String, _ shade: PointStep.Shade, hasAngle: Bool, _ more: [FilterInput] = []
  ) -> FilterSpec {
    .ofImage(
      name, displayName, [kCICategoryHalftoneEffect],
      [
        .center(), .number(kCIInputWidthKey, 6, 1...50, type: kCIAttributeTypeDistance),
        .number(kCIInputSharpnessKey, 0.7, 0...1),
      ] + (hasAngle ? [.angle()] : []) + more
    ) { image, values in
      let angle = hasAngle ? values.number(kCIInputAngleKey) : 0
      let width = max(1, Float(values.length(kCIInputWidthKey)))
      let numbers = values.center() + [cos(angle), sin(angle), width, values.number(kCIInputSharpnessKey)]
      return image.changed(.shade(shade, .encoded, numbers + more.map { values.number($0.key) }))
    }
  }
}
