import TheseusSession

/// The objects of a session that other objects of it hold (R35).
extension SessionFields {
  /// Objects that hold others that hold others and so on, further down, are rather data than what
  /// a view shows.
  private static let deepest = 8

  /// A stored property that holds an object.
  struct HeldObject {
    let name: String
    let read: @MainActor (AnyObject) -> AnyObject?
  }

  /// One object, and the names of the properties that lead to it.
  struct Found {
    let object: any SessionState
    /// `navigator.`, empty for the first object; then those of earlier builds (R34).
    let paths: [String]
  }

  /// The object and those of the session that its variables and constants hold, each once.
  static func objects(from object: any SessionState) -> [Found] {
    var found: [Found] = []
    var seen: Set<ObjectIdentifier> = []
    var level = [Found(object: object, paths: [""])]
    for _ in 0..<deepest where !level.isEmpty {
      var next: [Found] = []
      for place in level where seen.insert(ObjectIdentifier(place.object)).inserted {
        found.append(place)
        next += held(by: place)
      }
      level = next
    }
    return found
  }

  private static func held(by place: Found) -> [Found] {
    let type = Swift.type(of: place.object)
    let properties = heldObjects(of: type)
    if properties.isEmpty { return [] }
    let previous = type.previousNames
    return properties.compactMap { property in
      guard let object = property.read(place.object).flatMap({ SessionType.object($0) }) else {
        return nil
      }
      let names = [property.name] + (previous[property.name].map { [$0] } ?? [])
      return Found(
        object: object,
        paths: names.flatMap { name in place.paths.map { "\($0)\(name)." } })
    }
  }

  static func findHeldObjects(of type: any SessionState.Type) -> [HeldObject] {
    let storage = storedProperties(of: type)
    let names = Set(storage.map(\.name))
    let excluded = type.excludedProperties
    return storage.compactMap { property in
      let name = property.plainName(among: names)
      guard property.isStrong, !property.isLazy, !excluded.contains(name),
        !excluded.contains(property.name)
      else { return nil }
      let offset = property.offset
      if let published = published(property.type) {
        guard published.holdsObject else { return nil }
        return HeldObject(name: name) { published.heldObject(at: offset, in: $0) }
      }
      guard isReference(property.type), !isNestedOptional(property.type) else { return nil }
      return HeldObject(name: name) { object in
        (Unmanaged.passUnretained(object).toOpaque() + offset)
          .assumingMemoryBound(to: AnyObject?.self).pointee
      }
    }
  }

  /// Its storage is more than a reference.
  private static func isNestedOptional(_ type: Any.Type) -> Bool {
    SessionType.optional(type).flatMap { SessionType.optional($0.wrapped) } != nil
  }
}
