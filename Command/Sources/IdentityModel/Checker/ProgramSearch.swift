/// The breadth-first search of one program's behaviors over packed states.
///
/// A state is (parity, tree, valuation) and its number is dense, so the set of states met is one
/// byte for each possible state: full states, no fingerprints, no collisions. All value trees are
/// initial, so a state is reached at the latest one write per set bit later.
///
/// The effect of a render on each cell is a row of `TreeTable.homes`: for each new tree, the row of
/// a cell's identity contains the cell it becomes (none: 0). A render of a state to every tree is
/// the union of the rows of its set cells. The rows come from equality of identities; `survey`
/// compares them, for every pair of trees, with a top-down walk of the two trees, as a runtime does
/// it.
final class ProgramSearch {
  let table: TreeTable
  private let rules: IdentityRules
  private let bounds: Bounds
  @exclusivity(unchecked) private var program: FlatProgram

  @exclusivity(unchecked) private var offsets: [UInt32] = []
  private let targets = Column<UInt32>()
  private let met = Column<UInt8>()
  private let image = Column<UInt16>()
  @exclusivity(unchecked) private var surveyed: [Bool] = []
  @exclusivity(unchecked) private var statesPerParity = 0
  /// Cells of each tree that some render loses.
  @exclusivity(unchecked) private var losses: [UInt16] = []
  /// Cells of each tree whose loss, once they are written, violates an expectation that is still
  /// searched.
  @exclusivity(unchecked) private var violations: [(property: IdentityProperty, cells: UInt16)] = []
  @exclusivity(unchecked) private var grievanceTree = -1
  @exclusivity(unchecked) private var expectations: [IdentityProperty] = []

  /// The contribution of one program to the totals.
  struct Tally {
    var trees = 0
    /// The number of states, and of visited ones (fewer under symmetry).
    var distinct = 0
    var visited = 0
    var generated = 0
    /// Transitions really computed.
    var computed = 0
    var depth = 0
    var closedForm = 0
  }

  /// The first violation of a property, in the order of the search.
  struct Finding {
    let property: IdentityProperty
    /// States in the counterexample.
    let length: Int
  }

  @exclusivity(unchecked) private(set) var tally = Tally()
  @exclusivity(unchecked) private(set) var findings: [Finding] = []
  /// Whether cells were lost exactly as the static reading predicts.
  @exclusivity(unchecked) private(set) var staticReadingHolds = true

  init(bounds: Bounds, rules: IdentityRules, symmetric: Bool) {
    self.bounds = bounds
    self.rules = rules
    table = TreeTable(bounds: bounds, rules: rules, symmetric: symmetric)
    program = FlatProgram(.view(.view(0)))
  }

  /// Searches `program`. `open` contains the properties to search, and the greatest length of a
  /// counterexample for each.
  func run(
    _ program: FlatProgram, open: PropertyLimits, memoryLimit: Int, isCancelled: () -> Bool
  ) throws(PackingError) {
    self.program = program
    try table.fill(program, wantsTuples: open[.articleTuple] > 0, memoryLimit: memoryLimit)
    tally = Tally()
    findings = []
    let trees = table.count
    let parities = table.hasParity ? 2 : 1
    offsets.removeAll(keepingCapacity: true)
    targets.reset(trees, to: 0)
    var total = 0
    for tree in 0..<trees {
      let isRepresentative = Int(table.representatives[tree]) == tree
      offsets.append(UInt32(truncatingIfNeeded: total))
      targets[tree] = offsets[Int(table.representatives[tree])]
      let states = 1 << Int(table.cellCounts[tree])
      tally.closedForm += states * parities
      if isRepresentative { total += states }
      if total * parities > min(memoryLimit, Int(UInt32.max)) {
        throw .memory(bytes: total * parities)
      }
    }
    statesPerParity = total
    met.reset(total * parities, to: 0)
    image.reset(trees, to: 0)
    surveyed = Array(repeating: false, count: trees)
    losses = Array(repeating: 0, count: trees)
    grievanceTree = -1
    // An expectation is about a written cell, so no counterexample has fewer than three states.
    expectations = IdentityProperty.allCases.filter { property in
      let concerns =
        property == .engineerExpectation || property.blamed.map(program.kinds.contains) ?? false
      return concerns && open[property] > 3
    }
    tally.trees = trees
    if table.clash != nil { report(.identitiesUnique, length: 1, open: open) }
    search(open: open, isCancelled: isCancelled)
    staticReadingHolds = checkStaticReading()
  }

  private func search(open: PropertyLimits, isCancelled: () -> Bool) {
    var frontier: [UInt64] = []
    for tree in 0..<table.count {
      tally.generated += 1
      guard Int(table.representatives[tree]) == tree else { continue }
      met[Int(offsets[tree])] = 1
      tally.visited += 1
      tally.distinct += Int(table.orbits[tree])
      frontier.append(UInt64(tree) << 16)
    }
    var next: [UInt64] = []
    while !frontier.isEmpty {
      tally.depth += 1
      for (index, state) in frontier.enumerated() {
        if index & 0xFF == 0xFF && isCancelled() { return }
        expand(state, into: &next, open: open)
      }
      swap(&frontier, &next)
      next.removeAll(keepingCapacity: true)
    }
  }

