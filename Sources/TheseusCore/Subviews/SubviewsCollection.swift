import AttributeGraph

/// The present subviews of some content. As a view it shows all of them in order.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  init(_ subviews: [Subview] = []) { self.subviews = subviews }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> Subview { subviews[position] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// Some of the subviews of some content, in their order. As a view it is all of these.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection, Sendable {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(position: Int) -> Subview { subviews[position] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// The result of listing some content.
struct ListedSubviews {
  /// Including the markers of sections.
  var subviews: [Subview] = []

  var views: SubviewsCollection { SubviewsCollection(subviews.filter { $0.node.part != 3 }) }

  /// Lists the subviews of the content at `view`, whose structure is mounted in `inputs`.
  @MainActor
  static func mount<Content: View>(_ view: _GraphValue<Content>, _ inputs: ViewInputs) -> Attribute<
    ListedSubviews
  > {
    var list = ElementList()
    Content.list(view, inputs.listed(), into: &list)
    return inputs.graph.makeRule(ListRule(list: list), in: inputs.scope.subgraph)
  }
}

@MainActor
private struct ListRule {
  let list: ElementList
}

extension ListRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ListedSubviews {
    var found = ListedSubviews()
    for element in try list.flatten(context) {
      // Listing appends nothing else.
      guard let node = element as? SubviewNode, !node.isLeaving else { continue }
      let values = try node.values.read(context, at: node.inputs)
      found.subviews.append(Subview(node: node, containerValues: values))
    }
    return found
  }

  static func areEqual(_ a: borrowing ListedSubviews, _ b: borrowing ListedSubviews) -> Bool {
    (copy a).subviews.elementsEqual((copy b).subviews) {
      $0.node === $1.node && ContainerValues.areEqual($0.containerValues, $1.containerValues)
    }
  }
}
