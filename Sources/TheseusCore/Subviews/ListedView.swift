import AttributeGraph

/// A view that stands for its members when the subviews of some content are listed: a builder
/// block, a `ForEach`, a conditional.
///
/// Listing mounts such structure where the content was written, with its identities and lifetimes.
/// It records each single view in it as a `SubviewNode` without mounting it, which happens where
/// the view is placed.
@MainActor
package protocol StructuralView: View {
  static func _list(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  /// The number of subviews, given that of the content of the enclosing custom modifier.
  static func _shape(content: SubviewShape) -> SubviewShape
}

/// A view or modifier whose body is not mounted in the ordinary way: it is listed as one view.
public protocol _OwnMounting {}

/// A view whose body is one subview, whatever its type suggests: a control, whose style decides its
/// content.
public protocol _SingleView {}

/// The facts that a view's type reveals about its subviews.
package enum SubviewShape {
  /// One, whatever its value.
  case one
  /// One, with values for the container that only its body reveals.
  case valued
  /// Found by listing.
  case many
}

/// `Content` in a list of subviews: mounted, it is listed.
struct Listed<Content: View>: View {
  typealias Body = Never
  let content: Content

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    var place = _GraphValue<Content>(id: view.id, offset: view.offset)
    place.isCompared = view.isCompared
    Content.list(place, inputs, into: &list)
  }
}

extension View {
  /// Appends a `SubviewNode` for each subview of this view.
  @MainActor package static func list(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    if Listing.shape(of: Self.self) != .many {
      list.append(
        SubviewNode(ModifiedView(Self.self, view), inputs, values: ValueReaders.of(Self.self, view))
      )
    } else if let type = Self.self as? any StructuralView.Type {
      open(type, view, inputs, &list)
    } else {
      CompositeNode.list(view, inputs, into: &list)
    }
  }

  @MainActor private static func open<Structure: StructuralView>(
    _ type: Structure.Type, _ view: _GraphValue<Self>, _ inputs: ViewInputs,
    _ list: inout ElementList
  ) {
    var place = _GraphValue<Structure>(id: view.id, offset: view.offset)
    place.isCompared = view.isCompared
    Structure._list(place, inputs, into: &list)
  }
}

/// Facts about types, found once for each.
@MainActor
package enum Listing {
  private static var known: [ObjectIdentifier: SubviewShape] = [:]

  /// A view inside its own body counts as one.
  package static func shape<Content: View>(of type: Content.Type, content: SubviewShape = .many)
    -> SubviewShape
  {
    if let structure = type as? any StructuralView.Type {
      return structure._shape(content: content)
    }
    guard Content.Body.self != Never.self else { return .one }
    let identifier = ObjectIdentifier(type)
    if let answer = known[identifier] { return answer }
    if type is any _OwnMounting.Type || type is any _SingleView.Type {
      known[identifier] = .one
      return .one
    }
    known[identifier] = .one
    // The values that a body sets on its view are found by running it.
    let answer = shape(of: Content.Body.self) == .one ? SubviewShape.one : .many
    known[identifier] = answer
    return answer
  }
}

extension CompositeNode {
  /// Lists a custom view by its body; the view itself stays where it was written.
  fileprivate static func list<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    guard !DynamicFields.mayBeMissing(Content.self) else {
      return RequirementRule.mount(view, inputs, into: &list) { listBody(view, $0, into: &$1) }
    }
    listBody(view, inputs, into: &list)
  }

  private static func listBody<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let (node, body) = makeBody(view, inputs)
    Content.Body.list(_GraphValue(body), inputs.inBody(of: node), into: &list)
  }

  /// A custom view and the attribute of its body, which the caller mounts.
  static func makeBody<Content: View>(
    _ view: _GraphValue<Content>, _ inputs: ViewInputs
  ) -> (CompositeNode, Attribute<Content.Body>) {
    let node = make(Content.self, inputs)
    let rule = BodyRule(node: node, view: view.isCompared ? view : inputs.compared(view))
    let body = inputs.graph.makeRule(
      rule, in: inputs.scope.subgraph, eager: inputs.inBody(of: node).structurePriority)
    node.attribute = body.id
    return (node, body)
  }
}

