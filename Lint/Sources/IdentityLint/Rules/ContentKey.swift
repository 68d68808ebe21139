/// Finds ids made of what somebody said, in elements of which two can say the same.
struct ContentKey {
  let file: SourceUnit
  let resolver: Resolver

  /// - Parameter path: the key path of the rows; `id` when they name none.
  func cause(_ path: String, _ data: Value, _ place: Resolver.Place) -> RepeatedIdRule.Cause? {
    guard let type = resolver.elementType(of: data, in: place),
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      info.facts.kind == .structure, !resolver.isFixed(data, in: place),
      let key = resolver.project.property(path, of: info),
      let fields = fields(of: .name(path), info, depth: 0), !fields.isEmpty,
      fields.allSatisfy({ !isDistinct($0, of: info) }), !isCompared(data, place)
    else { return nil }
    // In order, so that each run names the same fields.
    let names = fields.sorted()
    let texts = names.filter { isText($0, of: info) }
    guard let text = texts.first(where: { !isPerson($0) }) ?? texts.first else { return nil }
    let when = info.facts.properties.first { isTime($0) && !fields.contains($0.name) }
    guard let other = when?.name ?? names.first(where: { $0 != text && isPerson($0) }) else {
      return nil
    }
    let reason =
      when == nil
      ? "`\(path)` is made of `\(other)` and `\(text)`, and one `\(other)` can repeat a `\(text)`"
      : "`\(path)` leaves out `\(other)`, and two elements can have the same `\(text)`"
    return RepeatedIdRule.Cause(
      reason: reason,
      place: RelatedPlace(CodePlace(path: info.path, line: key.line), "the id is made here"))
  }

  /// Whether elements are compared with the others, as where duplicates are removed.
  private func isCompared(_ data: Value, _ place: Resolver.Place) -> Bool {
    guard let owner = CollectionOwner(of: data, in: place, resolver) else { return false }
    let comparing = ["removeAll", "contains", "firstIndex", "first", "allSatisfy"]
    return file.calls(named: comparing).contains { $0.calledExpression.mentions([owner.property]) }
  }

  /// The stored fields that a text is made of; nil when it is made of something else too.
  private func fields(of value: Value, _ info: ProjectIndex.TypeInfo, depth: Int) -> Set<String>? {
    guard depth < 6 else { return nil }
    func all(_ values: [Value]) -> Set<String>? {
      var found: Set<String> = []
      for value in values {
        guard let part = fields(of: value, info, depth: depth + 1) else { return nil }
        found.formUnion(part)
      }
      return found
    }
    switch value {
    case .literal: return []
    case .name:
      guard let name = value.ownName, let property = resolver.project.property(name, of: info),
        !property.isStatic
      else { return nil }
      if !property.isComputed { return property.wrapper == nil ? [name] : nil }
      guard property.returned.count == 1 else { return nil }
      return all(property.returned)
    case .member(.name(let name), let member):
      if name == "self" { return fields(of: .name(member), info, depth: depth + 1) }
      if member == "rawValue" || member == "description" {
        return fields(of: .name(name), info, depth: depth + 1)
      }
      // The id of a person identifies no message.
      guard isPerson(name) else { return nil }
      return fields(of: .name(name), info, depth: depth + 1)
    // The reader keeps the first parts of a long text: the last may tell elements apart.
    case .operation("string", let values): return values.count < 6 ? all(values) : nil
    case .operation("+", let values): return all(values)
    case .operation("…", let values): return values.count < 8 ? all(values) : nil
    case .call(.member(.collection(let values), "joined"), _):
      return values.count < 6 ? all(values) : nil
    case .call(.name("String"), let arguments): return all(arguments.map(\.value))
    case .call(.member(let base, let name), _)
    where ["lowercased", "uppercased", "trimmingCharacters", "prefix"].contains(name):
      return fields(of: base, info, depth: depth + 1)
    default: return nil
    }
  }

  private func isText(_ name: String, of info: ProjectIndex.TypeInfo) -> Bool {
    guard let property = resolver.project.property(name, of: info),
      property.type.map({ TypeShape($0).base == "String" }) == true
    else { return false }
    return !RareConditions.words(of: name).isDisjoint(with: Self.texts)
  }

  /// Whether a field may tell elements apart.
  private func isDistinct(_ name: String, of info: ProjectIndex.TypeInfo) -> Bool {
    guard let type = resolver.project.property(name, of: info)?.type,
      RareConditions.words(of: name).isDisjoint(with: Self.distinct),
      !["id", "url"].contains(where: name.lowercased().hasSuffix)
    else { return true }
    let base = TypeShape(type).base
    if base == "String" || base == "Bool" || isPerson(name) { return false }
    return resolver.project.type(named: base, from: info.facts.name)?.facts.kind != .enumeration
  }

  private func isPerson(_ name: String) -> Bool {
    !RareConditions.words(of: name).isDisjoint(with: Self.people)
  }

  private func isTime(_ property: PropertyFacts) -> Bool {
    guard !property.isStatic, !property.isComputed, let type = property.type else { return false }
    return TypeShape(type).base == "Date"
      || !RareConditions.words(of: property.name).isDisjoint(with: ["timestamp"])
  }

  private static let texts: Set<String> = [
    "text", "body", "message", "comment", "content", "contents", "remark", "caption", "reply",
  ]
  private static let people: Set<String> = [
    "sender", "author", "user", "username", "speaker", "from", "nickname", "writer", "member",
    "participant",
  ]
  private static let distinct: Set<String> = [
    "id", "ids", "uuid", "identifier", "key", "number", "index", "sequence", "position", "order",
    "offset", "slug", "url", "link", "path", "token", "code", "hash", "timestamp", "date", "time",
    "guid", "nonce", "signature",
  ]
}
