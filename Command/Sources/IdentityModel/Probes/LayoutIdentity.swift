/// `LayoutIdentity.tla`: whether a `Layout` takes part in identity (R15).
public struct LayoutIdentity: StateMachine, Hashable {
  public struct State: Hashable, Sendable {
    package var layout = 0
    /// Child c is placed at c + shift.
    package var shift = 0
    /// The value each child remembers: 0, or the number of the child that wrote it.
    package var cells: [Int]
  }

  package let children: Int
  package let layouts: Int
  /// Whether the layout's type is a step of the path.
  package let participates: Bool
  /// Whether a child's step is its position in the layout, instead of its slot.
  package let byPlacement: Bool

  public init(
    participates: Bool = false, byPlacement: Bool = false, children: Int = 3, layouts: Int = 3
  ) {
    self.participates = participates
    self.byPlacement = byPlacement
    self.children = children
    self.layouts = layouts
  }

  public func initialStates() -> [State] {
    (0..<layouts).map { State(layout: $0, cells: Array(repeating: 0, count: children)) }
  }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    for layout in 0..<layouts {
      for shift in 0..<children {
        steps.append((NamedAction("Render"), render(state, layout, shift)))
      }
    }
    for child in 0..<children where state.cells[child] == 0 {
      var next = state
      next.cells[child] = child + 1
      steps.append((NamedAction("Write"), next))
    }
    return steps
  }

  private func render(_ state: State, _ layout: Int, _ shift: Int) -> State {
    var next = State(layout: layout, shift: shift, cells: [])
    for child in 0..<children {
      let before = (0..<children).first {
        step($0, state.layout, state.shift) == step(child, layout, shift)
      }
      next.cells.append(before.map { state.cells[$0] } ?? 0)
    }
    return next
  }

  private func step(_ child: Int, _ layout: Int, _ shift: Int) -> [Int] {
    [participates ? layout : -1, byPlacement ? (child + shift) % children : child]
  }

  public static let properties: [StepProperty<LayoutIdentity>] = [
    .action("LayoutTransparent") { from, _, to in
      zip(from.cells, to.cells).allSatisfy { $0 == 0 || $0 == $1 }
    },
    .invariant("NeverMixed") { state in
      state.cells.enumerated().allSatisfy { $1 == 0 || $1 == $0 + 1 }
    },
  ]
}
