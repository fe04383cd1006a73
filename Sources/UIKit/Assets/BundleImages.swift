import Foundation

/// Image files that lie in a bundle outside of any catalog.
enum BundleImages {
  private static let extensions = ["png", "jpg", "jpeg", "gif", "svg", "tiff", "tif", "bmp", "webp", "heic"]

  /// The files for `name`, which may carry an extension, at each scale that is there. Empty when there is none.
  static func variants(named name: String, in bundle: Bundle) -> [AssetList.ImageVariant] {
    guard !name.isEmpty, let folder = bundle.resourceURL?.standardizedFileURL.path else { return [] }
    let given = (name as NSString).pathExtension
    let isFileName = extensions.contains(given.lowercased())
    let stem = isFileName ? (name as NSString).deletingPathExtension : name
    for type in isFileName ? [given] : extensions {
      let found = (1...3).compactMap { variant(stem: stem, scale: $0, type: type, bundle: bundle, folder: folder) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func variant(
    stem: String, scale: Int, type: String, bundle: Bundle, folder: String
  ) -> AssetList.ImageVariant? {
    let suffix = scale == 1 ? "" : "@\(scale)x"
    guard let url = bundle.url(forResource: stem + suffix, withExtension: type) else { return nil }
    let path = url.standardizedFileURL.path
    let file = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : url.lastPathComponent
    return AssetList.ImageVariant(
      appearance: nil, idiom: nil, file: file, scale: type.lowercased() == "svg" ? 0 : scale, template: nil)
  }
}
