import Foundation

extension CIFilter {
  /// The names of all filters of a category, sorted; of all, for nil.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that belong to each of the categories, sorted.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterCatalog.all.filter { spec in
      (categories ?? []).allSatisfy { FilterCatalog.generalCategories.contains($0) || spec.categories.contains($0) }
    }
    .map(\.name).sorted()
  }

  /// `Sepia Tone` for `CISepiaTone`; nil for names that are not known.
  public class func localizedName(forFilterName name: String) -> String? { FilterCatalog.spec(name)?.displayName }

  /// `Color Effect` for `CICategoryColorEffect`.
  public class func localizedName(forCategory category: String) -> String {
    var words = ""
    for letter in category.replacingOccurrences(of: "CICategory", with: "") {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words.append(letter)
    }
    return words
  }

  /// Not available here: nil.
  public class func localizedDescription(forFilterName name: String) -> String? { nil }

  /// What controls for the filter need: its names and categories, and a dictionary for each input with its class, kind,
  /// first value, and for numbers the least and greatest value of a slider.
  public var attributes: [String: Any] {
    guard let spec else { return [kCIAttributeFilterName: name] }
    var result: [String: Any] = [
      kCIAttributeFilterName: spec.name,
      kCIAttributeFilterDisplayName: spec.displayName,
      kCIAttributeFilterCategories: spec.categories + FilterCatalog.generalCategories,
      kCIAttributeFilterAvailable_iOS: "5", kCIAttributeFilterAvailable_Mac: "10.4",
    ]
    for input in spec.inputs { result[input.key] = input.attributes }
    return result
  }
}

extension FilterInput {
  var attributes: [String: Any] {
    var result: [String: Any] = [kCIAttributeDisplayName: displayName, kCIAttributeName: key]
    result[kCIAttributeDefault] = initialValue
    switch content {
    case .image: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
    case .number(_, let limits, let slider, let type):
      (result[kCIAttributeClass], result[kCIAttributeType]) = ("NSNumber", type)
      result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
      result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
      if let limits {
        result[kCIAttributeMin] = NSNumber(value: limits.lowerBound)
        if limits.upperBound < 1e30 { result[kCIAttributeMax] = NSNumber(value: limits.upperBound) }
      }
    case .vector(_, let type): (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIVector", type)
    case .color: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
    case .text: result[kCIAttributeClass] = "NSString"
    case .data: result[kCIAttributeClass] = "NSData"
    case .transform: result[kCIAttributeClass] = "NSValue"
    case .other: result[kCIAttributeClass] = "NSObject"
    }
    return result
  }
}
