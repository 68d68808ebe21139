import TheseusCore

/// A step that the user went back from, so that a host can show it again: a browser's Forward.
///
/// A step that the app has left itself, or below which something else was pushed, is forgotten.
@MainActor
struct ForwardStep {
  /// The number of steps below it.
  let depth: Int
  /// When the user went back from it: greater than for everything before, in all stacks.
  let order: UInt64
  /// Nil for a view that was pushed without a value.
  let value: AnyHashable?
  let push: () -> Void

  /// A step that is about to be popped.
  init(_ step: NavigationContext.Step, depth: Int, in context: NavigationContext) {
    switch step {
    case .value(let value): self.init(value, depth: depth, in: context)
    case .view(_, let pusher, _): self.init(depth: depth, value: nil, push: pusher.again())
    }
  }

  init(_ value: AnyHashable, depth: Int, in context: NavigationContext) {
    self.init(depth: depth, value: value) { [weak context] in
      guard let context else { return }
      context.forwardDepth = nil
      context.pushHere(context.known(value))
    }
  }

  private init(depth: Int, value: AnyHashable?, push: @escaping () -> Void) {
    self.depth = depth
    self.value = value
    self.push = push
    order = Self.nextOrder()
  }

  private static var lastOrder: UInt64 = 0

  static func nextOrder() -> UInt64 {
    lastOrder += 1
    return lastOrder
  }
}

extension NavigationContext {
  /// When the user went back from what `goForward` shows; nil if there is nothing.
  var forwardOrder: UInt64? {
    [stepOrder, columns?.forwardOrder(from: column)].compactMap { $0 }.max()
  }

  private var stepOrder: UInt64? {
    guard let last = forward.last, last.depth == depth else { return nil }
    return last.order
  }

  func goForward() {
    if let order = columns?.forwardOrder(from: column), order > stepOrder ?? 0 {
      columns?.goForward(from: column)
      return
    }
    guard stepOrder != nil, let step = forward.popLast() else { return }
    forwardDepth = step.depth
    step.push()
  }

  /// A step is pushed: what the user went back from here is not above it, unless this is the step.
  func forgetForward() {
    if forwardDepth != depth { forward = [] }
    forwardDepth = nil
  }

  // MARK: The session

  private struct SavedForward: Codable, Equatable {
    /// The depth of the stack.
    var depth: Int
    /// The step that comes first at the beginning.
    var values: [SavedHashable]
  }

  /// The steps are a part of the user's session up to the first one without a value (R32).
  func keepForward(_ inputs: ViewInputs, of type: Any.Type) {
    let place = inputs.place(type)
    let restored = inputs.keepInSession(.forward, of: type, at: { place }) {
      [weak self] () -> SavedForward? in
      self?.savedForward
    }
    guard let restored else { return }
    let values = restored.values.map(\.valueOrUnknown).prefix { $0 != nil }.compactMap { $0 }
    forward = values.enumerated().reversed().map { offset, value in
      ForwardStep(value, depth: restored.depth + offset, in: self)
    }
  }

  private var savedForward: SavedForward? {
    guard stepOrder != nil else { return nil }
    var values: [SavedHashable] = []
    for step in forward.reversed() {
      guard step.depth == depth + values.count, let value = step.value,
        let saved = SavedHashable(value)
      else { break }
      values.append(saved)
    }
    return values.isEmpty ? nil : SavedForward(depth: depth, values: values)
  }
}
