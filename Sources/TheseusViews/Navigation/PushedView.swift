import AttributeGraph
import TheseusCore

/// The view that a link or `navigationDestination(isPresented:)` pushes, as of its newest body. One
/// for each identity that pushes.
@MainActor
final class PushableContent<Content: View> {
  private var make: (() -> Content)?
  /// Grows with each newer content.
  fileprivate var version: Attribute<Int>?
  private let graph: Graph
  /// The place of the view that pushes it.
  fileprivate weak var scope: Scope?
  /// The number of its pushed view in the stack. Not state: a new process starts without, and
  /// pushes again.
  var pushed: UInt64?

  init(_ graph: Graph) { self.graph = graph }

  /// The content; the reading body runs again when there is newer content. The last content stays
  /// valid after its pusher has ended.
  fileprivate var current: (() -> Content)? {
    if let version, graph.isAlive(version.id) { _ = try? graph.readAmbient(version) }
    return make
  }

  /// Whether the view that pushes it is there.
  var hasPusher: Bool { version.map { graph.isAlive($0.id) } ?? false }

  fileprivate func update(_ make: @escaping () -> Content) { self.make = make }
}

/// Keeps a `PushableContent` for a view's identity.
struct KeptPushable<Content: View> {
  fileprivate(set) var content: PushableContent<Content>?
  nonisolated init() {}
}

extension KeptPushable: DynamicProperty {
  static func _makeBox(_ field: UnsafeMutablePointer<Self>, _ site: PropertySite) -> PropertyBox? {
    KeptPushableBox(PushableContent<Content>(site.owner.runtime.graph))
  }

  static var _isIgnoredInComparison: Bool { true }
}

private final class KeptPushableBox<Content: View>: PropertyBox {
  private let content: PushableContent<Content>
  init(_ content: PushableContent<Content>) { self.content = content }

  override func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: KeptPushable<Content>.self).pointee.content = content
  }
}

/// Sets the pushed content, each time that the body around it has run.
struct _PushableModifier<Destination: View> {
  let content: PushableContent<Destination>?
  /// Nil where a value is pushed instead.
  let make: (() -> Destination)?
}

extension _PushableModifier: ViewModifier {
  typealias Body = Never

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    content.mountAsOneView(inputs, into: &list)
    guard Destination.self != Never.self, let pushable = inputs.value(modifier)?.content else {
      return
    }
    pushable.scope = inputs.scope
    pushable.version = inputs.graph.makeRule(
      PushableRule(modifier: modifier, content: pushable), in: inputs.scope.subgraph,
      eager: inputs.structurePriority)
  }
}

@MainActor
private struct PushableRule<Destination: View> {
  let modifier: _GraphValue<_PushableModifier<Destination>>
  let content: PushableContent<Destination>
  var version = 0
}

extension PushableRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> Int {
    if let make = try context.load(modifier).make { content.update(make) }
    version += 1
    return version
  }
}

/// A pushed view: the content of its pusher's newest body (R73).
private struct PushedView<Destination: View>: View {
  let content: PushableContent<Destination>
  let first: () -> Destination

  var body: some View { (content.current ?? first)() }
}

extension NavigationContext {
  /// Pushes a view that follows `content`.
  func push<Destination: View>(
    _ content: PushableContent<Destination>, _ first: @escaping () -> Destination,
    by pusher: Pusher? = nil
  ) -> UInt64 {
    let pusher =
      pusher
      ?? Pusher { [weak self] in
        { _ = self?.push(content, first) }
      }
    content.scope?.noteSeenElsewhere()
    return push(pusher) { place, list in
      let source = place.graph.makeSource(
        PushedView(content: content, first: first), in: place.scope.subgraph)
      PushedView<Destination>._mount(_GraphValue(source).compared, place, into: &list)
    }
  }
}
