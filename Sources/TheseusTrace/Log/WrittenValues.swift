import TheseusCore

/// The last written values of views, as far as a trace has them.
struct WrittenValues: Sendable {
  /// Values that a view had without a write in the trace.
  enum Others: Sendable {
    case restored
    /// The view, perhaps without state, is older than the trace.
    case older
  }

  /// By view; properties in the order of their last writes.
  private var values: [Int: [(property: String, value: String)]] = [:]
  private var others: [Int: Others] = [:]

  mutating func add(_ update: TraceUpdate) {
    let isList = Self.isList(update)
    for event in update.events { add(event, isList: isList) }
  }

  /// Whether the update lists the views that were there when an inspector began the trace. A run
  /// begins with bodies.
  static func isList(_ update: TraceUpdate) -> Bool {
    guard update.number == 1 else { return false }
    return !update.events.contains { if case .ran = $0 { true } else { false } }
  }

  /// In the order of the trace.
  mutating func add(_ event: TraceEvent, isList: Bool) {
    switch event {
    case .wrote(let write):
      var written = values[write.view] ?? []
      written.removeAll { $0.property == write.property }
      written.append((write.property, write.to))
      values[write.view] = written
    // Restored values are no writes.
    case .created(let view, let cause) where cause.kind == .restored: others[view] = .restored
    case .created(let view, _) where isList: others[view] = .older
    case .ended(let view, _):
      values[view] = nil
      others[view] = nil
    default: break
    }
  }

  func written(by view: Int) -> [(property: String, value: String)] { values[view] ?? [] }

  func others(of view: Int) -> Others? { others[view] }
}
