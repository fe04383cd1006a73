/// Brings an article into the shape of a chapter: a list of blocks without boxes around them.
enum ArticleShape {
  private static let boxes: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "figcaption"]

  /// The blocks of an element. Text beside blocks becomes paragraphs; white space between blocks goes.
  ///
  ///     <div>a <b>b</b> <div><p>c</p></div></div>   ->   <p>a <b>b</b></p> <p>c</p>
  static func blocks(of node: Node) -> [Node] {
    var blocks: [Node] = []
    var run: [Node] = []
    func close() {
      while run.first?.isBlank == true { run.removeFirst() }
      while run.last?.isBlank == true { run.removeLast() }
      if !run.isEmpty { blocks.append(Node("p", children: run)) }
      run = []
    }
    for child in node.children {
      if SafeList.removed.contains(child.tag) { continue }
      if child.isText || (isInline(child) && !holdsBlock(child)) {
        run.append(child)
      } else if SafeList.blocks.contains(child.tag) {
        close()
        blocks += shaped(child)
      } else {
        close()
        blocks += self.blocks(of: child)
      }
    }
    close()
    return blocks
  }

  /// A listed block, shaped inside; nothing where it is empty, its content where it may not hold what it holds.
  private static func shaped(_ node: Node) -> [Node] {
    switch node.tag {
    case "p" where holdsBlock(node): return blocks(of: node)
    case "blockquote", "details":
      let inner = blocks(of: node)
      node.replaceChildren(with: inner)
      return inner.isEmpty ? [] : [node]
    case "hr": return [node]
    case "figure":
      return node.contains(tagged: ["img", "pre", "table", "blockquote"])
        ? [figure(node)] : blocks(of: Node("div", children: node.children))
    default:
      return node.textLength == 0 && !node.contains(tagged: ["img"]) ? [] : [node]
    }
  }

  /// A figure holds its pictures, or its code, and all other text as one caption.
  private static func figure(_ node: Node) -> Node {
    var caption: [Node] = []
    var content: [Node] = []
    for block in blocks(of: Node("div", children: node.children)) {
      if ["pre", "table", "blockquote"].contains(block.tag) {
        content.append(block)
        continue
      }
      content += block.tag == "img" ? [block] : block.descendants(tagged: "img")
      block.removeImages()
      if block.textLength > 0 { caption += (caption.isEmpty ? [] : [Node(text: " ")]) + block.children }
    }
    node.replaceChildren(with: content + (caption.isEmpty ? [] : [Node("figcaption", children: caption)]))
    return node
  }

  private static func isInline(_ node: Node) -> Bool {
    SafeList.inline.contains(node.tag) || (!SafeList.blocks.contains(node.tag) && node.isPhrasing)
  }

  private static func holdsBlock(_ node: Node) -> Bool {
    node.first { SafeList.blocks.contains($0.tag) } != nil
  }
}

extension Node {
  /// Takes out pictures, and links that held nothing else.
  fileprivate func removeImages() {
    filterChildren { child in
      child.removeImages()
      return child.tag != "img" && !(child.tag == "a" && child.textLength == 0)
    }
  }
}
