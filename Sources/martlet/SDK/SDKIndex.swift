import Foundation

/// The table of contents of an SDK folder, `sdk.json`.
struct SDKIndex: Codable, Equatable {
  struct Module: Codable, Equatable {
    /// Modules and system libraries that this one imports.
    var dependencies: [String]
  }

  static let fileName = "sdk.json"

  var modules: [String: Module] = [:]
  /// pkg-config's names of each library of the system, by the name of its Clang module.
  var systemLibraries: [String: [String]] = [:]
  /// Compiler plugins: executables in `plugins`.
  var macros: [String] = []

  /// The given modules and all that they need, sorted; names that are not the SDK's are left out.
  func closure(of names: some Sequence<String>) -> (modules: [String], systemLibraries: [String]) {
    var seen: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      guard modules[name] != nil || systemLibraries[name] != nil, seen.insert(name).inserted else { continue }
      open += modules[name]?.dependencies ?? []
    }
    return (seen.filter { modules[$0] != nil }.sorted(), seen.filter { systemLibraries[$0] != nil }.sorted())
  }
}
