import AttributeGraph

/// The present rows of one `ForEach`.
///
/// Each row is a lifetime of its own and an attribute that evaluates the content closure for its element: what the closure reads re-runs
/// that row, not the body it was written in (R55).
@MainActor
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowContents<Data, Content> {
  typealias Row = ForEachRow<Data, ID, Content>

  /// A row's place: its id, and which of the elements with that id it is (R7).
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private let inputs: ViewInputs
  @exclusivity(unchecked) private var rows: [ID: Row] = [:]
  private var duplicates: [Key: Row] = [:]
  private var warned: Set<ID> = []
  @exclusivity(unchecked) private var order: [Row] = []
  private var range: Range<Int>?
  @exclusivity(unchecked) private var pass: UInt32 = 0
  private var version: UInt32 = 0

  init(_ inputs: ViewInputs) {
    var inputs = inputs
    // What rows hand up stands where the `ForEach` was written, in the rows' order (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  /// Matches rows to the elements by id: those that remain keep their state, new ones begin, the others end (R6).
  func update(_ collection: ForEach<Data, ID, Content>) -> ElementSpan {
    checkRange(collection)
    content = collection.content
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
    for row in order { items.append(contentsOf: row.list.items) }
    return ElementSpan(items: items, version: version)
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
    let row = Row(scope, self, element, pass)
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
        end(id, row)
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
    guard collection.isConstantRange, let new = collection.data as? Range<Int> else { return }
    if let range, range != new {
      inputs.runtime.report(
        RuntimeIssue(
          kind: .nonConstantRange,
          message:
            "ForEach over a constant range was given \(new) after \(range); the new rows are shown, name an id: to say that it may change",
          identity: inputs.identity.description, location: collection.site.position))
    }
    range = new
  }
}

@MainActor
struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  let rows: ForEachRows<Data, ID, Content>
}

extension ForEachRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    rows.update(try context.load(view))
  }
}
