import Foundation

// Foundation on Linux has `localizedStandardContains` for strings, but not for `#Predicate`, which
// most searches of apps use.
#if !canImport(Darwin)
  extension PredicateExpressions {
    /// Whether a text contains another one, as a user searches: case and diacritics do not matter.
    public struct StringLocalizedStandardContains<Root, Other>: PredicateExpression
    where
      Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol,
      Other.Output: StringProtocol
    {
      public typealias Output = Bool

      public let root: Root
      public let other: Other

      public init(root: Root, other: Other) {
        self.root = root
        self.other = other
      }

      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
      }
    }

    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable
  where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.StringLocalizedStandardContains: Codable
  where Root: Codable, Other: Codable {}
  extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
