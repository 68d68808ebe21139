extension StateKey {
  @MainActor var texts: SavedKeyTexts {
    if let savedTexts { return savedTexts }
    let texts = SavedKeyTexts(
      declaringType: declaringTypeName, source: sourceName, valueType: valueTypeName,
      isTransient: SessionType.isTransient(declaringType) || hasTransientValue,
      isFrameworks: FrameworkTypes.contain(declaringType))
    savedTexts = texts
    return texts
  }

  private var hasTransientValue: Bool {
    SessionType.isTransient(SessionType.optional(valueType)?.wrapped ?? valueType)
  }

  /// The names of the dynamic properties around this one: `form.`; empty at the top.
  private var enclosingPath: String {
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return String(name[...dot])
  }

  /// The property's source location. With several inits, the location of the first that was mounted
  /// is its key for the process (R31).
  @MainActor var sourceName: String? {
    declaration?.firstSite?.position.map { "\(enclosingPath)\($0.fileID):\($0.line):\($0.column)" }
  }

  /// The value's type with its module, the same in every build.
  var valueTypeName: String { Self.stableName(of: valueType) }

  /// Whether `saved` is this cell under `keying`.
  @MainActor func matches(_ saved: SavedCell, _ keying: IdentityProfile.StateKeying) -> Bool {
    switch keying {
    case .declaredName: saved.name == name && saved.declaringType == declaringTypeName
    case .ordinal: saved.ordinal == ordinal
    case .sourceLocation: saved.source != nil && saved.source == sourceName
    }
  }

  /// The names that the property may have had, by the `previousNames` of the view that it is in
  /// (R34): for `form.title` those of the whole name, of its first part, and of both parts.
  ///
  /// - Parameter names: `["new": "old"]`.
  func previousNames(_ names: [String: String]) -> [String] {
    if names.isEmpty { return [] }
    var previous: [String] = []
    if let old = names[name] { previous.append(old) }
    guard let dot = name.firstIndex(of: "."), let old = names[String(name[..<dot])] else {
      return previous
    }
    return previous.map { old + $0.drop { $0 != "." } } + previous + [old + name[dot...]]
  }

  static func stableName(of type: Any.Type) -> String { TypeName.stable(type) }
}
