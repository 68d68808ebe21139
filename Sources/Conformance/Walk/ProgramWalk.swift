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
  /// Which of the transitions are this walk's: of each state's renders, and of its writes, every `count`-th, beginning at another one for
  /// another state. So each walk comes to all trees, and leaves them, about equally often; one that left from some states alone would
  /// spend half its renders on going back to their trees.
  private let part: (index: Int, count: Int)

  /// First state of each representative tree, and one past the last.
  private var offsets: [Int] = []
  /// Next render and next write to be taken at each state.
  private var nextRender: [Int32] = []
  private var nextWrite: [UInt8] = []
  /// Valuations of each representative tree at which something is left; finished ones are dropped when they come up.
  private var open: [[UInt16]] = []
  private var openTrees: [Int] = []
  /// How much oftener each representative tree is to be left than the transitions alone lead to one of its class: so often the walk has to
  /// go there besides. Where it went elsewhere, it would come to be there with nothing left to do.
  private var shortages: [Int] = []
  private var shortTrees: [Int] = []
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
      open.append((0..<own).reversed().map { UInt16($0) })
      openTrees.append(tree)
      for values in 0..<own {
        let first = (tree + values + part.index) % part.count
        nextRender.append(Int32(first))
        nextWrite.append(UInt8(first))
      }
    }
    openTrees.reverse()
    noteShortages()
  }

  private func noteShortages() {
    var classSizes = Array(repeating: 0, count: trees)
    for tree in 0..<trees { classSizes[table.representative(of: tree)] += 1 }
    shortages = classSizes.indices.map { (open[$0].count * trees - classSizes[$0] * states) / part.count }
    shortTrees = shortages.indices.filter { shortages[$0] > 0 }
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
      nextRender[state] += Int32(part.count)
      transitions += 1
      return .render(renaming.target(target, from: representative, asSeenFrom: tree))
    }
    if nextWrite[state] < table.cellCount(of: tree) {
      let cell = UInt16(nextWrite[state])
      nextWrite[state] += UInt8(part.count)
      transitions += 1
      return .write(1 << cell)
    }
    if let valuation = openValuation(of: representative) { return .write(valuation ^ values) }
    while let other = shortTrees.last {
      shortages[other] -= 1
      if shortages[other] >= 0 && openValuation(of: other) != nil { return .render(other) }
      shortTrees.removeLast()
    }
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
