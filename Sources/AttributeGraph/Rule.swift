/// How a node computes its value.
///
/// A rule is a struct. Its stored `Attribute` and `OptionalAttribute` fields (also those inside
/// stored structs and tuples) are its *declared inputs*: they are up to date before `value` first
/// runs. Other inputs are found while it runs. A rule must be a function of its inputs: equal
/// inputs give the same reads and an equal value.
public protocol Rule: _NodeKind {
  associatedtype Value

  /// Computes the value. Stored properties may be changed and are kept until the next run.
  ///
  /// Rethrow errors of reads: a run that ends with `GraphError.interrupted` is started again.
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> Value

  /// Whether a new value equals the old one, so that dependents need not run. By default `==` where
  /// `Value` is `Equatable`, else false.
  static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool

  /// Whether a new value that equals the old one is dropped. By default it replaces the old one
  /// without running dependents: equal values may hold other objects, and the next reader sees
  /// those.
  static var keepsEqualValues: Bool { get }

  /// Whether every run makes the same reads. Then all inputs are up to date before each run, not
  /// only before the first, which avoids evaluating them inside each other. False by default. If it
  /// is true and a read depends on a value, the graph evaluates unneeded attributes.
  static var hasFixedReads: Bool { get }

  /// The name of nodes with this rule in diagnostics. By default the name of the type.
  static var label: String { get }
}

extension Rule {
  @inlinable
  public static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool { false }

  @inlinable
  public static var keepsEqualValues: Bool { false }

  @inlinable
  public static var hasFixedReads: Bool { false }

  @inlinable
  public static var label: String { String(describing: Self.self) }
}

extension Rule where Value: Equatable {
  @inlinable
  public static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool {
    copy a == copy b
  }
}

/// The graph's requirements on a node's type. Rules satisfy all of them by default; nothing else
/// outside this module conforms.
///
/// These are requirements, not generic functions, so that for each rule they are compiled in the
/// module that declares the rule.
public protocol _NodeKind {
  static func _evaluate(
    _ context: borrowing RuleContext, _ payload: UnsafeMutableRawPointer, hasValue: Bool
  ) -> _Outcome
  static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool)
  /// Whether a write to a source is not a change.
  static func _areEqual(_ payload: UnsafeRawPointer, _ value: UnsafeRawPointer) -> Bool
  static var _label: String { get }
  static var _valueType: Any.Type { get }
}

/// The outcome of a run.
@frozen
public enum _Outcome: UInt8 {
  case equal, changed, failed, interrupted
}

extension Rule {
  /// The offset of the rule, after its value.
  @inlinable @inline(__always)
  static var _ruleOffset: Int {
    let mask = MemoryLayout<Self>.alignment - 1
    return (MemoryLayout<Value>.size + mask) & ~mask
  }

  @inlinable
  public static func _evaluate(
    _ context: borrowing RuleContext, _ payload: UnsafeMutableRawPointer, hasValue: Bool
  ) -> _Outcome {
    let rule = (payload + _ruleOffset).assumingMemoryBound(to: Self.self)
    let old = payload.assumingMemoryBound(to: Value.self)
    do {
      let new = try rule.pointee.value(context)
      if context._isInterrupted { return .interrupted }
      if hasValue {
        if areEqual(old.pointee, new) {
          // Equal values may hold other objects: the next reader sees the new ones.
          if !_isPOD(Value.self) && !keepsEqualValues { old.pointee = new }
          return .equal
        }
        old.pointee = new
      } else {
        old.initialize(to: new)
      }
      return .changed
    } catch {
      return context._fail(error)
    }
  }

  @inlinable
  public static func _destroy(_ payload: UnsafeMutableRawPointer, hasValue: Bool) {
    if hasValue { payload.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
    (payload + _ruleOffset).assumingMemoryBound(to: Self.self).deinitialize(count: 1)
  }

  public static var _label: String { label }
  public static var _valueType: Any.Type { Value.self }
}

/// A rule made of a closure: all its reads are dynamic.
@usableFromInline
struct ClosureRule<Value>: Rule {
  @usableFromInline let body: (borrowing RuleContext) throws(GraphError) -> Value

  @inlinable
  init(body: @escaping (borrowing RuleContext) throws(GraphError) -> Value) { self.body = body }

  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value { try body(context) }
}

/// A closure whose value is compared with `==`.
@usableFromInline
struct EquatableClosureRule<Value: Equatable>: Rule {
  @usableFromInline let body: (borrowing RuleContext) throws(GraphError) -> Value

  @inlinable
  init(body: @escaping (borrowing RuleContext) throws(GraphError) -> Value) { self.body = body }

  @inlinable
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value { try body(context) }
}
