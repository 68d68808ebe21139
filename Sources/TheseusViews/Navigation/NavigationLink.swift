import AttributeGraph
import TheseusCore

/// A row or button that pushes on the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// Pushed while a binding is true.
    case bound(Destination, Binding<Bool>)
  }

  let target: Target
  let label: Label
  /// Where a link with a value is written.
  private let site: SourceSite?
  @Environment(\.navigation) private var navigation
  @Environment(\.selectedType) private var selectedType
  private var kept = KeptPushable<Destination>()

  init(_ target: Target, _ label: Label, at site: SourceSite? = nil) {
    self.target = target
    self.label = label
    self.site = site
  }

  public var body: some View {
    if case .bound(let destination, let isActive) = target {
      link.modifier(_PushWhile(isPresented: isActive) { destination })
    } else if let value, isChoice(value) {
      label.modifier(_LinkModifier(value: nil, choice: value))
    } else if let value, selectedType != nil, destination(for: value) == nil {
      // The row is chosen by a tag of its own.
      label.modifier(_LinkModifier(value: value, site: site))
    } else {
      link.modifier(_PushableModifier(content: kept.content, make: make))
    }
  }

  private var link: some View {
    _LinkCore(link: FreeLink(action: push, label: label))
      .modifier(_LinkModifier(value: value, site: site))
      .disabled(isInert)
  }

  /// Whether choosing the link selects a row of the enclosing list, whose selection then decides.
  private func isChoice(_ value: AnyHashable) -> Bool {
    selectedType == ObjectIdentifier(type(of: value.base))
      && destination(for: value) == nil
  }

  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  private var make: (() -> Destination)? {
    guard case .view(let destination) = target else { return nil }
    return { destination }
  }

  private var isInert: Bool {
    guard navigation != nil else { return true }
    switch target {
    case .view, .bound: return false
    case .value(let value): return value.map { destination(for: $0) == nil } ?? true
    }
  }

  private func destination(for value: AnyHashable) -> NavigationContext.Destination? {
    navigation?.declaredDestination(for: value)
  }

  private func push() {
    switch target {
    case .view(let destination):
      if let content = kept.content { _ = navigation?.push(content) { destination } }
    case .value(let value): if let value { navigation?.push(value) }
    case .bound(_, let isActive): isActive.wrappedValue = true
    }
  }
}

/// A link, which looks like a row in a list and like a button elsewhere.
private struct _LinkCore<Label: View>: View {
  typealias Body = Never
  let link: FreeLink<Label>

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    guard inputs.isAmongListRows else {
      return FreeLink<Label>._mount(view[\.link], inputs, into: &list)
    }
    RowLink<Label>._mount(_GraphValue(id: view.id, offset: view.offset), inputs, into: &list)
  }
}

private struct FreeLink<Label: View>: View {
  let action: @MainActor @Sendable () -> Void
  let label: Label
  var body: some View { Button(action: action) { label } }
}

/// The whole width of a row, with an indicator. It replaces a `FreeLink`.
private struct RowLink<Label: View>: View {
  let link: FreeLink<Label>

  var body: some View {
    Button(action: link.action) {
      HStack {
        link.label
        Spacer()
        PartView(.rowDisclosure).foregroundStyle(.secondary)
      }
    }
    .buttonStyle(.plain)
  }
}

/// Marks the element as a link, and reports a link whose value has no destination (R88).
struct _LinkModifier {
  var value: AnyHashable?
  /// The value that a list selects for it.
  var choice: AnyHashable?
  /// Where it is written.
  var site: SourceSite?
}

extension _LinkModifier: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> LinkElement
  {
    LinkElement(modifier, inputs)
  }
}

final class LinkElement: PassthroughElement<_LinkModifier> {
  private var hasReported = false
  private var waitsForCheck = false
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    key == SelectionTagKey.self ? value?.choice as? Key.Value : super.layoutValue(key)
  }

  /// While each press on a row adds it to a selection, links in rows follow none.
  override var hitTraits: HitTraits {
    var traits = super.hitTraits
    if ListElement.around(self)?.choosesByPress == true { traits.allowsPointer = false }
    return traits
  }

  override func didCommit() {
    guard stackWithoutDestination != nil, !waitsForCheck else { return }
    waitsForCheck = true
    // A view that a later pass of this event chooses may declare it.
    whenSettled { [weak self] in self?.reportMissingDestination() }
  }

  func pushes(_ value: AnyHashable) -> Bool { self.value?.value == value }

  private func reportMissingDestination() {
    waitsForCheck = false
    guard stackWithoutDestination != nil, let value = value.value else { return }
    hasReported = true
    runtime.report(
      RuntimeIssue(
        kind: .missingDestination,
        message: """
          a NavigationLink pushes a \(type(of: value.base)), for which no \
          navigationDestination(for:) is declared
          """,
        identity: identity.description, location: self.value.site?.position))
  }

  /// The stack around the link if it has no destination for the link's value.
  private var stackWithoutDestination: NavigationElement? {
    guard !hasReported, let value = value?.value, !isInUnchosenCandidate else { return nil }
    var current = viewParent
    while let element = current {
      // Its row is chosen by this tag, whatever the link's value is.
      if element.ownTag != nil { return nil }
      if let stack = element as? NavigationElement {
        return stack.hasDestination(for: value) ? nil : stack
      }
      current = element.viewParent
    }
    return nil
  }
}

extension ViewElement {
  /// Whether the element is the button of a navigation link, which leads to another view.
  package var isNavigationLink: Bool {
    var current = viewParent
    while let element = current, !element.hasOwnSemantics {
      if element is LinkElement { return true }
      current = element.viewParent
    }
    return false
  }
}

extension NavigationElement {
  func hasDestination(for value: AnyHashable) -> Bool { context.destination(for: value) != nil }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), Text(title))
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(
    value: P?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .value(value.map { AnyHashable($0) }), label(), at: SourceSite(fileID, line, column))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      .value(value.map { AnyHashable($0) }), Text(titleKey), at: SourceSite(fileID, line, column))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      .value(value.map { AnyHashable($0) }), Text(title), at: SourceSite(fileID, line, column))
  }
}

extension NavigationLink: _SingleView {}
