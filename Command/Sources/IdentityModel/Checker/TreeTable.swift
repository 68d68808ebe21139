/// All value trees of one program in packed form, with the identity of every cell as a number.
///
/// A node is one word: its parent's index in the tree, its step, and its kind and tag. Two nodes
/// are the same to a render iff their words are equal after replacing the parent's index by that of
/// its counterpart. Cells are the structural nodes, numbered in pre-order; a set of cells, and a
/// valuation of them, is a bit mask.
final class TreeTable {
  static let maxCells = 16

  @exclusivity(unchecked) private(set) var count = 0
  /// First node of each tree, and one past the last tree's.
  let starts = Column<UInt32>()
  /// parent << 24 | step << 8 | code
  let words = Column<UInt32>()
  let programNodes = Column<UInt8>()
  /// The bit of the node's cell, 0 for a node without.
  let cellBits = Column<UInt16>()

  let cellCounts = Column<UInt8>()
  let cellStarts = Column<UInt32>()
  private let evenRows = Column<UInt16>()
  private let oddRows = Column<UInt16>()
  /// Cells by tree and by position tuple, for the article's reading of identity.
  let tupleRows = Column<UInt16>()
  let cellTags = Column<UInt8>()

  /// The first tree that renaming of ids makes equal to each, and how many trees are.
  let representatives = Column<UInt32>()
  let orbits = Column<UInt32>()

  private let evenHomes = Column<UInt16>()
  private let oddHomes = Column<UInt16>()
  let tupleHomes = Column<UInt16>()
  /// The first tree in which two live nodes have one identity.
  @exclusivity(unchecked) private(set) var clash: Int?

  private let bounds: Bounds
  private let rules: IdentityRules
  private let symmetric: Bool
  private let rowLists: [[Int]]
  @exclusivity(unchecked) private var listNumbers: [[Int]: Int] = [:]

  @exclusivity(unchecked) private var program: FlatProgram
  @exclusivity(unchecked) private var pending: [Pending] = []
  @exclusivity(unchecked) private var nodes: [Node] = []
  @exclusivity(unchecked) private var choices: [Choice] = []
  @exclusivity(unchecked) private var identities = InternTable()
  @exclusivity(unchecked) private var places = InternTable()
  @exclusivity(unchecked) private var rowOfIdentity: [UInt16] = []
  @exclusivity(unchecked) private var rowCount = 0
  @exclusivity(unchecked) private var tuples = InternTable()
  /// For each identity the number of the latest tree that had it, counted over all programs.
  @exclusivity(unchecked) private var seen: [Int] = []
  @exclusivity(unchecked) private var treesEver = 0
  @exclusivity(unchecked) private var canonicalTrees: [[UInt16]: UInt32] = [:]
  @exclusivity(unchecked) private var memoryLimit = Int.max
  @exclusivity(unchecked) private var wantsTuples = false
  @exclusivity(unchecked) private var isFilled = false

  /// A node waiting to be given a value.
  private struct Pending {
    let node: Int
    /// The index of the node that its identity is relative to: its parent, or the outermost of
    /// nested AnyViews (R10).
    let parent: Int
    /// Its parent's index.
    let holder: Int
    /// The slot, arm, row, id or payload that leads to it, as identity sees it; the occurrence of
    /// an equal row id above 8 bits.
    let step: UInt16
    /// Its 1-based index among its parent's living children.
    let ordinal: Int
  }

  private struct Node {
    let node: Int
    let word: UInt32
    let identities: (UInt16, UInt16)
    let tuple: UInt16
  }

  private struct Choice {
    /// A list's number for a foreach, an id for an explicit id, else the number of the node's
    /// alternative.
    let value: UInt16
    let kind: NodeKind
  }

  init(bounds: Bounds, rules: IdentityRules, symmetric: Bool) {
    self.bounds = bounds
    self.rules = rules
    self.symmetric = symmetric
    rowLists = bounds.rowLists
    if symmetric { for (number, list) in rowLists.enumerated() { listNumbers[list] = number } }
    program = FlatProgram(.view(.view(0)))
  }

  /// Row of `homes` for each cell, under a parity.
  func cellRows(_ parity: Int) -> Column<UInt16> { parity == 0 ? evenRows : oddRows }

  /// The trees in which each identity lives under a parity: element `row * count + tree` is its
  /// cell's bit in that tree, 0 when it does not live there.
  func homes(_ parity: Int) -> Column<UInt16> { parity == 0 ? evenHomes : oddHomes }

  /// Whether the parity of the latest render is part of this program's states.
  var hasParity: Bool { rules.anyViewIdentity == .opaque && program.hasAnyView }

  var byteCount: Int {
    starts.byteCount + words.byteCount + programNodes.byteCount + cellBits.byteCount
      + cellCounts.byteCount + cellStarts.byteCount
      + evenRows.byteCount + oddRows.byteCount + cellTags.byteCount + representatives.byteCount
      + orbits.byteCount
      + evenHomes.byteCount + oddHomes.byteCount + tupleRows.byteCount + tupleHomes.byteCount
  }

