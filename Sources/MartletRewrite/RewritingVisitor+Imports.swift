import SwiftSyntax

/// An import as it is here.
struct FileImport {
  var node: ImportDeclSyntax
  /// The module that the compiler is given.
  var module: String
  /// Whether the import is of one declaration.
  var isScoped: Bool
  /// Whether no `#if` is around it.
  var isUnconditional: Bool
}

extension RewritingVisitor {
  func rewriteImport(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let first = path.first else { return }
    let module = ImportTable.replacement(of: first)
    let isScoped = node.importKindSpecifier != nil
    if isScoped {
      rewriteScopedImport(node, module, isReplaced: module != first)
    } else if !ImportTable.submodules.contains(path.joined(separator: ".")), module != first || path.count > 1 {
      if path.count == 1 || !["Glibc", "Musl"].contains(first) { replace(node.path, by: module) }
    }
    imports.append(
      FileImport(
        node: node, module: module, isScoped: isScoped && module == first, isUnconditional: isAtTopLevel(node)))
  }

  /// `import struct CoreGraphics.CGFloat`: another module may only pass the name on, which an import of one
  /// declaration does not find. The functions of C are the other module's own.
  private func rewriteScopedImport(_ node: ImportDeclSyntax, _ module: String, isReplaced: Bool) {
    guard isReplaced, let kind = node.importKindSpecifier, let first = node.path.first else { return }
    if module == "Glibc" { return replace(first.name, by: module) }
    remove(kind)
    replace(node.path, by: module)
  }

  private func isAtTopLevel(_ node: ImportDeclSyntax) -> Bool {
    node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }

  /// Adds to each import, on its line, what it brings on Apple's systems and the file does not import itself.
  func finishImports(of text: String) {
    let known = Set(imports.filter { $0.isUnconditional && !$0.isScoped }.map(\.module))
    addOnDemand(known, ByteScan(text))
    guard known.isDisjoint(with: ImportTable.complete) else { return }
    for item in imports where !item.isScoped {
      let additions = ImportTable.companions(of: item.module).filter { !known.contains($0) }
      let prefix = importPrefix(item.node)
      let text = additions.map { "; \(prefix)import \($0)" }.joined()
      if !text.isEmpty { insert(text, after: item.node) }
    }
  }

  private func addOnDemand(_ known: Set<String>, _ scan: ByteScan) {
    for item in ImportTable.onDemand {
      let bringer = imports.first { item.bringers.contains($0.module) && $0.isUnconditional && !$0.isScoped }
      guard let bringer, !imports.contains(where: { $0.module == item.module }),
        item.signs.contains(where: scan.contains)
      else { continue }
      insert("; import \(item.module)", after: bringer.node)
    }
  }

  /// What makes the import pass on what it brings.
  private func importPrefix(_ node: ImportDeclSyntax) -> String {
    let exported = node.attributes.names.contains("_exported") ? "@_exported " : ""
    return exported + node.modifiers.map { $0.name.text + " " }.joined()
  }
}
