@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored fields: found by reflection once for each type,
/// then used by offset.
@MainActor
enum DynamicFields {
  struct Field {
    /// The property's name in the source.
    let name: String
    /// The stored field's name: that of a property wrapper begins with an underscore.
    let storedName: String
    let offset: Int
    let type: any DynamicProperty.Type
    fileprivate let declaration = PropertyDeclaration()
  }

  /// The dynamic properties of one type.
  @MainActor
  private final class Known {
    let fields: [Field]
    /// Whether a field, or one nested in it, may need something of the environment (R54).
    let mayBeMissing: Bool

    init(_ fields: [Field]) {
      self.fields = fields
      mayBeMissing = fields.contains {
        // Properties that the runtime stores, such as `State`, have no dynamic properties inside.
        $0.type._mayBeMissing
          || !$0.type._isIgnoredInComparison && DynamicFields.mayBeMissing($0.type)
      }
    }
  }

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private static var cache: [ObjectIdentifier: Known] = [:]
  /// The type of the last request: rows of one kind follow each other.
  @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, known: Known)?

  static func of(_ type: Any.Type) -> [Field] { known(type).fields }

  static func mayBeMissing(_ type: Any.Type) -> Bool { known(type).mayBeMissing }

  private static func known(_ type: Any.Type) -> Known {
    let identifier = ObjectIdentifier(type)
    if let last, last.type == identifier { return last.known }
    let known = cache[identifier] ?? reflect(type)
    last = (identifier, known)
    return known
  }

  private static func reflect(_ type: Any.Type) -> Known {
    var fields: [Field] = []
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { name, offset, fieldType, _ in
      if let dynamic = DynamicPropertyTypes.property(fieldType) {
        let stored = String(cString: name)
        fields.append(
          Field(name: propertyName(stored), storedName: stored, offset: offset, type: dynamic))
      }
      return true
    }
    let known = Known(fields)
    cache[ObjectIdentifier(type)] = known
    return known
  }

  /// Boxes for the dynamic fields of the struct at `base`, in field order.
  static func makeBoxes(of type: Any.Type, at base: UnsafeMutableRawPointer, _ site: PropertySite)
    -> ConnectedProperties
  {
    let fields = of(type)
    var boxes = ConnectedProperties()
    if fields.isEmpty { return boxes }
    var fieldSite = site
    fieldSite.declaringType = type
    let isNested = !site.name.isEmpty
    // Slots of a nested property never meet those of the one around it.
    fieldSite.ordinal = isNested ? (site.ordinal + 1) * 64 : 0
    for field in fields {
      fieldSite.name = isNested ? site.name + "." + field.name : field.name
      fieldSite.declaration = field.declaration
      if let box = makeBox(field.type, base + field.offset, fieldSite) {
        boxes.append(ConnectedProperty(offset: field.offset, box: box))
      }
      fieldSite.ordinal += 1
    }
    return boxes
  }

  private static func makeBox<Property: DynamicProperty>(
    _ type: Property.Type, _ field: UnsafeMutableRawPointer, _ site: PropertySite
  ) -> PropertyBox? {
    Property._makeBox(field.assumingMemoryBound(to: Property.self), site)
  }

  /// The required objects of the struct at `base`, in field order, nested properties first (R54).
  static func requirements(of type: Any.Type, at base: UnsafeRawPointer) -> [EnvironmentRequirement]
  {
    guard mayBeMissing(type) else { return [] }
    return of(type).flatMap { field in
      requirements(of: field.type, at: base + field.offset)
        + [requirement(field.type, base + field.offset)].compactMap { $0 }
    }
  }

  private static func requirement<Property: DynamicProperty>(
    _ type: Property.Type, _ field: UnsafeRawPointer
  ) -> EnvironmentRequirement? {
    type._mayBeMissing ? type._requirement(field.assumingMemoryBound(to: Property.self)) : nil
  }

  /// The cells that bindings of the struct at `base` lead to, by offset.
  static func boundCells(of type: Any.Type, at base: UnsafeRawPointer) -> [Int: AnyObject] {
    var cells: [Int: AnyObject] = [:]
    for field in of(type) { cells[field.offset] = boundCell(field.type, base + field.offset) }
    return cells
  }

  private static func boundCell<Property: DynamicProperty>(
    _ type: Property.Type, _ field: UnsafeRawPointer
  ) -> AnyObject? {
    (field.assumingMemoryBound(to: Property.self).pointee as? any BindingField)?.root
  }

  /// The bindings among the fields of the struct at `base`, nested ones too.
  static func bindings(of type: Any.Type, at base: UnsafeRawPointer) -> [any BindingField] {
    let fields = of(type)
    if fields.isEmpty { return [] }
    return fields.flatMap { field -> [any BindingField] in
      if let binding = binding(field.type, base + field.offset) { return [binding] }
      // Properties that the runtime stores have no bindings inside.
      return field.type._isIgnoredInComparison
        ? [] : bindings(of: field.type, at: base + field.offset)
    }
  }

  private static func binding<Property: DynamicProperty>(
    _ type: Property.Type, _ field: UnsafeRawPointer
  ) -> (any BindingField)? {
    field.assumingMemoryBound(to: Property.self).pointee as? any BindingField
  }

  /// A property wrapper's storage is named `_count`; the property in the source is `count`.
  private static func propertyName(_ field: String) -> String {
    field.hasPrefix("_") ? String(field.dropFirst()) : field
  }
}

/// A binding of any type.
protocol BindingField {
  var root: AnyObject { get }
  /// The value is not saved from now on (R36).
  @MainActor func hideFromSnapshots(in runtime: ViewRuntime)
}
