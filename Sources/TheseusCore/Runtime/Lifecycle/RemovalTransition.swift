/// Keeps a removed view on the screen for a while (R66).
///
/// `scope` is the lifetime that ends, which contains that of the transition. `transaction` is that
/// of the update outside of it.
@MainActor
public protocol RemovalTransition: AnyObject {
  /// The animation of the removal under `transaction`; nil removes immediately.
  func removalAnimation(_ transaction: Transaction, of scope: Scope) -> Animation?
  /// Starts the removal under `transaction`, for which there is an animation.
  func beginRemoval(_ transaction: Transaction, of scope: Scope)
  /// The view returned before its removal ended.
  func cancelRemoval(_ transaction: Transaction, of scope: Scope)
}

extension Scope {
  /// Starts the removal of the scope's content under `transaction` and calls `finish` when it is
  /// over. False when nothing is animated.
  func leave(_ transaction: Transaction, finish: @escaping @MainActor () -> Void) -> Bool {
    guard isAlive, !transitions.isEmpty else { return false }
    let animations = transitions.map { ($0, $0.removalAnimation(transaction, of: self)) }
    // An endless animation would keep the view forever.
    let durations = animations.compactMap { $0.1?.totalDuration }
    guard let longest = durations.max(), longest > .zero else { return false }
    removals += 1
    let removal = removals
    isLeaving = true
    for (transition, animation) in animations {
      if animation != nil { transition.beginRemoval(transaction, of: self) }
    }
    noteRemovalChange()
    runtime.timeline.work.note(self, longest, at: runtime.timeline.now())
    runtime.timeline.after(longest) { [weak self] in
      guard let self, isAlive, isLeaving, removals == removal else { return }
      finish()
    }
    return true
  }

  /// Ends the removal, because the content returned: the same identity, with its state (R66).
  func cancelRemoval(_ transaction: Transaction, _ decision: Decision) {
    isLeaving = false
    for transition in transitions { transition.cancelRemoval(transaction, of: self) }
    noteRemovalChange()
    runtime.observer?.kept(self, decision)
  }

  private func noteRemovalChange() {
    // Collected first: an action may end scopes.
    var actions: [() -> Void] = []
    forEachInSubtree { actions += $0.removalActions }
    for action in actions { action() }
  }
}

extension Scope {
  /// Whether it is `other` or a part of it.
  func isInside(_ other: Scope) -> Bool {
    var current: Scope? = self
    while let scope = current {
      if scope === other { return true }
      current = scope.parent
    }
    return false
  }

  /// Whether it was removed, or a scope around it, by a transition that has not ended (R66).
  package var isInRemoval: Bool {
    guard runtime.leavingScopes > 0 else { return false }
    var current: Scope? = self
    while let scope = current {
      if scope.isLeaving { return true }
      current = scope.parent
    }
    return false
  }
}
