import MartletProject
import SwiftSyntax

extension RewritingVisitor {
  /// `#if os(iOS)` and its like hold as on the platform asked for. Compiler versions, processors, features and own
  /// conditions are left to the compiler, and so is `canImport`, except for modules whose import is rewritten.
  func rewriteCondition(_ condition: ExprSyntax) {
    let finder = ConditionFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.calls {
      guard let answer = answer(to: call) else { continue }
      replace(call, by: answer ? "true" : "false")
    }
  }

  private func answer(to call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return systems.contains(argument)
    case "targetEnvironment": return platform == .iOS && argument == "simulator"
    case "canImport": return ImportTable.isReplaced(argument) ? true : nil
    default: return nil
    }
  }

  private var systems: Set<String> {
    switch platform {
    case .iOS: ["iOS"]
    case .macOS: ["macOS", "OSX"]
    }
  }
}

/// The calls of a condition: `os(iOS)` of `!os(iOS) && DEBUG`.
private final class ConditionFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }
}
