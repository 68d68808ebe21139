import AttributeGraph

/// How `.animation(_:value:)` and `.transaction(_:)` around a position change an update's
/// transaction (R68).
@MainActor
public final class AnimationContext {
  private let outer: AnimationContext?
  private weak var scope: Scope?
  private let runtime: ViewRuntime
  private let bringUpToDate: () -> Void
  /// The change of one update, in which the value had changed.
  fileprivate var change: (update: Int, apply: (inout Transaction) -> Void)?
  /// The change of each update. In the one that mounted the modifier nothing inside has changed, so
  /// it may replace or remove the animation of the insertion, and not add one.
  fileprivate var standing: (mountedIn: Int, apply: (inout Transaction) -> Void)?
  /// Whether here or further out there is a closure of the app, which runs for every transaction
  /// that reaches a view inside, also where nothing is animated.
  public let hasClosure: Bool
  /// Whether it applies to the modifiers of a `body` closure, and not to what they modify.
  private let isForBody: Bool
  /// The update in which the transaction was last asked for.
  private var askedIn = -1

  fileprivate init<Value: Equatable>(
    _ inputs: ViewInputs, _ modifier: _GraphValue<_AnimationModifier<Value>>, isClosure: Bool,
    isForBody: Bool
  ) {
    outer = inputs.animation
    self.isForBody = isForBody
    hasClosure = isClosure || inputs.animation?.hasClosure ?? false
    scope = inputs.scope
    runtime = inputs.runtime
    let state = AnimationState<Value>()
    let rule = AnimationRule(modifier: modifier, state: state, runtime: inputs.runtime)
    let attribute = inputs.graph.makeRule(
      rule, in: inputs.scope.subgraph, eager: inputs.structurePriority)
    let graph = inputs.graph
    bringUpToDate = { _ = try? graph.value(of: attribute) }
    state.context = self
  }

  /// What applies to the view that the nearest `body` closure modifies.
  fileprivate var outsideOfBody: AnimationContext? {
    var context: AnimationContext? = self
    while let inner = context {
      context = inner.outer
      if inner.isForBody { break }
    }
    return context
  }

  /// The transaction as it is below, in the update that is running.
  fileprivate func transaction() -> Transaction {
    let isFirst = askedIn != runtime.updateNumber
    askedIn = runtime.updateNumber
    var transaction = outer?.transaction() ?? runtime.transaction
    bringUpToDate()
    if let standing {
      let isAnimated = transaction.animation != nil
      standing.apply(&transaction)
      if !isAnimated, standing.mountedIn == runtime.updateNumber { transaction.animation = nil }
    } else if let change, change.update == runtime.updateNumber {
      change.apply(&transaction)
    }
    // The app's closure runs for each view inside and adds a completion each time.
    let completions = transaction.takeCompletions()
    if isFirst, !completions.isEmpty {
      runtime.addCompletions(completions, for: transaction.animation)
    }
    return transaction
  }

  /// Runs the app's closures for the transaction of the running update, which reaches a view
  /// inside.
  public func reachView() {
    if hasClosure, askedIn != runtime.updateNumber { _ = transaction() }
  }

  /// The transaction that removes `removed` or shows it again, as the modifiers inside it change
  /// it. Only those that always apply do, because the values of a removed view stay the same.
  public func transaction(_ transaction: Transaction, removing removed: Scope) -> Transaction {
    guard let scope, scope.isAlive, scope.isInside(removed) else { return transaction }
    var inner = outer?.transaction(transaction, removing: removed) ?? transaction
    standing?.apply(&inner)
    _ = inner.takeCompletions()
    return inner
  }
}

extension ViewInputs {
  /// The transaction of the current update, as changed for what is mounted here.
  public var transaction: Transaction { runtime.transaction(in: animation) }
}

extension ViewRuntime {
  /// The transaction of the update that is running, as `context` makes it.
  public func transaction(in context: AnimationContext?) -> Transaction {
    context?.transaction() ?? transaction
  }

