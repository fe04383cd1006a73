import SwiftSyntax

extension RewritingVisitor {
  func rewriteExpression(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first else { return .visitChildren }
    switch node.macroName.text {
    case "selector":
      guard let reference = MethodReference(argument.expression) else { return .visitChildren }
      replace(node, by: selector(reference, accessor: argument.label?.text))
    case "keyPath": replace(node, by: "\"\(Self.keyPath(argument.expression.singleLine))\"")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// `Selector("tap:", Screen.tap(_:))` for `#selector(tap(_:))` in a class `Screen`.
  private func selector(_ reference: MethodReference, accessor: String?) -> String {
    let owner = owner(of: reference)
    if let accessor {
      let name = accessor == "setter" ? "set" + reference.name.capitalizedFirst + ":" : reference.name
      return "Selector(\"\(name)\", \(accessor): \\\(owner).\(reference.name))"
    }
    var method = "\(owner).\(reference.name)\(reference.labelText)"
    if let type = reference.type {
      // The type is the method's own where the base is an object, and has the object's type before it otherwise.
      method += " as " + (reference.isOfObject ? "(\(owner)) -> \(type)" : type)
    }
    return "Selector(\"\(reference.objectiveCName)\", \(method))"
  }

  /// The type whose method it is.
  private func owner(of reference: MethodReference) -> String {
    guard let base = reference.base else { return currentType }
    if ["self", "Self", "super"].contains(base) { return currentType }
    if let requirement = index.requirement(of: ModuleIndex.simpleName(base), name: reference.name, reference.labels) {
      return requirement.hiddenProtocol
    }
    return reference.isOfObject ? "type(of: \(base))" : base
  }

  /// `address.street` of `Person.address.street`.
  private static func keyPath(_ text: String) -> String {
    text.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
  }
}

/// What `#selector` names.
struct MethodReference {
  /// The text before the name; nil for none.
  var base: String?
  var name: String
  /// The labels of `tap(_:with:)`; nil for a bare name.
  var labels: [String]?
  /// The type behind `as`.
  var type: String?

  init?(_ expression: ExprSyntax) {
    var expression = expression
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.singleLine
      expression = first
    } else if let cast = expression.as(AsExprSyntax.self) {
      type = cast.type.singleLine
      expression = cast.expression
    }
    while let group = expression.as(TupleExprSyntax.self), group.elements.count == 1,
      let inner = group.elements.first?.expression
    {
      expression = inner
    }
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base?.singleLine
      reference = member.declName
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  var labelText: String { labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "" }

  /// Whether the base is an object and not a type: types are written with a capital.
  var isOfObject: Bool {
    guard let base, base != "Self" else { return true }
    return ModuleIndex.simpleName(base).first?.isUppercase != true
  }

  private static let prepositions: Set = [
    "with", "for", "to", "from", "at", "in", "on", "by", "of", "as", "using", "into", "after", "before", "within",
  ]

  /// The selector's name as Objective-C makes it: `tapWithSender:` for `tap(sender:)`. Of a bare name the colons are
  /// not known here; `Selector` adds them.
  var objectiveCName: String {
    guard let labels else { return name }
    let parts = labels.enumerated().map { index, label in
      if label == "_" { return ":" }
      guard index == 0 else { return label + ":" }
      let startsWithPreposition = Self.prepositions.contains { label == $0 || label.hasWordPrefix($0) }
      return (startsWithPreposition ? "" : "With") + label.capitalizedFirst + ":"
    }
    return name + parts.joined()
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text begins with the word, and a capital follows.
  fileprivate func hasWordPrefix(_ word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true
  }
}
