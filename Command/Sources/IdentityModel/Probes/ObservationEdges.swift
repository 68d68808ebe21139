/// `ObservationEdges.tla`: registrations of bodies for an observable, across the ends of identities
/// (R51).
public struct ObservationEdges: StateMachine, Hashable {
  public struct State: Hashable, Sendable {
    /// The identity on screen, by serial number.
    package var live = 1
    package var registered: Set<Int> = [1]
    /// Identities that a change will wake.
    package var queue: Set<Int> = []
    package var isDirty = false
    /// Whether the live body has read the newest value.
    package var isCurrent = true
    /// Identities whose body the last step ran.
    package var ran: Set<Int> = [1]
  }

  package let cancelsOnEnd: Bool
  package let maxSerial: Int

  public init(cancelsOnEnd: Bool, maxSerial: Int = 4) {
    self.cancelsOnEnd = cancelsOnEnd
    self.maxSerial = maxSerial
  }

  public func initialStates() -> [State] { [State()] }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    func add(_ name: String, _ change: (inout State) -> Void) {
      var next = state
      change(&next)
      steps.append((NamedAction(name), next))
    }
    add("Change") {
      $0.queue.formUnion($0.registered)
      ($0.registered, $0.isCurrent, $0.ran) = ([], false, [])
    }
    if !state.queue.isEmpty {
      // A wake-up is for an identity; it has no effect when that has ended.
      add("Deliver") {
        $0.isDirty = $0.isDirty || $0.queue.contains($0.live)
        ($0.queue, $0.ran) = ([], [])
      }
    }
    if state.isDirty {
      add("Run") {
        $0.registered.insert($0.live)
        ($0.isDirty, $0.isCurrent, $0.ran) = (false, true, [$0.live])
      }
    }
    if state.live < maxSerial {
      add("Flip") {
        if cancelsOnEnd { $0.registered.remove($0.live) }
        $0.live += 1
        $0.registered.insert($0.live)
        ($0.isDirty, $0.isCurrent, $0.ran) = (false, true, [$0.live])
      }
    }
    return steps
  }

  public static let properties: [StepProperty<ObservationEdges>] = [
    .invariant("NoneStale") { $0.registered.isSubset(of: [$0.live]) },
    .invariant("NoDeadWakes") { $0.ran.isSubset(of: [$0.live]) },
    .invariant("NoChangeMissed") { $0.isCurrent || $0.isDirty || $0.queue.contains($0.live) },
  ]
}
