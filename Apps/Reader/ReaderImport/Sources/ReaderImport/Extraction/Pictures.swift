import Foundation

/// Gives each picture of an article its largest file, and takes out those that nobody is meant to see.
struct Pictures {
  /// The page's base address.
  var base: URL?
  /// Files beside the page; a relative address that names one means it.
  var folder: LocalFolder?

  private static let addressesAttribute = "reader-addresses"

  /// The addresses of a picture that was resolved, the largest file first.
  static func addresses(of image: Node) -> [String] {
    let all = image[addressesAttribute].split(separator: "\n").map(String.init)
    return all.isEmpty ? [image["src"]].filter { !$0.isEmpty } : all
  }

  /// Leaves `img` with its addresses, `alt` and `title`.
  func resolve(in node: Node) {
    node.flatMapChildren { child in
      if child.tag == "picture" || child.tag == "img" { return image(of: child).map { [$0] } ?? [] }
      resolve(in: child)
      return [child]
    }
  }

  private func image(of node: Node) -> Node? {
    let image = node.tag == "img" ? node : node.first(tagged: "img")
    if let image, isTracker(image) { return nil }
    let addresses = addresses(of: node, image)
    guard let best = addresses.first else { return nil }
    let result = Node("img", [("src", best), (Self.addressesAttribute, addresses.joined(separator: "\n"))])
    for name in ["alt", "title"] where image?[name].isEmpty == false { result[name] = image![name] }
    return result
  }

  /// Without doubles, heaviest first; of equals the first.
  private func addresses(of node: Node, _ image: Node?) -> [String] {
    let sources = node.tag == "picture" ? node.descendants(tagged: ["source", "img"]) : [node]
    var candidates = sources.flatMap {
      SourceSet.candidates(of: $0["srcset"]) + SourceSet.candidates(of: $0["data-srcset"])
    }
    if let source = image?["src"], !source.isEmpty { candidates.append(Candidate(address: source, weight: 0)) }
    let sorted = candidates.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
    return sorted.prefix(64).map { absolute($0.element.address) }.reduce(into: []) { addresses, address in
      if !address.isEmpty && !addresses.contains(address) && addresses.count < 32 { addresses.append(address) }
    }
  }

  /// Whole addresses; "" for a placeholder in the page itself.
  private func absolute(_ address: String) -> String {
    let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    if address.hasPrefix("data:") { return address.utf8.count > 1000 ? address.filter { !$0.isWhitespace } : "" }
    if address.hasPrefix("cid:") { return address }
    if let local = folder?.address(of: address) { return local }
    guard let url = SafeAddress.resolve(address, against: base), SafeAddress.isWeb(url) else { return "" }
    return url.absoluteString
  }

  /// One pixel, to count readers.
  private func isTracker(_ image: Node) -> Bool {
    let sizes = ["width", "height"].compactMap { Int(image[$0]) }
    if sizes.count == 2 && sizes.allSatisfy({ $0 <= 2 }) { return true }
    let address = image["src"].lowercased()
    return Self.trackers.contains { address.contains($0) }
  }

  private static let trackers = [
    "/pixel.gif", "/_/stat", "pixel.wp.com", "doubleclick.net", "/tracking/", "feedburner.com/~",
  ]
}
