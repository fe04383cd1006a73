import CoreImage
import UIKit

/// A slider's steps as Instafilter takes them: from the new value to a picture for the screen. The photo of a file was
/// reduced to a screen's size when it was opened, so its own size does not count.
enum SliderFigures {
  /// Pixels of the preview's longer side.
  private static let previewLength = 1600.0
  private static let standardNames = [
    "CISepiaTone", "CIColorControls", "CIHueAdjust", "CIExposureAdjust", "CIVignette", "CIPixellate", "CIEdges",
    "CIGaussianBlur", "CIBoxBlur", "CIUnsharpMask", "CISharpenLuminance", "CIBloom", "CITwirlDistortion",
  ]

  static func print(_ url: URL, runs: Int, _ names: [String]) {
    let context = CIContext()
    guard let photo = CIImage(contentsOf: url, options: [.applyOrientationProperty: true]) else { return }
    let scale = min(1, previewLength / max(photo.extent.width, photo.extent.height))
    let small = photo.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
    guard let pixels = context.createCGImage(small, from: small.extent.integral) else { return }
    let preview = CIImage(cgImage: pixels)
    for name in names.isEmpty ? standardNames : names {
      measure(name, on: preview, scale: scale, runs: runs, context)
    }
  }

  private static func measure(_ name: String, on preview: CIImage, scale: Double, runs: Int, _ context: CIContext) {
    guard let filter = CIFilter(name: name), let slider = Slider(of: filter) else { return }
    filter.setDefaults()
    filter.setValue(name.hasSuffix("Blur") ? preview.clampedToExtent() : preview, forKey: kCIInputImageKey)
    if filter.inputKeys.contains(kCIInputCenterKey) {
      filter.setValue(CIVector(x: preview.extent.midX, y: preview.extent.midY), forKey: kCIInputCenterKey)
    }
    var (walls, processors): ([Double], [Double]) = ([], [])
    for step in 0..<runs {
      let value = slider.value(at: (Double(step) + 0.5) / Double(runs)) * (slider.isLength ? scale : 1)
      let start = (Figures.wall(), Figures.processor())
      filter.setValue(value, forKey: slider.key)
      let picture = filter.outputImage.flatMap {
        context.createCGImage($0.cropped(to: preview.extent), from: preview.extent)
      }
      guard picture.map({ UIImage(cgImage: $0) }) != nil else { return }
      walls.append(Figures.wall() - start.0)
      processors.append(Figures.processor() - start.1)
    }
    Swift.print(
      name.padding(toLength: 24, withPad: " ", startingAt: 0), slider.key, "wall: least", shown(walls, 0), "median",
      shown(walls, 0.5), "95 %", shown(walls, 0.95), "processor: median", shown(processors, 0.5))
  }

  private static func shown(_ times: [Double], _ part: Double) -> String {
    Figures.milliseconds(times.sorted()[min(Int(Double(times.count) * part), times.count - 1)])
  }

  /// The first number of a filter that has a range.
  private struct Slider {
    var key: String
    var range: ClosedRange<Double>
    var isLength: Bool

    init?(of filter: CIFilter) {
      for key in filter.inputKeys {
        guard let attributes = filter.attributes[key] as? [String: Any],
          let least = (attributes[kCIAttributeSliderMin] as? NSNumber)?.doubleValue,
          let most = (attributes[kCIAttributeSliderMax] as? NSNumber)?.doubleValue, least < most
        else { continue }
        let isLength = attributes[kCIAttributeType] as? String == kCIAttributeTypeDistance
        (self.key, range, self.isLength) = (key, least...most, isLength)
        return
      }
      return nil
    }

    func value(at part: Double) -> Double { range.lowerBound + (range.upperBound - range.lowerBound) * part }
  }
}
