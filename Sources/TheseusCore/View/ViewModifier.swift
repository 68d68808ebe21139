import AttributeGraph

/// Turns one view into another. Its body runs once, with the whole of what it is applied to as `content` (R13).
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Mounts the modifier around `content`: primitive modifiers change the inputs or decorate what is emitted.
  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView, into list: inout ElementList)
}

extension ViewModifier {
  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView, into list: inout ElementList
  ) {
    mountBody(modifier, inputs, content: content, into: &list)
  }

  /// Mounts the modifier by its body: for kinds of modifiers that do something to the value before.
  @MainActor package static func mountBody(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView, into list: inout ElementList
  ) {
    let link = ModifierContentLink(modifier: Self.self, content: content, outer: inputs.modifierContent)
    CompositeModifier<Self>.mount(modifier, inputs, link, into: &list)
  }

  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("body of the primitive modifier \(Self.self) was asked for; primitive modifiers have none")
  }
}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  nonisolated init() {}

  @MainActor public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    var link = inputs.modifierContent
    while let current = link, current.modifier != Modifier.self { link = current.outer }
    guard let link else { return }
    var inner = inputs
    inner.modifierContent = link.outer
    link.content.mount(inner, into: &list)
  }
}

/// What a modifier is applied to: a view's type and place, mounted where the modifier says, as often as it says.
@MainActor
public struct ModifiedView {
  private let place: _GraphValue<Void>
  private let mounting: Mounting

  private indirect enum Mounting {
    case view(any View.Type)
    case modified(any ViewModifier.Type, ModifiedView)
  }

  init<Content: View>(_ type: Content.Type, _ view: _GraphValue<Content>) {
    place = _GraphValue(id: view.id, offset: view.offset)
    mounting = .view(type)
  }

  /// A modifier applied to a view inside a concatenated modifier.
  init<Modifier: ViewModifier>(inner type: Modifier.Type, _ modifier: _GraphValue<Modifier>, _ content: ModifiedView) {
    place = _GraphValue(id: modifier.id, offset: modifier.offset)
    mounting = .modified(type, content)
  }

  /// The type of the view, where it is one and not a modifier inside another.
  public var viewType: (any View.Type)? { if case .view(let type) = mounting { type } else { nil } }

  /// Where the view's value is found.
  public func valuePlace<Content>(as type: Content.Type = Content.self) -> _GraphValue<Content> {
    _GraphValue(id: place.id, offset: place.offset)
  }

  public func mount(_ inputs: ViewInputs, into list: inout ElementList) {
    switch mounting {
    case .view(let type): mountView(type, inputs, &list)
    case .modified(let type, let content): mountModifier(type, content, inputs, &list)
    }
  }

  private func mountView<Content: View>(_ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList) {
    Content._mount(_GraphValue(id: place.id, offset: place.offset), inputs, into: &list)
  }

  private func mountModifier<Modifier: ViewModifier>(
    _ type: Modifier.Type, _ content: ModifiedView, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Modifier._mountModifier(_GraphValue(id: place.id, offset: place.offset), inputs, content: content, into: &list)
  }
}

/// The content of the modifiers whose bodies enclose a place, innermost first.
@MainActor
public final class ModifierContentLink {
  let modifier: Any.Type
  let content: ModifiedView
  let outer: ModifierContentLink?

  init(modifier: Any.Type, content: ModifiedView, outer: ModifierContentLink?) {
    self.modifier = modifier
    self.content = content
    self.outer = outer
  }
}
