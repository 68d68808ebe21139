import AttributeGraph

extension ForEach where Content: View {
  /// Mounts no row: the enclosing lazy container requests the rows it shows.
  @MainActor
  @usableFromInline
  static func mountLazily(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    var inner = inputs
    inner.isLazy = false
    let rows = LazyForEachRows<Data, ID, Content>(inner)
    rows.actions = inputs.rowActions
    let rule = LazyForEachRule(view: view, rows: rows)
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
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
