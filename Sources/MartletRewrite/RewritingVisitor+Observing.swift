import SwiftSyntax

extension RewritingVisitor {
  private static let unfit: Set = ["lazy", "weak", "unowned", "override", "static", "class"]

  /// `@objc dynamic var a = 1` of a class tells of its changes by a wrapper. A property that is computed changes with
  /// those that it reads, and needs none.
  func makeObservable(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains("dynamic"), node.isMemberOfClass, node.bindingSpecifier.text == "var",
      node.bindings.count == 1, let binding = node.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self),
      binding.isStored, !node.modifiers.contains(where: { Self.unfit.contains($0.name.text) }),
      node.attributes.names.allSatisfy({ $0 == "objc" || $0.hasPrefix("IB") })
    else { return }
    insert("@_KeyValueObserved ", before: node)
    // Without a wrapper this is nil by itself.
    if let type = binding.typeAnnotation, binding.initializer == nil, ["?", "!"].contains(type.singleLine.last) {
      insert(" = nil", after: type)
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isMemberOfClass: Bool {
    // A member is an item of the list of the class's block.
    parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
  }
}

extension PatternBindingSyntax {
  /// Whether it has a value of its own: nothing in braces, or only what watches it.
  fileprivate var isStored: Bool {
    guard let block = accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
