import Foundation
import MartletVips

/// Two or three images become one: blend modes (W3C's Compositing and Blending), Porter and Duff's operators, masks.
enum CompositeFilters {
  static let all = blends + compositions + masks

  private static let category = [kCICategoryCompositeOperation]

  private static let blends: [FilterSpec] = [
    blend("ColorBlendMode", "Color Blend Mode", .color),
    blend("ColorBurnBlendMode", "Color Burn Blend Mode", .colorBurn),
    blend("ColorDodgeBlendMode", "Color Dodge Blend Mode", .colorDodge),
    blend("DarkenBlendMode", "Darken Blend Mode", .darken),
    blend("DifferenceBlendMode", "Difference Blend Mode", .difference),
    blend("DivideBlendMode", "Divide Blend Mode", .divide),
    blend("ExclusionBlendMode", "Exclusion Blend Mode", .exclusion),
    blend("HardLightBlendMode", "Hard Light Blend Mode", .hardLight), blend("HueBlendMode", "Hue Blend Mode", .hue),
    blend("LightenBlendMode", "Lighten Blend Mode", .lighten),
    blend("LinearBurnBlendMode", "Linear Burn Blend Mode", .linearBurn),
    blend("LinearDodgeBlendMode", "Linear Dodge Blend Mode", .linearDodge),
    blend("LinearLightBlendMode", "Linear Light Blend Mode", .linearLight),
    blend("LuminosityBlendMode", "Luminosity Blend Mode", .luminosity),
    blend("MultiplyBlendMode", "Multiply Blend Mode", .multiply),
    blend("OverlayBlendMode", "Overlay Blend Mode", .overlay),
    blend("PinLightBlendMode", "Pin Light Blend Mode", .pinLight),
    blend("SaturationBlendMode", "Saturation Blend Mode", .saturation),
    blend("ScreenBlendMode", "Screen Blend Mode", .screen),
    blend("SoftLightBlendMode", "Soft Light Blend Mode", .softLight),
    blend("SubtractBlendMode", "Subtract Blend Mode", .subtract),
    blend("VividLightBlendMode", "Vivid Light Blend Mode", .vividLight),
  ]

  private enum Extent { case union, intersection, above, below }

  private static let compositions: [FilterSpec] = [
    composite("AdditionCompositing", "Addition", .add, .union),
    composite("MaximumCompositing", "Maximum", .maximum, .union),
    composite("MinimumCompositing", "Minimum", .minimum, .union),
    composite("MultiplyCompositing", "Multiply", .multiply, .union),
    composite("SourceAtopCompositing", "Source Atop", .atop, .below),
    composite("SourceInCompositing", "Source In", .inside, .intersection),
    composite("SourceOutCompositing", "Source Out", .outside, .above),
    composite("SourceOverCompositing", "Source Over", .over, .union),
  ]

  private static func blend(_ name: String, _ displayName: String, _ mode: PointStep.Blend) -> FilterSpec {
    joining(name, displayName, .blend(mode), .union)
  }

  private static func composite(
    _ name: String, _ displayName: String, _ mode: PointStep.Composition, _ extent: Extent
  ) -> FilterSpec {
    joining(name, displayName, .composite(mode), extent)
  }

  private static func joining(_ name: String, _ displayName: String, _ step: PointStep, _ extent: Extent) -> FilterSpec
  {
    FilterSpec(
      "CI" + name, displayName, category, [.image(kCIInputImageKey), .image(kCIInputBackgroundImageKey)]
    ) { values in
      guard let above = values.image(kCIInputImageKey), let below = values.image(kCIInputBackgroundImageKey) else {
        return nil
      }
      let area =
        switch extent {
        case .union: above.extent.union(below.extent)
        case .intersection: above.extent.intersection(below.extent)
        case .above: above.extent
        case .below: below.extent
        }
      return .joining(below, above, step, extent: area)
    }
  }

  private static let masks: [FilterSpec] = [
    mask("CIBlendWithMask", "Blend With Mask", .luminance),
    mask("CIBlendWithAlphaMask", "Blend With Alpha Mask", .alpha),
    mask("CIBlendWithRedMask", "Blend With Red Mask", .red),
    FilterSpec(
      "CIMix", "Mix", category,
      [.image(kCIInputImageKey), .image(kCIInputBackgroundImageKey), .number(kCIInputAmountKey, 1, 0...1)]
    ) { values in
      guard let above = values.image(kCIInputImageKey), let below = values.image(kCIInputBackgroundImageKey) else {
        return nil
      }
      return mix(from: below, to: above, values.number(kCIInputAmountKey))
    },
    FilterSpec(
      "CIDissolveTransition", "Dissolve", [kCICategoryTransition],
      [.image(kCIInputImageKey), .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1, limits: 0...1)]
    ) { values in
      guard let image = values.image(kCIInputImageKey), let target = values.image(kCIInputTargetImageKey) else {
        return nil
      }
      return mix(from: image, to: target, values.number(kCIInputTimeKey))
    },
  ]

  private static func mix(from: Recipe, to: Recipe, _ share: Float) -> Recipe {
    .joining(from, to, .sum(below: SIMD4(repeating: 1 - share), above: SIMD4(repeating: share)))
  }

  private static func mask(_ name: String, _ displayName: String, _ kind: PointStep.Mask) -> FilterSpec {
    FilterSpec(
      name, displayName, [kCICategoryStylize],
      [.image(kCIInputImageKey), .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
    ) { values in
      guard let image = values.image(kCIInputImageKey) else { return nil }
      guard let mask = values.image(kCIInputMaskImageKey) else { return image }
      let below = values.image(kCIInputBackgroundImageKey) ?? Recipe(.points([], []), extent: .null)
      return Recipe(.points([below, image, mask], [.mask(kind)]), extent: image.extent.union(below.extent))
    }
  }
}
