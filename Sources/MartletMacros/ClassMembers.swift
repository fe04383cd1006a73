/// The variables of a class's body, taken apart without a grammar: attributes, modifiers, `var`, then a name, a type
/// and a value.
struct ClassMembers {
  struct Attribute {
    var name: String
    /// What stands between the parentheses.
    var arguments: String?
  }

  struct Variable {
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []
    var isConstant = false
    var name = ""
    var type: String?
    var value: String?
    /// Whether braces say how it is read: it has no place of its own.
    var isComputed = false

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  /// The name behind `class`.
  let typeName: String
  let modifiers: Set<String>
  private(set) var variables: [Variable] = []

  /// Nil where it is no class.
  init?(_ declaration: String) {
    let source = SwiftSource(declaration)
    let whole = 0..<source.bytes.count
    var reader = MemberReader(source: source, range: whole)
    modifiers = reader.attributesAndModifiers().modifiers
    guard reader.takeWord("class"), let name = reader.takeName(), let body = reader.nextBraces() else { return nil }
    typeName = name
    variables = Self.variables(in: source, body)
  }

  /// Those of a piece of source that may hold any declarations.
  static func variables(in source: SwiftSource, _ range: Range<Int>) -> [Variable] {
    var reader = MemberReader(source: source, range: range)
    var variables: [Variable] = []
    while !reader.isAtEnd {
      if let variable = reader.variable() { variables.append(variable) } else { reader.skipDeclaration() }
    }
    return variables
  }
}
