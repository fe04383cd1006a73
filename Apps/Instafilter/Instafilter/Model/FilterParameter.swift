import CoreImage

/// A number of a filter that a slider sets.
struct FilterParameter: Identifiable, Equatable {
  let id: String
  let range: ClosedRange<Double>
  let standard: Double
  /// Whether it counts in pixels of the picture.
  let isLength: Bool

  /// "inputIntensity" is shown as "Intensity".
  var title: String { String(id.dropFirst(id.hasPrefix("input") ? 5 : 0)) }

  static func all(of filter: CIFilter) -> [FilterParameter] {
    filter.inputKeys.compactMap { FilterParameter(key: $0, attributes: filter.attributes[$0] as? [String: Any]) }
  }

  private init?(key: String, attributes: [String: Any]?) {
    guard let attributes,
      let minimum = attributes[kCIAttributeSliderMin] as? NSNumber,
      let maximum = attributes[kCIAttributeSliderMax] as? NSNumber,
      minimum.doubleValue < maximum.doubleValue
    else { return nil }
    id = key
    range = minimum.doubleValue...maximum.doubleValue
    let value = (attributes[kCIAttributeDefault] as? NSNumber)?.doubleValue ?? minimum.doubleValue
    standard = min(max(value, range.lowerBound), range.upperBound)
    isLength = attributes[kCIAttributeType] as? String == kCIAttributeTypeDistance
  }
}
