/// The identities that began, were hidden or ended in this pass, for the observer.
@MainActor
struct OwnerAppearances {
  private var appearing: [OwnerNode] = []
  private var disappearing: [OwnerNode] = []
  private var ending: [(owner: OwnerNode, decision: Decision)] = []

  var isEmpty: Bool { appearing.isEmpty && disappearing.isEmpty && ending.isEmpty }

  mutating func appear(_ owner: OwnerNode) {
    if owner.isReported { appearing.append(owner) }
  }

  mutating func disappear(_ owner: OwnerNode) {
    if owner.isReported { disappearing.append(owner) }
  }

  mutating func end(_ owner: OwnerNode, _ decision: Decision) {
    guard owner.isReported else { return }
    disappearing.append(owner)
    ending.append((owner, decision))
  }

  /// In the order of mounting: an observer that needs another order sorts them.
  mutating func reportAppearances(_ observer: (any RuntimeObserver)?) {
    if appearing.isEmpty { return }
    let queued = appearing
    appearing = []
    var appeared: [OwnerNode] = []
    appeared.reserveCapacity(queued.count)
    for owner in queued where !owner.isSeen && !owner.hasEnded && owner.scope.isShown {
      owner.isSeen = true
      appeared.append(owner)
    }
    if !appeared.isEmpty { observer?.appeared(appeared) }
  }

  mutating func reportDisappearances(_ observer: (any RuntimeObserver)?) {
    if disappearing.isEmpty { return }
    let disappeared = disappearing
    disappearing = []
    for owner in disappeared where owner.isSeen && (owner.hasEnded || !owner.scope.isShown) {
      owner.isSeen = false
      observer?.disappeared(owner)
    }
  }

  mutating func reportEnds(_ observer: (any RuntimeObserver)?) {
    if ending.isEmpty { return }
    let ended = ending
    ending = []
    for (owner, decision) in ended { observer?.ended(owner, decision) }
  }
}
