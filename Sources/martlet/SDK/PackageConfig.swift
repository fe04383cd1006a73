import Foundation

/// Asks pkg-config where the system's libraries are.
enum PackageConfig {
  static func includeFlags(_ packages: [String]) throws -> [String] { try flags("--cflags-only-I", packages) }
  /// Definitions as well.
  static func compilerFlags(_ packages: [String]) throws -> [String] {
    try flags("--cflags", packages).filter { $0.hasPrefix("-I") || $0.hasPrefix("-D") }
  }
  static func linkFlags(_ packages: [String]) throws -> [String] {
    try flags("--libs", packages).flatMap(forSwift)
  }

  /// Swift's compiler knows libraries and folders; what is for C's alone ("-pthread", "-Wl,--export-dynamic") goes on to
  /// that one, which links.
  static func forSwift(_ flag: String) -> [String] {
    flag.hasPrefix("-l") || flag.hasPrefix("-L") ? [flag] : ["-Xclang-linker", flag]
  }

  /// Whether all of them are installed.
  static func hasAll(_ packages: [String]) -> Bool {
    packages.isEmpty || (try? ChildProcess.run(["pkg-config", "--exists"] + packages).isSuccess) == true
  }

  private static func flags(_ option: String, _ packages: [String]) throws -> [String] {
    guard !packages.isEmpty else { return [] }
    let text = try ChildProcess.output(of: ["pkg-config", option] + packages)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
