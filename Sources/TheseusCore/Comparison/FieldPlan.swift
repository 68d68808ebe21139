@_spi(Reflection) import Swift

/// A type that defines how R40 compares it, because its fields do not decide. Listed in
/// `TypeDeclaration.comparedByThemselves`.
protocol ComparedByItself {
  /// `nil` where nothing in it is compared.
  static func makeComparer() -> Comparer?
  /// Whether the app's `==` decides.
  static var isOwnEquality: Bool { get }
}

extension ComparedByItself {
  static var isOwnEquality: Bool { false }
}

/// A type whose values may be placeholders that do not identify what they stand for.
@MainActor @preconcurrency
public protocol _ComparedByPlace {
  /// Whether comparisons leave values of the type out (R40).
  static var _isIgnoredInComparison: Bool { get }
}

/// Finds by reflection how values of a type are compared (R40), once for each type.
enum FieldPlan {
  /// `nil` where there is nothing to compare.
  static func comparer(for type: Any.Type) -> Comparer? {
    let steps = steps(for: type, at: 0)
    if steps.isEmpty { return nil }
    if steps.count == 1, steps[0].offset == 0 {
      return steps[0].comparer?.takeUnretainedValue() ?? BytesComparer(size: steps[0].size)
    }
    return StepsComparer(steps, size: TypeLayout(type).size)
  }

  /// Whether values of a type are compared by the `==` that the app gave it.
  static func isOwnEquality(of type: Any.Type) -> Bool {
    if TypeDeclaration.isComparedByItself(type), let own = type as? any ComparedByItself.Type {
      return own.isOwnEquality
    }
    let layout = TypeLayout(type)
    switch layout.kind {
    // `steps` has looked it up.
    case .structure, .enumeration: return !layout.isPlain && EqualityPlan.of(type).comparer != nil
    default: return false
    }
  }

  /// The steps for a value of `type` at `offset`, neighboring plain bytes as one run.
  private static func steps(for type: Any.Type, at offset: Int) -> [StepsComparer.Step] {
    let layout = TypeLayout(type)
    func bytes() -> [StepsComparer.Step] {
      [.init(offset: offset, size: layout.size, comparer: nil)]
    }
    func call(_ comparer: Comparer) -> [StepsComparer.Step] {
      [.init(offset: offset, size: layout.size, comparer: Unmanaged.passRetained(comparer))]
    }

    if layout.size == 0 || isIgnored(type) { return [] }
    if TypeDeclaration.isComparedByItself(type), let own = type as? any ComparedByItself.Type {
      return own.makeComparer().map(call) ?? []
    }
    switch layout.kind {
    case .class:
      // Classes by identity, but a key path is a value that happens to be an object.
      return type is AnyKeyPath.Type ? call(EquatableComparer<AnyKeyPath>()) : bytes()
    case .reference, .function, .metatype, .builtin:
      return bytes()
    case .existential:
      return call(ExistentialComparer())
    case .enumeration where layout.size == 1 && layout.isPlain:
      return bytes()
    case .enumeration:
      if !layout.isPlain, let equality = EqualityPlan.of(type).comparer { return call(equality) }
      return call(layout.makeEnumComparer())
    case .structure, .tuple:
      if !layout.isPlain, let equality = EqualityPlan.of(type).comparer { return call(equality) }
      return fields(of: type, at: offset) ?? bytes()
    case .other:
      return EqualityPlan.of(type).comparer.map(call) ?? bytes()
    }
  }

  /// `nil` where the fields are unknown, as in types imported from C.
  private static func fields(of type: Any.Type, at base: Int) -> [StepsComparer.Step]? {
    var all: [StepsComparer.Step] = []
    var count = 0
    let isKnown = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) {
      _, offset, fieldType, _ in
      count += 1
      for step in steps(for: fieldType, at: base + offset) {
        if step.comparer == nil, let last = all.last, last.comparer == nil,
          last.offset + last.size == step.offset
        {
          all[all.count - 1].size += step.size
        } else {
          all.append(step)
        }
      }
      return true
    }
    return isKnown && count > 0 ? all : nil
  }

  private static let placeholders = ConformanceList((any _ComparedByPlace).self)

  private static func isIgnored(_ type: Any.Type) -> Bool {
    guard TypeDeclaration.mayBeDynamicProperty(type), placeholders.mayContain(type) else {
      return false
    }
    return MainActor.assumeIsolatedUnchecked {
      (type as? any _ComparedByPlace.Type)?._isIgnoredInComparison ?? false
    }
  }
}
