/// Finds whether a type is a dynamic property.
///
/// The properties that most views have are recognized by their declarations, which spares the
/// lookup of a conformance for each, and so are views that views store (`TypeDeclaration` says what
/// a lookup costs).
@MainActor
package enum DynamicPropertyTypes {
  /// A declaration of dynamic properties with one argument: that of `State`, for all its values.
  package struct Declaration {
    fileprivate let declaration: TypeDeclaration
    fileprivate let property: @MainActor (Any.Type) -> any DynamicProperty.Type

    /// - Parameters:
    ///   - sample: a type with this declaration.
    ///   - property: the property's type for a type of value.
    package init?(
      _ sample: Any.Type, property: @escaping @MainActor (Any.Type) -> any DynamicProperty.Type
    ) {
      guard let declaration = TypeDeclaration(sample) else { return nil }
      self.declaration = declaration
      self.property = property
    }
  }

  // Lists, because the first dictionary with keys of one type looks up conformances.
  private static var declarations: [Declaration] = []
  private static var others: [TypeDeclaration] = []

  package static func include(_ declarations: [Declaration]) { self.declarations += declarations }

  /// Adds declarations of types that are no dynamic properties.
  package static func exclude(_ samples: [Any.Type]) {
    others += samples.compactMap { TypeDeclaration($0) }
  }

  /// A type as a dynamic property; nil where it is none.
  static func property(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    guard TypeDeclaration.mayBeDynamicProperty(type) else { return nil }
    if let declaration = TypeDeclaration(type), others.contains(declaration) { return nil }
    if let known = known(type) { return known }
    return conforming.mayContain(type) ? type as? any DynamicProperty.Type : nil
  }

  private static let conforming = ConformanceList((any DynamicProperty).self)

  /// The same without a lookup; nil also where the declaration is not known.
  static func known(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    guard let declaration = TypeDeclaration(type),
      let known = declarations.first(where: { $0.declaration == declaration }),
      let argument = GenericArguments.of(type)?.first,
      case let property = known.property(argument), property == type
    else { return nil }
    return property
  }
}
