import AttributeGraph

/// Runs an action for each value of a publisher, as long as the view's identity lives.
nonisolated public struct _SubscriptionModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  public typealias Body = Never
  var publisher: Source
  var action: (Source.Output) -> Void

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let receiver = PublisherReceiver<Source>(inputs)
    inputs.scope.onEnd { receiver.end() }
    let rule = SubscriptionRule(modifier: modifier, receiver: receiver)
    _ = inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.effectPriority)
    content.mount(inputs, into: &list)
  }
}

@MainActor
private struct SubscriptionRule<Source: Publisher> where Source.Failure == Never {
  let modifier: _GraphValue<_SubscriptionModifier<Source>>
  let receiver: PublisherReceiver<Source>
}

extension SubscriptionRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    receiver.update(try context.load(modifier))
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}

/// One subscription. Subscribes again only when the publisher differs by the rules of R40.
@MainActor
private final class PublisherReceiver<Source: Publisher> where Source.Failure == Never {
  private let runtime: ViewRuntime
  private var modifier: _SubscriptionModifier<Source>?
  private var subscription: AnyCancellable?
  private var hasEnded = false
  private let place: IdentityPath

  init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    place = inputs.identity
  }

  func update(_ new: _SubscriptionModifier<Source>) {
    runtime.changeComparisons &+= 1
    let isSame = modifier.map { ViewComparison.areEqual($0.publisher, new.publisher) } ?? false
    modifier = new
    // After the update: a publisher may deliver immediately, and writes of its action must not be
    // refused.
    if !isSame { runtime.lifecycleQueue.perform("onReceive", at: place) { self.subscribe() } }
  }

  private func subscribe() {
    guard !hasEnded, let publisher = modifier?.publisher else { return }
    if subscription == nil { runtime.tasks.subscriptions += 1 }
    subscription = Self.subscribe(self, to: publisher)
    // A value that came during the subscription may have ended the view.
    if hasEnded {
      runtime.tasks.subscriptions -= 1
      subscription?.cancel()
      subscription = nil
    }
  }

  /// Not on the main actor, because a publisher may deliver from any thread.
  nonisolated private static func subscribe(_ receiver: PublisherReceiver, to publisher: Source)
    -> AnyCancellable
  {
    publisher.sink { [weak receiver] value in
      let delivery = Unchecked { receiver?.receive(value) }
      if MainActor.isCurrent {
        delivery.value()
      } else {
        Task { @MainActor in delivery.value() }
      }
    }
  }

  nonisolated private func receive(_ value: Source.Output) {
    let value = Unchecked(value)
    MainActor.assumeIsolatedUnchecked {
      runtime.handlingEvent {
        if runtime.writers == nil {
          modifier?.action(value.value)
        } else {
          runtime.recordWrites(of: place) { modifier?.action(value.value) }
        }
      }
    }
  }

  func end() {
    hasEnded = true
    if subscription != nil { runtime.tasks.subscriptions -= 1 }
    subscription?.cancel()
    subscription = nil
    modifier = nil
  }
}

extension View {
  /// Runs `action` on the main actor for each value that `publisher` delivers while the view's
  /// identity lives.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
