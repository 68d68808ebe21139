import AttributeGraph

/// A view of any type. The same wrapped type at the same position keeps state, another type starts
/// with fresh state (R10).
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let box: AnyViewBox
  let site: SourceSite?

  /// Wraps `view`; wrapping an `AnyView` again adds nothing.
  public init<Content: View>(
    _ view: Content, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      box = TypedAnyViewBox(view)
      site = SourceSite(fileID, line, column)
    }
  }

  public init<Content: View>(
    erasing view: Content, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(view, fileID: fileID, line: line, column: column)
  }

  @MainActor public static func _mount(
    _ view: _GraphValue<AnyView>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    mount(view, inputs, lists: false, into: &list)
  }

  /// Mounts the wrapped view, or lists its subviews.
  @MainActor static func mount(
    _ view: _GraphValue<AnyView>, _ inputs: ViewInputs, lists: Bool, into list: inout ElementList
  ) {
    let rule = AnyViewRule(view: view, inputs: inputs, branch: Branch(inputs), lists: lists)
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
class AnyViewBox {
  nonisolated init() {}

  var contentType: Any.Type { Never.self }
  func mount(
    _ view: _GraphValue<AnyView>, _ inputs: ViewInputs, lists: Bool, into list: inout ElementList
  ) {}
}

@MainActor
final class TypedAnyViewBox<Content: View>: AnyViewBox {
  // A view may be wrapped on any actor; its content is read on the main actor alone.
  nonisolated(unsafe) let content: Content
  nonisolated init(_ content: Content) { self.content = content }

  override var contentType: Any.Type { Content.self }

  override func mount(
    _ view: _GraphValue<AnyView>, _ inputs: ViewInputs, lists: Bool, into list: inout ElementList
  ) {
    let payload = inputs.graph.makeRule(
      ErasedPayloadRule<Content>(view: view), in: inputs.scope.subgraph)
    if lists {
      Content.list(_GraphValue(payload).compared, inputs, into: &list)
    } else {
      Content._mount(_GraphValue(payload).compared, inputs, into: &list)
    }
  }
}

@MainActor
private struct AnyViewRule {
  let view: _GraphValue<AnyView>
  let inputs: ViewInputs
  let branch: Branch
  let lists: Bool
  var present: AnyViewBox?
}

extension AnyViewRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let erased = try context.load(view)
    branch.attribute = context.id
    let before = present
    present = erased.box
    let isSame =
      switch inputs.profile.anyViewIdentity {
      case .wrappedType: before?.contentType == erased.box.contentType
      case .opaque: before === erased.box
      }
    guard !isSame else {
      inputs.runtime.observer?.kept(
        branch.scope,
        Decision(
          .kept, at: erased.site, rule: "R10",
          detail: .made { [type = erased.box.contentType] in "AnyView still of \(type)" }))
      return branch.span
    }
    let decision =
      if let before {
        Decision(
          .erasedTypeChanged, at: erased.site, rule: "R10",
          detail: .types(from: before.contentType, to: erased.box.contentType))
      } else {
        Decision(.firstAppearance, at: erased.site, rule: "R10")
      }
    let isOpaque = inputs.profile.anyViewIdentity == .opaque
    let key = isOpaque ? ObjectIdentifier(erased.box) : ObjectIdentifier(erased.box.contentType)
    branch.replace(decision, key: .identity(key)) { inputs, list in
      erased.box.mount(view, inputs, lists: lists, into: &list)
    }
    return branch.span
  }
}

/// The erased value; keeps the last one when another type has just replaced it.
@MainActor
private struct ErasedPayloadRule<Content: View> {
  let view: _GraphValue<AnyView>
}

extension ErasedPayloadRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    if let box = try context.load(view).box as? TypedAnyViewBox<Content> { return box.content }
    guard let previous = context.previous(as: Content.self) else {
      preconditionFailure("\(Content.self) was mounted while another type was erased")
    }
    return previous
  }

  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}
