/// The value of an optional. Stale once it is nil or, where values have ids, once another value has
/// taken its place: reads return the last value, writes are dropped with an issue (R80).
///
/// A write may change the id. The location then follows the value with its new id.
final class UnwrappedLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  override var root: AnyObject { base.root }
  override var objectProperty: (object: AnyObject, keyPath: AnyKeyPath)? { base.objectProperty }
  override var mayReadObservables: Bool { base.mayReadObservables }
  override var home: ViewRuntime? { base.home }
  private let base: AnyLocation<Value?>
  /// Nil where values have no ids: any value is then the same one.
  private let identify: ((Value) -> AnyHashable)?
  private let known: LastValue<Known>

  /// The value's id, and the value to return once it is stale.
  private struct Known {
    var id: AnyHashable?
    var value: Value
  }

  init(_ base: AnyLocation<Value?>, _ value: Value, _ identify: ((Value) -> AnyHashable)?) {
    self.base = base
    self.identify = identify
    known = LastValue(Known(id: identify?(value), value: value))
  }

  override func get() -> Value {
    let known = known.value
    guard let value = current(known) else { return known.value }
    self.known.replace(with: Known(id: known.id, value: value)) { $0.id == known.id }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let known = known.value
    guard current(known) != nil else {
      return RuntimeIssues.reportStaleBinding(to: Value.self, home)
    }
    base.set(value, transaction)
    note(value, replacing: known.id)
  }

  /// Records a written value. A new id counts only when the optional has it now: the write may have
  /// been refused.
  private func note(_ value: Value, replacing old: AnyHashable?) {
    let id = identify?(value)
    if id != old {
      guard let written = base.get(), identify?(written) == id else { return }
    }
    known.replace(with: Known(id: id, value: value))
  }

  override func isEqual(to other: AnyLocation<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return known.value.id == other.known.value.id && base.isEqual(to: other.base)
  }

  /// The optional's value, while it is the known one.
  private func current(_ known: Known) -> Value? {
    guard let value = base.get() else { return nil }
    return identify.map { $0(value) } == known.id ? value : nil
  }
}

extension UnwrappedLocation {
  /// The id of an `Identifiable` value; nil for other types.
  static var identity: ((Value) -> AnyHashable)? {
    (Value.self as? any Identifiable.Type).map { identity(of: $0) }
  }

  /// - Parameter type: the type of the values.
  private static func identity<Identified: Identifiable>(of type: Identified.Type)
    -> (Value) -> AnyHashable
  { { AnyHashable(unsafeBitCast($0, to: Identified.self).id) } }
}
