import Foundation

/// What a project takes by CocoaPods or Carthage: read only to name it, or to use a checkout that is a Swift package.
struct DependencyFiles {
  private struct Entry {
    var product: String
    var package: PackageReference
    /// The target that a Podfile names around it; nil where it is for all.
    var target: String?
  }

  private var entries: [Entry] = []

  /// `folder` is the one that holds the project.
  init(in folder: URL) {
    // With its pods installed, a workspace has them as a project of its own.
    if FileKind(at: folder.appendingPathComponent("Pods/Pods.xcodeproj").path) == nil {
      readPodfile(folder.appendingPathComponent("Podfile").path)
    }
    readCartfile(folder.appendingPathComponent("Cartfile").path)
  }

  func products(for target: String) -> [PackageProduct] {
    entries.filter { $0.target == nil || $0.target == target }.map {
      PackageProduct(name: $0.product, package: $0.package)
    }
  }

  /// `pod 'Name'`, or a part of it such as `pod 'Name/Part'`, inside `target 'App' do` or outside of all.
  private mutating func readPodfile(_ path: String) {
    var target: String?
    for (line, place) in Self.lines(of: path) {
      if let match = line.firstMatch(of: /^target\s+['":]([^'"]+)['"]?/) { target = String(match.1) }
      guard let match = line.firstMatch(of: /^pod\s+['"]([^'"\/]+)/) else { continue }
      let name = String(match.1)
      let package = PackageReference(remote: name, file: path, place: place)
      entries.append(Entry(product: name, package: package, target: target))
    }
  }

  /// `github "owner/Name" ~> 1.0` or `git "https://…/Name.git"`.
  private mutating func readCartfile(_ path: String) {
    for (line, place) in Self.lines(of: path) {
      guard let match = line.firstMatch(of: /^(github|git)\s+"([^"]+)"/) else { continue }
      let address = match.1 == "github" && !match.2.contains("://") ? "https://github.com/\(match.2)" : String(match.2)
      let package = PackageReference(remote: address, file: path, place: place)
      entries.append(Entry(product: package.name, package: package, target: nil))
    }
  }

  private static func lines(of path: String) -> [(line: String, place: SourcePlace)] {
    guard FileKind(at: path) != nil, let text = try? TextFile.read(path, remedy: "") else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map { index, line in
      (line.trimmed, SourcePlace(line: index + 1, column: line.prefix(while: \.isWhitespace).count + 1))
    }
  }
}