  private func expand(_ state: UInt64, into next: inout [UInt64], open: PropertyLimits) {
    let parity = Int(state >> 63)
    let tree = Int(state >> 16 & 0xFFFF_FFFF)
    let values = UInt16(truncatingIfNeeded: state)
    let table = table
    let trees = table.count
    let cells = Int(table.cellCounts[tree])
    let weight = Int(table.orbits[tree])
    if !surveyed[tree] {
      surveyed[tree] = true
      survey(tree, open: open)
    }
    if values != 0 && !expectations.isEmpty {
      if grievanceTree != tree { collectGrievances(tree, open: open) }
      for violation in violations where violation.cells & values != 0 {
        report(violation.property, length: tally.depth + 1, open: open)
      }
    }
    var visited = 0
    var distinct = 0
    let met = met.memory
    let base = parity * statesPerParity + Int(offsets[tree])
    for cell in 0..<cells {
      let written = values ^ (1 << UInt16(cell))
      if met[base + Int(written)] == 0 {
        met[base + Int(written)] = 1
        visited += 1
        distinct += weight
        next.append(state & ~0xFFFF | UInt64(written))
      }
    }
    let newParity = table.hasParity ? 1 - parity : 0
    let image = renderAll(tree, values, parity: parity, newParity: newParity)
    let targets = targets.memory
    let states = met + newParity * statesPerParity
    for newTree in 0..<trees {
      let place = Int(targets[newTree] &+ UInt32(image[newTree]))
      if states[place] == 0 {
        states[place] = 1
        visited += 1
        distinct += Int(table.orbits[newTree])
        next.append(
          UInt64(newParity) << 63 | UInt64(table.representatives[newTree]) << 16
            | UInt64(image[newTree]))
      }
    }
    tally.visited += visited
    tally.distinct += distinct
    tally.generated += weight * (cells + trees)
    tally.computed += cells + trees
  }

  /// The valuation after a render to each tree.
  private func renderAll(_ tree: Int, _ values: UInt16, parity: Int, newParity: Int)
    -> UnsafeMutablePointer<UInt16>
  {
    let count = table.count
    let image = image.memory
    let homes = table.homes(newParity).memory
    let rows = table.cellRows(parity).memory + Int(table.cellStarts[tree])
    var rest = values
    var first = true
    while rest != 0 {
      let row = homes + Int(rows[rest.trailingZeroBitCount]) * count
      if first {
        image.update(from: row, count: count)
      } else {
        for newTree in 0..<count { image[newTree] |= row[newTree] }
      }
      first = false
      rest &= rest - 1
    }
    if first { image.update(repeating: 0, count: count) }
    return image
  }

  private func report(_ property: IdentityProperty, length: Int, open: PropertyLimits) {
    guard length < open[property], !findings.contains(where: { $0.property == property }) else {
      return
    }
    findings.append(Finding(property: property, length: length))
  }

