import AttributeGraph

/// The position of a tree's root view. Another value of the same type keeps identity and state,
/// another type starts with fresh state (R16).
@MainActor
public final class RootMount {
  private let content: Attribute<RootBox>
  private let runtime: ViewRuntime
  /// The root's elements, for the host's window element.
  public private(set) var elements = ElementList()

  /// Mounts `root` in `inputs`; its closure runs again whenever its inputs change.
  public init<Root: View>(
    _ inputs: ViewInputs, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    runtime = inputs.runtime
    content = inputs.graph.makeSource(
      TypedRootBox(RootContent(content: root)), in: inputs.scope.subgraph)
    let rule = RootRule(content: content, inputs: inputs, branch: Branch(inputs))
    elements.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }

  /// Replaces the root's value, as a parent's new body would.
  public func update<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    _ = try? runtime.graph.set(content, to: TypedRootBox(RootContent(content: root)))
  }
}

/// The root closure as a body: tracked like any other, but not part of readable paths.
private struct RootContent<Content: View>: View {
  let content: @MainActor () -> Content

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let node = TransparentOwner(Self.self, inputs, at: inputs.identity)
    var inner = inputs
    inner.enterBody()
    let body = inputs.graph.makeRule(
      RootBodyRule(node: node, view: view), in: inputs.scope.subgraph,
      eager: inner.structurePriority)
    node.attribute = body.id
    Content._mount(_GraphValue(body), inner, into: &list)
  }

  var body: Content { content() }
}

/// An owner that the trace does not show.
@MainActor
final class TransparentOwner: OwnerNode {
  override public var isReported: Bool { false }
}

@MainActor
private struct RootBodyRule<Content: View> {
  let node: TransparentOwner
  let view: _GraphValue<RootContent<Content>>
}

extension RootBodyRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    var content = try context.load(view)
    return node.run(
      &content, of: view.id, valueChanged: context.didChange(view.id), isFirst: context.isFirstRun
    ) { $0.body }
  }
}

@MainActor
private class RootBox {
  var contentType: Any.Type { Never.self }
  func mount(_ box: Attribute<RootBox>, _ inputs: ViewInputs, into list: inout ElementList) {}
}

@MainActor
private final class TypedRootBox<Content: View>: RootBox {
  let content: Content
  init(_ content: Content) { self.content = content }

  override var contentType: Any.Type { Content.self }

  override func mount(_ box: Attribute<RootBox>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let payload = inputs.graph.makeRule(
      RootPayloadRule<Content>(box: box, last: content), in: inputs.scope.subgraph)
    Content._mount(_GraphValue(payload), inputs, into: &list)
  }
}

@MainActor
private struct RootRule {
  let content: Attribute<RootBox>
  let inputs: ViewInputs
  let branch: Branch
  var present: RootBox?
}

extension RootRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let box = try context[content]
    branch.attribute = context.id
    let before = present
    present = box
    guard before?.contentType != box.contentType else { return branch.span }
    let decision =
      if let before {
        Decision(
          .typeChanged, rule: "R16", detail: .types(from: before.contentType, to: box.contentType))
      } else {
        Decision(.firstAppearance, rule: "R20")
      }
    branch.replace(decision) { inputs, list in box.mount(content, inputs, into: &list) }
    return branch.span
  }
}

@MainActor
private struct RootPayloadRule<Content: View> {
  let box: Attribute<RootBox>
  var last: Content
}

extension RootPayloadRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    if let box = try context[box] as? TypedRootBox<Content> { last = box.content }
    return last
  }
}