  /// A visible change of `element` in the running update, which the transaction may animate.
  /// `context` is that of its surroundings, where it is known.
  public final func noteVisibleChange(of element: ElementNode, in context: AnimationContext? = nil)
  {
    guard awaitsCompletions else { return }
    noteVisibleChange(of: element, transaction(in: context))
  }
}

@MainActor
private final class AnimationState<Value: Equatable> {
  weak var context: AnimationContext?
  var value: Value?
}

@MainActor
private struct AnimationRule<Value: Equatable> {
  let modifier: _GraphValue<_AnimationModifier<Value>>
  let state: AnimationState<Value>
  let runtime: ViewRuntime
}

extension AnimationRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let modifier = try context.load(modifier)
    if modifier.appliesAlways {
      let mountedIn = state.context?.standing?.mountedIn ?? runtime.updateNumber
      state.context?.standing = (mountedIn, modifier.apply)
      return
    }
    let before = state.value
    state.value = modifier.value
    if let before, before != modifier.value {
      state.context?.change = (runtime.updateNumber, modifier.apply)
    }
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}

/// `animation(_:value:)` and `transaction`: change the transaction for the views inside, when the
/// value has changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  var value: Value
  /// Applies in every update, whatever the value.
  var appliesAlways = false
  var apply: (inout Transaction) -> Void

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    mount(modifier, inputs, isClosure: false, content: content, into: &list)
  }

  @MainActor fileprivate static func mount(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, isClosure: Bool,
    isForBody: Bool = false, content: ModifiedView, into list: inout ElementList
  ) {
    var inner = inputs
    inner.animation = AnimationContext(
      inputs, modifier, isClosure: isClosure, isForBody: isForBody)
    content.mount(inner, into: &list)
  }
}

/// `transaction`: the change is a closure of the app.
nonisolated public struct _TransactionModifier<Value: Equatable>: ViewModifier {
  public typealias Body = Never
  var change: _AnimationModifier<Value>

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    _AnimationModifier.mount(
      modifier[\.change], inputs, isClosure: true, content: content, into: &list)
  }
}

/// `transaction(_:body:)`: the change applies to the modifiers of `body` only.
nonisolated private struct BodyTransactionModifier: ViewModifier {
  typealias Body = Never
  var change: _AnimationModifier<Bool>

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    _AnimationModifier.mount(
      modifier[\.change], inputs, isClosure: true, isForBody: true, content: content, into: &list)
  }
}

/// The view that the modifiers of a `body` closure modify: their transaction does not apply to it.
nonisolated private struct OutsideOfBodyModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.animation = inputs.animation?.outsideOfBody
    content.mount(inner, into: &list)
  }
}

extension View {
  /// Changes the transaction for this view. It does not apply to parts with
  /// `outsideOfBodyTransaction()`.
  package func bodyTransaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      BodyTransactionModifier(
        change: _AnimationModifier(value: true, appliesAlways: true, apply: transform)))
  }

  /// The nearest `bodyTransaction(_:)` around this view does not apply to it.
  package func outsideOfBodyTransaction() -> some View { modifier(OutsideOfBodyModifier()) }

  /// Animates changes of this view, in an update in which `value` has changed, with `animation`,
  /// which overrides that of `withAnimation`; `nil` disables the animation. A transaction with
  /// `disablesAnimations` stays unchanged (R68).
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  {
    modifier(
      _AnimationModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates all changes of this view with `animation`, whatever causes them.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      _AnimationModifier(value: true, appliesAlways: true) {
        if !$0.disablesAnimations { $0.animation = animation }
      })
  }

  /// Changes the transaction for this view. `transform` runs for every transaction that changes or
  /// moves a part of it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  {
    modifier(
      _TransactionModifier(
        change: _AnimationModifier(value: true, appliesAlways: true, apply: transform)))
  }

  /// Changes the transaction for this view in an update in which `value` has changed.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(change: _AnimationModifier(value: value, apply: transform)))
  }
}

private enum AnimationKey: ViewInputKey {
  static var defaultValue: AnimationContext? { nil }
}

extension ViewInputs {
  /// How the surroundings of the position change the transaction (R68).
  public internal(set) var animation: AnimationContext? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}
