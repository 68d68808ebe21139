import AttributeGraph
import TheseusCore

/// `navigationDestination(for:)`: what the stack around shows for a pushed value of a type.
public struct _NavigationDestinationModifier<Value: Hashable, Destination: View> {
  var destination: (Value) -> Destination
}

extension _NavigationDestinationModifier: ViewModifier {
  public typealias Body = Never

  public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView, into list: inout ElementList
  ) {
    content.mount(inputs, into: &list)
    guard let context = inputs.navigation as? NavigationContext else { return }
    let newest = NewestDestination<Value, Destination>()
    _ = inputs.graph.makeRule(
      DestinationRule(modifier: modifier, newest: newest), in: inputs.scope.subgraph, eager: inputs.structurePriority)
    let owner = ObjectIdentifier(newest)
    context.register(
      Value.self,
      NavigationContext.Destination(owner: owner) { value, place, list in
        guard let value = value.base as? Value else { return }
        let source = place.graph.makeSource(PushedContent(newest: newest, value: value), in: place.scope.subgraph)
        PushedContent<Value, Destination>._mount(_GraphValue(source).compared, place, into: &list)
      })
    inputs.scope.onEnd {
      context.unregister(Value.self, owner)
      withExtendedLifetime(newest) {}
    }
  }
}

/// The destination closure of the newest body.
@MainActor
private final class NewestDestination<Value: Hashable, Destination: View> {
  var destination: ((Value) -> Destination)?
  var version: Attribute<Int>?
}

@MainActor
private struct DestinationRule<Value: Hashable, Destination: View> {
  let modifier: _GraphValue<_NavigationDestinationModifier<Value, Destination>>
  let newest: NewestDestination<Value, Destination>
}

extension DestinationRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    newest.destination = try context.load(modifier).destination
    return true
  }
}

/// A pushed view: what the newest destination closure makes of the value.
private struct PushedContent<Value: Hashable, Destination: View>: View {
  let newest: NewestDestination<Value, Destination>
  let value: Value

  var body: some View {
    if let destination = newest.destination { destination(value) }
  }
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_NavigationDestinationModifier(destination: destination))
  }

  /// Pushes a view while `isPresented` is true.
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V) -> some View {
    modifier(_PushWhile(isPresented: isPresented, destination: destination))
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _PushWhile(
        isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
        destination: { item.wrappedValue.map { destination($0) } }))
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

struct _PushWhile<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  let destination: () -> Destination
  @Environment(\.navigation) private var navigation
  @State private var pushed: UInt64?

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      if isPresented, pushed == nil {
        pushed = navigation?.pushView(destination())
      } else if !isPresented, let id = pushed {
        pushed = nil
        navigation?.remove(view: id)
      }
    }
  }
}

extension NavigationContext {
  /// Pushes a view of its own.
  func pushView<Destination: View>(_ destination: Destination) -> UInt64 {
    push { place, list in
      let source = place.graph.makeSource(destination, in: place.scope.subgraph)
      Destination._mount(_GraphValue(source), place, into: &list)
    }
  }
}
