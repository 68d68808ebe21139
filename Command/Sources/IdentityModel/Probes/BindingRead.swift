/// `BindingRead.tla`: Finding 4. A body reads its binding once (`if let`) or twice (`!= nil`, then
/// `!`) while an upstream emits a, nil, b.
public struct BindingRead: StateMachine, Hashable {
  public struct State: Hashable, Sendable {
    /// The values that the upstream has yet to emit; nil is the value nil.
    package var upstream: [String?] = [nil, "b"]
    package var source: String? = "a"
    package var first: String? = "a"
    package var isReading = false
    package var isShown = true
    package var draft = 0
    package var isTorn = false
    package var hasTrapped = false
  }

  package let reads: Int
  package let emitsWithin: Bool
  package let isCoalesced: Bool

  public init(reads: Int, emitsWithin: Bool, isCoalesced: Bool) {
    self.reads = reads
    self.emitsWithin = emitsWithin
    self.isCoalesced = isCoalesced
  }

  public func initialStates() -> [State] { [State()] }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    func add(_ name: String, _ change: (inout State) -> Void) {
      var next = state
      change(&next)
      steps.append((NamedAction(name), next))
    }
    if !state.isReading && state.isShown && state.draft == 0 { add("Write") { $0.draft = 1 } }
    if let emitted = state.upstream.first, emitsWithin || !state.isReading {
      add("Emit") {
        $0.source = emitted
        $0.upstream.removeFirst()
      }
    }
    if !state.isReading {
      add("BeginFrame") {
        $0.isReading = true
        $0.first = $0.source
      }
    } else {
      let second = reads == 1 || isCoalesced ? state.first : state.source
      add("EndFrame") {
        $0.isReading = false
        $0.isTorn = $0.isTorn || second != $0.first
        $0.hasTrapped = $0.hasTrapped || ($0.first != nil && second == nil)
        $0.draft = $0.first != nil && $0.isShown ? $0.draft : 0
        $0.isShown = $0.first != nil
      }
    }
    return steps
  }

  public static let properties: [StepProperty<BindingRead>] = [
    .invariant("FrameAtomic") { !$0.isTorn },
    .invariant("NeverTraps") { !$0.hasTrapped },
    .action("LossNeedsNil") { from, _, to in
      !(from.draft == 1 && to.draft == 0) || from.first == nil
    },
  ]
}
