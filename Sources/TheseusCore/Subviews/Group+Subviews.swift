import AttributeGraph

extension Group {
  /// The result of `transform` for the subviews of `view`: each single view in it, through groups,
  /// `ForEach`, conditionals and custom views with bodies of several views.
  ///
  /// A subview that is left out is not mounted. Custom views in the content keep their state
  /// wherever the transform places them. All of a subview's state stays when a `ForEach` over
  /// subviews moves it or leaves others out.
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// The result of `transform` for the sections of `view`. Views outside of sections form sections
  /// without header and footer.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}

/// The content of a `Group` made from subviews.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

/// The content of a `Group` made from sections.
public struct GroupSectionsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension GroupElementsOfContent: StructuralView {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(
      of: view[\.base], view, { $0.transform($1.views) }, lists: false, into: &list)
  }

  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(
      of: view[\.base], view, { $0.transform($1.views) }, lists: true, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
  @MainActor public static var _holdsRows: Bool { Result._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Result._unfoldsRows }
}

extension GroupSectionsOfContent: StructuralView {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(
      of: view[\.base], view, { $0.transform(SectionCollection($1)) }, lists: false, into: &list)
  }

  @MainActor package static func _list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    inputs.mountTransform(
      of: view[\.base], view, { $0.transform(SectionCollection($1)) }, lists: true, into: &list)
  }

  @MainActor package static func _shape(content: SubviewShape) -> SubviewShape { .many }
  @MainActor public static var _holdsRows: Bool { Result._holdsRows }
  @MainActor public static var _unfoldsRows: Bool { Result._unfoldsRows }
}

extension ViewInputs {
  /// Mounts, or lists, the result of a closure for the subviews of `base`. The closure's reads run
  /// it again, not the body it was written in (R55).
  @MainActor
  func mountTransform<Base: View, Value, Result: View>(
    of base: _GraphValue<Base>, _ view: _GraphValue<Value>,
    _ transform: @escaping (Value, ListedSubviews) -> Result, lists: Bool,
    into list: inout ElementList
  ) {
    let node = TransformNode(runtime: runtime)
    scope.onEnd { node.end() }
    let rule = TransformRule(
      view: view, subviews: ListedSubviews.mount(base, self), node: node, transform: transform)
    var inner = self
    inner.depth += 1
    let content = graph.makeRule(rule, in: scope.subgraph, eager: inner.structurePriority)
    node.attribute = content.id
    if lists {
      Result.list(_GraphValue(content), inner, into: &list)
    } else {
      Result._mount(_GraphValue(content), inner, into: &list)
    }
  }
}

private final class TransformNode: TrackedNode {}

@MainActor
private struct TransformRule<Value, Result> {
  let view: _GraphValue<Value>
  let subviews: Attribute<ListedSubviews>
  let node: TransformNode
  let transform: (Value, ListedSubviews) -> Result
}

extension TransformRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Result {
    let value = try context.load(view)
    let subviews = try context[subviews]
    if node.isHeld, let last = context.previous(as: Result.self) { return last }
    return node.track { transform(value, subviews) }
  }
}
