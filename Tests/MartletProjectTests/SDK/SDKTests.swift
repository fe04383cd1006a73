import Foundation
import Testing

@testable import MartletProject
@testable import martlet

@Suite struct SDKRecipeTests {
  /// The parts of `swift package dump-package` that matter, and some that do not.
  static let manifest = """
    {
      "name": "M", "platforms": [],
      "products": [
        {"name": "Top", "targets": ["Top"], "type": {"library": ["automatic"]}},
        {"name": "tool", "targets": ["tool"], "type": {"executable": null}}
      ],
      "targets": [
        {"name": "tool", "type": "executable", "dependencies": [{"byName": ["Base", null]}], "settings": []},
        {"name": "Top", "type": "regular", "path": "Code/Top", "settings": [
          {"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"}],
         "dependencies": [{"byName": ["Base", null]}, {"target": ["Plugin", {"platformNames": ["linux"]}]}]},
        {"name": "Base", "type": "regular", "dependencies": [{"byName": ["CLib", null]}],
         "settings": [{"kind": {"unsafeFlags": {"_0": ["-x"]}}, "tool": "swift"}]},
        {"name": "Plugin", "type": "macro", "dependencies": [], "settings": []},
        {"name": "CLib", "type": "system", "path": "Sources/CLib", "pkgConfig": "a b", "dependencies": [], "settings": []},
        {"name": "TopTests", "type": "test", "dependencies": [{"byName": ["Top", null]}], "settings": []}
      ]
    }
    """

  @Test func takesWhatLibrariesNeedEachAfterItsDependencies() throws {
    let recipe = try SDKRecipe(manifest: Data(Self.manifest.utf8))
    #expect(recipe.targets.map(\.name) == ["CLib", "Base", "Plugin", "Top"])
    #expect(recipe.targets.map(\.sourceFolder) == ["Sources/CLib", "Sources/Base", "Sources/Plugin", "Code/Top"])
    #expect(recipe.targets.map(\.languageMode) == ["6", "6", "6", "5"])
  }
}

extension SDKRecipeTests {
  /// "Base" needs the library; "Top" needs "Base".
  @Test func modulesOfLibrariesThatAreNotInstalledAreLeftOut() throws {
    let recipe = try SDKRecipe(manifest: Data(Self.manifest.utf8))
    func names(missing: Set<String>, essential: Set<String>) -> [String] {
      recipe.leavingOut({ !missing.isDisjoint(with: $0.packages) }, essential: essential).targets.map(\.name)
    }
    #expect(names(missing: [], essential: []) == ["CLib", "Base", "Plugin", "Top"])
    #expect(names(missing: ["b"], essential: []) == ["Plugin"])
    #expect(names(missing: ["b"], essential: ["Base"]) == ["CLib", "Base", "Plugin", "Top"])
    #expect(names(missing: ["b"], essential: ["Top"]) == ["CLib", "Base", "Plugin", "Top"])
    #expect(names(missing: ["c"], essential: []).count == 4)
  }
}

@Suite struct SDKPlanTests {
  private func plan(_ change: (path: String, text: String)? = nil, toolchain: String = "t") throws -> SDKPlan {
    let folder = try TemporaryFolder([
      "Sources/CLib/module.modulemap": "module CLib {}", "Sources/Base/B.swift": "b", "Sources/Plugin/P.swift": "p",
      "Code/Top/T.swift": "t",
    ])
    if let change { try folder.write(change.text, to: change.path) }
    return try SDKPlan(
      recipe: SDKRecipe(manifest: Data(SDKRecipeTests.manifest.utf8)), checkout: folder.url, toolchain: toolchain)
  }

  private func keys(_ plan: SDKPlan) -> [String: String] {
    Dictionary(uniqueKeysWithValues: plan.modules.map { ($0.name, $0.key) })
  }

  @Test func keysAreTheSameForTheSameFilesElsewhere() throws {
    #expect(try keys(plan()) == keys(plan()))
    #expect(try plan().key == plan().key)
  }

  @Test func aChangeIsAChangeOfAllThatNeedTheModule() throws {
    let (before, after) = try (keys(plan()), keys(plan((path: "Sources/Base/B.swift", text: "c"))))
    #expect(before["Base"] != after["Base"] && before["Top"] != after["Top"])
    #expect(before["Plugin"] == after["Plugin"])
  }

  @Test func aModuleMapCountsForItsUsers() throws {
    let after = try keys(plan((path: "Sources/CLib/module.modulemap", text: "module CLib { }")))
    #expect(try keys(plan())["Base"] != after["Base"])
  }

  @Test func anotherToolchainIsAnotherSDK() throws {
    #expect(try plan().key != plan(toolchain: "u").key)
  }

  @Test func theIndexSaysWhatNeedsWhat() throws {
    let index = try plan().index
    #expect(index.macros == ["Plugin"] && index.systemLibraries == ["CLib": ["a", "b"]])
    #expect(index.closure(of: ["Top", "Elsewhere"]).modules == ["Base", "Top"])
    #expect(index.closure(of: ["Top"]).systemLibraries == ["CLib"])
    #expect(index.closure(of: ["Foundation"]).modules.isEmpty)
  }
}

@Suite struct ContentHashTests {
  /// FNV-1a in 64 bits: test vectors of the algorithm's authors.
  @Test func hashesTheSameOnEveryRun() {
    #expect(ContentHash.text(of: "") == "cbf29ce484222325")
    #expect(ContentHash.text(of: "foobar") == "85944171f73967e8")
  }

  @Test func partsDoNotFlowTogether() {
    func hash(_ parts: [String]) -> String {
      var hash = ContentHash()
      parts.forEach { hash.add($0) }
      return hash.text
    }
    #expect(hash(["ab", "c"]) != hash(["a", "bc"]))
  }
}

@Suite struct InstallationTests {
  @Test func saysHowToStartWhenTheScriptDidNot() {
    #expect(throws: UsageError(message: Wording.sdkMissing, exitCode: 1)) { try Installation(environment: [:]) }
  }
}
