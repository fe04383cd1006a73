import MartletProject
import SwiftParser
import SwiftSyntax

/// Turns what only Apple's compiler takes into what this one takes, line for line: the result has as many lines as the
/// text, and a declaration stays on its line.
///
/// Attributes of Objective-C are left out, `@UIApplicationMain` is `@main`, `#selector` a `Selector` that holds the
/// method, `#keyPath` a text. Conditions hold as on Apple's systems, and an import brings what it brings there.
public struct SourceRewriter: Sendable {
  /// The system that `#if os(…)` is to find.
  public var platform: ProjectRequest.Platform
  /// What is known of the files around: needed where protocols have optional requirements.
  var index = ModuleIndex()
  /// Whether a file of the module observes properties by their key paths, so that they have to tell of their changes.
  var observesProperties = false

  public init(platform: ProjectRequest.Platform = .iOS) { self.platform = platform }

  /// The text as the compiler is to see it; nil where nothing is to change.
  public func rewrite(_ text: String) -> String? {
    guard mayChange(text) else { return nil }
    return rewrite(text, Parser.parse(source: text))?.text
  }

  func rewrite(_ text: String, _ tree: SourceFileSyntax) -> RewrittenText? {
    let source = SourceText(text)
    let visitor = RewritingVisitor(source: source, rewriter: self)
    visitor.walk(tree)
    visitor.finishImports(of: text)
    guard !visitor.edits.isEmpty else { return nil }
    return RewrittenText(
      text: source.applying(visitor.edits), map: SourceMap(source: source, edits: visitor.edits))
  }
}

/// A source as the compiler is to see it, and where its places are in the source.
struct RewrittenText {
  var text: String
  var map: SourceMap
}

extension SourceRewriter {
  // OPTIMIZATION: a file without any of these is not parsed; two files of three in an app of views have none.
  private static let signs = [
    "@objc", "@IB", "@UIApplicationMain", "@NSApplicationMain", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@nonobjc", "@convention(block)", "dynamic", "#selector", "#keyPath", "#if", "Darwin",
  ]

  /// Whether the text holds anything to look at; false for most files.
  func mayChange(_ text: String) -> Bool {
    // While a member may be optional, a call of it is found only by its name.
    if index.addsConformances { return true }
    let scan = ByteScan(text)
    let signs = Self.signs + ImportTable.onDemand.flatMap(\.signs)
    return signs.contains { scan.contains($0) } || scan.importedPaths.contains { ImportTable.concerns($0) }
  }
}
