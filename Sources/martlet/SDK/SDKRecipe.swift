import Foundation
import MartletProject

/// What Martlet's own Package.swift says of the libraries that apps are built against.
struct SDKRecipe {
  struct Target: Decodable {
    struct Dependency: Decodable {
      /// `{"byName": ["Name", null]}`, `{"target": […]}` or `{"product": […]}`: the name comes first in each.
      var name: String

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [FirstText]].self)
        name = kinds.values.first?.first?.text ?? ""
      }
    }
    struct Setting: Decodable {
      struct Mode: Decodable { var _0: String }
      struct Kind: Decodable { var swiftLanguageMode: Mode? }
      var kind: Kind
    }

    var name: String
    var type: String
    var path: String?
    var pkgConfig: String?
    var dependencies: [Dependency]
    var settings: [Setting]

    var sourceFolder: String { path ?? "Sources/" + name }
    /// pkg-config's names of what a library of the system needs.
    var packages: [String] { (pkgConfig ?? "").split(separator: " ").map(String.init) }
    var languageMode: String { settings.lazy.compactMap { $0.kind.swiftLanguageMode?._0 }.first ?? "6" }
  }

  /// Each after those that it depends on.
  private(set) var targets: [Target]

  /// `manifest` is what `swift package dump-package` prints. Taken is what the package offers as libraries.
  init(manifest: Data) throws {
    let package = try JSONDecoder().decode(Package.self, from: manifest)
    let table = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
    var ordered: [Target] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard let target = table[name], seen.insert(name).inserted else { return }
      target.dependencies.forEach { add($0.name) }
      ordered.append(target)
    }
    package.products.filter(\.isLibrary).flatMap(\.targets).forEach(add)
    targets = ordered
  }

  /// What can be built where some libraries of the system are not installed: without what needs them. Apps that import
  /// such a module are told that it is missing. What `essential` needs stays, and fails by the library's name.
  func leavingOut(_ missing: (Target) -> Bool, essential: Set<String>) -> SDKRecipe {
    var needed = essential
    for target in targets.reversed() where needed.contains(target.name) {
      needed.formUnion(target.dependencies.map(\.name))
    }
    var left: Set<String> = []
    for target in targets where !needed.contains(target.name) {
      if missing(target) || target.dependencies.contains(where: { left.contains($0.name) }) { left.insert(target.name) }
    }
    var recipe = self
    recipe.targets.removeAll { left.contains($0.name) }
    return recipe
  }

  private struct Package: Decodable {
    struct Product: Decodable {
      var targets: [String]
      var type: [String: [String]?]
      var isLibrary: Bool { type.keys.contains("library") }
    }
    var products: [Product]
    var targets: [Target]
  }

  /// An element of a list that may hold other things than text.
  private struct FirstText: Decodable {
    var text: String?
    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }
}
