import Foundation
import MartletControls
import MartletDisplay
import MartletVips
import UIKit

/// An image as a recipe: where its pixels come from and what is done to them. It is computed only by a `CIContext`, and
/// only the part that is asked for. Immutable; safe from any thread. y grows upwards.
public final class CIImage: NSObject, @unchecked Sendable {
  let recipe: Recipe
  /// What the file says of the picture, under Image I/O's keys (`{TIFF}`, `{Exif}`, `{GPS}` are dictionaries); of a
  /// filter's output, what the file of its `inputImage` said. Files that a context writes say the same. Empty for other
  /// images.
  public let properties: [String: Any]
  /// The address of the file that the image was made from.
  public let url: URL?
  /// The colour space of the file or `CGImage` that the image was made from; nil for what was made of other images.
  public let colorSpace: CGColorSpace?
  /// What the file said, with what no dictionary holds.
  let metadata: PictureMetadata?

  init(
    _ recipe: Recipe, properties: [String: Any] = [:], url: URL? = nil, colorSpace: CGColorSpace? = nil,
    metadata: PictureMetadata? = nil
  ) {
    (self.recipe, self.properties, self.url) = (recipe, properties, url)
    (self.colorSpace, self.metadata) = (colorSpace, metadata)
  }

  /// With what the file of `origin` said.
  convenience init(_ recipe: Recipe, from origin: CIImage?) {
    self.init(recipe, properties: origin?.properties ?? [:], metadata: origin?.metadata)
  }

  /// An image without pixels.
  public override convenience init() { self.init(Recipe(.points([], []), extent: .null)) }

  /// An image without pixels. Its extent is null.
  public static func empty() -> CIImage { CIImage() }

  /// Where the image has pixels; `.infinite` for colours, generators and clamped images.
  public var extent: CGRect { recipe.extent }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { extent.isNull || extent.isEmpty }

  public override var description: String { "<CIImage: extent \(extent)>" }
}

extension CIImage {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Bool: whether the image is turned upright as its file says. Default false.
    public static let applyOrientationProperty = Option(rawValue: "CIImageApplyOrientationProperty")
    /// Ignored: pixels are taken as sRGB, or as their profile says.
    public static let colorSpace = Option(rawValue: "CIImageColorSpace")
    /// A dictionary in the place of what the file says.
    public static let properties = Option(rawValue: "CIImageProperties")
  }

  /// The pixels of `cgImage`, from (0, 0) on. They are shared, not copied.
  public convenience init(cgImage: CGImage, options: [Option: Any]? = nil) {
    let reference = cgImage._reference
    let picture = Picture(
      pixels: reference.pixels, width: reference.pixelWidth, height: reference.pixelHeight, layout: .bgra8Premultiplied)
    if let picture {
      self.init(
        Recipe(storing: StoredPicture(picture)), properties: options?[.properties] as? [String: Any] ?? [:],
        colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    } else {
      self.init()
    }
  }

  /// An encoded picture. Its header is read at once, its pixels when they are needed. Nil, with a note that says why,
  /// when it is no picture that can be read. One that is cut off or damaged shows the part that is there; a note says so
  /// when its pixels are first needed.
  public convenience init?(data: Data, options: [Option: Any]? = nil) {
    do throws(PictureFailure) {
      self.init(try PictureFile(.data(data)), url: nil, options)
    } catch {
      Notes.once("\(data.count) bytes of data are no picture that can be read: \(error.message)")
      return nil
    }
  }

  /// The picture in a file, likewise. What lies at an address elsewhere is not fetched.
  public convenience init?(contentsOf url: URL, options: [Option: Any]? = nil) {
    do throws(PictureFailure) {
      guard url.isFileURL else { throw PictureFailure(message: "only files are read; fetch the data first") }
      self.init(try PictureFile(.file(url.path)), url: url, options)
    } catch {
      Notes.once("\(url.path) is no picture that can be read: \(error.message)")
      return nil
    }
  }

  private convenience init(_ file: PictureFile, url: URL?, _ options: [Option: Any]?) {
    var recipe = Recipe(storing: StoredPicture(file))
    let isUpright = options?[.applyOrientationProperty] as? Bool == true
    if isUpright { recipe = recipe.oriented(exif: file.orientation) }
    let ownSpace = file.profileData.flatMap { CGColorSpace(iccData: $0 as NSData) }
    let space = ownSpace ?? CGColorSpace(name: CGColorSpace.sRGB)
    let properties = options?[.properties] as? [String: Any] ?? Self.properties(of: file, isUpright: isUpright)
    self.init(recipe, properties: properties, url: url, colorSpace: space, metadata: file.metadata)
  }

  private static func properties(of file: PictureFile, isUpright: Bool) -> [String: Any] {
    var properties: [String: Any] = file.metadata.map { ImageProperties.dictionaries(of: $0) } ?? [:]
    properties["PixelWidth"] = file.width
    properties["PixelHeight"] = file.height
    properties["Depth"] = file.isDeep ? 16 : 8
    if let name = file.profileName { properties["ProfileName"] = name }
    return properties.withOrientation(isUpright ? 1 : file.orientation)
  }

  /// The same colour everywhere.
  public convenience init(color: CIColor) { self.init(Recipe(color: color)) }

  /// Raw pixels; nil when there are too few bytes, or in a format that is not known.
  public convenience init?(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(size.width), Int(size.height))
    guard let layout = format.storedLayout, width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
    let rowLength = width * layout.bytesPerPixel
    guard bytesPerRow >= rowLength, data.count >= bytesPerRow * (height - 1) + rowLength else { return nil }
    var packed = data
    if bytesPerRow != rowLength {
      packed = Data(capacity: rowLength * height)
      for row in 0..<height {
        let start = data.startIndex + row * bytesPerRow
        packed.append(data[start..<start + rowLength])
      }
    }
    guard let picture = Picture(pixels: packed, width: width, height: height, layout: layout) else { return nil }
    self.init(Recipe(storing: StoredPicture(picture)))
  }
}

extension CIImage {
  public static var black: CIImage { CIImage(color: .black) }
  public static var white: CIImage { CIImage(color: .white) }
  public static var gray: CIImage { CIImage(color: .gray) }
  public static var red: CIImage { CIImage(color: .red) }
  public static var green: CIImage { CIImage(color: .green) }
  public static var blue: CIImage { CIImage(color: .blue) }
  public static var clear: CIImage { CIImage(color: .clear) }
}

extension [String: Any] {
  /// Of what a file says: with another orientation, wherever it stands.
  func withOrientation(_ orientation: Int) -> [String: Any] {
    var result = self
    result["Orientation"] = orientation
    if var tiff = result["{TIFF}"] as? [String: Any], tiff["Orientation"] != nil {
      tiff["Orientation"] = orientation
      result["{TIFF}"] = tiff
    }
    return result
  }
}
