/// `Presentation.tla`: `.sheet(item:)` over a view with state and a selected tab (R72, R73).
public struct Presentation: StateMachine, Hashable {
  public struct State: Hashable, Sendable {
    /// 0: none.
    package var item = 0
    package var version = 0
    /// -1: no sheet.
    package var sheet = -1
    package var presenter = 0
    package var tab = 0
    /// The value each item's sheet held when it was last dismissed.
    package var left = [0, 0]

    fileprivate mutating func leave() { if item != 0 { left[item - 1] = sheet } }
  }

  public init() {}

  public func initialStates() -> [State] { [State()] }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    func add(_ name: String, _ change: (inout State) -> Void) {
      var next = state
      change(&next)
      steps.append((NamedAction(name), next))
    }
    for item in [1, 2] where item != state.item {
      add("Present") {
        $0.leave()
        ($0.item, $0.sheet, $0.version) = (item, 0, 0)
      }
    }
    if state.item != 0 {
      add("Dismiss") {
        $0.leave()
        ($0.item, $0.sheet, $0.version) = (0, -1, 0)
      }
      add("Edit") { $0.version = 1 - $0.version }
    }
    if state.sheet == 0 { add("WriteSheet") { $0.sheet = 1 } }
    if state.presenter == 0 { add("WritePresenter") { $0.presenter = 1 } }
    add("SelectTab") { $0.tab = 1 - $0.tab }
    return steps
  }

  public static let properties: [StepProperty<Presentation>] = [
    .action("PresenterKept") { from, _, to in from.presenter != 1 || to.presenter == 1 },
    .action("TabKept") { from, _, to in from.item == to.item || from.tab == to.tab },
    .action("SheetIsFresh") { from, _, to in from.item == to.item || to.item == 0 || to.sheet == 0
    },
    .action("SameItemKeeps") { from, _, to in
      from.item != to.item || from.sheet != 1 || to.sheet == 1
    },
    .action("SheetReturns") { from, _, to in
      from.item != 0 || to.item == 0 || to.sheet == from.left[to.item - 1]
    },
  ]
}
