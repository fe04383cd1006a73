/// Puts the picture in the place of what stands for it until a script runs.
enum LazyImages {
  private static let extensions = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"]

  static func resolve(in root: Node) {
    removeEmptyImages(in: root)
    unwrapNoscript(in: root)
    for image in root.descendants(tagged: ["img", "picture", "source"]) { promoteDataAttributes(of: image) }
  }

  private static func removeEmptyImages(in node: Node) {
    node.filterChildren { child in
      removeEmptyImages(in: child)
      return child.tag != "img" || namesPicture(child)
    }
  }

  private static func namesPicture(_ image: Node) -> Bool {
    image.attributes.contains { attribute in
      ["src", "srcset", "data-src", "data-srcset"].contains(attribute.name) || isPicture(attribute.value)
    }
  }

  private static func isPicture(_ value: String) -> Bool {
    let value = value.lowercased()
    return extensions.contains { value.contains($0) }
  }

  /// `<img placeholder><noscript><img></noscript>` becomes the second; its text is parsed where the parser kept it raw.
  private static func unwrapNoscript(in node: Node) {
    for child in node.children where !child.isText { unwrapNoscript(in: child) }
    guard node.children.contains(where: { $0.tag == "noscript" }) else { return }
    var result: [Node] = []
    for child in node.children {
      guard child.tag == "noscript", let image = onlyImage(of: child) else {
        result.append(child)
        continue
      }
      let previous = result.lastIndex { !($0.isText && $0.isBlank) }
      if let previous, let placeholder = onlyImage(of: result[previous]) {
        keepNames(of: placeholder, in: image)
        result[previous] = image
      } else {
        result.append(image)
      }
    }
    node.replaceChildren(with: result)
  }

  private static func onlyImage(of node: Node) -> Node? {
    if node.tag == "img" { return node }
    if node.tag == "noscript", node.children.allSatisfy(\.isText), node.wholeText.contains("<img"),
      let inner = try? HTMLParser.parse(node.wholeText).first(tagged: "body")
    {
      return onlyImage(of: inner)
    }
    guard let only = node.onlyElement else { return nil }
    return onlyImage(of: only)
  }

  private static func keepNames(of placeholder: Node, in image: Node) {
    for attribute in placeholder.attributes where !image.has(attribute.name) {
      if ["alt", "width", "height"].contains(attribute.name) || isPicture(attribute.value) {
        image.attributes.append(attribute)
      }
    }
  }

  /// Scripts read the address from an attribute of their own naming.
  private static func promoteDataAttributes(of image: Node) {
    let isPlaceholder = image["src"].isEmpty || image["src"].hasPrefix("data:")
    guard isPlaceholder || image.label.contains("lazy") else { return }
    for attribute in image.attributes
    where attribute.name != "src" && attribute.name != "srcset" && attribute.name != "alt" {
      guard isPicture(attribute.value) else { continue }
      if attribute.value.contains(where: \.isWhitespace), attribute.value.contains(where: { $0.isNumber }),
        attribute.value.last == "w" || attribute.value.last == "x"
      {
        image["srcset"] = attribute.value
      } else if !attribute.value.contains(where: \.isWhitespace) {
        image["src"] = attribute.value
      }
    }
  }
}
