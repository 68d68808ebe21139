import TheseusSession

extension StateRestoration {
  /// Restores the variables of an object that is the value of a property, and those of the objects
  /// that it holds (R35).
  /// - Returns: whether one was restored.
  func restore(
    _ object: any SessionState, _ key: StateKey, of owner: OwnerNode, _ runtime: ViewRuntime
  ) -> Bool {
    let path = owner.identity.savedText
    guard waiting[path]?.isEmpty == false else { return false }
    let properties = Self.names(key, owner)
    var hasRestored = false
    for found in SessionFields.objects(from: object) {
      let object = found.object
      let previous = type(of: object).previousNames
      for field in SessionFields.of(object) {
        let names = [field.name] + (previous[field.name].map { [$0] } ?? [])
        let places = properties.flatMap { property in
          found.paths.flatMap { path in names.map { "\(property).\(path)\($0)" } }
        }
        guard let saved = takeVariable(path, places, key) else { continue }
        let claim = Claim(
          name: "\(key.declaringTypeName).\(places[0])", typeName: field.typeName)
        let isRestored: Void? = use(saved, claim) { try field.restore(object, $0, &$1) }
        guard isRestored != nil else { continue }
        hasRestored = true
        let outcome = nameLast(
          "\(IdentityPath.Component.name(of: type(of: object))).\(field.name)",
          at: key.site?.position)
        runtime.overwrites?.add(object, field.watch(object, runtime), outcome: outcome)
      }
    }
    return hasRestored
  }

  /// Whether variables of an object wait for the property with this key.
  func awaitsObject(_ key: StateKey, of owner: OwnerNode) -> Bool {
    guard let cells = waiting[owner.identity.savedText], !cells.isEmpty else { return false }
    let properties = Self.names(key, owner)
    return cells.contains { cell in
      cell.kind == .object && cell.declaringType == key.declaringTypeName
        && properties.contains { cell.name.hasPrefix($0 + ".") }
    }
  }

  /// The property's name, then those that it may have had (R34).
  private static func names(_ key: StateKey, _ owner: OwnerNode) -> [String] {
    [key.name] + key.previousNames(owner.previousNames)
  }

  private func takeVariable(_ path: String, _ places: [String], _ key: StateKey) -> SavedCell? {
    for place in places {
      let saved = takeCell(path) {
        $0.kind == .object && $0.name == place && $0.declaringType == key.declaringTypeName
      }
      if let saved { return saved }
    }
    return nil
  }
}
