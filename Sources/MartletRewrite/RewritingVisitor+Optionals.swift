import SwiftSyntax

extension RewritingVisitor {
  /// A protocol of Objective-C is one of classes; its optional members are in protocols of their own.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.names.contains("objc") || !node.optionalRequirements.isEmpty else { return }
    let names = node.inheritanceClause?.names ?? []
    if names.isEmpty {
      insert(": AnyObject", after: node.name)
    } else if let first = node.inheritanceClause?.inheritedTypes.first,
      Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
    {
      insert("AnyObject, ", before: first)
    }
    let access = ["public", "package", "fileprivate", "private"].first { node.modifiers.contains($0) }
    let attributes = node.attributes.attributes.filter {
      !Self.objectiveC.contains($0.attributeName.trimmedDescription)
    }
    let support = node.optionalRequirements.map {
      $0.support(
        access: access.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? "",
        attributes: attributes.map { $0.singleLine + " " }.joined())
    }
    if !support.isEmpty { insert(support.joined(), after: node.memberBlock.rightBrace) }
  }

  /// A class that has an optional member conforms to the member's own protocol.
  func addOptionalConformances(of type: String, clause: InheritanceClauseSyntax?) {
    guard index.addsConformances, let clause, let last = clause.inheritedTypes.last else { return }
    let hidden = index.hiddenProtocols(of: type, naming: clause.names)
    if !hidden.isEmpty { insert(hidden.map { ", " + $0 }.joined(), after: last) }
  }

  /// `p.f?(a)` is `p._optional_f_?.f(a)`.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard !index.requirements.isEmpty, let (callee, mark) = node.optionalCallee else { return }
    let name = callee.baseName.text
    let requirement: OptionalRequirement?
    if let labels = callee.argumentNames?.arguments.map(\.name.text) {
      requirement = index.requirement(named: name, labels: labels, trailingClosures: 0)
    } else {
      let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      requirement = index.requirement(
        named: name, labels: node.arguments.map { $0.label?.text ?? "_" }, trailingClosures: closures)
    }
    guard let requirement else { return }
    insert("\(requirement.accessor)\(mark.text).", before: callee)
    remove(mark)
  }

  /// `p.f != nil` asks whether the object has the member.
  func rewriteOptionalComparison(_ node: SequenceExprSyntax) {
    guard !index.requirements.isEmpty else { return }
    let elements = Array(node.elements)
    for (position, element) in elements.enumerated().dropLast(2)
    where elements[position + 2].is(NilLiteralExprSyntax.self) {
      guard ["==", "!="].contains(elements[position + 1].trimmedDescription),
        let member = element.as(MemberAccessExprSyntax.self),
        let requirement = index.function(named: member.declName.baseName.text)
      else { continue }
      replace(member.declName, by: requirement.accessor)
    }
  }
}

extension RewritingVisitor {
  /// `if let f = p.f` takes the method itself, where the object has it: `p._optional_f_?.f`.
  func rewriteOptionalBinding(_ node: OptionalBindingConditionSyntax) {
    guard !index.requirements.isEmpty, let value = node.initializer?.value else { return }
    let reference = value.as(MemberAccessExprSyntax.self)?.declName ?? value.as(DeclReferenceExprSyntax.self)
    guard let reference,
      let requirement = index.method(
        named: reference.baseName.text, labels: reference.argumentNames?.arguments.map(\.name.text))
    else { return }
    insert("\(requirement.accessor)?.", before: reference)
  }
}

extension FunctionCallExprSyntax {
  /// The name and the mark of `p.name?(…)` or `p.name!(…)`.
  fileprivate var optionalCallee: (DeclReferenceExprSyntax, TokenSyntax)? {
    let inner: ExprSyntax
    let mark: TokenSyntax
    if let chain = calledExpression.as(OptionalChainingExprSyntax.self) {
      (inner, mark) = (chain.expression, chain.questionMark)
    } else if let unwrap = calledExpression.as(ForceUnwrapExprSyntax.self) {
      (inner, mark) = (unwrap.expression, unwrap.exclamationMark)
    } else {
      return nil
    }
    let name = inner.as(MemberAccessExprSyntax.self)?.declName ?? inner.as(DeclReferenceExprSyntax.self)
    return name.map { ($0, mark) }
  }
}
