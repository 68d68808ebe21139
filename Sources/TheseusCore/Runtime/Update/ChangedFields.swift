@_spi(Reflection) import Swift

/// The fields of a view's value that differ from the old one, as a set of bits in field order, so
/// that the observer can describe what the parent passed.
struct ChangedFields {
  private struct Field {
    let offset: Int
    let plan: ComparisonPlan
    let text: String
  }

  private let fields: [Field]

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, fieldType, _ in
      // A bit for each.
      guard fields.count < 63 else { return false }
      fields.append(
        Field(
          offset: offset, plan: ComparisonPlan.of(fieldType),
          text: Self.text(String(cString: name), fieldType)))
      return true
    }
    self.fields = fields
  }

  /// `title`, `closure action`, `binding isOn`.
  private static func text(_ name: String, _ type: Any.Type) -> String {
    let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
    if TypeLayout(type).kind == .function { return "closure \(name)" }
    return type is any BindingField.Type ? "binding \(name)" : name
  }

  @MainActor private static var known: [ObjectIdentifier: ChangedFields] = [:]

  @MainActor
  private static func of(_ type: Any.Type) -> ChangedFields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = ChangedFields(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// The fields that differ; 0 when the fields do not show it.
  @MainActor
  static func difference<Value>(_ a: Value, _ b: Value) -> UInt64 {
    let known = of(Value.self)
    return withUnsafePointer(to: a) { first in
      withUnsafePointer(to: b) { second in
        var bits: UInt64 = 0
        for (index, field) in known.fields.enumerated() {
          if !field.plan.areEqual(
            UnsafeRawPointer(first) + field.offset, UnsafeRawPointer(second) + field.offset)
          {
            bits |= 1 << UInt64(index)
          }
        }
        return bits
      }
    }
  }

  /// The names of a type's fields, for the bits.
  @MainActor
  static func names(of type: Any.Type) -> [String] { of(type).fields.map(\.text) }
}

extension ViewComparison {
  /// `areEqual`, which also passes the differences to the runtime of an attached observer. Without
  /// an observer nothing is copied.
  static func areEqualReporting<Value>(_ a: Value, _ b: Value) -> Bool {
    if areEqual(a, b) { return true }
    if MainActor.assumeIsolatedUnchecked({ ViewRuntime.active?.observer != nil }) {
      reportDifference(a, b)
    }
    return false
  }

  @inline(never)
  private static func reportDifference<Value>(_ a: Value, _ b: Value) {
    let values = Unchecked((a, b))
    MainActor.assumeIsolatedUnchecked {
      ViewRuntime.active?.noteDifference(ChangedFields.difference(values.value.0, values.value.1))
    }
  }
}

extension ViewRuntime {
  /// The value that the running rule computes differs from its last in these fields.
  func noteDifference(_ fields: UInt64) {
    guard fields != 0, let rule = graph.runningRule else { return }
    recorded.add(fields: fields, of: rule.index, in: updateNumber)
  }

  func difference(of attribute: UInt32) -> UInt64 {
    recorded.fields(of: attribute, in: updateNumber)
  }
}
