import IdentityModel
import TheseusCore

/// Serial numbers of cells on the runtime, as in `CellSerials.tla`: an object stored with each
/// view's state is numbered when it is created.
///
/// Every program runs through every ordered pair of its trees in one history, so that every ended
/// identity can return.
@MainActor
package enum SerialWalk {
  package static func steps(of machine: CellSerials) throws -> [Step<CellSerials>] {
    guard let profile = machine.base.rules.runtimeProfile else {
      throw ProgramError(description: "the runtime has no such profile")
    }
    var steps: [Step<CellSerials>] = []
    for program in machine.base.programs {
      let trees = machine.base.trees(of: program)
      guard let first = trees.first else { continue }
      let mounted = try MountedProgram(program, tree: first, profile: profile)
      var seen = state(program, first, mounted)
      steps.append(Step(from: nil, action: nil, to: seen))
      func render(_ tree: Tree) {
        mounted.render(tree)
        let next = state(program, tree, mounted)
        steps.append(Step(from: seen, action: .render(tree), to: next))
        seen = next
      }
      for old in trees {
        for new in trees {
          render(old)
          render(new)
        }
      }
      mounted.unmount()
    }
    return steps
  }

  private static func state(_ program: Program, _ tree: Tree, _ mounted: MountedProgram)
    -> CellSerials.State
  {
    let positions = tree.cellPositions
    var serials: [Position: Int] = [:]
    for life in mounted.recorder.lives {
      let (place, serial) = life._withUnsafeGuaranteedRef { ($0.place, Int($0.serial)) }
      // A view that reports to be outside the tree is shown at a position that no tree has.
      serials[positions.indices.contains(place) ? positions[place] : [0, place]] = serial
    }
    let base = IdentityState.initial(program: program, tree: tree)
    return CellSerials.State(base: base, serials: serials, issued: Int(mounted.recorder.lastSerial))
  }
}
