import TheseusSession

extension StateRestoration {
  /// Restores the variables of an object that is the value of a property (R35).
  /// - Returns: whether one was restored.
  func restore(
    _ object: any SessionState, _ key: StateKey, of identity: IdentityPath,
    _ runtime: ViewRuntime
  ) -> Bool {
    let path = identity.savedText
    guard waiting[path]?.isEmpty == false else { return false }
    let previous = type(of: object).previousNames
    var hasRestored = false
    for field in SessionFields.of(object) {
      let find = { (name: String) in
        self.takeCell(path) {
          $0.kind == .object && $0.name == "\(key.name).\(name)"
            && $0.declaringType == key.declaringTypeName
        }
      }
      guard let saved = find(field.name) ?? previous[field.name].flatMap(find) else {
        continue
      }
      let claim = Claim(
        name: "\(key.declaringTypeName).\(key.name).\(field.name)",
        typeName: field.typeName)
      let isRestored: Void? = use(saved, claim) { try field.restore(object, $0, &$1) }
      guard isRestored != nil else { continue }
      hasRestored = true
      let outcome = nameLast(
        "\(IdentityPath.Component.name(of: type(of: object))).\(field.name)")
      runtime.overwrites?.add(object, field.watch(object, runtime), outcome: outcome)
    }
    return hasRestored
  }

  /// Whether variables of an object wait for the property with this key.
  func awaitsObject(_ key: StateKey, of identity: IdentityPath) -> Bool {
    waiting[identity.savedText]?.contains {
      $0.kind == .object && $0.declaringType == key.declaringTypeName
        && $0.name.hasPrefix(key.name + ".")
    } == true
  }
}
