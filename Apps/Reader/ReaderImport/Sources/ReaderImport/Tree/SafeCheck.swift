/// Looks at the HTML of a chapter for what the `SafeWriter` would not have written.
enum SafeCheck {
  /// One line for each kind of finding, such as `element <script>`; empty for a safe chapter.
  static func findings(in html: String) throws(ImportError) -> [String] {
    let body = try HTMLParser.parse("<body>" + html).first(tagged: "body") ?? Node("body")
    var findings: [String] = []
    for (name, _) in body.attributes { findings.append("attribute \(name) on <body>") }
    body.visit { node in
      guard SafeList.elements.contains(node.tag) else {
        if !["div", "span", "section", "article"].contains(node.tag) || !node.attributes.isEmpty {
          findings.append("element <\(node.tag)>")
        }
        return
      }
      for (name, value) in node.attributes where SafeList.value(of: name, value, on: node.tag) != value {
        findings.append("attribute \(name)=\"\(value.prefix(60))\" on <\(node.tag)>")
      }
    }
    return findings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
