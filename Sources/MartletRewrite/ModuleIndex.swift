import SwiftSyntax

/// What the files of a module say together about protocols with optional requirements, and about the types that
/// conform to them. Types are known by the last part of their name.
struct ModuleIndex: Sendable {
  /// A member as conformances look for it.
  struct Member: Hashable, Sendable {
    var name: String
    /// Nil for a property.
    var labels: [String]?
  }
  struct TypeEntry: Sendable {
    /// The superclass and the protocols that the type and its extensions name.
    var inherited: [String] = []
    var members: Set<Member> = []
  }

  private(set) var requirements: [OptionalRequirement] = []
  /// Those of the library that a type of the module has: it conforms, and nobody calls them by their protocol.
  private(set) var libraryRequirements: [OptionalRequirement] = []
  /// Whether a type may have to conform to more than it says.
  var addsConformances: Bool { !requirements.isEmpty || !libraryRequirements.isEmpty }
  private(set) var protocols: [String: [String]] = [:]
  private(set) var types: [String: TypeEntry] = [:]

  init() {}

  /// An index without optional requirements is empty: nobody asks for the rest.
  init(_ files: [SourceFileSyntax]) {
    for file in files {
      let visitor = IndexVisitor(viewMode: .sourceAccurate)
      visitor.walk(file)
      requirements += visitor.requirements
      protocols.merge(visitor.protocols) { $0 + $1 }
      types.merge(visitor.types) {
        TypeEntry(inherited: $0.inherited + $1.inherited, members: $0.members.union($1.members))
      }
    }
    libraryRequirements = OptionalRequirement.library.filter { requirement in
      types.values.contains { $0.members.contains(Member(name: requirement.name, labels: requirement.labels)) }
    }
    if !libraryRequirements.isEmpty { protocols.merge(OptionalRequirement.libraryClasses) { own, _ in own } }
    if !addsConformances { self = ModuleIndex() }
  }

  /// `B` of `A.B<C>`.
  static func simpleName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
}

extension ModuleIndex {
  /// Those that a call of `name` with these labels may mean.
  func requirement(named name: String, labels: [String], trailingClosures: Int) -> OptionalRequirement? {
    requirements.first { $0.name == name && $0.takes(labels: labels, trailingClosures: trailingClosures) }
  }

  func requirement(of protocolName: String, name: String, _ labels: [String]?) -> OptionalRequirement? {
    requirements.first {
      $0.protocolName == protocolName && $0.name == name && (labels == nil || $0.labels == labels)
    }
  }

  func function(named name: String) -> OptionalRequirement? {
    requirements.first { $0.name == name && $0.labels != nil }
  }

  /// The method that a bare reference means; nil where several have the name, or a property that somebody declares.
  func method(named name: String, labels: [String]?) -> OptionalRequirement? {
    let methods = requirements.filter { $0.name == name && $0.labels != nil && (labels == nil || $0.labels == labels) }
    let isProperty = types.values.contains { $0.members.contains(Member(name: name)) }
    return methods.count == 1 && !isProperty ? methods[0] : nil
  }

  /// The hidden protocols that a type is to conform to where it names these: of each optional requirement of a
  /// protocol among them, or that the superclass conforms to, which the type has and the superclass does not.
  func hiddenProtocols(of type: String, naming inherited: [String]) -> [String] {
    let superclasses = superclasses(of: type)
    var above: Set<Member> = []
    for name in superclasses { above.formUnion(types[name]?.members ?? []) }
    let own = types[type]?.members ?? []
    let named = protocolsReached(from: inherited.filter { !superclasses.contains($0) })
    let isClassItself = inherited.contains { superclasses.contains($0) }
    let passedOn = isClassItself ? protocolsReached(from: superclasses.flatMap { types[$0]?.inherited ?? [] }) : []
    return (requirements + libraryRequirements).filter { requirement in
      let member = Member(name: requirement.name, labels: requirement.labels)
      if passedOn.contains(requirement.protocolName) { return own.contains(member) && !above.contains(member) }
      return named.contains(requirement.protocolName) && (own.contains(member) || above.contains(member))
    }.map(\.hiddenProtocol)
  }

  /// Those of the module, nearest first.
  private func superclasses(of type: String) -> [String] {
    var result: [String] = []
    var next = types[type]?.inherited.first { types[$0] != nil }
    while let name = next, name != type, !result.contains(name) {
      result.append(name)
      next = types[name]?.inherited.first { types[$0] != nil }
    }
    return result
  }

  private func protocolsReached(from names: [String]) -> Set<String> {
    var (reached, open) = (Set<String>(), names)
    while let name = open.popLast() {
      if reached.insert(name).inserted { open += protocols[name] ?? [] }
    }
    return reached
  }
}

/// Collects what one file says.
private final class IndexVisitor: SyntaxVisitor {
  var requirements: [OptionalRequirement] = []
  var protocols: [String: [String]] = [:]
  var types: [String: ModuleIndex.TypeEntry] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols[node.name.text, default: []] += node.inheritanceClause?.names ?? []
    requirements += node.optionalRequirements
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    record(node.name.text, node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    record(ModuleIndex.simpleName(node.extendedType.singleLine), node.inheritanceClause, node.memberBlock)
    return .visitChildren
  }

  /// Not the inside of functions: no type is extended there.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  private func record(_ type: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) {
    types[type, default: .init()].inherited += clause?.names ?? []
    for item in block.members.flatMap(\.declarations) {
      if let function = item.as(FunctionDeclSyntax.self) {
        types[type]?.members.insert(.init(name: function.name.text, labels: function.labels))
      } else if let access = item.as(SubscriptDeclSyntax.self) {
        types[type]?.members.insert(.init(name: OptionalRequirement.subscriptName, labels: access.labels))
      } else if let variable = item.as(VariableDeclSyntax.self) {
        for name in variable.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }) {
          types[type]?.members.insert(.init(name: name))
        }
      }
    }
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map { ModuleIndex.simpleName($0.type.singleLine) } }
}

extension ProtocolDeclSyntax {
  var optionalRequirements: [OptionalRequirement] {
    memberBlock.members.flatMap(\.declarations).compactMap { OptionalRequirement($0, in: name.text) }
  }
}

extension MemberBlockItemSyntax {
  /// The declaration, or those of all branches of an `#if`.
  fileprivate var declarations: [DeclSyntax] {
    guard let conditional = decl.as(IfConfigDeclSyntax.self) else { return [decl] }
    return conditional.clauses.flatMap { clause in
      clause.elements?.as(MemberBlockItemListSyntax.self)?.flatMap(\.declarations) ?? []
    }
  }
}
