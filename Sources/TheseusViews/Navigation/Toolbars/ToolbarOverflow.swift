import AttributeGraph
import Foundation
import TheseusCore

/// The items of one toolbar that its bar has no space for, by their position among its items.
@MainActor
final class OverflowState {
  var hidden: Set<Int> = []
  nonisolated init() {}
}

private struct OverflowStateKey: EnvironmentKey {
  static var defaultValue: Unseen<OverflowState?> { Unseen(nil) }
}

extension EnvironmentValues {
  /// The hidden items of the toolbar that is mounted.
  var toolbarOverflow: Unseen<OverflowState?> {
    get { self[OverflowStateKey.self] }
    set { self[OverflowStateKey.self] = newValue }
  }
}

/// The menu at the end of a bar, with the items that the bar has no space for.
nonisolated struct ToolbarOverflow<Items: View>: View {
  let items: Items
  @Environment(\.toolbarOverflow) private var state

  init(items: Items) { self.items = items }

  @MainActor var body: some View {
    Menu {
      if let state = state.value { _OverflowItems(state: Unseen(state), items: items) }
    } label: {
      PartView(.overflow)
    }
    .menuIndicator(.hidden)
    .accessibilityLabel("More")
  }
}

/// The items of a toolbar in its overflow menu: mounted again, as items of a menu.
struct _OverflowItems<Items: View> {
  var state: Unseen<OverflowState>
  var items: Items
}

extension _OverflowItems: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = OverflowItemsElement(view[\.state], inputs)
    var inner = inputs
    inner.set(OverflowKey.self, to: true)
    element.mountContent(Items.self, view[\.items], inner, axis: nil, into: &list)
  }
}

/// Whether toolbar items are mounted in an overflow menu.
enum OverflowKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

final class OverflowItemsElement: ValueElement<Unseen<OverflowState>>, ChildResolver {
  override var childResolver: (any ChildResolver)? { self }
  override var placeName: Any.Type { OverflowItemsElement.self }

  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    let hidden = value?.value.hidden ?? []
    return try list.flatten(context).enumerated()
      .filter { hidden.contains($0.offset) && !ViewElement.of($0.element).isSpacer }
      .map(\.element)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    MenuStack(children: viewChildren).size(proposal)
  }

  override func placeChildren(in size: CGSize) { MenuStack(children: viewChildren).place(in: size) }
}

/// Views stacked vertically, each as wide as the menu.
@MainActor
struct MenuStack {
  let children: [ViewElement]

  func size(_ proposal: ProposedViewSize) -> CGSize {
    children.reduce(.zero) { total, child in
      let size = child.size(ProposedViewSize(width: proposal.width, height: nil))
      return CGSize(width: max(total.width, size.width), height: total.height + size.height)
    }
  }

  func place(in size: CGSize) {
    var y: CGFloat = 0
    for child in children {
      let offer = ProposedViewSize(width: size.width, height: nil)
      let height = child.size(offer).height
      child.place(CGRect(x: 0, y: y, width: size.width, height: height), offered: offer)
      y += height
    }
  }
}