  /// Fills the table with the trees of `program`. Throws when a tree has more cells than a mask, or
  /// the table exceeds `memoryLimit` bytes.
  func fill(_ program: FlatProgram, wantsTuples: Bool, memoryLimit: Int) throws(PackingError) {
    // The next program of one shape has the same trees and identities with other tags: steps are
    // equal only where types are, except for the one rule under which tags alone distinguish
    // payloads.
    let tagsAreNames = rules.anyViewIdentity != .outermostTag
    if isFilled, tagsAreNames, !wantsTuples, !self.wantsTuples,
      self.program.differsOnlyInTags(from: program)
    {
      return retag(program)
    }
    isFilled = false
    try fillAnew(program, wantsTuples, memoryLimit)
    isFilled = true
  }

  private func retag(_ program: FlatProgram) {
    self.program = program
    var cell = 0
    for place in 0..<words.count {
      let node = Int(programNodes[place])
      words[place] = words[place] & ~0xFF | UInt32(program.codes[node])
      if cellBits[place] != 0 {
        cellTags[cell] = program.tags[node]
        cell += 1
      }
    }
  }

  private func fillAnew(_ program: FlatProgram, _ wantsTuples: Bool, _ memoryLimit: Int)
    throws(PackingError)
  {
    self.program = program
    self.wantsTuples = wantsTuples
    self.memoryLimit = memoryLimit
    count = 0
    for column in [starts, cellStarts, representatives, orbits, words] { column.removeAll() }
    for column in [programNodes, cellCounts, cellTags] { column.removeAll() }
    for column in [cellBits, evenRows, oddRows, tupleRows] { column.removeAll() }
    identities.removeAll()
    places.removeAll()
    tuples.removeAll()
    canonicalTrees.removeAll(keepingCapacity: true)
    rowOfIdentity.removeAll(keepingCapacity: true)
    rowCount = 0
    clash = nil
    pending = [Pending(node: 0, parent: 0, holder: 0, step: 0, ordinal: 0)]
    try grow()
    starts.append(UInt32(words.count))
    cellStarts.append(UInt32(cellTags.count))
    try findHomes()
  }

  private func grow() throws(PackingError) {
    guard let next = pending.popLast() else { return try emit() }
    defer { pending.append(next) }
    // Every pending node needs at least one index of its own.
    if nodes.count + 1 + pending.count > bounds.maxLive { return }
    let place = nodes.count
    nodes.append(live(next, isRoot: place == 0))
    defer { nodes.removeLast() }
    let kids = program.kids[next.node]
    switch program.kinds[next.node] {
    case .structural, .group, .modified:
      for index in kids.indices.reversed() {
        pending.append(
          Pending(
            node: kids[index], parent: place, holder: place, step: program.steps[kids[index]],
            ordinal: index + 1))
      }
      try grow()
      pending.removeLast(kids.count)
    case .cond, .anyView:
      let stand = program.isErased(next.node) ? next.parent : place
      for (index, kid) in kids.enumerated() {
        try choose(
          UInt16(index), .cond,
          [Pending(node: kid, parent: stand, holder: place, step: program.steps[kid], ordinal: 1)])
      }
    case .optional:
      try choose(0, .optional, [])
      try choose(
        1, .optional, [Pending(node: kids[0], parent: place, holder: place, step: 1, ordinal: 1)])
    case .explicitID:
      for id in 0..<bounds.ids {
        try choose(
          UInt16(id + 1), .explicitID,
          [Pending(node: kids[0], parent: place, holder: place, step: UInt16(id + 1), ordinal: 1)])
      }
    case .foreach:
      for (number, list) in rowLists.enumerated() {
        var rows: [Pending] = []
        for (index, id) in list.enumerated() {
          let occurrence =
            rules.numbersDuplicateRows && !bounds.distinctRowIDs
            ? list[..<index].count { $0 == id } : 0
          rows.append(
            Pending(
              node: kids[0], parent: place, holder: place, step: UInt16(occurrence << 8 | id),
              ordinal: index + 1))
        }
        try choose(UInt16(number), .foreach, rows.reversed())
      }
    }
  }

  private func choose(_ value: UInt16, _ kind: NodeKind, _ children: [Pending]) throws(PackingError)
  {
    if nodes.count + pending.count + children.count > bounds.maxLive { return }
    choices.append(Choice(value: value, kind: kind))
    pending.append(contentsOf: children)
    defer {
      pending.removeLast(children.count)
      choices.removeLast()
    }
    try grow()
  }

