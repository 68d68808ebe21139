/// `RemovalTransition.tla`: a removed view with a transition stays, with its state, until the
/// transition ends (R66).
public struct RemovalTransition: StateMachine, Hashable {
  public enum Status: Hashable, Sendable { case none, live, leaving }

  public struct State: Hashable, Sendable {
    package var arm = 0
    package var status: [Status] = [.live, .none]
    package var value = [0, 0]
  }

  package let hasTransition: Bool

  public init(hasTransition: Bool) { self.hasTransition = hasTransition }

  public func initialStates() -> [State] { [State()] }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    let (old, new) = (state.arm, 1 - state.arm)
    if state.value[old] == 0 {
      var next = state
      next.value[old] = 1
      steps.append((NamedAction("Write"), next))
    }
    var flipped = state
    flipped.arm = new
    flipped.status[new] = .live
    flipped.status[old] = hasTransition ? .leaving : .none
    flipped.value[new] = state.status[new] == .leaving ? state.value[new] : 0
    flipped.value[old] = hasTransition ? state.value[old] : 0
    steps.append((NamedAction("Flip"), flipped))
    if state.status[new] == .leaving {
      var next = state
      next.status[new] = .none
      next.value[new] = 0
      steps.append((NamedAction("EndTransition"), next))
    }
    return steps
  }

  public static let properties: [StepProperty<RemovalTransition>] = [
    .action("FlipGivesFreshCell") { from, _, to in to.arm == from.arm || to.value[to.arm] == 0 },
    .action("EndedStartsFresh") { from, _, to in
      to.arm == from.arm || from.status[to.arm] != .none || to.value[to.arm] == 0
    },
  ]
}
