import Foundation

// What `#Predicate` makes of a method of texts that the toolchain's predicates lack.
extension PredicateExpressions {
  /// `$0.name.localizedStandardContains(text)`.
  public struct _LocalizedStandardContains<
    Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
  >: Foundation.PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> _LocalizedStandardContains<Root, Other> { _LocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions._LocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions._LocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions._LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
