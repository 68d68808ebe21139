import AttributeGraph
import Foundation
import TheseusCore

/// Content that depends on the available space: takes the whole proposal, and evaluates its closure
/// once the size is known.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = GeometryElement(inputs, Self.self)
    let place = inputs.entering(inputs.place(Self.self)).contained()
    let node = GeometryContent<Content>(element, place)
    inputs.scope.onEnd { node.end() }
    let rule = GeometryRule(
      isPlaced: element.isPlaced, branch: Branch(place), node: node, view: view)
    var children = ElementList()
    children.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: place.structurePriority))
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

final class GeometryElement: ViewElement {
  private let readerType: Any.Type
  /// Whether the reader knows its size: only then is its content created.
  let isPlaced: Attribute<Bool>
  let available: Attribute<CGSize>
  /// Grows whenever the reader's position differs from what its content has read.
  let moves: Attribute<UInt32>
  private(set) lazy var place = WatchedPlace(self) { [weak self] in
    guard let self, let count = try? runtime.graph.value(of: moves) else { return }
    _ = try? runtime.graph.set(moves, to: count &+ 1)
  }

  init(_ inputs: ViewInputs, _ type: Any.Type) {
    readerType = type
    isPlaced = inputs.graph.makeSource(false, in: inputs.scope.subgraph)
    available = inputs.graph.makeSource(CGSize.zero, in: inputs.scope.subgraph)
    moves = inputs.graph.makeSource(0, in: inputs.scope.subgraph)
    super.init(inputs)
  }

  override var placeName: Any.Type { readerType }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize) {
    _ = try? runtime.graph.set(available, to: size)
    _ = try? runtime.graph.set(isPlaced, to: true)
    for child in viewChildren {
      let offer = ProposedViewSize(size)
      child.place(CGRect(origin: .zero, size: child.size(offer)), offered: offer)
    }
  }
}

/// The content closure as tracked code: a change of its inputs runs the closure, not the body it
/// was written in (R55).
final class GeometryContent<Content: View>: TrackedNode {
  let element: GeometryElement
  let inputs: ViewInputs

  init(_ element: GeometryElement, _ inputs: ViewInputs) {
    self.element = element
    self.inputs = inputs
    super.init(runtime: inputs.runtime)
  }
}

@MainActor
private struct GeometryRule<Content: View> {
  let isPlaced: Attribute<Bool>
  let branch: Branch
  let node: GeometryContent<Content>
  let view: _GraphValue<GeometryReader<Content>>
}

extension GeometryRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    guard try context[isPlaced], branch.scope == nil else { return branch.span }
    branch.replace(Decision(.firstAppearance, rule: "R55")) { inputs, list in
      let rule = GeometryContentRule(node: node, view: view, available: node.element.available)
      let content = inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority)
      node.attribute = content.id
      Content._mount(_GraphValue(content), inputs, into: &list)
    }
    return branch.span
  }
}

@MainActor
private struct GeometryContentRule<Content: View> {
  let node: GeometryContent<Content>
  let view: _GraphValue<GeometryReader<Content>>
  let available: Attribute<CGSize>
}

extension GeometryContentRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    let reader = try context.load(view)
    let proxy = GeometryProxy(
      place: node.element.place, size: try context[available],
      moves: try context[node.element.moves])
    proxy.place.forget()
    if node.isHeld, let last = context.previous(as: Content.self) { return last }
    return node.track { reader.content(proxy) }
  }
}
