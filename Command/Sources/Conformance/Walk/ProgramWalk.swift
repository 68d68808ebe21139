import IdentityModel
import TheseusCore

/// Walks every transition of one program on the mounted runtime: each render from each state, each
/// write of each cell, with no reset between them.
///
/// A state is (tree, valuation). At each state the walk takes a transition that has not been taken.
/// When none is left it moves, by a write or a render that is checked too, to a state that has
/// some. It prefers states that the transitions themselves do not reach often enough, so that it
/// moves hardly more often than any walk of all transitions must. Under symmetry a state represents
/// those that renaming of ids makes equal: the remaining transitions of a tree are those of its
/// representative, with the ids renamed.
///
/// Then the process is restarted at each tree that represents others, with all cells written and
/// with every second one.
@MainActor
final class ProgramWalk {
  /// One step of the walk.
  enum Step {
    case render(Int)
    /// Cells to flip, as a mask.
    case write(UInt16)
    /// The end of the process, and the next one with the same tree.
    case restart
    /// The end of the whole tree.
    case unmount
  }

  /// The runtime differs from the table.
  struct Mismatch: Error {
    /// The tree and the valuation before the step that failed.
    let before: (tree: Int, values: UInt16)
    let step: Step
    /// All steps after the first tree was mounted, ending with the failing one.
    let history: [Step]
  }

  private let table: TransitionTable
  private let program: Program
  private let profile: IdentityProfile
  private let ids: Int
  private let trees: Int
  /// The part of the transitions that belongs to this walk: every `count`-th of each state's
  /// renders and writes, with an offset that depends on the state. So each walk reaches and leaves
  /// all trees about equally often; a walk that left from some states only would spend half its
  /// renders on returning to them.
  private let part: (index: Int, count: Int)

  /// First state of each representative tree, and one past the last.
  @exclusivity(unchecked) private var offsets: [Int] = []
  /// Next render and next write to be taken at each state.
  @exclusivity(unchecked) private var nextRender: [Int32] = []
  @exclusivity(unchecked) private var nextWrite: [UInt8] = []
  /// The valuations of each representative tree with remaining transitions; finished ones are
  /// dropped when they are reached.
  @exclusivity(unchecked) private var open: [[UInt16]] = []
  @exclusivity(unchecked) private var openTrees: [Int] = []
  /// For each representative tree, the number of its outgoing transitions minus the number of
  /// transitions that lead to its class. The walk must move there that many times; a move to
  /// another tree would find no remaining transitions at the end.
  @exclusivity(unchecked) private var shortages: [Int] = []
  @exclusivity(unchecked) private var shortTrees: [Int] = []
  /// The same for each state: its outgoing transitions less the renders that lead to it, and the
  /// valuations of each representative tree where that number is positive.
  @exclusivity(unchecked) private var stateShortages: [Int32] = []
  @exclusivity(unchecked) private var shortValuations: [[UInt16]] = []
  @exclusivity(unchecked) private var renaming: IDRenaming

  @exclusivity(unchecked) private(set) var renders = 0
  @exclusivity(unchecked) private(set) var writes = 0
  @exclusivity(unchecked) private(set) var transitions = 0
  @exclusivity(unchecked) private(set) var restarts = 0
  private(set) var states = 0
  /// The number of transitions that those taken represent.
  var standsFor: Int {
    var sum = 0
    for tree in 0..<trees {
      sum += (1 << table.cellCount(of: tree)) * (trees + table.cellCount(of: tree))
    }
    return sum
  }

  @exclusivity(unchecked) private var checker: StepChecker
  @exclusivity(unchecked) private var history: [Step] = []

  init(
    _ table: TransitionTable, program: Program, profile: IdentityProfile, ids: Int,
    part: (index: Int, count: Int) = (0, 1)
  ) {
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
    shortages = classSizes.indices.map {
      (open[$0].count * trees - classSizes[$0] * states) / part.count
    }
    shortTrees = shortages.indices.filter { shortages[$0] > 0 }
    let arrivals = arrivalsByRender()
    for tree in 0..<trees {
      var short: [UInt16] = []
      for values in open[tree] {
        let state = offsets[tree] + Int(values)
        if arrivals[state] < trees { short.append(values) }
      }
      shortValuations.append(short)
    }
    stateShortages = arrivals.map { Int32((trees - min($0, trees) + part.count - 1) / part.count) }
  }