  private func live(_ item: Pending, isRoot: Bool) -> Node {
    let code = program.codes[item.node]
    let word = UInt32(item.parent) << 24 | UInt32(item.step) << 8 | UInt32(code)
    guard !isRoot else {
      let identity = intern(0xFFFF, 0, code)
      return Node(
        node: item.node, word: word, identities: (identity, identity), tuple: internTuple(0xFFFF, 0)
      )
    }
    let parent = nodes[item.parent]
    let renewed = hasParity && program.kinds[parent.node] == .anyView
    let even = intern(parent.identities.0, UInt32(item.step), code)
    let odd =
      hasParity
      ? intern(parent.identities.1, UInt32(item.step) | (renewed ? 1 << 16 : 0), code) : even
    return Node(
      node: item.node, word: word, identities: (even, odd),
      tuple: internTuple(nodes[item.holder].tuple, item.ordinal))
  }

  private func intern(_ parent: UInt16, _ step: UInt32, _ code: UInt8) -> UInt16 {
    let key = UInt64(parent) << 40 | UInt64(step) << 8 | UInt64(code)
    let (identity, isNew) = identities.number(of: key)
    if isNew {
      rowOfIdentity.append(UInt16(truncatingIfNeeded: rowCount))
      if code >> 4 == 0 { rowCount += 1 }
    }
    return identity
  }

  private func internTuple(_ parent: UInt16, _ ordinal: Int) -> UInt16 {
    guard wantsTuples else { return 0 }
    return places.number(of: UInt64(parent) << 16 | UInt64(ordinal)).number
  }

  private func emit() throws(PackingError) {
    starts.append(UInt32(words.count))
    cellStarts.append(UInt32(cellTags.count))
    var bit: UInt16 = 1
    var cells = 0
    for node in nodes {
      words.append(node.word)
      programNodes.append(UInt8(node.node))
      guard program.kinds[node.node] == .structural else {
        cellBits.append(0)
        continue
      }
      if cells == TreeTable.maxCells { throw .tooManyCells }
      cellBits.append(bit)
      bit <<= 1
      cells += 1
      evenRows.append(rowOfIdentity[Int(node.identities.0)])
      oddRows.append(rowOfIdentity[Int(node.identities.1)])
      if wantsTuples {
        tupleRows.append(
          tuples.number(of: UInt64(node.tuple) << 8 | UInt64(program.tags[node.node])).number)
      }
      cellTags.append(program.tags[node.node])
    }
    cellCounts.append(UInt8(cells))
    if rowOfIdentity.count > 0xFFF0 || tuples.count > 0xFFF0 { throw .tooManyIdentities }
    findClash()
    findOrbit()
    count += 1
    if count & 0xFFF == 0 && byteCount > memoryLimit { throw .memory(bytes: byteCount) }
  }

  private func findClash() {
    treesEver += 1
    if clash != nil { return }
    if seen.count < rowOfIdentity.count {
      seen += Array(repeating: 0, count: rowOfIdentity.count - seen.count + 64)
    }
    for node in nodes {
      let identity = Int(node.identities.0)
      if seen[identity] == treesEver { clash = count }
      seen[identity] = treesEver
    }
  }

  /// Renaming ids in the order of their first use gives the representative, which was met before,
  /// because it is the first in order.
  private func findOrbit() {
    guard symmetric else {
      representatives.append(UInt32(count))
      orbits.append(1)
      return
    }
    var names: [Int: Int] = [:]
    func rename(_ id: Int) -> Int {
      if let known = names[id] { return known }
      names[id] = names.count + 1
      return names.count
    }
    let renamed = choices.map { choice -> UInt16 in
      switch choice.kind {
      case .explicitID: UInt16(rename(Int(choice.value)))
      case .foreach: UInt16(listNumbers[rowLists[Int(choice.value)].map(rename)] ?? 0)
      default: choice.value
      }
    }
    orbits.append(UInt32((0..<names.count).reduce(1) { $0 * (bounds.ids - $1) }))
    if let known = canonicalTrees[renamed] {
      representatives.append(known)
    } else {
      canonicalTrees[renamed] = UInt32(count)
      representatives.append(UInt32(count))
    }
  }

  private func findHomes() throws(PackingError) {
    let bytes = rowCount * count * 2 * (hasParity ? 2 : 1) + byteCount
    if bytes > memoryLimit { throw .memory(bytes: bytes) }
    for parity in 0...(hasParity ? 1 : 0) {
      homes(parity).reset(rowCount * count, to: 0)
      fillHomes(homes(parity), rows: cellRows(parity))
    }
    guard wantsTuples else { return }
    tupleHomes.reset(tuples.count * count, to: 0)
    fillHomes(tupleHomes, rows: tupleRows)
  }

  private func fillHomes(_ homes: Column<UInt16>, rows: Column<UInt16>) {
    let (homes, rows, counts, count) = (homes.memory, rows.memory, cellCounts.memory, count)
    var next = 0
    for tree in 0..<count {
      for cell in 0..<UInt16(counts[tree]) {
        homes[Int(rows[next]) * count + tree] = 1 << cell
        next += 1
      }
    }
  }
}

/// Why a program does not fit the packed form.
enum PackingError: Error {
  case tooManyCells
  case tooManyIdentities
  case memory(bytes: Int)
}
