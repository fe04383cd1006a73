import MartletProject
import SwiftSyntax

/// Collects the edits of one file.
final class RewritingVisitor: SyntaxVisitor {
  let source: SourceText
  let platform: ProjectRequest.Platform
  let index: ModuleIndex
  /// Whether the module observes properties.
  let observesProperties: Bool
  private(set) var edits: [SourceEdit] = []
  /// The types around the place, as they are named there; a protocol is `Self`.
  private var types: [String] = []
  var imports: [FileImport] = []

  init(source: SourceText, rewriter: SourceRewriter) {
    self.source = source
    (platform, index, observesProperties) = (rewriter.platform, rewriter.index, rewriter.observesProperties)
    super.init(viewMode: .sourceAccurate)
  }

  /// The innermost type around the place.
  var currentType: String { types.last ?? "Self" }

  /// What is not whole stays, so that the compiler says what is wrong with it.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    guard !node.hasError else { return }
    edits.append(source.replacing(node.byteRange, by: text))
  }

  func remove(_ node: some SyntaxProtocol) { replace(node, by: "") }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.append(source.inserting(text, at: node.byteRange.upperBound))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.append(source.inserting(text, at: node.byteRange.lowerBound))
  }

  // MARK: - Types

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addOptionalConformances(of: node.name.text, clause: node.inheritanceClause)
    return enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return enter("Self")
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.singleLine
    addOptionalConformances(of: ModuleIndex.simpleName(name), clause: node.inheritanceClause)
    return enter(index.protocols[ModuleIndex.simpleName(name)] == nil ? name : "Self")
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: - What is rewritten

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewriteAttribute(node) }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains("optional") { return removeMember(node) }
    if node.attributes.names.contains("NSManaged") { addManagedBody(to: node) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains("optional") { return removeMember(node) }
    if node.attributes.names.contains("NSManaged") { addManagedAccessors(to: node) }
    if observesProperties { makeObservable(node) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    node.modifiers.contains("optional") ? removeMember(node) : .visitChildren
  }

  /// With the semicolon behind it: protocols take none that stands alone.
  private func removeMember(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if let item = node.parent?.as(MemberBlockItemSyntax.self) { remove(item) } else { remove(node) }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalBinding(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewriteExpression(node) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalComparison(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "Darwin", node.parent?.is(MemberAccessExprSyntax.self) == true {
      replace(node, by: ImportTable.replacement(of: "Darwin"))
    }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }
}
