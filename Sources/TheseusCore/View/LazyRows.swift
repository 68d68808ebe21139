import AttributeGraph

/// The rows of one `ForEach` in a lazy container: known by number, made when asked for (R70).
@MainActor
public class LazyRows {
  /// How many there are now.
  public var count: Int { 0 }
  /// The id of a row, made or not.
  public func elementID(at index: Int) -> AnyHashable { AnyHashable(index) }
  /// The row's number, or nil where no row has the id.
  public func index(of id: AnyHashable) -> Int? { nil }
  /// The row, made now if it was not, shown, with the elements it emits at present.
  public func realize(_ index: Int, _ context: borrowing RuleContext) throws(GraphError) -> [ElementNode] { [] }
  /// Takes all rows but those in `range` off the screen (R67); whether they keep their state is the profile's to say (R71).
  public func keepShown(_ range: Range<Int>) {}
  /// Where the rows' `ForEach` says that they can be moved or deleted.
  public var actions = RowActions()
}

/// What `onMove` and `onDelete` attach to a `ForEach`.
public struct RowActions {
  /// Offsets of the rows to move, and where to.
  public var move: (([Int], Int) -> Void)?
  /// Offsets of the rows to delete.
  public var delete: (([Int]) -> Void)?
  public init() {}
}

@MainActor
final class LazyForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  private let inputs: ViewInputs
  private let contents = RowContents<Data, Content>()
  private var collection: ForEach<Data, ID, Content>?
  private var rows: [ID: Realized] = [:]
  private var warned: Set<ID> = []
  private var repeats: [Int: Realized] = [:]
  private var updates = 0

  private final class Realized {
    let row: ForEachRow<Data, ID, Content>
    var index: Int
    init(_ row: ForEachRow<Data, ID, Content>, _ index: Int) {
      self.row = row
      self.index = index
    }
  }

  init(_ inputs: ViewInputs) {
    var inputs = inputs
    // What rows hand up stands where the `ForEach` was written (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  override var count: Int { collection?.data.count ?? 0 }

  private func element(at index: Int) -> Data.Element? {
    guard let data = collection?.data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  override func elementID(at index: Int) -> AnyHashable {
    guard let collection, let element = element(at: index) else { return AnyHashable(index) }
    return AnyHashable(collection.identify(element))
  }

  override func index(of id: AnyHashable) -> Int? {
    guard let collection, let id = id.base as? ID else { return nil }
    if let known = rows[id] { return known.index }
    return collection.data.firstIndex { collection.identify($0) == id }
      .map { collection.data.distance(from: collection.data.startIndex, to: $0) }
  }

  /// Takes new data: rows that were made are found again by id, those whose id is gone end (R6).
  func update(_ new: ForEach<Data, ID, Content>) {
    collection = new
    contents.content = new.content
    updates += 1
    var missing: [ID: Realized] = [:]
    for (id, realized) in rows {
      if let element = element(at: realized.index), new.identify(element) == id {
        renew(realized, element)
      } else {
        missing[id] = realized
      }
    }
    for realized in repeats.values { end(realized, new) }
    repeats = [:]
    guard !missing.isEmpty else { return }
    for (offset, element) in new.data.enumerated() {
      guard let realized = missing.removeValue(forKey: new.identify(element)) else { continue }
      realized.index = offset
      renew(realized, element)
      if missing.isEmpty { break }
    }
    for (id, realized) in missing {
      rows[id] = nil
      end(realized, new)
    }
  }

  private func renew(_ realized: Realized, _ element: Data.Element) {
    realized.row.element = element
    inputs.graph.invalidate(realized.row.attribute)
  }

  private func end(_ realized: Realized, _ collection: ForEach<Data, ID, Content>) {
    let id = realized.row.scope.elementID?.base
    realized.row.scope.end(
      Decision(.elementRemoved, at: collection.site, rule: "R6", detail: { id.map { quoted($0) } ?? "" }))
  }

  override func realize(_ index: Int, _ context: borrowing RuleContext) throws(GraphError) -> [ElementNode] {
    guard let collection, let element = element(at: index) else { return [] }
    let id = collection.identify(element)
    let realized: Realized
    if let known = rows[id] {
      if known.index == index {
        realized = known
      } else if let duplicate = repeats[index] {
        realized = duplicate
      } else {
        warnOfDuplicate(id, collection)
        realized = make(element, id, index, occurrence: index + 1, collection)
        repeats[index] = realized
      }
    } else {
      realized = make(element, id, index, occurrence: 0, collection)
      rows[id] = realized
    }
    realized.row.scope.isHeldHidden = false
    if inputs.scope.isShown { realized.row.scope.setShown(true) }
    return try realized.row.list.flatten(context)
  }

  private func make(
    _ element: Data.Element, _ id: ID, _ index: Int, occurrence: Int, _ collection: ForEach<Data, ID, Content>
  ) -> Realized {
    let kind: Cause.Kind = updates <= 1 ? .firstAppearance : .scrolledIntoView
    let scope = Scope(
      in: inputs.scope, depth: inputs.depth + 1, decision: Decision(kind, at: collection.site, rule: "R70", detail: { quoted(id) }))
    scope.elementID = AnyHashable(id)
    let row = ForEachRow<Data, ID, Content>(scope, contents, element, 0)
    row.mount(inputs, id, occurrence)
    return Realized(row, index)
  }

  /// R7: among realised rows only.
  private func warnOfDuplicate(_ id: ID, _ collection: ForEach<Data, ID, Content>) {
    guard warned.insert(id).inserted else { return }
    inputs.runtime.report(
      RuntimeIssue(
        kind: .duplicateID, message: "ForEach has the id \(quoted(id)) more than once; later rows get identities of their own",
        identity: inputs.identity.description, location: collection.site.position))
  }

  override func keepShown(_ range: Range<Int>) {
    for realized in rows.values where !range.contains(realized.index) && realized.row.scope.isShown {
      realized.row.scope.isHeldHidden = true
      realized.row.scope.setShown(false)
    }
  }
}

extension ForEach where Content: View {
  /// Mounts no row: the lazy container around asks for those it shows.
  @MainActor
  static func mountLazily(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    var inner = inputs
    inner.isLazy = false
    let rows = LazyForEachRows<Data, ID, Content>(inner)
    rows.actions = inputs.rowActions
    let rule = LazyForEachRule(view: view, rows: rows)
    list.append(dynamic: inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct LazyForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  let rows: LazyForEachRows<Data, ID, Content>
  var version: UInt32 = 0
}

extension LazyForEachRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    rows.update(try context.load(view))
    version &+= 1
    return ElementSpan(items: [.lazy(rows)], version: version)
  }
}
