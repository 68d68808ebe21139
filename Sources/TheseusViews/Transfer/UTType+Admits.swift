import UniformTypeIdentifiers

extension UTType {
  /// Whether files of `type` can be chosen where this type is requested.
  ///
  /// An app's manifest tells the system the extensions of the types that it declares. Here there is
  /// no manifest, so every file with an unknown extension may have a declared type.
  func admits(_ type: UTType) -> Bool {
    type.conforms(to: self) || type.isDynamic && isDeclared && UTType(identifier) == nil
  }
}