  /// The number of renders that lead to each state.
  private func arrivalsByRender() -> [Int] {
    var arrivals = Array(repeating: 0, count: states)
    var images: [Int] = []
    for tree in 0..<trees where table.representative(of: tree) == tree {
      let cells = table.cellCount(of: tree)
      for target in 0..<trees {
        let first = offsets[table.representative(of: target)]
        images.removeAll(keepingCapacity: true)
        images.append(0)
        // The valuations in order: those with a cell set follow those without it.
        for cell in 0..<cells {
          let home = Int(table.home(of: cell, in: tree, to: target))
          for known in 0..<images.count { images.append(images[known] | home) }
        }
        for image in images { arrivals[first + image] += 1 }
      }
    }
    return arrivals
  }

  /// Takes all transitions. `isCancelled` is polled; returns false when it stopped the walk.
  func run(isCancelled: () -> Bool) throws -> Bool {
    guard trees > 0 else { return true }
    let mounted = try MountedProgram(program, tree: table.trees[0], profile: profile)
    var placed: [PlacedTree] = []
    for tree in table.trees { placed.append(mounted.place(tree)) }
    renders = 1
    if !checker.start(mounted.recorder, tree: 0) {
      throw Mismatch(before: (0, 0), step: .render(0), history: [.render(0)])
    }
    var steps = 0
    while let step = next() {
      try take(step, mounted, placed)
      steps += 1
      if steps & 0x3FF == 0 && isCancelled() { return false }
    }
    for tree in 0..<trees where tree % part.count == part.index {
      try restart(at: tree, mounted, placed)
      if isCancelled() { return false }
    }
    mounted.unmount()
    if !checker.unmounted(mounted.recorder) {
      throw mismatch((checker.tree, checker.values), .unmount)
    }
    return true
  }

  private func take(_ step: Step, _ mounted: MountedProgram, _ placed: [PlacedTree]) throws {
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
    case .restart:
      restarts += 1
      let snapshot = try mounted.stop()
      guard checker.unmounted(mounted.recorder) else { throw mismatch(before, step) }
      let report = mounted.start(placed[before.tree], from: snapshot)
      if !checker.restarted(mounted.recorder, report) { throw mismatch(before, step) }
    case .unmount:
      break
    }
  }

  /// Restarts the process at a tree with cells, once with all of them written and once with every
  /// second one.
  private func restart(at tree: Int, _ mounted: MountedProgram, _ placed: [PlacedTree]) throws {
    guard table.representative(of: tree) == tree, table.cellCount(of: tree) > 0 else { return }
    let all = UInt16(truncatingIfNeeded: 1 << table.cellCount(of: tree) - 1)
    if checker.tree != tree { try take(.render(tree), mounted, placed) }
    for values in [all, all & 0x5555] where values != 0 {
      if checker.values != values {
        try take(.write(checker.values ^ values), mounted, placed)
      }
      try take(.restart, mounted, placed)
      // With a single cell, both valuations are the same.
      if all == 1 { break }
    }
  }

  private func mismatch(_ before: (tree: Int, values: UInt16), _ step: Step) -> Mismatch {
    Mismatch(before: before, step: step, history: history)
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
    if let valuation = shortValuation(of: representative) { return .write(valuation ^ values) }
    while let other = shortTrees.last {
      shortages[other] -= 1
      if shortages[other] >= 0 && openValuation(of: other) != nil { return .render(other) }
      shortTrees.removeLast()
    }
    if let valuation = openValuation(of: representative) { return .write(valuation ^ values) }
    while let other = openTrees.last {
      if openValuation(of: other) != nil { return .render(other) }
      openTrees.removeLast()
    }
    return nil
  }

  private func shortValuation(of representative: Int) -> UInt16? {
    while let values = shortValuations[representative].last {
      let state = offsets[representative] + Int(values)
      if stateShortages[state] > 0 && nextRender[state] < trees {
        stateShortages[state] -= 1
        return values
      }
      shortValuations[representative].removeLast()
    }
    return nil
  }

  private func openValuation(of representative: Int) -> UInt16? {
    while let values = open[representative].last {
      let state = offsets[representative] + Int(values)
      if nextRender[state] < trees || nextWrite[state] < table.cellCount(of: representative) {
        return values
      }
      open[representative].removeLast()
    }
    return nil
  }
}
