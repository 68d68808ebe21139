import AttributeGraph

/// One view for each element of a collection; a child's identity is (the `ForEach`, the element's
/// id) (R6).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  /// The id of an element.
  @usableFromInline let identify: (Data.Element) -> ID
  /// A range of numbers whose bounds should stay (R8).
  @usableFromInline let isConstantRange: Bool
  @usableFromInline let site: SourceSite
  /// The edits that a list offers for the rows, when they were passed with the data.
  package var edits: SharedRowActions?

  nonisolated init(
    _ data: Data, isConstantRange: Bool, _ site: SourceSite,
    identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.identify = identify
    self.isConstantRange = isConstantRange
    self.site = site
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @inlinable
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    // Only a `ForEach` over the subviews of some content may have to list them first.
    if ID.self == SubviewID.self || ID.self == SectionID.self,
      let found = mountSource(view, inputs)
    {
      return mountRows(found, inputs, into: &list)
    }
    mountRows(view, inputs, into: &list)
  }

  /// The `ForEach` with its data, where that is found by listing a view; nil where it has its data
  /// as it is.
  @MainActor @usableFromInline
  static func mountSource(_ view: _GraphValue<Self>, _ inputs: ViewInputs) -> _GraphValue<Self>? {
    guard let type = Data.self as? any FoundData.Type else { return nil }
    return found(type, view, inputs)
  }

  @MainActor
  private static func found<Found: FoundData>(
    _ type: Found.Type, _ view: _GraphValue<Self>, _ inputs: ViewInputs
  ) -> _GraphValue<Self> {
    // `Found` is `Data`.
    let rows = Found.mount(
      _GraphValue<ForEach<Found, ID, Content>>(id: view.id, offset: view.offset), inputs)
    return _GraphValue(id: rows.id, offset: rows.offset)
  }

  @MainActor @inlinable
  static func mountRows(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    var inputs = inputs
    if inputs.isLazy {
      guard Content._holdsRows else { return mountLazily(view, inputs, into: &list) }
      // The actions on its elements do not apply to the rows inside them.
      inputs.rowActions = RowActions()
    }
    let rows = ForEachRows<Data, ID, Content>(inputs)
    let rule = ForEachRule(view: view, rows: rows)
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

// A binding to a collection is a collection of bindings. The initializers for any collection are
// disfavored, so that `ForEach($items)` calls the one for bindings.
extension ForEach where Content: View {
  /// Elements that know their ids.
  @_disfavoredOverload
  public init(
    _ data: Data, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, isConstantRange: false, SourceSite(fileID, line, column), identify: { $0.id },
      content: content)
  }

  /// Elements whose ids are at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, isConstantRange: false, SourceSite(fileID, line, column), identify: id.reader,
      content: content)
  }

  /// A binding to each element of a bound collection; a row's binding is checked by the element's
  /// identity (R80).
  public init<Elements>(
    _ data: Binding<Elements>, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID, Elements.Index: Hashable
  {
    self.init(data, identifying: { $0.id }, SourceSite(fileID, line, column), content: content)
  }

  /// A binding to each element of a bound collection, identified by a key path.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Index: Hashable
  {
    self.init(
      data, identifying: id.reader, SourceSite(fileID, line, column), content: content)
  }

  private init<Elements>(
    _ data: Binding<Elements>, identifying: @escaping (Elements.Element) -> ID, _ site: SourceSite,
    content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection,
    Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, identifying(elements[$0])) }
    self.init(pairs, isConstantRange: false, site, identify: { $0.1 }) { index, id in
      content(data.element(at: index, id, elements[index], identifiedBy: identifying))
    }
  }
}

extension KeyPath where Value: Hashable {
  /// Reads the value. `\.self` is the most common id and the slowest key path to apply, so it is
  /// read directly.
  package var reader: (Root) -> Value {
    if self == \Root.self { return { unsafeBitCast($0, to: Value.self) } }
    return { $0[keyPath: self] }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A range of numbers. Its bounds should stay; when they change, an issue is reported and the new
  /// rows are shown (R8).
  public init(
    _ data: Range<Int>, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data, isConstantRange: true, SourceSite(fileID, line, column), identify: { $0 },
      content: content)
  }
}

extension ForEach {
  /// The content for elements that are bindings. One that finds its element by position, as in
  /// `ForEach($items.reversed())`, is replaced with one that finds it by the row's id (R80).
  @usableFromInline var contentForBindings: (Data.Element) -> Content {
    guard let type = Data.Element.self as? any ElementBinding.Type else { return content }
    return content(of: type)
  }

  /// - Parameter type: the type of the elements.
  private func content<Element: ElementBinding>(of type: Element.Type) -> (Data.Element) -> Content
  {
    let (content, identify) = (content, identify)
    return { element in
      let binding = unsafeBitCast(element, to: Element.self)
        .identified { identify(unsafeBitCast($0, to: Data.Element.self)) }
      return content(unsafeBitCast(binding, to: Data.Element.self))
    }
  }

  /// For content that another module declares and that is not a view, such as the marks of a chart.
  ///
  /// Such a module calls it from an initializer of its own, and reads `data` and `content`.
  public init(
    _rows data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, isConstantRange: false, SourceSite(#fileID, #line, #column), identify: id.reader,
      content: content)
  }

  /// For content that is not a view.
  package init(
    rows data: Data, _ site: SourceSite, identify: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) { self.init(data, isConstantRange: false, site, identify: identify, content: content) }
}

/// Data of a `ForEach` that is known only after listing a view.
@MainActor
protocol FoundData: RandomAccessCollection {
  /// The rows with their data.
  static func mount<ID, Content: View>(
    _ rows: _GraphValue<ForEach<Self, ID, Content>>, _ inputs: ViewInputs
  ) -> _GraphValue<ForEach<Self, ID, Content>>
}
