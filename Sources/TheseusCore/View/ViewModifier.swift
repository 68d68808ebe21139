import AttributeGraph

/// Turns one view into another. Its body runs once, with the whole of what it is applied to as
/// `content` (R13).
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Mounts the modifier around `content`: primitive modifiers change the inputs or decorate what
  /// is emitted.
  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList)
}

extension ViewModifier {
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
      "body of the primitive modifier \(Self.self) was asked for; primitive modifiers have none")
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

/// What a modifier is applied to: a view's type and place, mounted where the modifier says, as
/// often as it says.
@MainActor
public struct ModifiedView {
  private let place: _GraphValue<Void>
  private let mounting: Mounting

  private indirect enum Mounting {
    case view(any View.Type)
    case modified(any ViewModifier.Type, ModifiedView)
    /// A view inside a placed subview.
    case subview(any View.Type, SubviewNode, level: Int)
  }

  init<Content: View>(_ type: Content.Type, _ view: _GraphValue<Content>) {
    place = _GraphValue(id: view.id, offset: view.offset)
    mounting = .view(type)
  }

  /// A view inside a placed subview, so many levels down.
  init<Content: View>(
    _ type: Content.Type, _ view: _GraphValue<Content>, in node: SubviewNode, level: Int
  ) {
    place = _GraphValue(id: view.id, offset: view.offset)
    mounting = .subview(type, node, level: level)
  }

  /// A modifier applied to a view: inside a concatenated modifier, or to a subview.
  init<Modifier: ViewModifier>(
    inner type: Modifier.Type, _ modifier: _GraphValue<Modifier>, _ content: ModifiedView
  ) {
    place = _GraphValue(id: modifier.id, offset: modifier.offset)
    mounting = .modified(type, content)
  }

  /// The type of the view, where it is one and not a modifier inside another.
  public var viewType: (any View.Type)? {
    switch mounting {
    case .view(let type), .subview(let type, _, _): type
    case .modified: nil
    }
  }

  /// The type of the view inside all modifiers.
  var innermostType: Any.Type {
    switch mounting {
    case .view(let type), .subview(let type, _, _): type
    case .modified(_, let content): content.innermostType
    }
  }

  /// Where the view's value is found.
  public func valuePlace<Content>(as type: Content.Type = Content.self) -> _GraphValue<Content> {
    _GraphValue(id: place.id, offset: place.offset)
  }

  public func mount(_ inputs: ViewInputs, into list: inout ElementList) {
    switch mounting {
    case .view(let type): mountView(type, inputs, &list)
    case .modified(let type, let content): mountModifier(type, content, inputs, &list)
    case .subview(let type, let node, let level): mountSubview(type, node, level, inputs, &list)
    }
  }

  /// Notes the subviews of it.
  func list(_ inputs: ViewInputs, into list: inout ElementList) {
    switch mounting {
    case .view(let type), .subview(let type, _, _): listView(type, inputs, &list)
    case .modified(let type, let content): content.list(listing(type, inputs), into: &list)
    }
  }

  /// The same view as one that is placed by `node`.
  func placed(by node: SubviewNode) -> ModifiedView {
    switch mounting {
    case .view(let type): ModifiedView(place: place, mounting: .subview(type, node, level: 0))
    case .modified(let type, let content):
      ModifiedView(place: place, mounting: .modified(type, content.placed(by: node)))
    case .subview: self
    }
  }

  private init(place: _GraphValue<Void>, mounting: Mounting) {
    self.place = place
    self.mounting = mounting
  }

  private func mountSubview<Content: View>(
    _ type: Content.Type, _ node: SubviewNode, _ level: Int, _ inputs: ViewInputs,
    _ list: inout ElementList
  ) {
    node.mount(_GraphValue<Content>(id: place.id, offset: place.offset), level, inputs, into: &list)
  }

  private func listView<Content: View>(
    _ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Content.list(_GraphValue(id: place.id, offset: place.offset), inputs, into: &list)
  }

  private func listing<Modifier: ViewModifier>(_ type: Modifier.Type, _ inputs: ViewInputs)
    -> ViewInputs
  {
    let context = inputs.listing ?? ListingContext()
    return inputs.listing(context.modified(type, _GraphValue(id: place.id, offset: place.offset)))
  }

  private func mountView<Content: View>(
    _ type: Content.Type, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Content._mount(_GraphValue(id: place.id, offset: place.offset), inputs, into: &list)
  }

  private func mountModifier<Modifier: ViewModifier>(
    _ type: Modifier.Type, _ content: ModifiedView, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    Modifier._mountModifier(
      _GraphValue(id: place.id, offset: place.offset), inputs, content: content, into: &list)
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

extension ViewInputs {
  /// What the innermost modifier of this type around the place is applied to.
  func link(of modifier: Any.Type) -> ModifierContentLink? {
    var link = modifierContent
    while let current = link, current.modifier != modifier { link = current.outer }
    return link
  }
}
