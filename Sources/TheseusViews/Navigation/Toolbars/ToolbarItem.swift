import AttributeGraph
import Foundation
import TheseusCore

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  var placement: ToolbarItemPlacement
  var row: HStack<Content>

  nonisolated init(_ placement: ToolbarItemPlacement, _ content: () -> Content) {
    self.placement = placement
    row = HStack(content: content)
  }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement, content)
  }
}

extension ToolbarItem where ID == String {
  /// - Parameters:
  ///   - id: identifies the item where the user may arrange toolbars.
  ///   - showsByDefault: whether the bar shows the item before the user arranges it. Hosts offer no
  ///     such arrangement: other items are in the menu at the end of the bar.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(showsByDefault ? placement : placement.inMenu, content)
  }
}

/// Whether the user may move or remove an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  /// The user may move and remove it.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The user may move it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The user may do neither.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How an item takes part in an arrangement of toolbars.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item stays in the bar that the user arranges.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Hosts offer no arrangement of toolbars, so every item has its written place.
extension ToolbarItem where ID == String {
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self {
    self
  }

  /// - Parameter visibility: whether the bar shows the item before the user arranges it. A hidden
  ///   one is in the menu at the end of the bar.
  nonisolated public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self {
    guard visibility == .hidden else { return self }
    var item = self
    item.placement = placement.inMenu
    return item
  }

  nonisolated public func defaultCustomization(_ options: ToolbarCustomizationOptions) -> Self {
    self
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    ToolbarItemElement.mount(Self.self, view[\.placement], view[\.row], inputs, into: &list)
  }
}

/// Several items that stay together.
public struct ToolbarItemGroup<Content: View> {
  var placement: ToolbarItemPlacement
  var row: HStack<Content>

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    row = HStack(content: content)
  }
}

extension ToolbarItemGroup {
  /// - Parameter label: names the items where they are a menu of an overflowing bar.
  @MainActor @preconcurrency
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let items = content()
    let menu = Menu(content: { items }, label: label)
    self.init(placement: placement) { LabeledToolbarItemGroupContent(items: items, menu: menu) }
  }
}

/// The items of a group, or in the menu of an overflowing bar a menu of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let items: Content
  let menu: Menu<Label, Content>
}

extension LabeledToolbarItemGroupContent: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    if inputs[OverflowKey.self] {
      Menu<Label, Content>._mount(view[\.menu], inputs, into: &list)
    } else {
      Content._mount(view[\.items], inputs, into: &list)
    }
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    ToolbarItemElement.mount(Self.self, view[\.placement], view[\.row], inputs, into: &list)
  }
}

/// Space between items: as much as there is, or that of one cell.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap in a toolbar.
public struct ToolbarSpacer {
  var placement: ToolbarItemPlacement
  var spacer: Spacer

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
    spacer = Spacer(minLength: sizing.isFlexible ? nil : 0)
  }
}

extension ToolbarSpacer: ToolbarContent {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ToolbarItemElement(Self.self, view[\.placement], inputs)
    element.mountContent(Spacer.self, view[\.spacer], inputs, axis: .horizontal, into: &list)
  }
}

/// An item: the content, and where it belongs.
final class ToolbarItemElement: ValueElement<ToolbarItemPlacement>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private let viewType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<ToolbarItemPlacement>, _ inputs: ViewInputs) {
    viewType = type
    super.init(source, inputs)
  }

  /// Mounts an item: its views are beside each other in a bar, and stacked in an overflow menu.
  static func mount<Content: View>(
    _ type: Any.Type, _ placement: _GraphValue<ToolbarItemPlacement>,
    _ row: _GraphValue<HStack<Content>>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ToolbarItemElement(type, placement, inputs)
    element.isInMenu = inputs[OverflowKey.self]
    if element.isInMenu {
      element.mountContent(
        Content.self, row.field(after: StackParameters.self), inputs, axis: nil, into: &list)
    } else {
      element.mountContent(HStack<Content>.self, row, inputs, axis: nil, into: &list)
    }
  }

  private var isInMenu = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value
    let isNew = try super.updateContent(context)
    if let before, before != value {
      // Its size is the same at another side of the bar.
      runtime.afterUpdate { [weak self] in self?.viewParent?.shownContentChanged() }
    }
    return isNew
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isInMenu ? MenuStack(children: viewChildren).size(proposal) : super.measure(proposal)
  }

  override func placeChildren(in size: CGSize) {
    if isInMenu { return MenuStack(children: viewChildren).place(in: size) }
    super.placeChildren(in: size)
  }

  override var placeName: Any.Type { viewType }
  override var layoutTraits: LayoutTraits {
    LayoutTraits(isSpacer: viewChildren.first?.isSpacer ?? false)
  }
  override var hitTraits: HitTraits {
    var traits = super.hitTraits
    traits.isBarItem = true
    return traits
  }
  /// An item without a placement is neither drawn nor found.
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = value?.side == .nowhere
    return traits
  }
}

/// Places an item that SwiftUI creates. In a terminal each has a fixed position: the search field
/// above the searched content, the title in the middle of the bar.
public struct DefaultToolbarItem: ToolbarContent {
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  public var body: some ToolbarContent { EmptyView() }
}
