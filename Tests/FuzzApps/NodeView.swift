import TheseusTesting

/// The view of a spec: one type for all, whose body's arms are the constructs.
struct NodeView: View {
  let spec: Spec

  init(_ spec: Spec) { self.spec = spec }

  /// Whether every node is behind an `AnyView` and not in an arm of one switch over all of them,
  /// where nine conditionals distinguish the nodes. The choice holds for a whole app: under
  /// `.opaque`, an `AnyView` would lose all state.
  static var isErased = true

  var body: some View {
    if Self.isErased { erased } else { switched }
  }

  private var erased: AnyView {
    switch spec {
    case .text, .counter, .toggle, .field, .stepper, .picker, .slider, .equatable,
      .environmentReader, .observer, .preference, .focused,
      .changes, .observedRows, .legacyObserver, .menuButton, .editable:
      erasedLeaf
    case .stack(0, let all): AnyView(VStack { Children(all) })
    case .stack(1, let all): AnyView(HStack { Children(all) })
    case .stack(_, let all): AnyView(ZStack { Children(all) })
    case .group(let all): AnyView(Group { Children(all) })
    case .layout(let isVertical, let all):
      AnyView(
        (isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) { Children(all) })
    case .scroll, .form: AnyView(container)
    case .conditional(let flag, let a, let b): AnyView(Either(flag: flag, a: a, b: b))
    case .rows(let ids, let a): AnyView(ForEach(ids, id: \.self) { _ in NodeView(a) })
    case .optional, .choice, .identified, .erased, .modified, .transition: AnyView(seam)
    case .environment, .preferenceReader, .geometry, .decorated, .disclosure: AnyView(wrapper)
    case .list(let ids, let row): AnyView(List(ids, id: \.self) { _ in NodeView(row) })
    case .lazyStack, .lazyGrid, .across, .sections, .selectable, .reader: AnyView(lazy)
    case .tabs(let pages): AnyView(TabsNode(pages: pages))
    case .navigation(let root, let page): AnyView(NavigationNode(root: root, page: page))
    case .presenting(let kind, let content, let presented):
      AnyView(PresentingNode(kind: kind, content: content, presented: presented))
    case .itemSheet(let content): AnyView(ItemSheetNode(content: content))
    case .links(let content): AnyView(LinksNode(content: content))
    case .menu(let content): AnyView(NodeView(content).contextMenu { Button("item") {} })
    }
  }

  private var erasedLeaf: AnyView {
    switch spec {
    case .text(let text): AnyView(Text(text))
    case .counter(let name): AnyView(CounterNode(name: name))
    case .toggle(let name): AnyView(ToggleNode(name: name))
    case .field(let name): AnyView(FieldNode(name: name))
    case .stepper(let name): AnyView(StepperNode(name: name))
    case .equatable(let value): AnyView(EquatableNode(value: value).equatable())
    case .environmentReader: AnyView(EnvironmentNode())
    case .observer: AnyView(ObserverNode())
    case .preference(let value): AnyView(Text(value).preference(key: Words.self, value: [value]))
    default: AnyView(leaf)
    }
  }

  @ViewBuilder private var switched: some View {
    switch spec {
    case .text, .counter, .toggle, .field, .stepper, .picker, .slider, .equatable,
      .environmentReader, .observer, .preference, .focused,
      .changes, .observedRows, .legacyObserver, .menuButton, .editable:
      leaf
    case .stack, .group, .layout, .scroll, .form: container
    case .conditional, .optional, .choice, .rows, .identified, .erased, .modified, .transition: seam
    case .environment, .preferenceReader, .geometry, .decorated, .disclosure: wrapper
    case .list, .lazyStack, .lazyGrid, .across, .sections, .selectable, .reader: lazy
    case .tabs(let pages): TabsNode(pages: pages)
    case .navigation(let root, let page): NavigationNode(root: root, page: page)
    case .presenting(let kind, let content, let presented):
      PresentingNode(kind: kind, content: content, presented: presented)
    case .itemSheet(let content): ItemSheetNode(content: content)
    case .links(let content): LinksNode(content: content)
    case .menu(let content): NodeView(content).contextMenu { Button("item") {} }
    }
  }

