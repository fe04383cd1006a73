import CoreImage

/// What is done to a photo: the recipe for the preview and for the saved picture alike.
struct Edit: Codable, Equatable {
  let filter: String
  private(set) var values: [String: Double]

  init(filter: String) {
    self.filter = filter
    values = Dictionary(
      uniqueKeysWithValues: Edit.parameters(of: filter).map { ($0.id, $0.standard) })
  }

  var parameters: [FilterParameter] { Edit.parameters(of: filter) }

  subscript(parameter: FilterParameter) -> Double {
    get { values[parameter.id] ?? parameter.standard }
    set { values[parameter.id] = newValue }
  }

  /// The filtered image, as large as the given one, whose pixels are `scale` times those of the photo.
  func applied(to image: CIImage, scale: Double) -> CIImage {
    guard let filter = CIFilter(name: filter) else { return image }
    filter.setDefaults()
    filter.setValue(blurs ? image.clampedToExtent() : image, forKey: kCIInputImageKey)
    for parameter in parameters {
      filter.setValue(self[parameter] * (parameter.isLength ? scale : 1), forKey: parameter.id)
    }
    if filter.inputKeys.contains(kCIInputCenterKey) {
      filter.setValue(CIVector(x: image.extent.midX, y: image.extent.midY), forKey: kCIInputCenterKey)
    }
    return filter.outputImage?.cropped(to: image.extent) ?? image
  }

  /// A blur of a picture that ends at its edges would fade them.
  private var blurs: Bool { filter.hasSuffix("Blur") || filter == "CIBloom" }

  private static func parameters(of filter: String) -> [FilterParameter] {
    CIFilter(name: filter).map(FilterParameter.all) ?? []
  }
}
