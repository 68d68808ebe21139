import AttributeGraph
import TheseusCore

/// `navigationDestination(for:)`: the view that the enclosing stack shows for a pushed value of a
/// type.
public struct _NavigationDestinationModifier<Value: Hashable, Destination: View> {
  var destination: (Value) -> Destination
}

extension _NavigationDestinationModifier: ViewModifier {
  public typealias Body = Never

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    content.mountAsOneView(inputs, into: &list)
    guard let context = inputs.navigation else { return }
    inputs.scope.noteSeenElsewhere()
    let newest = NewestDestination<Value, Destination>(inputs.graph)
    newest.version = inputs.graph.makeRule(
      DestinationRule(modifier: modifier, newest: newest), in: inputs.scope.subgraph,
      eager: inputs.structurePriority)
    let owner = ObjectIdentifier(newest)
    let destination = NavigationContext.Destination(owner: owner, type: Value.self) {
      value, place, list in
      guard let value = value.base as? Value else { return }
      let source = place.graph.makeSource(
        PushedContent(newest: newest, value: value), in: place.scope.subgraph)
      PushedContent<Value, Destination>._mount(_GraphValue(source).compared, place, into: &list)
    }
    if let isChosen = inputs.isChosenToFit {
      // A view that is not chosen to fit declares nothing.
      _ = inputs.graph.makeRule(in: inputs.scope.subgraph, eager: inputs.structurePriority) {
        (rule: borrowing RuleContext) throws(GraphError) in
        if try rule[isChosen] {
          context.register(Value.self, destination)
        } else {
          context.unregister(Value.self, owner)
        }
      }
    } else {
      context.register(Value.self, destination)
    }
    inputs.scope.onEnd {
      context.unregister(Value.self, owner)
      withExtendedLifetime(newest) {}
    }
  }
}

/// The destination closure of the newest body.
@MainActor
private final class NewestDestination<Value: Hashable, Destination: View> {
  private var destination: ((Value) -> Destination)?
  /// Grows with each new closure.
  var version: Attribute<Int>?
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// The closure; the reading body runs again when there is a newer one.
  var current: ((Value) -> Destination)? {
    if let version { _ = try? graph.readAmbient(version) }
    return destination
  }

  func update(_ destination: @escaping (Value) -> Destination) { self.destination = destination }
}

@MainActor
private struct DestinationRule<Value: Hashable, Destination: View> {
  let modifier: _GraphValue<_NavigationDestinationModifier<Value, Destination>>
  let newest: NewestDestination<Value, Destination>
  var version = 0
}

extension DestinationRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    newest.update(try context.load(modifier).destination)
    version += 1
    return version
  }
}

/// A pushed view: the result of the newest destination closure for the value.
private struct PushedContent<Value: Hashable, Destination: View>: View {
  let newest: NewestDestination<Value, Destination>
  let value: Value

  var body: some View {
    if let destination = newest.current { destination(value) }
  }
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a view while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(_PushWhile(isPresented: isPresented, destination: { destination }))
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PushWhile(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: { ItemPage(item: item.wrappedValue, content: destination) },
        again: {
          let value = item.wrappedValue
          return { item.wrappedValue = value }
        }))
  }
}

/// The page for an item. It stays until it is popped, which follows when the item has become nil.
private struct ItemPage<Item, Content: View>: View {
  let item: Item?
  let content: (Item) -> Content
  @State private var last = LastItem<Item>()

  var body: some View {
    if let item = last.newest(item) { content(item) }
  }
}

@MainActor
private final class LastItem<Item> {
  private var item: Item?
  nonisolated init() {}

  func newest(_ item: Item?) -> Item? {
    if let item { self.item = item }
    return self.item
  }
}

/// The state ends with the page.
extension ItemPage: TransientState {}

/// A stack, and the presentation that it is in.
private struct SurroundingStack: Equatable {
  let context: NavigationContext
  let presentation: ObjectIdentifier?

  static func == (a: SurroundingStack, b: SurroundingStack) -> Bool {
    a.context === b.context && a.presentation == b.presentation
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: SurroundingStack? { nil }
}

extension EnvironmentValues {
  /// The stack around a view. A presentation is not in the stack of its presenter: a view that is
  /// pushed there would be below it.
  var navigation: NavigationContext? {
    get {
      guard let stack = self[NavigationKey.self], stack.presentation == presentation else {
        return nil
      }
      return stack.context
    }
    set {
      self[NavigationKey.self] = newValue.map {
        SurroundingStack(context: $0, presentation: presentation)
      }
    }
  }
}

struct _PushWhile<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: () -> Destination
  /// Called before the user goes back; the result presents the view again.
  let again: () -> () -> Void
  @Environment(\.navigation) private var navigation
  @Environment(\.isChosenToFit) private var isChosen
  private var kept = KeptPushable<Destination>()

  init(
    isPresented: Binding<Bool>, destination: @escaping () -> Destination,
    again: (() -> () -> Void)? = nil
  ) {
    _isPresented = isPresented
    self.destination = destination
    self.again = again ?? { { isPresented.wrappedValue = true } }
  }

  func body(content: Content) -> some View {
    content
      .modifier(_PushableModifier(content: kept.content, make: destination))
      .onChange(of: isPushing, initial: true) {
        guard let pushable = kept.content else { return }
        if isPushing, pushable.pushed == nil {
          pushable.pushed = navigation?.push(pushable, destination, by: pusher(pushable))
        } else if !isPushing, let id = pushable.pushed {
          pushable.pushed = nil
          navigation?.remove(view: id)
        }
      }
  }

  /// A view that is not chosen to fit pushes nothing.
  private var isPushing: Bool { isPresented && isChosen }

  private func pusher(_ pushable: PushableContent<Destination>) -> NavigationContext.Pusher {
    NavigationContext.Pusher(
      onPop: { [$isPresented] in
        // The user popped it, not the binding.
        guard pushable.pushed != nil else { return }
        pushable.pushed = nil
        $isPresented.wrappedValue = false
      },
      again: { [again] in
        let present = again()
        return { if pushable.hasPusher { present() } }
      })
  }
}
