import AttributeGraph

extension ForEach where Content: View {
  /// One view for each subview of `view`. State in it belongs to the subview, which keeps the
  /// identity it has in its content.
  public init<V: View>(
    subviews view: V, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let site = SourceSite(fileID, line, column)
    let base = AnyView(view, fileID: fileID, line: line, column: column)
    self.init(
      ForEachSubviewCollection(base: base), isConstantRange: false, site, identify: { $0.id },
      content: content)
  }

  /// One view for each section of `view`.
  public init<V: View>(
    sections view: V, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let site = SourceSite(fileID, line, column)
    let base = AnyView(view, fileID: fileID, line: line, column: column)
    self.init(
      ForEachSectionCollection(base: base), isConstantRange: false, site, identify: { $0.id },
      content: content)
  }
}

/// The data of a `ForEach` over the subviews of a view: empty until the view is mounted.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let base: AnyView
  var found = SubviewsCollection()

  nonisolated init(base: AnyView) { self.base = base }

  public var startIndex: Int { found.startIndex }
  public var endIndex: Int { found.endIndex }
  public subscript(position: Int) -> Subview { found[position] }
}

/// The data of a `ForEach` over the sections of a view: empty until the view is mounted.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let base: AnyView
  var found = SectionCollection()

  nonisolated init(base: AnyView) { self.base = base }

  public var startIndex: Int { found.startIndex }
  public var endIndex: Int { found.endIndex }
  public subscript(position: Int) -> SectionConfiguration { found[position] }
}

extension ForEachSubviewCollection: FoundData {
  static func mount<ID, Row: View>(
    _ rows: _GraphValue<ForEach<Self, ID, Row>>, _ inputs: ViewInputs
  ) -> _GraphValue<ForEach<Self, ID, Row>> {
    let subviews = ListedSubviews.mount(rows[\.data.base], inputs)
    return inputs.filling(rows, from: subviews) { $0.found = $1.views }
  }
}

extension ForEachSectionCollection: FoundData {
  static func mount<ID, Row: View>(
    _ rows: _GraphValue<ForEach<Self, ID, Row>>, _ inputs: ViewInputs
  ) -> _GraphValue<ForEach<Self, ID, Row>> {
    let subviews = ListedSubviews.mount(rows[\.data.base], inputs)
    return inputs.filling(rows, from: subviews) { $0.found = SectionCollection($1) }
  }
}

extension ViewInputs {
  /// The rows with the data that `fill` takes from the listed subviews.
  @MainActor
  fileprivate func filling<Data, ID, Content: View>(
    _ rows: _GraphValue<ForEach<Data, ID, Content>>, from subviews: Attribute<ListedSubviews>,
    _ fill: @escaping @MainActor (inout Data, ListedSubviews) -> Void
  ) -> _GraphValue<ForEach<Data, ID, Content>> {
    let rule = FoundDataRule(view: rows, subviews: subviews, fill: fill)
    return _GraphValue(graph.makeRule(rule, in: scope.subgraph))
  }
}

@MainActor
private struct FoundDataRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  let subviews: Attribute<ListedSubviews>
  let fill: @MainActor (inout Data, ListedSubviews) -> Void
}

extension FoundDataRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ForEach<Data, ID, Content> {
    var rows = try context.load(view)
    fill(&rows.data, try context[subviews])
    return rows
  }
}
