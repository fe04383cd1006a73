import SwiftParser
import SwiftSyntax

/// Finds the XCTest cases in sources: there is no run time here that could list a class's methods.
struct TestDiscovery {
  struct Method: Equatable {
    var name: String
    var isAsync = false
    var isOnMainActor = false
  }

  /// Methods of each class, own ones and those of extensions, in the order of the text.
  private(set) var methods: [String: [Method]] = [:]
  private var superclasses: [String: String] = [:]

  init(texts: [String]) {
    for text in texts {
      let visitor = TestVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: text))
      superclasses.merge(visitor.superclasses) { first, _ in first }
      methods.merge(visitor.methods) { $0 + $1 }
    }
  }

  /// The classes that descend from XCTestCase and have tests, inherited ones included, sorted by name.
  var cases: [(name: String, methods: [Method])] {
    superclasses.keys.sorted().compactMap { name in
      let methods = lineage(of: name).flatMap { self.methods[$0] ?? [] }
      return descendsFromTestCase(name) && !methods.isEmpty ? (name, methods) : nil
    }
  }

  private func descendsFromTestCase(_ name: String) -> Bool {
    lineage(of: name).contains { superclasses[$0] == "XCTestCase" }
  }

  /// The class and those above it; of a ring of classes, which is wrong anyway, each once.
  private func lineage(of name: String) -> [String] {
    var line = [name]
    while let last = line.last, let above = superclasses[last], !line.contains(above) { line.append(above) }
    return line
  }
}

private final class TestVisitor: SyntaxVisitor {
  private(set) var methods: [String: [TestDiscovery.Method]] = [:]
  private(set) var superclasses: [String: String] = [:]
  private var types: [(name: String, isOnMainActor: Bool)] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = (types.map(\.name) + [node.name.text]).joined(separator: ".")
    if let above = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription {
      superclasses[name] = above.hasPrefix("XCTest.") ? String(above.dropFirst("XCTest.".count)) : above
    }
    types.append((node.name.text, Self.isOnMainActor(node.attributes)))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.extendedType.trimmedDescription, Self.isOnMainActor(node.attributes)))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.name.text, false))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifiers = node.modifiers.map(\.name.text)
    guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty, !types.isEmpty,
      !modifiers.contains(where: ["static", "class", "private", "fileprivate", "override"].contains)
    else { return .skipChildren }
    let method = TestDiscovery.Method(
      name: node.name.text, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isOnMainActor: Self.isOnMainActor(node.attributes) || types.last?.isOnMainActor == true)
    methods[types.map(\.name).joined(separator: "."), default: []].append(method)
    return .skipChildren
  }

  private static func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
  }
}
