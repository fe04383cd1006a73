import CoreImage

/// A filter that the app offers, by Core Image's name.
struct FilterChoice: Identifiable, Hashable {
  enum Group: String, CaseIterable {
    case color = "Color"
    case blur = "Blur and Sharpen"
    case style = "Stylize"
    case distortion = "Distort"
  }

  let id: String
  let group: Group

  var title: String { CIFilter.localizedName(forFilterName: id) ?? id }

  static let all: [FilterChoice] = Group.allCases.flatMap { group in
    names(of: group).map { FilterChoice(id: $0, group: group) }
  }

  static let standard = FilterChoice(id: "CISepiaTone", group: .color)

  private static func names(of group: Group) -> [String] {
    switch group {
    case .color:
      [
        "CISepiaTone", "CIColorControls", "CIExposureAdjust", "CIHueAdjust", "CIVibrance", "CIColorMonochrome",
        "CIColorInvert", "CIPhotoEffectNoir", "CIThermal", "CIXRay", "CIVignette",
      ]
    case .blur: ["CIGaussianBlur", "CIMotionBlur", "CIZoomBlur", "CIUnsharpMask", "CISharpenLuminance", "CIBloom"]
    case .style: ["CIEdges", "CIPixellate", "CICrystallize", "CIPointillize", "CIComicEffect", "CIDotScreen"]
    case .distortion: ["CITwirlDistortion", "CIBumpDistortion"]
    }
  }
}