/// The surroundings of the views that are being listed.
@MainActor
package final class ListingContext {
  /// The modifiers that are applied to each, innermost first.
  let modifier: ListedModifier?
  package let section: SectionPlace?
  /// 0 a section's content, 1 its header, 2 its footer.
  let part: UInt8

  init(_ modifier: ListedModifier? = nil, _ section: SectionPlace? = nil, part: UInt8 = 0) {
    self.modifier = modifier
    self.section = section
    self.part = part
  }

  func modified<Modifier: ViewModifier>(_ modifier: Modifier.Type, _ place: _GraphValue<Modifier>)
    -> ListingContext
  {
    ListingContext(ListedModifier(modifier, place, outer: self.modifier), section, part: part)
  }
}

/// A modifier around structure: applied to each view that is listed inside (R13).
@MainActor
final class ListedModifier {
  let outer: ListedModifier?
  let values: ValueReaders
  private let wrap: (ModifiedView) -> ModifiedView

  init<Modifier: ViewModifier>(
    _ type: Modifier.Type, _ place: _GraphValue<Modifier>, outer: ListedModifier?
  ) {
    self.outer = outer
    values = ValueReaders(Modifier.self, place)
    wrap = { ModifiedView(inner: Modifier.self, place, $0) }
  }

  static func apply(_ innermost: ListedModifier?, to content: ModifiedView) -> ModifiedView {
    var content = content
    var next = innermost
    while let modifier = next {
      content = modifier.wrap(content)
      next = modifier.outer
    }
    return content
  }

  static func values(_ innermost: ListedModifier?) -> ValueReaders {
    var readers = ValueReaders()
    var next = innermost
    while let modifier = next {
      readers = modifier.values + readers
      next = modifier.outer
    }
    return readers
  }
}

private enum ListingKey: ViewInputKey {
  static var defaultValue: ListingContext? { nil }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// The content around that lists its subviews; nil elsewhere.
  package internal(set) var listing: ListingContext? {
    get { self[ListingKey.self] }
    set { self[ListingKey.self] = newValue }
  }

  /// The inputs of content whose subviews are listed: elements and preferences belong to the
  /// positions where they are placed.
  func listed(_ context: ListingContext = ListingContext()) -> ViewInputs {
    var inputs = part("subviews")
    inputs.preferences = nil
    inputs.rowActions = RowActions()
    inputs.rowBody = nil
    inputs.isLazy = false
    inputs.endEntries()
    inputs.listing = context
    inputs.containerScope = ObjectIdentifier(scope)
    return inputs
  }

  /// The inputs of a subview that is placed here: those of the position, with the identity it has
  /// in its content.
  func placing(_ source: ViewInputs, isAgain: Bool) -> ViewInputs {
    var inputs = taking(identityOf: source)
    inputs.modifierContent = source.modifierContent
    guard isAgain else { return inputs }
    inputs = inputs.part("again")
    inputs.decoration = decoration
    return inputs
  }

  /// The id of the nearest enclosing row, or of `.id`, inside the listed content.
  package var rowIdentifier: ElementIdentifier? {
    var current: Scope? = scope
    while let scope = current, ObjectIdentifier(scope) != containerScope {
      if let identifier = scope.identifier { return identifier }
      current = scope.parent
    }
    return nil
  }

  func taking(identityOf other: ViewInputs) -> ViewInputs {
    var inputs = self
    inputs.enter(other.identity)
    inputs.index = other.index
    if let identifier = other.identifier { inputs.identify(by: identifier) }
    return inputs
  }

  func listing(_ context: ListingContext) -> ViewInputs {
    var inputs = self
    inputs.listing = context
    return inputs
  }

  /// Inside a section: its header, content or footer.
  package func listing(_ section: SectionPlace, part: UInt8) -> ViewInputs {
    listing(ListingContext(listing?.modifier, section, part: part))
  }
}
