import Foundation
import MartletProject
import Testing

@testable import martlet

@Suite struct GeneratedSourcesTests {
  private func functions(_ source: String) throws -> String? {
    let folder = try TemporaryFolder(["A.swift": source])
    return LocalizedFunctions.text(for: [folder.path("A.swift")])
  }

  @Test func functionsStandInForFoundationsWhereTheyAreCalled() throws {
    #expect(try functions("let a = String(format: \"%d\", 1)") == nil)
    let text = try #require(try functions("let a = NSLocalizedString(\"a\", comment: \"\")"))
    #expect(text.contains("nonisolated func NSLocalizedString("))
    #expect(text.contains("func localizedString(") && text.contains("init(format: __shared String"))
  }

  /// A second declaration would be an error, and a subclass could not override an extension's method.
  @Test func whatTheAppDeclaresItselfIsLeftToIt() throws {
    let source = """
      class Chosen: Bundle {
        override func localizedString(forKey key: String, value: String?, table: String?) -> String { key }
      }
      func NSLocalizedString(_ key: String, comment: String) -> String { key }
      """
    let text = try #require(try functions(source))
    #expect(!text.contains("extension Foundation.Bundle") && !text.contains("func NSLocalizedString("))
  }

  @Test func assetsOfAModuleAreNamedInItsBundle() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Brand.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemBlueColor"}}]}"#
    ])
    var module = SwiftModule(productName: "Kit")
    #expect(try ResourceAccessor.assetSymbols(for: module) == nil)
    module.assetCatalogs = [folder.path("A.xcassets")]
    #expect(try ResourceAccessor.assetSymbols(for: module)?.contains("{ .main }") == true)
    #expect(ResourceAccessor.text(for: module) == nil)
    module.package = "Tools"
    #expect(try ResourceAccessor.assetSymbols(for: module)?.contains("{ .module }") == true)
    #expect(ResourceAccessor.text(for: module)?.contains("\"Tools_Kit.bundle\"") == true)
  }
}
