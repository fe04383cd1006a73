import SwiftParser
import SwiftSyntax

/// The modules that a source text imports.
public enum SourceImports {
  /// An import with its place.
  public struct Import: Equatable, Sendable {
    /// The module without its submodule: "CoreImage" of `import CoreImage.CIFilterBuiltins`.
    public var module: String
    /// The first line is 1.
    public var line: Int
    public var column: Int
  }

  /// All of them, those in inactive `#if` branches too, in the order of the text.
  public static func all(in text: String) -> [Import] {
    let tree = Parser.parse(source: text)
    let visitor = ImportVisitor(locations: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    return visitor.imports
  }
}

private final class ImportVisitor: SyntaxVisitor {
  private(set) var imports: [SourceImports.Import] = []
  private let locations: SourceLocationConverter

  init(locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    let place = node.path.startLocation(converter: locations)
    imports.append(SourceImports.Import(module: first.name.text, line: place.line, column: place.column))
    return .skipChildren
  }

  // Imports stand at the top level, at most inside `#if`.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self) ? .visitChildren : .skipChildren
  }
}
