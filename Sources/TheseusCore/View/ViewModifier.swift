import AttributeGraph

/// Turns one view into another. Its body runs once, with the whole modified view as `content`
/// (R13).
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Mounts the modifier around `content`: primitive modifiers change the inputs or decorate the
  /// emitted elements.
  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList)

  /// The former names of renamed properties: `["new": "old"]`. A snapshot of an earlier build
  /// restores them (R34).
  static var previousNames: [String: String] { get }
}

extension ViewModifier {
  @MainActor public static var previousNames: [String: String] { [:] }

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    mountBody(modifier, inputs, content: content, into: &list)
  }

  /// Mounts the modifier by its body: for kinds of modifiers that do something to the value before.
  @MainActor package static func mountBody(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let link = ModifierContentLink(
      modifier: Self.self, content: content, outer: inputs.modifierContent)
    CompositeModifier<Self>.mount(modifier, inputs, link, into: &list)
  }

  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure(
      "body of the primitive modifier \(Self.self) was requested; primitive modifiers have no body")
  }
}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  nonisolated init() {}

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard let link = inputs.link(of: Modifier.self) else { return }
    var inner = inputs
    inner.modifierContent = link.outer
    link.content.mount(inner, into: &list)
  }
}
