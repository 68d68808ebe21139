/// The constants of the identity rules: the answers that changed between SwiftUI's releases or are
/// a choice.
///
/// Read only as `ViewInputs.profile`; the executable model and the TLA+ module use the same names.
public struct IdentityProfile: Hashable, Sendable {
  /// How a state cell finds its value again after a recompile (R31).
  public enum StateKeying: String, Hashable, Sendable, CaseIterable {
    case declaredName, ordinal, sourceLocation
  }

  /// The effect of scrolling off the screen on a lazy row's state (R71).
  public enum LazyRowRetention: Hashable, Sendable {
    /// Rows keep everything.
    case all
    /// The row's own state stays, its body's is dropped off screen.
    case rowOnly
    /// Everything is dropped `grace` committed updates after the row left the screen.
    case visible(grace: Int)
  }

  /// The condition under which two erased views are the same (R10).
  public enum AnyViewIdentity: String, Hashable, Sendable, CaseIterable { case wrappedType, opaque }

  /// Whether the arms of one conditional share identity where their types are equal (R2).
  public enum MatchingArms: String, Hashable, Sendable, CaseIterable { case distinct, shared }

  /// Which inactive tabs keep their state (R72).
  public enum TabRetention: String, Hashable, Sendable, CaseIterable { case visited, selectedOnly }

  public var stateKeying: StateKeying
  public var lazyRowRetention: LazyRowRetention
  public var anyViewIdentity: AnyViewIdentity
  public var matchingArms: MatchingArms
  public var tabRetention: TabRetention

  public init(
    stateKeying: StateKeying = .declaredName, lazyRowRetention: LazyRowRetention = .all,
    anyViewIdentity: AnyViewIdentity = .wrappedType, matchingArms: MatchingArms = .distinct,
    tabRetention: TabRetention = .visited
  ) {
    self.stateKeying = stateKeying
    self.lazyRowRetention = lazyRowRetention
    self.anyViewIdentity = anyViewIdentity
    self.matchingArms = matchingArms
    self.tabRetention = tabRetention
  }

  public static let `default` = IdentityProfile()
  /// SwiftUI as of 2021: ordinal keying; a lazy row's body state is dropped off screen.
  public static let swiftUI2021 = IdentityProfile(stateKeying: .ordinal, lazyRowRetention: .rowOnly)
  /// SwiftUI as of 2026: ordinal keying; lazy rows are dropped two committed updates after leaving.
  public static let swiftUI2026 = IdentityProfile(
    stateKeying: .ordinal, lazyRowRetention: .visible(grace: 2))
}