  @ViewBuilder private var leaf: some View {
    switch spec {
    case .text(let text): Text(text)
    case .counter(let name): CounterNode(name: name)
    case .toggle(let name): ToggleNode(name: name)
    case .field(let name): FieldNode(name: name)
    case .stepper(let name): StepperNode(name: name)
    case .picker(let name): PickerNode(name: name)
    case .slider: SliderNode()
    case .equatable(let value): EquatableNode(value: value).equatable()
    case .environmentReader: EnvironmentNode()
    case .observer: ObserverNode()
    case .preference(let value): Text(value).preference(key: Words.self, value: [value])
    case .focused(let name): FocusedNode(name: name)
    case .changes: ChangesNode()
    case .observedRows: ObservedRowsNode()
    case .legacyObserver: LegacyNode()
    case .menuButton: MenuNode()
    case .editable(let count): EditableNode(count: count)
    default: EmptyView()
    }
  }

  @ViewBuilder private var container: some View {
    switch spec {
    case .stack(0, let all): VStack { Children(all) }
    case .stack(1, let all): HStack { Children(all) }
    case .stack(_, let all): ZStack { Children(all) }
    case .group(let all): Group { Children(all) }
    case .layout(let isVertical, let all):
      (isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())) { Children(all) }
    case .scroll(let all): ScrollView { Children(all) }
    case .form(let all): Form { Section("form") { Children(all) } }
    default: EmptyView()
    }
  }

  @ViewBuilder private var seam: some View {
    switch spec {
    case .conditional(let flag, let a, let b): if flag { NodeView(a) } else { NodeView(b) }
    case .optional(let flag, let a): if flag { NodeView(a) }
    case .choice(let index, let a, let b, let c):
      if index == 0 { NodeView(a) } else if index == 1 { NodeView(b) } else { NodeView(c) }
    case .rows(let ids, let a): ForEach(ids, id: \.self) { _ in NodeView(a) }
    case .identified(let id, let a): NodeView(a).id(id)
    case .erased(let kind, let a): wrapped(kind, a)
    case .modified(let flag, let a): NodeView(a).modifier(SeamModifier(isOn: flag))
    case .transition(let a): TransitionNode(content: a)
    default: EmptyView()
    }
  }

  private func wrapped(_ kind: Int, _ content: Spec) -> AnyView {
    switch kind {
    case 0: AnyView(NodeView(content))
    case 1: AnyView(NodeView(content).padding(.leading, 8))
    default: AnyView(AnyView(CounterNode(name: "e")))
    }
  }

  @ViewBuilder private var wrapper: some View {
    switch spec {
    case .environment(let value, let a): NodeView(a).environment(\.number, value)
    case .preferenceReader(let a): PreferenceNode(content: a)
    case .geometry(let a): GeometryReader { _ in NodeView(a) }
    case .decorated(0, let a): NodeView(a).padding()
    case .decorated(1, let a): NodeView(a).frame(width: 160, height: 48)
    case .decorated(2, let a):
      NodeView(a).background { Text("b") }.overlay { CounterNode(name: "o") }
    case .decorated(3, let a): NodeView(a).opacity(0.5).offset(x: 8)
    case .decorated(let kind, let a): NodeView(a).accessibilitySortPriority(kind > 4 ? 1 : -1)
    case .disclosure(let a): DisclosureNode(content: a)
    default: EmptyView()
    }
  }

  @ViewBuilder private var lazy: some View {
    switch spec {
    case .list(let ids, let row): List(ids, id: \.self) { _ in NodeView(row) }
    case .lazyStack(let ids, let row):
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { _ in NodeView(row) } } }
    case .lazyGrid(let columns, let ids, let row):
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns)) {
          ForEach(ids, id: \.self) { _ in NodeView(row) }
        }
      }
    case .across(let ids, let row):
      ScrollView(.horizontal) { LazyHStack { ForEach(ids, id: \.self) { _ in NodeView(row) } } }
        .frame(height: 48)
    case .sections(let groups, let row): SectionsNode(groups: groups, row: row)
    case .selectable(let ids): SelectableNode(ids: ids)
    case .reader(let ids, let row): ReaderNode(ids: ids, row: row)
    default: EmptyView()
    }
  }
}

/// An arm of its own type, without the other constructs.
private struct Either: View {
  let flag: Bool
  let a: Spec
  let b: Spec
  var body: some View { if flag { NodeView(a) } else { NodeView(b) } }
}

/// Up to four views beside each other, each behind its own `if`.
struct Children: View {
  let all: [Spec]
  init(_ all: [Spec]) { self.all = all }
  var body: some View {
    if all.count > 0 { NodeView(all[0]) }
    if all.count > 1 { NodeView(all[1]) }
    if all.count > 2 { NodeView(all[2]) }
    if all.count > 3 { NodeView(all[3]) }
  }
}
