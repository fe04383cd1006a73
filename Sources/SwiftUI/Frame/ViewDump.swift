import MartletGraph

/// A node that knows its children by more than their place.
private protocol IdentifyingNode {
  func identity(of child: _AnyViewNode) -> String?
}

extension ForEachNode: IdentifyingNode {
  func identity(of child: _AnyViewNode) -> String? { position(of: child).map { "\(id(at: $0))" } }
}

extension ViewRoot {
  /// The view tree as text, one view a line: the type's name without its module and parameters, and of an element of a
  /// loop its identity. What is made lazily and does not exist yet is not in it.
  package var viewDump: String {
    var lines: [String] = []
    Reader.withoutTracking { content.appendDump(to: &lines, indent: "", identity: nil) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many views exist: what grows without bound when something is never let go.
  package var viewCount: Int { content.count }
}

extension _AnyViewNode {
  fileprivate func appendDump(to lines: inout [String], indent: String, identity: String?) {
    lines.append(indent + Self.shortName(of: viewType) + (identity.map { " id: \($0)" } ?? ""))
    forEachChild { child in
      child.appendDump(to: &lines, indent: indent + "  ", identity: (self as? IdentifyingNode)?.identity(of: child))
    }
  }

  fileprivate var count: Int {
    var sum = 1
    forEachChild { sum += $0.count }
    return sum
  }

  private static func shortName(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
