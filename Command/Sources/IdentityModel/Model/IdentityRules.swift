/// The constants of the model: the fields of `IdentityProfile` that change who a view is. Same
/// names in the TLA+ module.
public struct IdentityRules: Hashable, Sendable {
  /// The part of an `AnyView`'s content that decides its identity (R10).
  public enum AnyViewIdentity: String, CaseIterable, Sendable {
    /// The whole wrapped type.
    case wrappedType = "metadata"
    /// The kind and tag of the wrapped value's outermost node alone.
    case outermostTag = "tag"
    /// Nothing: each render creates a new AnyView.
    case opaque
  }

  /// Whether the arms of one conditional share an identity where their types are equal (R2).
  public enum MatchingArms: String, CaseIterable, Sendable {
    case distinct = "branch"
    case shared = "sameType"
  }

  public var anyViewIdentity: AnyViewIdentity
  public var matchingArms: MatchingArms
  /// Whether an occurrence number distinguishes equal ids in one list (R7).
  public var numbersDuplicateRows: Bool

  public init(
    anyViewIdentity: AnyViewIdentity = .wrappedType, matchingArms: MatchingArms = .distinct,
    numbersDuplicateRows: Bool = true
  ) {
    self.anyViewIdentity = anyViewIdentity
    self.matchingArms = matchingArms
    self.numbersDuplicateRows = numbersDuplicateRows
  }

  /// The named profiles. `swiftUI2021` and `swiftUI2026` differ from the default only in keying and
  /// retention, which are separate modules.
  public static let profiles: [(name: String, rules: IdentityRules)] = [
    ("default", IdentityRules()),
    ("swiftUI2021", IdentityRules()),
    ("swiftUI2026", IdentityRules()),
    ("opaque", IdentityRules(anyViewIdentity: .opaque)),
    ("outermostTag", IdentityRules(anyViewIdentity: .outermostTag)),
    ("sharedArms", IdentityRules(matchingArms: .shared)),
  ]
}
