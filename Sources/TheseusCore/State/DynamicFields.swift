@_spi(Reflection) import Swift

/// The dynamic properties among a type's stored fields: reflected once per type, then used by offset.
@MainActor
enum DynamicFields {
  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var cache: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let known = cache[ObjectIdentifier(type)] { return known }
    var fields: [Field] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(name: propertyName(String(cString: name)), offset: offset, type: dynamic))
      }
      return true
    }
    cache[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Boxes for the dynamic fields of the struct at `base`, in field order.
  static func makeBoxes(of type: Any.Type, at base: UnsafeMutableRawPointer, _ site: PropertySite) -> [ConnectedProperty] {
    let fields = of(type)
    var boxes: [ConnectedProperty] = []
    boxes.reserveCapacity(fields.count)
    for (ordinal, field) in fields.enumerated() {
      var fieldSite = site
      fieldSite.declaringType = type
      fieldSite.name = site.name.isEmpty ? field.name : site.name + "." + field.name
      fieldSite.ordinal = site.ordinal * 64 + ordinal
      if let box = makeBox(field.type, base + field.offset, fieldSite) {
        boxes.append(ConnectedProperty(offset: field.offset, box: box))
      }
    }
    return boxes
  }

  private static func makeBox<Property: DynamicProperty>(
    _ type: Property.Type, _ field: UnsafeMutableRawPointer, _ site: PropertySite
  ) -> PropertyBox? {
    Property._makeBox(field.assumingMemoryBound(to: Property.self), site)
  }

  /// A property wrapper's storage is named `_count`; the property that people wrote is `count`.
  private static func propertyName(_ field: String) -> String {
    field.hasPrefix("_") ? String(field.dropFirst()) : field
  }
}
