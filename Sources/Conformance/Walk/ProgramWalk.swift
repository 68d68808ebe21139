import IdentityModel
import TheseusCore

/// Walks every transition of one program on the mounted runtime: each render from each state, each write of each cell, with no reset between them.
///
/// A state is (tree, valuation). At each state the walk takes a transition that has not been taken; where none is left it moves, by a render and a write that
/// are checked as well, to a state that has some. Under symmetry a state stands for those that renaming of ids makes equal: what is left to do at a tree is
/// what is left at its representative, with the ids renamed.
@MainActor
final class ProgramWalk {
  /// One step of the walk, as it happened.
  enum Step {
    case render(Int)
    /// Cells to flip, as a mask.
    case write(UInt16)
    /// The end of the whole tree.
    case unmount
  }

  /// The runtime did not do what the table says.
  struct Mismatch: Error {
    /// The tree and the valuation before the step that failed.
    let before: (tree: Int, values: UInt16)
    let step: Step
    /// All steps from the first render on, the failing one last.
    let history: [Step]
    let firstTree: Int
  }

  private let table: TransitionTable
  private let program: Program
  private let profile: IdentityProfile
  private let ids: Int
  private let trees: Int
  /// Which of the states are this walk's to leave from: those whose number is `index` modulo `count`.
  private let part: (index: Int, count: Int)

  /// First state of each representative tree, and one past the last.
  private var offsets: [Int] = []
  /// Next render and next write to be taken at each state.
  private var nextRender: [Int32] = []
  private var nextWrite: [UInt8] = []
  /// Valuations of each representative tree at which something is left; finished ones are dropped when they come up.
  private var open: [[UInt16]] = []
  private var openTrees: [Int] = []
  private var renaming: IDRenaming

  private(set) var renders = 0
  private(set) var writes = 0
  private(set) var transitions = 0
  private(set) var states = 0
  /// Transitions that those taken stand for.
  var standsFor: Int {
    var sum = 0
    for tree in 0..<trees { sum += (1 << table.cellCount(of: tree)) * (trees + table.cellCount(of: tree)) }
    return sum
  }

  private var checker: StepChecker
  private var history: [Step] = []

  init(_ table: TransitionTable, program: Program, profile: IdentityProfile, ids: Int, part: (index: Int, count: Int) = (0, 1)) {
    self.table = table
    self.program = program
    self.profile = profile
    self.ids = ids
    self.part = part
    trees = table.trees.count
    renaming = IDRenaming(table: table, ids: ids)
    checker = StepChecker(table)
    for tree in 0..<trees {
      offsets.append(states)
      let own = 1 << table.cellCount(of: tree)
      guard table.representative(of: tree) == tree else {
        open.append([])
        continue
      }
      states += own
      let mine = (0..<own).reversed().filter { (tree + $0) % part.count == part.index }
      open.append(mine.map { UInt16($0) })
      if !mine.isEmpty { openTrees.append(tree) }
    }
    openTrees.reverse()
    // States of other parts have nothing left to be done.
    nextRender = Array(repeating: Int32(trees), count: states)
    nextWrite = Array(repeating: UInt8.max, count: states)
    for tree in openTrees {
      for values in open[tree] {
        nextRender[offsets[tree] + Int(values)] = 0
        nextWrite[offsets[tree] + Int(values)] = 0
      }
    }
  }

  /// Takes all transitions. `isCancelled` is asked now and then; false where it stopped the walk.
  func run(isCancelled: () -> Bool) throws -> Bool {
    guard trees > 0 else { return true }
    let placed = table.trees.map(PlacedTree.init)
    let mounted = try MountedProgram(program, tree: table.trees[0], profile: profile)
    renders = 1
    if !checker.start(mounted.recorder, tree: 0) {
      throw Mismatch(before: (0, 0), step: .render(0), history: [.render(0)], firstTree: 0)
    }
    var steps = 0
    while let step = next() {
      let before = (tree: checker.tree, values: checker.values)
      history.append(step)
      switch step {
      case .render(let tree):
        renders += 1
        mounted.render(placed[tree])
        if !checker.rendered(mounted.recorder, to: tree) { throw mismatch(before, step) }
      case .write(let mask):
        writes += 1
        mounted.write(checker.flips(mask))
        if !checker.wrote(mounted.recorder, mask) { throw mismatch(before, step) }
      case .unmount:
        break
      }
      steps += 1
      if steps & 0x3FF == 0 && isCancelled() { return false }
    }
    mounted.unmount()
    if !checker.unmounted(mounted.recorder) { throw mismatch((checker.tree, checker.values), .unmount) }
    return true
  }

  private func mismatch(_ before: (tree: Int, values: UInt16), _ step: Step) -> Mismatch {
    Mismatch(before: before, step: step, history: history, firstTree: 0)
  }

  private func next() -> Step? {
    let tree = checker.tree
    let representative = table.representative(of: tree)
    let values = checker.values
    let state = offsets[representative] + Int(values)
    if nextRender[state] < trees {
      let target = Int(nextRender[state])
      nextRender[state] += 1
      transitions += 1
      return .render(renaming.target(target, from: representative, asSeenFrom: tree))
    }
    if nextWrite[state] < table.cellCount(of: tree) {
      let cell = UInt16(nextWrite[state])
      nextWrite[state] += 1
      transitions += 1
      return .write(1 << cell)
    }
    if let valuation = openValuation(of: representative) { return .write(valuation ^ values) }
    while let other = openTrees.last {
      if openValuation(of: other) != nil { return .render(other) }
      openTrees.removeLast()
    }
    return nil
  }

  private func openValuation(of representative: Int) -> UInt16? {
    while let values = open[representative].last {
      let state = offsets[representative] + Int(values)
      if nextRender[state] < trees || nextWrite[state] < table.cellCount(of: representative) { return values }
      open[representative].removeLast()
    }
    return nil
  }
}
