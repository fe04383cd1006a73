import Foundation
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

  /// `conditions` are the names that the module defines; `system` is what `os(…)` finds.
  init(texts: [String], conditions: [String] = [], system: String = "iOS") {
    for text in texts {
      let visitor = TestVisitor(conditions: conditions, system: system)
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
  private let conditions: [String]
  private let system: String

  init(conditions: [String], system: String) {
    (self.conditions, self.system) = (conditions, system)
    super.init(viewMode: .sourceAccurate)
  }

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
    guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.returnClause == nil, !types.isEmpty,
      !modifiers.contains(where: ["static", "class", "private", "fileprivate", "override"].contains)
    else { return .skipChildren }
    let method = TestDiscovery.Method(
      name: node.name.text, isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isOnMainActor: Self.isOnMainActor(node.attributes) || types.last?.isOnMainActor == true)
    methods[types.map(\.name).joined(separator: "."), default: []].append(method)
    return .skipChildren
  }

  /// The branch that is compiled, as far as a condition tells: of names, those that the module defines hold.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let taken = node.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return holds(condition.trimmedDescription)
    }
    if let elements = taken?.elements { walk(elements) }
    return .skipChildren
  }

  private func holds(_ condition: String) -> Bool {
    if condition.hasPrefix("!") { return !holds(String(condition.dropFirst())) }
    if condition.contains("&&") {
      return condition.components(separatedBy: "&&").allSatisfy { holds(Self.trimmed($0)) }
    }
    if condition.contains("||") { return condition.components(separatedBy: "||").contains { holds(Self.trimmed($0)) } }
    if condition.hasPrefix("os(") { return condition == "os(\(system))" }
    if condition.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return condition == "true" || conditions.contains(condition)
    }
    return true
  }

  private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

  private static func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
  }
}
