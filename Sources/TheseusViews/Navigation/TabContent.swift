import AttributeGraph
import TheseusCore

/// Pages of a tab view whose selection has the type `TabValue`.
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

/// Builds the pages of a tab view. Their values have the type of its selection, so that a value can
/// be written as `.home`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { ViewBuilder.buildBlock(repeat each content) }

  public static func buildIf<Content: View>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _OptionalContent<Content> {
    ViewBuilder.buildIf(content, fileID: fileID, line: line, column: column)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(first: first, fileID: fileID, line: line, column: column)
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    ViewBuilder.buildEither(second: second, fileID: fileID, line: line, column: column)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    ViewBuilder.buildLimitedAvailability(content)
  }
}

extension TabView where Content: View {
  /// Pages whose values have the type of the selection.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(selection: selection, content: content())
  }
}

// The modifiers of views that keep the type of a tab's value.
extension TabContent {
  /// A number beside the tab's label; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: count == 0 ? nil : Text("\(count)")))
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: label))
  }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: key.map { Text($0) }))
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(label: label.map { Text($0) }))
  }

  /// Identifies the tab in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    modifier(_CustomizedTab(id: id))
  }

  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { hint(TabCustomizationBehaviorHint.self, (behavior, placements)) }

  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    hint(TabPlacementHint.self, placement)
  }

  /// Whether the tab is shown until the user customizes the tabs; tabs of cells always are.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { hint(TabVisibilityHint.self, (visibility, placements)) }

  /// Whether the tab is among those to choose from.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    modifier(_HiddenTab(isHidden: hidden))
  }
}

/// Parts of a sidebar. As in SwiftUI, tabs in a bar do not show them; hosts of cells have a bar.
extension TabContent {
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions)
    -> some TabContent<TabValue>
  { hint(TabSectionActionsHint.self, AnyView(content())) }

  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> { hint(TabSwipeActionsHint.self, AnyView(content())) }
}

extension TabContent {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some TabContent<TabValue>
  { modifier(_ContextMenuModifier(items: menuItems())) }
}

extension View {
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { hint(TabSidebarHeaderHint.self, AnyView(content())) }

  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { hint(TabSidebarFooterHint.self, AnyView(content())) }

  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { hint(TabSidebarBottomBarHint.self, AnyView(content())) }
}

/// The actions of a section of tabs, in a sidebar.
public enum TabSectionActionsHint: ElementHintKey { public typealias Value = AnyView }

/// The actions for a tab in a sidebar.
public enum TabSwipeActionsHint: ElementHintKey { public typealias Value = AnyView }

/// The views above, below and at the bottom of the tabs, in a sidebar.
public enum TabSidebarHeaderHint: ElementHintKey { public typealias Value = AnyView }
public enum TabSidebarFooterHint: ElementHintKey { public typealias Value = AnyView }
public enum TabSidebarBottomBarHint: ElementHintKey { public typealias Value = AnyView }

/// A tab that may be left out.
struct _HiddenTab: ViewModifier {
  typealias Body = Never
  let isHidden: Bool

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var rule = HiddenTabRule(
      isHidden: modifier[\.isHidden], branch: Branch(inputs), content: content)
    // A tab that is shown is there when the first one is selected.
    if inputs.value(rule.isHidden) == false { rule.show(.firstAppearance) }
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct HiddenTabRule {
  let isHidden: _GraphValue<Bool>
  let branch: Branch
  let content: ModifiedView
  var isShown = false

  mutating func show(_ reason: Cause.Kind) {
    isShown = true
    branch.replace(Decision(reason, rule: "R4")) { content.mount($0, into: &$1) }
  }
}

extension HiddenTabRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    branch.attribute = context.id
    let isHidden = try context.load(isHidden)
    if isHidden, isShown {
      isShown = false
      branch.clear(Decision(.optionalChanged, rule: "R4"))
    } else if !isHidden, !isShown {
      show(.optionalChanged)
    }
    return branch.span
  }
}
