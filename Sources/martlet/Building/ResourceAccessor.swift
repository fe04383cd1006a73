import MartletProject

/// `Bundle.module` for a package's module with resources, as the package manager generates it.
enum ResourceAccessor {
  static func text(for module: SwiftModule) -> String? {
    guard let name = module.resourceBundleName else { return nil }
    return """
      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(name)")) ?? .main
      }

      """
  }

  /// The names of the module's assets; nil where it has none.
  static func assetSymbols(for module: SwiftModule) throws -> String? {
    guard !module.assetCatalogs.isEmpty else { return nil }
    let index = try AssetCatalogCompiler.compile(module.assetCatalogs, settings: module.assets).index
    let bundle = module.resourceBundleName == nil ? ".main" : ".module"
    return AssetSymbolSource(index, settings: module.assets, bundle: bundle).text
  }
}
