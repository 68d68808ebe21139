/// `Focus.tla`: a `FocusState` bound to two fields; b is inserted and removed and may change its
/// identity in place (R82).
public struct Focus: StateMachine, Hashable {
  public enum Place: String, Hashable, Sendable { case none, a, b, other }

  public struct State: Hashable, Sendable {
    package var isPresent = false
    /// The view in b's position.
    package var who = 0
    package var focus = Place.none
    package var bound = Place.none
    package var wasRequested = false

    fileprivate mutating func move(_ place: Place) {
      focus = place
      bound = place == .other ? .none : place
      wasRequested = false
    }

    fileprivate mutating func leave() { move(focus == .b ? .none : focus) }
  }

  package let honorsAfterUpdate: Bool

  public init(honorsAfterUpdate: Bool) { self.honorsAfterUpdate = honorsAfterUpdate }

  public func initialStates() -> [State] { [State()] }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    func add(_ name: String, _ change: (inout State) -> Void) {
      var next = state
      change(&next)
      steps.append((NamedAction(name), next))
    }
    let fields: [Place] = state.isPresent ? [.a, .b] : [.a]
    for place in fields + [.other] { add("UserMoves") { $0.move(place) } }
    // Writing nil when the state is nil already requests nothing: focus stays in a view that is not
    // bound.
    for place in fields + [.none] {
      add("ProgramSets") { $0.move(place == $0.bound ? $0.focus : place) }
    }
    if state.isPresent {
      add("Remove") {
        $0.isPresent = false
        $0.leave()
      }
      add("Replace") {
        $0.who = 1 - $0.who
        $0.leave()
      }
    } else {
      add("Add") { ($0.isPresent, $0.wasRequested) = (true, false) }
      add("AddAndRequest") {
        $0.move(honorsAfterUpdate ? .b : $0.focus)
        ($0.isPresent, $0.wasRequested) = (true, true)
      }
    }
    return steps
  }

  public static let properties: [StepProperty<Focus>] = [
    .invariant("FocusIsLive") { $0.focus != .b || $0.isPresent },
    .invariant("BoundFollows") { $0.bound == ($0.focus == .other ? .none : $0.focus) },
    .invariant("RequestHonoured") { !$0.wasRequested || $0.focus == .b },
    .action("FocusOutlivesIdentity") { from, _, to in from.who == to.who || from.focus == to.focus
    },
  ]
}
