extension TypeDeclaration {
  /// The declarations of the types that are `ComparedByItself`.
  static let comparedByThemselves = [
    Optional<Never>.self, [Never].self, Binding<Never>.self, EquatableView<Never>.self,
    _ConditionalContent<Never, Never>.Storage.self, AppStorage<Never>.self,
    SceneStorage<Never>.self,
  ].compactMap { (type: Any.Type) in TypeDeclaration(type) }
}
