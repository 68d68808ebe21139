import IdentityModel
import TheseusCore

/// A trace as a screen: its program as a view, and its steps. For apps that show what a trace does.
///
/// ```swift
/// let probe = try TraceProbe<ProbeLabel>(try Trace(itf: text))
/// probe.view(at: step)                        // in the app's body; `step` is the app's @State
/// if case .write(let place, let value) = probe.steps[step] { /* tell the label at `place` to set its binding to `value` */ }
/// probe.expectedCells(at: step)               // what the labels must show then, by place
/// ```
@MainActor
public struct TraceProbe<Leaf: ProgramLeaf> {
  public enum Step: Hashable, Sendable {
    /// The view of this step replaces that of the step before. Step 0 is the first render.
    case render
    /// The view stays; the cell of the structural view at this place is set.
    case write(place: Int, value: Int)
  }

  public let trace: Trace
  public let steps: [Step]
  private let make: (Tree) -> AnyView

  /// Throws where the trace's program cannot be made into views.
  public init(_ trace: Trace) throws(ProgramError) {
    guard let first = trace.states.first else { throw ProgramError(description: "a trace has one state at least") }
    for (index, state) in trace.states.enumerated() {
      guard state.program == first.program else { throw ProgramError(description: "step \(index) has another program") }
      if let flaw = state.tree.mismatch(with: state.program, distinctRows: false) {
        throw ProgramError(description: "the tree of step \(index) is not of the program: \(flaw)")
      }
    }
    self.trace = trace
    make = TraceProbe.maker(try FactoryBuilder<Leaf>.factory(for: first.program))
    steps = trace.states.indices.map { TraceProbe.step($0, of: trace) }
  }

  /// The program's view at a step, erased: as long as the program is the same, so is the erased type, and what is in it keeps its identity.
  ///
  /// Under `IdentityProfile.AnyViewIdentity.opaque` it does not: there, mount the trace with a harness that is not a view.
  public func view(at step: Int) -> AnyView { make(trace.states[step].tree) }

  /// The value of each cell after a step, by place.
  public func expectedCells(at step: Int) -> [Int] {
    let state = trace.states[step]
    return state.tree.cellPositions.map { state.cells[$0] ?? 0 }
  }

  private static func maker<Factory: ViewFactory>(_ factory: Factory) -> (Tree) -> AnyView {
    { tree in
      var place = 0
      return AnyView(factory.make(tree, &place))
    }
  }

  private static func step(_ index: Int, of trace: Trace) -> Step {
    guard index > 0 else { return .render }
    let (before, after) = (trace.states[index - 1], trace.states[index])
    let positions = after.tree.cellPositions
    guard before.tree == after.tree, after.action != "Render",
      let place = positions.firstIndex(where: { before.cells[$0] != after.cells[$0] }), let value = after.cells[positions[place]]
    else { return .render }
    return .write(place: place, value: value)
  }
}
