import Foundation
import MartletControls
import MartletDisplay

/// An image found by name: the variants of an asset catalog, or the files `name.png`, `name@2x.png`, … of a
/// bundle. Compared by its name and bundle.
final class NamedImage: Hashable, @unchecked Sendable {
  /// The variant that suits the traits.
  struct Choice {
    var source: ImageSource
    /// Pixels per point.
    var scale: CGFloat
    var isTemplate: Bool?
    /// Made for the other direction of writing, so that it is shown mirrored.
    var isMirrored = false
    /// How it is stretched; nil where the catalog does not say.
    var slicing: Slicing?
  }

  struct Slicing: Equatable {
    var insets: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  let name: String
  let bundle: Bundle
  private let variants: [AssetList.ImageVariant]
  /// The drawings of a symbol that the app brings.
  let symbol: CustomSymbol?
  private let place: Notes.Place?
  private let lock = NSLock()
  private var sources: [String: ImageSource] = [:]
  private static let placeholder = ImageSource(.placeholder)

  /// Nil, with one note, when the bundle has no such image.
  init?(name: String, bundle: Bundle, place: Notes.Place?) {
    let catalog = AssetCatalog.of(bundle)
    let listed = catalog.imageFiles(named: name)
    symbol = listed.isEmpty ? CustomSymbol(name: name, files: catalog.symbolFiles(named: name), bundle, place) : nil
    variants = listed.isEmpty && symbol == nil ? BundleImages.variants(named: name, in: bundle) : listed
    (self.name, self.bundle, self.place) = (name, bundle, place)
    guard variants.isEmpty, symbol == nil else { return }
    let near = NearestName.to(name, among: catalog.imageNames).map { "; the nearest name is \"\($0)\"" } ?? ""
    Notes.once("no image named \"\(name)\" in \(bundle.bundleURL.lastPathComponent)\(near)", at: place)
    return nil
  }

  func choice(_ traits: UITraitCollection) -> Choice? {
    if variants.isEmpty { return Choice(source: Self.placeholder, scale: 1, isTemplate: true) }
    let suitable = variants.suiting(
      isPad: traits.userInterfaceIdiom == .pad, isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high)
    let wanted = traits.displayScale > 0 ? traits.displayScale : 1
    let direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    let candidates = Self.suiting(direction, suitable.isEmpty ? variants : suitable)
    guard let variant = Self.nearest(candidates, scale: wanted) else { return nil }
    let source = source(of: variant)
    return Choice(
      source: source, scale: variant.scale > 0 ? CGFloat(variant.scale) : source.isDrawing ? wanted : 1,
      isTemplate: variant.template, isMirrored: variant.direction != nil && variant.direction != direction,
      slicing: Slicing(variant))
  }

  /// Those made for the direction of writing, else those for any, else those that are mirrored.
  private static func suiting(
    _ direction: String, _ variants: [AssetList.ImageVariant]
  ) -> [AssetList.ImageVariant] {
    for wanted in [direction, nil] {
      let made = variants.filter { $0.direction == wanted }
      if !made.isEmpty { return made }
    }
    return variants
  }

  /// The wanted scale, else the next larger, else the largest. A drawing fits every scale.
  private static func nearest(_ variants: [AssetList.ImageVariant], scale: CGFloat) -> AssetList.ImageVariant? {
    if let drawing = variants.first(where: { $0.scale == 0 }) { return drawing }
    let ascending = variants.sorted { $0.scale < $1.scale }
    return ascending.first { CGFloat($0.scale) >= scale } ?? ascending.last
  }

  private func source(of variant: AssetList.ImageVariant) -> ImageSource {
    lock.lock()
    defer { lock.unlock() }
    if let known = sources[variant.file] { return known }
    let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(variant.file)
    if !FileManager.default.fileExists(atPath: url.path) {
      Notes.once("the asset catalog lists \(url.path), which is not there", at: place)
    }
    // A listed picture that cannot be read must not make `UIImage(named:)!` trap: it shows as a crossed box.
    let drawn = ImageSource(url: url, place: place)
    if drawn == nil { Notes.placeholder("the picture \(variant.file) cannot be drawn", at: place, isNoted: true) }
    let source = drawn ?? Self.placeholder
    sources[variant.file] = source
    return source
  }

  static func == (a: NamedImage, b: NamedImage) -> Bool {
    a === b || (a.name == b.name && a.bundle.bundlePath == b.bundle.bundlePath)
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle.bundlePath)
  }
}

extension NamedImage.Slicing {
  init?(_ variant: AssetList.ImageVariant) {
    guard let insets = variant.insets, insets.count == 4 else { return nil }
    self.insets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    mode = variant.isTiled == false ? .stretch : .tile
  }
}

extension ImageReference {
  /// A crossed box in magenta: a picture that should be here and cannot be drawn.
  static let placeholder: ImageReference = {
    let side = 24
    var pixels = Data(capacity: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let isLine = x == 0 || y == 0 || x == side - 1 || y == side - 1 || x == y || x + y == side - 1
        pixels.append(contentsOf: isLine ? [255, 0, 255, 255] : [0, 0, 0, 0])
      }
    }
    return ImageReference(pixelWidth: side, pixelHeight: side, pixels: pixels)
  }()
}
