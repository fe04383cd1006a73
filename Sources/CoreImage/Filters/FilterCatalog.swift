import Foundation

/// All filters, by name.
enum FilterCatalog {
  static let all: [FilterSpec] = [
    BlurFilters.all, ColorAdjustmentFilters.all, ColorEffectFilters.all, CompositeFilters.all, DistortionFilters.all,
    GeneratorFilters.all, GeometryFilters.all, StylizeFilters.all, HalftoneFilters.all, TileFilters.all,
    ReductionFilters.all, ConvolutionFilters.all,
  ].flatMap(\.self)

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func spec(_ name: String) -> FilterSpec? { byName[name] }

  /// Those that every filter belongs to.
  static let generalCategories = [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]

  /// The nearest name, where one is near.
  static func advice(for name: String) -> String {
    let lowered = name.lowercased()
    let near = all.first { spec in
      let other = spec.name.lowercased()
      return other == lowered || other == "ci" + lowered || other.hasPrefix(lowered) || lowered.hasPrefix(other)
    }
    return near.map { ": \($0.name) is" } ?? ""
  }
}
