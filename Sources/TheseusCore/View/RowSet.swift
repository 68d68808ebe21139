import AttributeGraph

/// The rows of one `ForEach` whose removal is not finished, and all rows in the order of the
/// screen.
@MainActor
private final class LeavingRows {
  var rows: [ElementIdentifier: RowNode] = [:]
  var order: [RowNode] = []
}

/// The present rows of one `ForEach`, with any type of element: their order, their elements, and
/// which of them begin, stay and end in the current update. Not generic, because generic code for a
/// type known only at run time looks up every type it uses.
@MainActor @usableFromInline
class RowSet {
  /// A repeated row: its id, and its number among the elements with that id (R7).
  private struct Key: Hashable {
    let identifier: ElementIdentifier
    let occurrence: Int
  }

  @usableFromInline final let inputs: ViewInputs
  private let tracking: RowTracking

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) @usableFromInline final var order: [RowNode] = []
  @exclusivity(unchecked) private var repeats: [Key: RowNode] = [:]
  @exclusivity(unchecked) private var warned: Set<ElementIdentifier> = []
  /// Removed rows, until their transitions end (R66); nil while there are none.
  @exclusivity(unchecked) private var leaving: LeavingRows?
  @exclusivity(unchecked) @usableFromInline final var pass: UInt32 = 0
  @exclusivity(unchecked) private var version: UInt32 = 0
  /// The last span that was returned.
  @exclusivity(unchecked) private var lastSpan: ElementSpan?
  /// The rule that returns `span`.
  @exclusivity(unchecked) @usableFromInline final var attribute = AttributeID.none

  // The rows of the current update so far.
  @exclusivity(unchecked) @usableFromInline final var next: [RowNode] = []
  /// The old index of the next remaining row, if nothing else has changed.
  @exclusivity(unchecked) @usableFromInline final var expected = 0
  /// Whether ids are unique and no row is being removed, the usual case.
  @exclusivity(unchecked) @usableFromInline final var isPlain = true
  @exclusivity(unchecked) @usableFromInline final var isReordered = false
  @exclusivity(unchecked) private var repeated: [ElementIdentifier: Int] = [:]

  @usableFromInline
  init(_ inputs: ViewInputs, _ tracking: RowTracking) {
    var inputs = inputs
    // Preferences of rows are ordered by the position of the `ForEach` in the source and the order
    // of the rows (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
    self.tracking = tracking
  }

  /// Forgets the row's id, so that a lookup does not find it.
  func forget(_ row: RowNode) {}

  @usableFromInline
  final func beginPass(_ count: Int) {
    pass &+= 1
    next.reserveCapacity(count)
    isPlain = repeats.isEmpty && leaving == nil
    isReordered = false
    expected = 0
    if !repeated.isEmpty { repeated = [:] }
  }

  @usableFromInline
  final func endPass(_ site: SourceSite) -> ElementSpan {
    tracking.hasRepeats = !repeated.isEmpty
    rerunKept()
    warn(site)
    if next.count != order.count || isReordered {
      endRows(site)
      arrangeLeaving()
      inputs.preferences?.setOrder(next.compactMap(\.preferences))
      version &+= 1
    }
    order = next
    next = []
    return span
  }

  @usableFromInline
  final func keep(_ row: RowNode, _ site: SourceSite) {
    row.pass = pass
    expected = row.index + 1
    inputs.runtime.observer?.kept(
      row.scope, Decision(.kept, at: site, rule: "R6", detail: .stayingElement(row.identifier)))
    add(row)
  }

  /// The closure is another one: each row that stays runs again, for its element as it is now.
  private func rerunKept() {
    guard let first = next.first else { return }
    // A recording needs the reads of each row.
    guard inputs.runtime.observer == nil, next.count > 1, !ObservationRun.mayObserve(first) else {
      return rerunEachKept()
    }
    tracking.isTogether = true
    let hasRead = ObservationRun.trackTogether(likeFirst: first) { rerunEachKept() }
    tracking.isTogether = false
    if hasRead { rerunEachKept() }
  }

  private func rerunEachKept() {
    let graph = inputs.graph
    for row in next where row.firstPass != pass { graph.rerun(row.attribute) }
  }

  @usableFromInline
  final func add(_ row: RowNode) {
    if row.index != next.count { isReordered = true }
    row.index = next.count
    next.append(row)
  }

  // MARK: Rows that begin

  @usableFromInline
  final func beginScope(_ identifier: ElementIdentifier, _ site: SourceSite) -> Scope {
    isReordered = true
    let isFirst = pass == 1
    let decision =
      isFirst && inputs.scope.decision.kind != .firstAppearance
      ? inputs.scope.decision
      : Decision(
        isFirst ? .firstAppearance : .elementInserted, at: site, rule: "R6",
        detail: .element(identifier))
    return Scope(in: inputs.scope, depth: inputs.depth + 1, decision: decision)
  }

  /// The number of the current element among those with this id, after the first, and its row if
  /// there is one (R7).
  @usableFromInline
  final func repetition(_ identifier: ElementIdentifier) -> (occurrence: Int, row: RowNode?) {
    let occurrence = repeated[identifier, default: 0] + 1
    repeated[identifier] = occurrence
    isPlain = false
    return (occurrence, repeats[Key(identifier: identifier, occurrence: occurrence)])
  }

  @usableFromInline
  final func addRepeat(_ row: RowNode, _ occurrence: Int) {
    repeats[Key(identifier: row.identifier, occurrence: occurrence)] = row
    add(row)
  }

  /// Restores the row with this id whose removal is not finished, if there is one.
  @usableFromInline
  final func revive(_ identifier: ElementIdentifier, _ site: SourceSite) -> RowNode? {
    guard let row = leaving?.rows.removeValue(forKey: identifier), row.scope.isAlive else {
      return nil
    }
    row.scope.cancelRemoval(
      inputs.transaction,
      Decision(.revived, at: site, rule: "R66", detail: .element(row.identifier)))
    row.pass = pass
    row.firstPass = pass
    inputs.graph.invalidate(row.attribute)
    isReordered = true
    add(row)
    return row
  }

  // MARK: Rows that end

  private func endRows(_ site: SourceSite) {
    var hasRepeats = false
    for row in order where row.pass != pass {
      if row.isRepeat {
        hasRepeats = true
        continue
      }
      let decision = Decision(
        .elementRemoved, at: site, rule: "R6", detail: .element(row.identifier))
      forget(row)
      if !leave(row, decision) { row.scope.end(decision) }
    }
    guard hasRepeats else { return }
    for (key, row) in repeats where row.pass != pass { repeats[key] = nil }
    for row in order where row.pass != pass && row.isRepeat {
      row.scope.end(
        Decision(.elementRemoved, at: site, rule: "R6", detail: .element(row.identifier)))
    }
  }

  private func leave(_ row: RowNode, _ decision: Decision) -> Bool {
    guard !row.scope.transitions.isEmpty else { return false }
    let waits = row.scope.leave(inputs.transaction) { [weak self] in
      guard let self, let leaving, leaving.rows[row.identifier] === row else { return }
      leaving.rows[row.identifier] = nil
      if leaving.rows.isEmpty { self.leaving = nil }
      version &+= 1
      row.scope.end(decision)
      inputs.graph.invalidate(attribute)
    }
    guard waits else { return false }
    if leaving == nil { leaving = LeavingRows() }
    leaving?.rows[row.identifier] = row
    return true
  }

  /// A row that is being removed stays after the row that it followed, whatever is inserted, moved
  /// or removed meanwhile.
  private final func arrangeLeaving() {
    guard let leaving else { return }
    var removed: [RowNode] = []
    var stayingBefore = 0
    for row in leaving.order.isEmpty ? order : leaving.order {
      if row.pass == pass {
        stayingBefore = row.index + 1
      } else if leaving.rows[row.identifier] === row {
        row.leavingIndex = stayingBefore
        removed.append(row)
      }
    }
    leaving.order = Self.merge(next, removed)
    if removed.isEmpty { self.leaving = nil }
  }

  /// Several removed rows after one that stays keep their order.
  private static func merge(_ staying: [RowNode], _ removed: [RowNode]) -> [RowNode] {
    let removed = removed.enumerated().sorted {
      ($0.element.leavingIndex, $0.offset) < ($1.element.leavingIndex, $1.offset)
    }
    var merged: [RowNode] = []
    merged.reserveCapacity(staying.count + removed.count)
    var next = 0
    for (_, row) in removed {
      while next < min(row.leavingIndex, staying.count) {
        merged.append(staying[next])
        next += 1
      }
      merged.append(row)
    }
    return merged + staying[next...]
  }

  // MARK: The result

  private var span: ElementSpan {
    if let lastSpan, lastSpan.version == version { return lastSpan }
    // Once for all rows that ended since the last span: many end together.
    leaving?.order.removeAll { [pass, leaving] in
      $0.pass != pass && leaving?.rows[$0.identifier] !== $0
    }
    let span = span(of: leaving?.order ?? order)
    lastSpan = span
    return span
  }

  private func span(of rows: [RowNode]) -> ElementSpan {
    var items: [ElementList.Item] = []
    items.reserveCapacity(rows.count)
    for row in rows { row.list.append(to: &items) }
    return ElementSpan(items: items, version: version)
  }

  /// R7: one warning for each id, again only after the duplicate was removed.
  private func warn(_ site: SourceSite) {
    guard !repeated.isEmpty || !warned.isEmpty else { return }
    for identifier in repeated.keys where !warned.contains(identifier) {
      inputs.runtime.report(
        RuntimeIssue(
          kind: .duplicateID,
          message:
            """
            ForEach has the id \(identifier.text) more than once; later rows get identities of \
            their own
            """,
          identity: inputs.identity.description, location: site.position))
    }
    warned = Set(repeated.keys)
  }
}
