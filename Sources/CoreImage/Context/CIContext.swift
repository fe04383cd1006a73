import Foundation
import MartletControls
import MartletDisplay
import MartletVips
import UIKit

/// Computes images. Contexts are light; they may be used from any thread.
open class CIContext: NSObject, @unchecked Sendable {
  let space: WorkingSpace
  static let shared = CIContext()

  /// Computes in linear light, as Core Image does by default.
  public override init() { space = .linear }

  /// With `workingColorSpace` NSNull, numbers are taken as they are stored. Other options choose how and where Core
  /// Image computes; here it is always on all cores.
  public init(options: [CIContextOption: Any]? = nil) {
    space = options?[.workingColorSpace] is NSNull ? .unmanaged : .linear
  }

  /// The pixels of `rect`; where `image` has none, they are transparent. Nil when `rect` is empty, without end or too
  /// large, or when the pixels cannot be computed, as of a damaged file: then a note says why.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard let area = area(of: rect) else { return nil }
    do throws(PictureFailure) {
      let pixels = try computed(image, area, .bgra8Premultiplied) { picture throws(PictureFailure) in
        try picture.pixels()
      }
      return CGImage(
        _reference: ImageReference(pixelWidth: area.width, pixelHeight: area.height, pixels: pixels))
    } catch {
      note(error)
      return nil
    }
  }

  /// The same: pixels of a `CGImage` are 8 bits of sRGB here.
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  /// Writes the pixels of `bounds`, topmost row first, to `data`, which holds `rowBytes` for each row.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let area = area(of: bounds) else { return }
    let layout = format.writtenLayout
    let rowLength = area.width * layout.bytesPerPixel
    guard rowBytes >= rowLength else {
      Notes.once("render(_:toBitmap:…): \(rowBytes) bytes are too few for a row of \(rowLength)")
      return
    }
    do throws(PictureFailure) {
      let pixels = try computed(image, area, layout) { picture throws(PictureFailure) in try picture.pixels() }
      pixels.withUnsafeBytes { bytes in
        for row in 0..<area.height {
          memcpy(data + row * rowBytes, bytes.baseAddress! + row * rowLength, rowLength)
        }
      }
    } catch { note(error) }
  }

  /// Nothing is kept between renderings.
  open func clearCaches() {}
  open func reclaimResources() {}
  /// Any size that fits into memory.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
}

extension CIContext {
  /// What `use` makes of the image's pixels. A file that turns out to be cut off or damaged is noted, and the rest
  /// computed with the part of it that is there.
  func computed<Result>(
    _ image: CIImage, _ area: PixelArea, _ layout: Picture.Layout,
    _ use: (Picture) throws(PictureFailure) -> Result
  ) throws(PictureFailure) -> Result {
    func compute() throws(PictureFailure) -> Result {
      let evaluator = Evaluator(space: space, inSequence: image.recipe.isReadOnceInSequence)
      return try use(try evaluator.picture(image.recipe, area, layout: layout))
    }
    do throws(PictureFailure) {
      return try compute()
    } catch {
      var isRepaired = false
      for picture in image.recipe.storedPictures where try picture.isRepaired() { isRepaired = true }
      guard isRepaired else { throw error }
      return try compute()
    }
  }

  /// Nil, with a note where that is a mistake, when it cannot be computed.
  func area(of rect: CGRect) -> PixelArea? {
    guard !rect.isNull, !rect.isEmpty, rect.isSane else { return nil }
    let area = PixelArea(rect)
    if area.isEmpty { return nil }
    guard !rect.isInfinite, area != .everything, area.count <= PictureFile.pixelLimit else {
      Notes.once(
        "\(rect) is too large to be computed: give createCGImage(_:from:) the part that you need, or crop the image")
      return nil
    }
    return area
  }

  func note(_ failure: PictureFailure) { Notes.once("an image cannot be computed: \(failure.message)") }
}

extension CIFormat {
  /// To write; premultiplied as Core Image's.
  var writtenLayout: Picture.Layout {
    switch self {
    case .BGRA8: .bgra8Premultiplied
    case .RGBA16: .rgba16
    case .RGBAf, .RGBAh: .float
    default: .rgba8Premultiplied
    }
  }
}

extension Recipe {
  /// Each picture that the recipe begins with, once.
  var storedPictures: [StoredPicture] {
    var seen: Set<ObjectIdentifier> = []
    var (waiting, found): ([Recipe], [StoredPicture]) = ([self], [])
    while let recipe = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(recipe)).inserted else { continue }
      waiting += recipe.children
      if case .stored(let picture) = recipe.operation, seen.insert(ObjectIdentifier(picture)).inserted {
        found.append(picture)
      }
    }
    return found
  }

  /// Whether it reads one file, once, and pixel by pixel in order: then rows need not be kept.
  var isReadOnceInSequence: Bool { sequentialReads == 1 }

  /// How many files are read in order; nil when something needs pixels in another order.
  private var sequentialReads: Int? {
    switch operation {
    case .stored(let picture):
      if case .file = picture.source { return 1 }
      return 0
    case .points(let children, _):
      var count = 0
      for child in children {
        guard let reads = child.sequentialReads else { return nil }
        count += reads
      }
      return count
    case .cropped(let child): return child.sequentialReads
    default: return nil
    }
  }
}

/// What a context can be told.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
  public static let name = CIContextOption(rawValue: "name")
}
