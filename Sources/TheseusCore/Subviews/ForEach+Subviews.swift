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

/// Data that is found by listing a view.
@MainActor
private protocol FoundCollection {
  static func list(_ data: _GraphValue<Self>, _ inputs: ViewInputs) -> Attribute<ListedSubviews>
  mutating func take(_ found: ListedSubviews)
}

extension ForEachSubviewCollection: FoundCollection {
  fileprivate static func list(_ data: _GraphValue<Self>, _ inputs: ViewInputs) -> Attribute<
    ListedSubviews
  > {
    ListedSubviews.mount(data[\.base], inputs)
  }

  fileprivate mutating func take(_ found: ListedSubviews) { self.found = found.views }
}

extension ForEachSectionCollection: FoundCollection {
  fileprivate static func list(_ data: _GraphValue<Self>, _ inputs: ViewInputs) -> Attribute<
    ListedSubviews
  > {
    ListedSubviews.mount(data[\.base], inputs)
  }

  fileprivate mutating func take(_ found: ListedSubviews) { self.found = SectionCollection(found) }
}

extension ForEach where Content: View {
  /// The `ForEach` with its data, where that is found by listing a view; nil where it has its data
  /// as it is.
  @MainActor @usableFromInline
  static func mountSource(_ view: _GraphValue<Self>, _ inputs: ViewInputs) -> _GraphValue<Self>? {
    guard let type = Data.self as? any FoundCollection.Type else { return nil }
    let rule = FoundDataRule(view: view, subviews: list(type, view, inputs))
    return _GraphValue(inputs.graph.makeRule(rule, in: inputs.scope.subgraph))
  }

  @MainActor
  private static func list<Found: FoundCollection>(
    _ type: Found.Type, _ view: _GraphValue<Self>, _ inputs: ViewInputs
  ) -> Attribute<ListedSubviews> {
    let data = view[\.data]
    return Found.list(_GraphValue(id: data.id, offset: data.offset), inputs)
  }
}

@MainActor
private struct FoundDataRule<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let view: _GraphValue<ForEach<Data, ID, Content>>
  let subviews: Attribute<ListedSubviews>
}

extension FoundDataRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ForEach<Data, ID, Content> {
    var rows = try context.load(view)
    guard var data = rows.data as? any FoundCollection else { return rows }
    data.take(try context[subviews])
    if let data = data as? Data { rows.data = data }
    return rows
  }
}
