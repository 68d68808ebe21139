import AttributeGraph

/// A value made from another one.
private struct MapRule<Source, Value>: Rule {
  let source: _GraphValue<Source>
  let map: (Source) -> Value

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value {
    map(try context.load(source))
  }
}

extension ViewInputs {
  fileprivate func map<Source, Value>(
    _ source: _GraphValue<Source>, _ map: @escaping (Source) -> Value
  ) -> _GraphValue<Value> {
    _GraphValue(graph.makeRule(MapRule(source: source, map: map), in: scope.subgraph))
  }
}

extension EmptyView: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {}
  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension Group: StructuralView where Content: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    Content.list(view.field(at: 0), inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension ForEach: StructuralView where Content: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let view = mountSource(view, inputs) ?? view
    let listed = inputs.map(view) { rows in
      ForEach<Data, ID, Listed<Content>>(
        rows.data, isConstantRange: rows.isConstantRange, rows.site, identify: rows.identify,
        content: { Listed(content: rows.content($0)) })
    }
    ForEach<Data, ID, Listed<Content>>.mountRows(listed, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension _ConditionalContent: StructuralView where TrueContent: View, FalseContent: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    typealias Arms = _ConditionalContent<Listed<TrueContent>, Listed<FalseContent>>
    let listed: _GraphValue<Arms> = inputs.map(view) { arms in
      switch arms.storage {
      case .trueContent(let content): Arms(.trueContent(Listed(content: content)), arms.site)
      case .falseContent(let content): Arms(.falseContent(Listed(content: content)), arms.site)
      }
    }
    Arms._mount(listed, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension _OptionalContent: StructuralView where Content: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let listed = inputs.map(view) {
      _OptionalContent<Listed<Content>>($0.content.map { Listed(content: $0) }, $0.site)
    }
    _OptionalContent<Listed<Content>>._mount(listed, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension Optional: StructuralView where Wrapped: View {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let listed = inputs.map(view) { $0.map { Listed(content: $0) } }
    Listed<Wrapped>?._mount(listed, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension IDView: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let listed = inputs.map(view) {
      IDView<Listed<Content>, ID>(content: Listed(content: $0.content), id: $0.id, site: $0.site)
    }
    IDView<Listed<Content>, ID>._mount(listed, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension EquatableView: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let whole = inputs.graph.makeRule(ComparedRule(source: view), in: inputs.scope.subgraph)
    Content.list(_GraphValue<Content>(id: whole.id).compared, inputs, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension AnyView: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    mount(view, inputs, lists: true, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let modifier: _GraphValue<Modifier> = view.field(after: Content.self)
    guard isPrimitive else {
      let content = ModifiedView(Content.self, view.field(at: 0))
      let link = ModifierContentLink(
        modifier: Modifier.self, content: content, outer: inputs.modifierContent)
      return CompositeModifier<Modifier>.mount(modifier, inputs, link, lists: true, into: &list)
    }
    let context = inputs.listing ?? ListingContext()
    Content.list(
      view.field(at: 0), inputs.listing(context.modified(Modifier.self, modifier)), into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape {
    guard isPrimitive else {
      let inner = Listing.shape(of: Content.self, content: content)
      // Values that the modifier's body sets are found by running it.
      return Listing.shape(of: Modifier.Body.self, content: .one) == .valued
        ? .many : Listing.shape(of: Modifier.Body.self, content: inner)
    }
    let inner = Listing.shape(of: Content.self, content: content)
    return inner == .one && Modifier.self is any ContainerValueModifier.Type ? .valued : inner
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// Whether the modifier has no body, or a private one.
  static var isPrimitive: Bool {
    Modifier.Body.self == Never.self || Modifier.self is any _OwnMounting.Type
  }
}

extension _ViewModifier_Content: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard let link = inputs.link(of: Modifier.self) else { return }
    var inner = inputs
    inner.modifierContent = link.outer
    link.content.list(inner, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { content }
}

extension TupleView: StructuralView {
  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    var inner = inputs.child(0)
    for element in TupleElements.of(T.self) {
      element.type.listElement(of: view.id, at: view.offset + element.offset, inner, into: &list)
      inner.index += 1
    }
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
}

extension View {
  /// Lists a view that begins `offset` bytes into the value of an attribute.
  @MainActor fileprivate static func listElement(
    of id: AttributeID, at offset: Int, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    Self.list(_GraphValue(id: id, offset: offset), inputs, into: &list)
  }
}
