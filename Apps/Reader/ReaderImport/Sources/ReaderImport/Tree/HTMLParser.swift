import CBoundedParser
import CGumbo

/// Parses text of a page into nodes, within limits of memory, time and depth.
enum HTMLParser {
  /// Elements nested deeper are put beside their parents, as browsers do.
  static let maximumDepth = 160
  static let maximumMemory = 256 << 20
  static let maximumSeconds = 5.0

  /// The `html` element. Comments, SVG, templates and doctypes are left out.
  static func parse(
    _ bytes: [UInt8], file: String = "page", memory: Int = maximumMemory, seconds: Double = maximumSeconds
  ) throws(ImportError) -> Node {
    let result = bytes.withUnsafeBufferPointer { buffer -> (root: Node?, outcome: BoundedOutcome) in
      buffer.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return (Node("html"), BOUNDED_PARSED) }
        var parse = bounded_parse(start, text.count, memory, seconds)
        defer { bounded_parse_free(&parse) }
        return (parse.output.flatMap { $0.pointee.root.map(convert) }, parse.outcome)
      }
    }
    guard let root = result.root else {
      throw ImportError(file, result.outcome == BOUNDED_OUT_OF_TIME ? Wording.pageTooSlow : Wording.pageTooComplex)
    }
    return root
  }

  static func parse(_ text: String) throws(ImportError) -> Node { try parse(Array(text.utf8)) }

  /// Walks with a list of its own, since a page may be nested deeper than a thread's stack is.
  private static func convert(_ source: UnsafeMutablePointer<GumboNode>) -> Node {
    let root = element(source)
    var pending: [(source: UnsafeMutablePointer<GumboNode>, node: Node, depth: Int)] = [(source, root, 0)]
    while let (source, node, depth) = pending.popLast() {
      appendChildren(of: source, to: node, depth: depth, pending: &pending)
    }
    return root
  }

  private static func appendChildren(
    of source: UnsafeMutablePointer<GumboNode>, to node: Node, depth: Int,
    pending: inout [(source: UnsafeMutablePointer<GumboNode>, node: Node, depth: Int)]
  ) {
    let vector = source.pointee.v.element.children
    var opened: [(source: UnsafeMutablePointer<GumboNode>, node: Node, depth: Int)] = []
    for index in 0..<Int(vector.length) {
      guard let child = vector.data[index]?.assumingMemoryBound(to: GumboNode.self) else { continue }
      switch child.pointee.type {
      case GUMBO_NODE_ELEMENT where child.pointee.v.element.tag_namespace == GUMBO_NAMESPACE_SVG: break
      case GUMBO_NODE_ELEMENT where depth >= maximumDepth:
        // Its content follows in this parent's place, level by level.
        let inner = element(child)
        node.append(inner)
        opened.append((child, node, depth))
      case GUMBO_NODE_ELEMENT:
        let inner = element(child)
        node.append(inner)
        opened.append((child, inner, depth + 1))
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
        node.append(Node(text: String(cString: child.pointee.v.text.text)))
      default: break
      }
    }
    pending += opened.reversed()
  }

  private static func element(_ source: UnsafeMutablePointer<GumboNode>) -> Node {
    let element = source.pointee.v.element
    var attributes: [(name: String, value: String)] = []
    attributes.reserveCapacity(Int(element.attributes.length))
    for index in 0..<Int(element.attributes.length) {
      guard let attribute = element.attributes.data[index]?.assumingMemoryBound(to: GumboAttribute.self) else {
        continue
      }
      attributes.append((String(cString: attribute.pointee.name), String(cString: attribute.pointee.value)))
    }
    return Node(name(of: element), attributes)
  }

  private static func name(of element: GumboElement) -> String {
    let name = String(cString: gumbo_normalized_tagname(element.tag))
    guard name.isEmpty else { return name }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    guard let start = piece.data, piece.length > 0 else { return "unknown" }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(piece.length))
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}
