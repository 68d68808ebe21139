extension StateKey {
  convenience init(_ property: PropertySite, _ site: SourceSite?, _ valueType: Any.Type) {
    self.init(
      declaringType: property.declaringType, name: property.name, ordinal: property.ordinal,
      site: site, declaration: property.declaration, valueType: valueType)
  }

  /// Whether it is the key of this property, which was given its value at `site`.
  func isKey(of property: PropertySite, _ site: SourceSite) -> Bool {
    declaringType == property.declaringType && ordinal == property.ordinal && self.site == site
      && name == property.name
  }
}
