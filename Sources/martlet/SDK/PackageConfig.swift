import Foundation

/// Asks pkg-config where the system's libraries are.
enum PackageConfig {
  static func includeFlags(_ packages: [String]) throws -> [String] { try flags("--cflags-only-I", packages) }
  static func linkFlags(_ packages: [String]) throws -> [String] { try flags("--libs", packages) }

  private static func flags(_ option: String, _ packages: [String]) throws -> [String] {
    guard !packages.isEmpty else { return [] }
    let text = try ChildProcess.output(of: ["pkg-config", option] + packages)
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
