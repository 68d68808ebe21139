import AttributeGraph

/// The present rows of one `ForEach`, found by the ids of its elements.
///
/// Each row is a lifetime of its own and an attribute that evaluates the content closure for its
/// element: a change of what the closure reads runs that row, not the body it was written in (R55).
@MainActor @usableFromInline
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSet {
  @usableFromInline typealias Row = ForEachRow<Data, ID, Content>

  /// A separate object: rows that retained this one would form a cycle.
  @usableFromInline let contents: RowContents<Data, Content>

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// The rows by their ids, without repeated ones. `nil` while a linear search of few rows is
  /// faster.
  @exclusivity(unchecked) @usableFromInline var byID: [ID: RowNode]?
  @exclusivity(unchecked) @usableFromInline var range: Range<Int>?

  @usableFromInline
  init(_ inputs: ViewInputs) {
    contents = RowContents()
    super.init(inputs, contents)
  }

  /// Matches rows and elements by id: remaining rows keep their state, new ones begin, the others
  /// end (R6).
  @inlinable
  func update(_ collection: ForEach<Data, ID, Content>) -> ElementSpan {
    // Read only here: each function that receives the collection looks up its type.
    if collection.isConstantRange || range != nil { checkRange(collection) }
    contents.take(collection)
    beginRows(collection.data.count)
    let site = collection.site
    for element in collection.data {
      let id = collection.identify(element)
      if let found = find(id) {
        if found.pass == pass {
          repeatRow(element, id, site)
        } else {
          found.element = element
          keep(found, site)
        }
      } else if isPlain || !revive(id, element, site) {
        let row = begin(element, id, 0, site)
        byID?[id] = row
        add(row)
      }
    }
    return endPass(site)
  }

  @usableFromInline
  func beginRows(_ count: Int) {
    beginPass(count)
    if byID == nil && max(count, order.count) > 8 { listByID(count) }
  }

  private func listByID(_ count: Int) {
    var rows: [ID: RowNode] = [:]
    rows.reserveCapacity(count)
    for row in order where !row.isRepeat { rows[typed(row).id] = row }
    byID = rows
  }

  @inlinable
  func typed(_ row: RowNode) -> Row { unsafeDowncast(row, to: Row.self) }

  /// The first row with this id, among the old rows and the new ones.
  @inlinable
  func find(_ id: ID) -> Row? {
    if isPlain, expected < order.count {
      let row = typed(order[expected])
      if row.id == id { return row }
    }
    if let byID {
      guard let row = byID[id] else { return nil }
      return typed(row)
    }
    for row in order where !row.isRepeat && typed(row).id == id { return typed(row) }
    for row in next where row.firstPass == pass && !row.isRepeat && typed(row).id == id {
      return typed(row)
    }
    return nil
  }

  override func forget(_ row: RowNode) {
    let id = typed(row).id
    if byID?[id] === row { byID?[id] = nil }
  }

  @inlinable
  func begin(_ element: Data.Element, _ id: ID, _ occurrence: Int, _ site: SourceSite) -> Row {
    let identifier = TypedIdentifier(id)
    let row = Row(
      beginScope(identifier, site), contents, identifier, element, isRepeat: occurrence > 0, pass)
    row.mount(inputs, occurrence)
    return row
  }

  /// An element with the id of an earlier one (R7).
  @usableFromInline
  func repeatRow(_ element: Data.Element, _ id: ID, _ site: SourceSite) {
    let (occurrence, row) = repetition(TypedIdentifier(id))
    if let row {
      typed(row).element = element
      keep(row, site)
    } else {
      addRepeat(begin(element, id, occurrence, site), occurrence)
    }
  }

  /// Restores a row whose removal is not finished. Returns whether there was one.
  @usableFromInline
  func revive(_ id: ID, _ element: Data.Element, _ site: SourceSite) -> Bool {
    guard let row = revive(TypedIdentifier(id), site) else { return false }
    typed(row).element = element
    byID?[id] = row
    return true
  }

  /// R8.
  @usableFromInline
  func checkRange(_ collection: ForEach<Data, ID, Content>) {
    if let range, let issue = collection.rangeIssue(after: range, inputs) {
      inputs.runtime.report(issue)
    }
    range = collection.constantRange
  }
}

extension ForEach {
  /// The bounds, when they should stay (R8).
  var constantRange: Range<Int>? { isConstantRange ? data as? Range<Int> : nil }

  /// The message when they changed.
  @MainActor
  func rangeIssue(after old: Range<Int>, _ inputs: ViewInputs) -> RuntimeIssue? {
    guard let new = constantRange, new != old else { return nil }
    return RuntimeIssue(
      kind: .nonConstantRange,
      message:
        """
        ForEach over a constant range changed from \(old) to \(new); the new rows are shown. Pass \
        an id: for a range that may change
        """,
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
