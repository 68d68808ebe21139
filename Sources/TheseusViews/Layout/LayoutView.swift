import AttributeGraph
import Foundation
import TheseusCore

/// The views of `content`, arranged by `layout`.
public struct _LayoutView<L: Layout, Content: View> {
  var layout: L
  var content: Content
}

extension _LayoutView: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let layout: _GraphValue<L> = view.field(at: 0)
    let element = LayoutElement<L>(layout.animated(inputs), inputs)
    if L.self == AnyLayout.self {
      var inner = element.contentInputs(inputs, nil)
      inner.stackAxisSource = inputs.graph.makeRule(in: inputs.scope.subgraph) {
        (context: borrowing RuleContext) throws(GraphError) -> Axis? in
        (try context.load(layout) as? AnyLayout)?.stackOrientation
      }
      var children = ElementList()
      Content._mount(view.field(after: L.self), inner, into: &children)
      element.mount(inputs, children: children)
      list.emit(element, inputs)
      return
    }
    element.mountContent(
      Content.self, view.field(after: L.self), inputs, axis: L.layoutProperties.stackOrientation,
      into: &list)
  }
}

final class LayoutElement<L: Layout>: ValueElement<L>, GuideSource, GridContainer {
  override var arrangesViews: Bool { true }
  override var guideSource: (any GuideSource)? { self }
  private var cache: L.Cache?
  private var cachedChildren: [ObjectIdentifier] = []

  override var placeName: Any.Type { L.self }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    guard changed else { return false }
    cache = nil
    edgesWithoutSpacing = nil
    let isGrid = value is GridLayout || (value as? AnyLayout)?.base is GridLayout
    if isGrid != arrangesRows {
      arrangesRows = isGrid
      // A row may keep its frame, though its cells move.
      for child in viewChildren { child.gridRow?.setNeedsCommit() }
    }
    return true
  }

  private(set) var arrangesRows = false

  /// The edges at which the layout wants no space; nil until they are asked for.
  private var edgesWithoutSpacing: Edge.Set?

  private lazy var reads = LayoutReads(in: scope, of: L.self) { [weak self] in
    self?.cache = nil
    self?.setNeedsLayout()
  }

  override func forgetAnswers() {
    edgesWithoutSpacing = nil
    if LayoutReads.mayRead(L.self) { reads.forget() }
  }

  override var layoutTraits: LayoutTraits {
    var traits = LayoutTraits()
    guard value != nil else { return traits }
    let edges =
      edgesWithoutSpacing ?? withCache { $0.spacing(subviews: $1, cache: &$2) }.zeroEdges
    edgesWithoutSpacing = edges
    traits.edgesWithoutSpacing = edges
    return traits
  }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    LayoutReads.mayRead(L.self) ? reads.run { ask(body) } : ask(body)
  }

  private func ask<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(viewChildren)
    let identities = viewChildren.map { ObjectIdentifier($0) }
    var current: L.Cache
    if var known = cache {
      if identities != cachedChildren || childrenAnsweredDifferently {
        value.updateCache(&known, subviews: subviews)
      }
      current = known
    } else {
      current = value.makeCache(subviews: subviews)
    }
    cachedChildren = identities
    childrenAnsweredDifferently = false
    defer { cache = current }
    return body(value, subviews, &current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func placeChildren(in size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    for child in viewChildren { child.wasPlacedByLayout = false }
    let offer = offered
    withCache { $0.placeSubviews(in: bounds, proposal: offer, subviews: $1, cache: &$2) }
    for child in viewChildren where !child.wasPlacedByLayout {
      place(child, in: size, .center, offered: offer)
    }
  }

  var setsGuides: Bool { true }

  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache {
      key.axis == .horizontal
        ? $0.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
        : $0.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
  }
}