  /// Walks from `tree` to every tree, top-down, and compares the fate of each cell with equality of
  /// identities.
  private func survey(_ tree: Int, open: PropertyLimits) {
    let count = table.count
    let starts = table.starts.memory
    let words = table.words.memory
    let bits = table.cellBits.memory
    let oldStart = Int(starts[tree])
    let oldCount = Int(starts[tree + 1]) - oldStart
    let oldWords = words + oldStart
    let oldBits = bits + oldStart
    let parities = table.hasParity ? 1 : 0
    let opaque = rules.anyViewIdentity == .opaque
    let anyViewCode = FlatProgram.code(.anyView)
    let cellStart = Int(table.cellStarts[tree])
    let cells = Int(table.cellCounts[tree])
    let wantsTuple = open[.articleTuple] > 2 && !findings.contains { $0.property == .articleTuple }
    let tupleHomes = table.tupleHomes.memory
    let tupleRows = table.tupleRows.memory + cellStart
    var lost: UInt16 = 0
    withUnsafeTemporaryAllocation(of: Int.self, capacity: oldCount) { buffer in
      guard let places = buffer.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UnsafeMutablePointer<UInt16>.self, capacity: 2 * cells + 1)
      { buffer in
        guard let rows = buffer.baseAddress else { return }
        for parity in 0...parities {
          for cell in 0..<cells {
            rows[parity * cells + cell] =
              table.homes(parities == 0 ? 0 : 1 - parity).memory + Int(
                table.cellRows(parity)[cellStart + cell]) * count
          }
        }
        for newTree in 0..<count {
          let newStart = Int(starts[newTree])
          let newCount = Int(starts[newTree + 1]) - newStart
          let newWords = words + newStart
          let newBits = bits + newStart
          var lostNow: UInt16 = 0
          var kept: UInt16 = 0
          var keptCount = 0
          var cell = 0
          var agrees = true
          var tupleAgrees = true
          for node in 0..<oldCount {
            let word = oldWords[node]
            var place = -1
            if node == 0 {
              place = 0
            } else {
              let parent = Int(word >> 24)
              let parentPlace = places[parent]
              if parentPlace >= 0
                && !(opaque && UInt8(truncatingIfNeeded: oldWords[parent]) == anyViewCode)
              {
                let wanted = UInt32(parentPlace) << 24 | word & 0xFF_FFFF
                var candidate = parentPlace + 1
                while candidate < newCount && newWords[candidate] != wanted { candidate += 1 }
                if candidate < newCount { place = candidate }
              }
            }
            places[node] = place
            if oldBits[node] != 0 {
              let home = place >= 0 ? newBits[place] : 0
              if home == 0 { lostNow |= oldBits[node] }
              kept |= home
              keptCount += home == 0 ? 0 : 1
              agrees = agrees && rows[cell][newTree] == home
              if parities == 1 { agrees = agrees && rows[cells + cell][newTree] == home }
              if wantsTuple {
                tupleAgrees =
                  tupleAgrees && tupleHomes[Int(tupleRows[cell]) * count + newTree] == home
              }
              cell += 1
            }
          }
          lost |= lostNow
          if !agrees { report(.survivesIffIdentityEqual, length: 2, open: open) }
          if !tupleAgrees { report(.articleTuple, length: 2, open: open) }
          if kept.nonzeroBitCount != keptCount || cell != cells {
            report(.lifecycleInOrder, length: 2, open: open)
          }
          if newTree == tree && lostNow != 0 { report(.idleRendersKeepAll, length: 2, open: open) }
          if cells > 0 && oldBits[0] != 0 && lostNow & 1 != 0 {
            report(.ownerCellKept, length: 2, open: open)
          }
        }
      }
    }
    losses[tree] = lost
  }

  /// Finds the cells of `tree` whose loss would violate an expectation that is still open.
  private func collectGrievances(_ tree: Int, open: PropertyLimits) {
    grievanceTree = tree
    violations.removeAll(keepingCapacity: true)
    guard losses[tree] != 0, !expectations.isEmpty else { return }
    for property in expectations
    where open[property] > tally.depth + 1 && !findings.contains(where: { $0.property == property })
    {
      var cells: UInt16 = 0
      for newTree in 0..<table.count { cells |= grieved(tree, newTree, blamed: property.blamed) }
      if cells != 0 { violations.append((property, cells)) }
    }
  }

  /// The cells of `tree` that a render to `newTree` loses because of `blamed` while a view of the
  /// same type begins.
  private func grieved(_ tree: Int, _ newTree: Int, blamed: NodeKind?) -> UInt16 {
    let old = Int(table.starts[tree])..<Int(table.starts[tree + 1])
    let new = Int(table.starts[newTree])..<Int(table.starts[newTree + 1])
    var places: [Int?] = []
    var causes: [NodeKind?] = []
    var kept: UInt16 = 0
    for node in old {
      let word = table.words[node]
      let parent = Int(word >> 24)
      let parentKind = program.kinds[Int(table.programNodes[old.lowerBound + parent])]
      if node == old.lowerBound {
        places.append(0)
        causes.append(nil)
        kept |= table.cellBits[new.lowerBound]
        continue
      }
      let renewed = rules.anyViewIdentity == .opaque && parentKind == .anyView
      let place = places[parent].flatMap { parentPlace in
        new.first {
          !renewed && $0 > new.lowerBound
            && table.words[$0] == UInt32(parentPlace) << 24 | word & 0xFF_FFFF
        }
      }
      places.append(place.map { $0 - new.lowerBound })
      causes.append(place != nil ? nil : causes[parent] ?? parentKind)
      if let place { kept |= table.cellBits[place] }
    }
    var begunTags: Set<UInt8> = []
    for node in new where table.cellBits[node] != 0 && kept & table.cellBits[node] == 0 {
      begunTags.insert(program.tags[Int(table.programNodes[node])])
    }
    var cells: UInt16 = 0
    for (index, node) in old.enumerated() where table.cellBits[node] != 0 {
      guard let cause = causes[index], blamed == nil || cause == blamed else { continue }
      if begunTags.contains(program.tags[Int(table.programNodes[node])]) {
        cells |= table.cellBits[node]
      }
    }
    return cells
  }

  /// Compares the cells that renders lost with those that the program predicts.
  private func checkStaticReading() -> Bool {
    guard rules.anyViewIdentity != .outermostTag else { return true }
    // Bounds allow 24 nodes, which fit in a word.
    var occurs: UInt32 = 0
    var lost: UInt32 = 0
    var node = 0
    for tree in 0..<table.count {
      let end = Int(table.starts[tree + 1])
      while node < end {
        let bit = table.cellBits[node]
        if bit != 0 && surveyed[tree] {
          occurs |= 1 << UInt32(table.programNodes[node])
          if losses[tree] & bit != 0 { lost |= 1 << UInt32(table.programNodes[node]) }
        }
        node += 1
      }
    }
    return program.kinds.indices.allSatisfy { node in
      occurs & 1 << node == 0
        || (lost & 1 << node != 0) == program.canLoseCell(of: node, rules: rules, ids: bounds.ids)
    }
  }
}
