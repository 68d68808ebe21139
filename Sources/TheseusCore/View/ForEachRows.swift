import AttributeGraph

/// The present rows of one `ForEach`.
///
/// Each row is a lifetime of its own and an attribute that evaluates the content closure for its element: what the closure reads re-runs
/// that row, not the body it was written in (R55).
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  typealias Row = ForEachRow<Data, ID, Content>

  /// A row's place: its id, and which of the elements with that id it is (R7).
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private let inputs: ViewInputs
  /// An object of its own: rows that held this one would keep it, and themselves, for ever.
  private let contents = RowContents<Data, Content>()
  @exclusivity(unchecked) private var rows: [ID: Row] = [:]
  private var duplicates: [Key: Row] = [:]
  private var warned: Set<ID> = []
  @exclusivity(unchecked) private var order: [Row] = []
  /// Rows on their way out, until their transitions end (R66).
  private var leaving: [ID: Row] = [:]
  private var range: Range<Int>?
  @exclusivity(unchecked) private var pass: UInt32 = 0
  private var version: UInt32 = 0
  /// The rule that hands `span` up.
  var attribute = AttributeID.none

  init(_ inputs: ViewInputs) {
    var inputs = inputs
    // What rows hand up stands where the `ForEach` was written, in the rows' order (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  /// Matches rows to the elements by id: those that remain keep their state, new ones begin, the others end (R6).
  func update(_ collection: ForEach<Data, ID, Content>) -> ElementSpan {
    checkRange(collection)
    contents.content = collection.content
    pass &+= 1
    var next: [Row] = []
    next.reserveCapacity(collection.data.count)
    var isReordered = false
    var repeated: [ID: Int] = [:]
    for element in collection.data {
      let id = collection.identify(element)
      var row = RuntimeFault.has(.matchesRowsByPlace) ? order.indices.contains(next.count) ? order[next.count] : nil : rows[id]
      if RuntimeFault.has(.renewsMovedRows), let moved = row, next.count >= order.count || order[next.count] !== moved { row = nil }
      if let first = row, first.pass == pass {
        repeated[id, default: 0] += 1
        row = duplicates[Key(id: id, occurrence: repeated[id]!)]
      }
      if let row {
        row.element = element
        row.pass = pass
        if !RuntimeFault.has(.keepsOldRowContent) { inputs.graph.rerun(row.attribute) }
        inputs.runtime.observer?.kept(
          row.scope, Decision(.kept, at: collection.site, rule: "R6", detail: { "element \(quoted(id)) still there" }))
        if !isReordered { isReordered = next.count >= order.count || order[next.count] !== row }
        next.append(row)
      } else {
        isReordered = true
        let occurrence = repeated[id] ?? 0
        if occurrence == 0, let back = revive(id, element, collection) {
          next.append(back)
          continue
        }
        let begun = begin(element, id, occurrence, collection)
        if occurrence == 0 { rows[id] = begun } else { duplicates[Key(id: id, occurrence: occurrence)] = begun }
        next.append(begun)
      }
    }
    warn(of: repeated, collection)
    if next.count != order.count || isReordered {
      if !RuntimeFault.has(.keepsRemovedRows) { endRows(notIn: pass, collection) }
      inputs.preferences?.setOrder(next.compactMap(\.preferences))
      version &+= 1
    }
    order = next
    return span
  }

  var span: ElementSpan {
    var items: [ElementList.Item] = []
    items.reserveCapacity(order.count)
    guard leaving.isEmpty else { return spanWithLeaving() }
    for row in order { items.append(contentsOf: row.list.items) }
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

  private func revive(_ id: ID, _ element: Data.Element, _ collection: ForEach<Data, ID, Content>) -> Row? {
    guard let row = leaving.removeValue(forKey: id), row.scope.isAlive else { return nil }
    row.scope.comeBack(inputs.transaction, Decision(.revived, at: collection.site, rule: "R66", detail: { quoted(id) }))
    rows[id] = row
    row.element = element
    row.pass = pass
    inputs.graph.invalidate(row.attribute)
    return row
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

  private func begin(_ element: Data.Element, _ id: ID, _ occurrence: Int, _ collection: ForEach<Data, ID, Content>) -> Row {
    let isFirst = pass == 1
    let decision =
      isFirst && inputs.scope.decision.kind != .firstAppearance
      ? inputs.scope.decision
      : Decision(isFirst ? .firstAppearance : .elementInserted, at: collection.site, rule: "R6", detail: { quoted(id) })
    let scope = Scope(in: inputs.scope, depth: inputs.depth + 1, decision: decision)
    let erased = AnyHashable(id)
    scope.elementID = erased
    let row = Row(scope, contents, element, pass)
    row.mount(inputs, erased, occurrence)
    return row
  }

  private func endRows(notIn pass: UInt32, _ collection: ForEach<Data, ID, Content>) {
    func end(_ id: ID, _ row: Row) {
      row.scope.end(Decision(.elementRemoved, at: collection.site, rule: "R6", detail: { quoted(id) }))
    }
    var gone: [ID] = []
    for row in order where row.pass != pass {
      if let id = row.scope.elementID?.base as? ID { gone.append(id) }
    }
    if RuntimeFault.has(.matchesRowsByPlace) || RuntimeFault.has(.renewsMovedRows) {
      for row in order where row.pass != pass { row.scope.end(Decision(.elementRemoved, at: collection.site, rule: "R6")) }
    }
    for id in gone {
      if let row = rows[id], row.pass != pass {
        rows[id] = nil
        if !leave(id, row, Decision(.elementRemoved, at: collection.site, rule: "R6", detail: { quoted(id) })) { end(id, row) }
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

@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  let rows: ForEachRows<Data, ID, Content>
}

extension ForEachRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    rows.attribute = context.id
    return rows.update(try context.load(view))
  }
}
