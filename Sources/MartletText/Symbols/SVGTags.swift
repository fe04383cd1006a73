/// An element's start: its name and attributes.
struct SVGTag {
  var name: String
  var attributes: [String: String] = [:]
  subscript(name: String) -> String? { attributes[name] }
}

/// Finds the elements of a plain SVG file. Entities, namespaces and nesting mean nothing to icons.
enum SVGTags {
  static func read(_ text: String) throws -> [SVGTag] {
    var tags: [SVGTag] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        rest = try skip(rest, past: "-->")
        continue
      }
      guard let close = rest.firstIndex(of: ">") else {
        throw SVGPathData.Failure(message: "the element <\(rest.prefix(20)) does not end")
      }
      let content = rest[..<close]
      rest = rest[rest.index(after: close)...]
      if let first = content.first, first.isLetter { tags.append(try tag(content)) }
    }
    return tags
  }

  static func skip(_ text: Substring, past end: String) throws -> Substring {
    guard let range = text.firstRange(of: end) else {
      throw SVGPathData.Failure(message: "a comment does not end")
    }
    return text[range.upperBound...]
  }

  static func tag(_ content: Substring) throws -> SVGTag {
    let nameEnd = content.firstIndex { $0.isWhitespace || $0 == "/" } ?? content.endIndex
    var tag = SVGTag(name: String(content[..<nameEnd]))
    var rest = content[nameEnd...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].filter { !$0.isWhitespace && $0 != "/" }
      let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'",
        let end = after.dropFirst().firstIndex(of: quote)
      else { throw SVGPathData.Failure(message: "the attribute \(name) of <\(tag.name)> has no quoted value") }
      tag.attributes[String(name)] = String(after[after.index(after: after.startIndex)..<end])
      rest = after[after.index(after: end)...]
    }
    return tag
  }
}
