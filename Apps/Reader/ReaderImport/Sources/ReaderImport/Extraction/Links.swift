import Foundation

/// Makes the links of an article whole; a link that leads nowhere safe leaves its text.
struct Links {
  /// The page's own address: links to a place in it stay short.
  var base: URL?

  func resolve(in node: Node) {
    for link in node.descendants(tagged: "a") {
      let address = link["href"]
      if address.isEmpty || address.hasPrefix("#") { continue }
      guard let url = SafeAddress.resolve(address, against: base), SafeAddress.link(url.absoluteString) != nil else {
        link.attributes.removeAll { $0.name == "href" }
        continue
      }
      link["href"] = placeInPage(url) ?? url.absoluteString
    }
    node.unwrap { $0.tag == "a" && $0["href"].isEmpty && $0["id"].isEmpty }
  }

  private func placeInPage(_ url: URL) -> String? {
    guard let base, let fragment = url.fragment, !fragment.isEmpty else { return nil }
    func withoutFragment(_ url: URL) -> String { String(url.absoluteString.prefix { $0 != "#" }) }
    return withoutFragment(url) == withoutFragment(base) ? "#" + fragment : nil
  }
}

extension Node {
  /// Puts the content of the elements in their place.
  func unwrap(_ isWanted: (Node) -> Bool) {
    flatMapChildren { child in
      child.unwrap(isWanted)
      return isWanted(child) ? child.children : [child]
    }
  }
}
