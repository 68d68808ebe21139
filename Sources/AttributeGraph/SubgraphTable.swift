/// The tree of lifetimes.
@usableFromInline
struct SubgraphTable {
  @usableFromInline
  struct Record: BitwiseCopyable {
    @usableFromInline var generation: UInt32
    @usableFromInline var isAlive = true
    var parent: UInt32
    var firstChild: UInt32 = .none
    var nextSibling: UInt32 = .none
    var previousSibling: UInt32 = .none
    /// The newest node of the subgraph; the others follow by `Node.next`.
    var firstNode: UInt32 = .none
  }

  @usableFromInline var records = RawBuffer<Record>()
  /// The free slot to use next; the others follow by `nextSibling`.
  private var free: UInt32 = .none
  var alive = 0

  @inlinable @inline(__always)
  func isAlive(_ s: Subgraph) -> Bool {
    Int(s.index) < records.count && records[Int(s.index)].generation == s.generation
      && records[Int(s.index)].isAlive
  }

  mutating func make(parent: UInt32, firstGeneration: UInt32) -> Subgraph {
    let index: UInt32
    if free != .none {
      index = free
      free = records[Int(index)].nextSibling
      records[Int(index)] = Record(generation: records[Int(index)].generation, parent: parent)
    } else {
      index = UInt32(records.count)
      records.append(Record(generation: firstGeneration, parent: parent))
    }
    alive += 1
    if parent != .none {
      let sibling = records[Int(parent)].firstChild
      records[Int(index)].nextSibling = sibling
      if sibling != .none { records[Int(sibling)].previousSibling = index }
      records[Int(parent)].firstChild = index
    }
    return Subgraph(index: index, generation: records[Int(index)].generation)
  }

  /// Removes a subgraph from its parent's list of children.
  mutating func unlink(_ index: UInt32) {
    let record = records[Int(index)]
    if record.previousSibling != .none {
      records[Int(record.previousSibling)].nextSibling = record.nextSibling
    } else if record.parent != .none {
      records[Int(record.parent)].firstChild = record.nextSibling
    }
    if record.nextSibling != .none {
      records[Int(record.nextSibling)].previousSibling = record.previousSibling
    }
  }

  /// Frees the slot. A slot whose generations are used up is never reused.
  mutating func release(_ index: UInt32) {
    records[Int(index)].isAlive = false
    records[Int(index)].generation &+= 1
    alive -= 1
    if records[Int(index)].generation & 0xFF_FFFF != 0xFF_FFFF {
      records[Int(index)].nextSibling = free
      free = index
    }
  }

  /// Empties the root, which exists as long as the graph and is never released.
  mutating func emptyRoot() {
    records[0] = Record(generation: records[0].generation, parent: .none)
  }
}
