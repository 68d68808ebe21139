/// What keeps a removed view on the screen for a while (R66).
@MainActor
public protocol RemovalTransition: AnyObject {
  /// How it goes under `transaction`; nil where it goes at once.
  func removalAnimation(_ transaction: Transaction) -> Animation?
  /// Its removal begins.
  func beginRemoval(_ animation: Animation)
  /// It came back before its removal ended.
  func cancelRemoval(_ transaction: Transaction)
}

extension Scope {
  /// Begins the removal of what is in the scope under `transaction`: calls `finish` when it is
  /// over. False where nothing waits for that.
  func leave(_ transaction: Transaction, finish: @escaping @MainActor () -> Void) -> Bool {
    guard isAlive, !transitions.isEmpty else { return false }
    let animations = transitions.map { ($0, $0.removalAnimation(transaction)) }
    // Something that never ends would keep the view for ever.
    let durations = animations.compactMap { $0.1?.totalDuration }
    guard let longest = durations.max(), longest > .zero else { return false }
    removals += 1
    let removal = removals
    isLeaving = true
    for (transition, animation) in animations {
      if let animation { transition.beginRemoval(animation) }
    }
    runtime.timeline.after(longest) { [weak self] in
      guard let self, isAlive, isLeaving, removals == removal else { return }
      finish()
    }
    return true
  }

  /// It is wanted again: the same identity, with its state (R66).
  func comeBack(_ transaction: Transaction, _ decision: Decision) {
    isLeaving = false
    for transition in transitions { transition.cancelRemoval(transaction) }
    runtime.observer?.kept(self, decision)
  }
}
