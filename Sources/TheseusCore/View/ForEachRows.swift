import AttributeGraph

/// The present rows of one `ForEach`.
///
/// Each row is a lifetime of its own and an attribute that evaluates the content closure for its element: what the closure reads re-runs
/// that row, not the body it was written in (R55).
@MainActor @usableFromInline
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  @usableFromInline typealias Row = ForEachRow<Data, ID, Content>

  /// A row's place: its id, and which of the elements with that id it is (R7).
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  @usableFromInline let inputs: ViewInputs
  /// An object of its own: rows that held this one would keep it, and themselves, for ever.
  @usableFromInline let contents = RowContents<Data, Content>()
  @exclusivity(unchecked) @usableFromInline var rows: [ID: Row] = [:]
  private var duplicates: [Key: Row] = [:]
  private var warned: Set<ID> = []
  @exclusivity(unchecked) @usableFromInline var order: [Row] = []
  /// Rows on their way out, until their transitions end (R66).
  private var leaving: [ID: Row] = [:]
  private var range: Range<Int>?
  @exclusivity(unchecked) @usableFromInline var pass: UInt32 = 0
  private var version: UInt32 = 0
  /// What was handed up last.
  private var lastSpan: ElementSpan?
  /// The rule that hands `span` up.
  @usableFromInline var attribute = AttributeID.none

  // The update under way: its rows so far.
  @exclusivity(unchecked) @usableFromInline var next: [Row] = []
  /// Where among the old rows the next one will stand that remains, if nothing more has changed.
  @exclusivity(unchecked) @usableFromInline var expected = 0
  /// Whether ids tell rows apart and none is on its way out, as nearly always.
  @exclusivity(unchecked) @usableFromInline var isPlain = true
  @exclusivity(unchecked) @usableFromInline var isReordered = false
  private var repeated: [ID: Int] = [:]

  @usableFromInline
  init(_ inputs: ViewInputs) {
    var inputs = inputs
    // What rows hand up stands where the `ForEach` was written, in the rows' order (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  /// Matches rows to the elements by id: those that remain keep their state, new ones begin, the others end (R6).
  @inlinable
  func update(_ collection: ForEach<Data, ID, Content>) -> ElementSpan {
    beginPass(collection)
    for element in collection.data {
      let id = collection.identify(element)
      var row: Row?
      if isPlain, expected < order.count, order[expected].identifier.id == id { row = order[expected] } else { row = rows[id] }
      #if MUTANTS
        row = faultyRow(row)
      #endif
      if let row {
        if row.pass == pass { repeatRow(element, id, collection) } else { keep(row, element, collection) }
      } else if isPlain || !revive(id, element, collection) {
        let begun = begin(element, id, 0, collection)
        rows[id] = begun
        add(begun)
      }
    }
    return endPass(collection)
  }

  @usableFromInline
  func beginPass(_ collection: ForEach<Data, ID, Content>) {
    checkRange(collection)
    contents.content = collection.content
    pass &+= 1
    let count = collection.data.count
    next.reserveCapacity(count)
    if rows.isEmpty { rows.reserveCapacity(count) }
    isPlain = duplicates.isEmpty && leaving.isEmpty
    isReordered = false
    expected = 0
    repeated = [:]
  }

  @usableFromInline
  func endPass(_ collection: ForEach<Data, ID, Content>) -> ElementSpan {
    rerunKept()
    warn(of: repeated, collection)
    if next.count != order.count || isReordered {
      if !RuntimeFault.has(.keepsRemovedRows) { endRows(notIn: pass, collection) }
      inputs.preferences?.setOrder(next.compactMap(\.preferences))
      version &+= 1
    }
    order = next
    next = []
    return span
  }

  @inlinable
  func keep(_ row: Row, _ element: Data.Element, _ collection: ForEach<Data, ID, Content>) {
    row.element = element
    row.pass = pass
    expected = row.index + 1
    tellKept(row, collection.site)
    add(row)
  }

  @usableFromInline
  func tellKept(_ row: Row, _ site: SourceSite) {
    inputs.runtime.observer?.kept(
      row.scope, Decision(.kept, at: site, rule: "R6", detail: .element(row.identifier, before: "element ", after: " still there")))
  }

  /// The closure is another one: each row that stays runs again, for its element as it is now.
  private func rerunKept() {
    guard let first = next.first, !RuntimeFault.has(.keepsOldRowContent) else { return }
    // A recording wants to know of each row what it read.
    guard inputs.runtime.observer == nil, next.count > 1, !ObservationRun.mayObserve(first) else { return rerunEachKept() }
    contents.isTrackedTogether = true
    let hasRead = ObservationRun.trackTogether(likeFirst: first) { rerunEachKept() }
    contents.isTrackedTogether = false
    if hasRead { rerunEachKept() }
  }

  private func rerunEachKept() {
    let graph = inputs.graph
    for row in next where row.firstPass != pass { graph.rerun(row.attribute) }
  }

  @inlinable
  func add(_ row: Row) {
    if row.index != next.count { isReordered = true }
    row.index = next.count
    next.append(row)
  }

  /// An element whose id an earlier one has (R7).
  @usableFromInline
  func repeatRow(_ element: Data.Element, _ id: ID, _ collection: ForEach<Data, ID, Content>) {
    let occurrence = repeated[id, default: 0] + 1
    repeated[id] = occurrence
    isPlain = false
    let key = Key(id: id, occurrence: occurrence)
    if let row = duplicates[key] { return keep(row, element, collection) }
    let begun = begin(element, id, occurrence, collection)
    duplicates[key] = begun
    add(begun)
  }

  #if MUTANTS
    @usableFromInline
    func faultyRow(_ row: Row?) -> Row? {
      if RuntimeFault.has(.matchesRowsByPlace) { return order.indices.contains(next.count) ? order[next.count] : nil }
      if RuntimeFault.has(.renewsMovedRows), let row, next.count >= order.count || order[next.count] !== row { return nil }
      return row
    }
  #endif

  var span: ElementSpan {
    if let lastSpan, lastSpan.version == version { return lastSpan }
    let span = leaving.isEmpty ? spanOfOrder() : spanWithLeaving()
    lastSpan = span
    return span
  }

  private func spanOfOrder() -> ElementSpan {
    var items: [ElementList.Item] = []
    items.reserveCapacity(order.count)
    for row in order { for item in row.list.items { items.append(item) } }
    return ElementSpan(items: items, version: version)
  }

  /// Rows on their way out stand where they stood among the others.
  private func spanWithLeaving() -> ElementSpan {
    var shown = order
    for row in leaving.values.sorted(by: { $0.leavingIndex < $1.leavingIndex }) {
      shown.insert(row, at: min(row.leavingIndex, shown.count))
    }
    return ElementSpan(items: shown.flatMap(\.list.items), version: version)
  }

  /// Brings back a row that has not left yet. Returns whether there was one.
  @usableFromInline
  func revive(_ id: ID, _ element: Data.Element, _ collection: ForEach<Data, ID, Content>) -> Bool {
    guard let row = leaving.removeValue(forKey: id), row.scope.isAlive else { return false }
    row.scope.comeBack(inputs.transaction, Decision(.revived, at: collection.site, rule: "R66", detail: .element(row.identifier)))
    rows[id] = row
    row.element = element
    row.pass = pass
    row.firstPass = pass
    inputs.graph.invalidate(row.attribute)
    isReordered = true
    add(row)
    return true
  }

  private func leave(_ id: ID, _ row: Row, _ decision: Decision) -> Bool {
    guard !row.scope.transitions.isEmpty else { return false }
    let waits = row.scope.leave(inputs.transaction) { [weak self] in
      guard let self, leaving[id] === row else { return }
      leaving[id] = nil
      version &+= 1
      row.scope.end(decision)
      inputs.graph.invalidate(attribute)
    }
    guard waits else { return false }
    row.leavingIndex = order.firstIndex { $0 === row } ?? 0
    leaving[id] = row
    return true
  }

  @inlinable
  func begin(_ element: Data.Element, _ id: ID, _ occurrence: Int, _ collection: ForEach<Data, ID, Content>) -> Row {
    isReordered = true
    let identifier = TypedIdentifier(id)
    let row = Row(beginScope(identifier, collection.site), contents, identifier, element, pass)
    row.mount(inputs, occurrence)
    return row
  }

  @usableFromInline
  func beginScope(_ identifier: ElementIdentifier, _ site: SourceSite) -> Scope {
    let isFirst = pass == 1
    let decision =
      isFirst && inputs.scope.decision.kind != .firstAppearance
      ? inputs.scope.decision
      : Decision(isFirst ? .firstAppearance : .elementInserted, at: site, rule: "R6", detail: .element(identifier))
    return Scope(in: inputs.scope, depth: inputs.depth + 1, decision: decision)
  }

  private func endRows(notIn pass: UInt32, _ collection: ForEach<Data, ID, Content>) {
    func end(_ id: ID, _ row: Row) {
      row.scope.end(Decision(.elementRemoved, at: collection.site, rule: "R6", detail: .element(row.identifier)))
    }
    var gone: [ID] = []
    for row in order where row.pass != pass { gone.append(row.identifier.id) }
    if RuntimeFault.has(.matchesRowsByPlace) || RuntimeFault.has(.renewsMovedRows) {
      for row in order where row.pass != pass { row.scope.end(Decision(.elementRemoved, at: collection.site, rule: "R6")) }
    }
    for id in gone {
      if let row = rows[id], row.pass != pass {
        rows[id] = nil
        if !leave(id, row, Decision(.elementRemoved, at: collection.site, rule: "R6", detail: .element(row.identifier))) { end(id, row) }
      }
    }
    for (key, row) in duplicates where row.pass != pass {
      duplicates[key] = nil
      end(key.id, row)
    }
  }

  /// R7: one warning for each id, again only after the duplicate had gone.
  private func warn(of repeated: [ID: Int], _ collection: ForEach<Data, ID, Content>) {
    guard !repeated.isEmpty || !warned.isEmpty else { return }
    for id in repeated.keys where !warned.contains(id) {
      inputs.runtime.report(
        RuntimeIssue(
          kind: .duplicateID,
          message: "ForEach has the id \(quoted(id)) more than once; later rows get identities of their own",
          identity: inputs.identity.description, location: collection.site.position))
    }
    warned = Set(repeated.keys)
  }

  /// R8.
  private func checkRange(_ collection: ForEach<Data, ID, Content>) {
    if let range, let issue = collection.rangeIssue(after: range, inputs) { inputs.runtime.report(issue) }
    range = collection.constantRange
  }
}

extension ForEach {
  /// The bounds, where they are meant to stay (R8).
  var constantRange: Range<Int>? { isConstantRange ? data as? Range<Int> : nil }

  /// What to say where they did not.
  @MainActor
  func rangeIssue(after old: Range<Int>, _ inputs: ViewInputs) -> RuntimeIssue? {
    guard let new = constantRange, new != old else { return nil }
    return RuntimeIssue(
      kind: .nonConstantRange,
      message: "ForEach over a constant range was given \(new) after \(old); the new rows are shown, name an id: to say that it may change",
      identity: inputs.identity.description, location: site.position)
  }
}

@MainActor @usableFromInline
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  @usableFromInline let view: _GraphValue<ForEach<Data, ID, Content>>
  @usableFromInline let rows: ForEachRows<Data, ID, Content>

  @inlinable
  init(view: _GraphValue<ForEach<Data, ID, Content>>, rows: ForEachRows<Data, ID, Content>) {
    self.view = view
    self.rows = rows
  }
}

extension ForEachRule: @MainActor Rule {
  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    rows.attribute = context.id
    return rows.update(try context.load(view))
  }
}
