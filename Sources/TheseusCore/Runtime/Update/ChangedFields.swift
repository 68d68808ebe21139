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

  private init() { fields = [] }

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

  /// - Parameter isReported: whether anybody asks for differences of the type; it has no fields
  ///   otherwise.
  @MainActor
  private static func of(_ type: Any.Type, isReported: (Any.Type) -> Bool) -> ChangedFields {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = isReported(type) ? ChangedFields(type) : ChangedFields()
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// The fields in which two values of a type differ; 0 when the fields do not show it.
  @MainActor
  static func difference(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, of type: Any.Type,
    isReported: (Any.Type) -> Bool
  ) -> UInt64 {
    let fields = of(type, isReported: isReported).fields
    var bits: UInt64 = 0
    for index in fields.indices {
      let (offset, plan) = (fields[index].offset, fields[index].plan)
      if !plan.areEqual(a + offset, b + offset) { bits |= 1 << UInt64(index) }
    }
    return bits
  }

  /// The names of a type's fields, for the bits.
  @MainActor
  static func names(of type: Any.Type) -> [String] {
    of(type) { _ in true }.fields.map(\.text)
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
