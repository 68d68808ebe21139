import SwiftSyntax

/// A value that code stores under almost the key of an `@AppStorage` property, which nothing else
/// ever sets: `set(true, forKey: "hasSeenWelcomeTour")` for `@AppStorage("hasSeenWelcome")`.
struct MistypedKey {
  let file: SourceUnit
  let project: ProjectIndex

  func findings() -> [Finding] {
    if file.isOfTests { return [] }
    let resolver = Resolver(project: project)
    var known: Set<String>?
    return file.calls(named: "set").compactMap { call in
      guard call.modifierName != nil, let given = call.arguments.first, given.label == nil,
        let key = call.argument("forKey"), call.arguments.count == 2,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        DefaultsStore(ValueReader.value(of: base), in: file.resolverPlace(of: call), resolver)
          == .standard,
        let written = StoredDefault.literal(
          key.sourceText, from: file.places.type(at: call.position), path: file.path,
          project.types),
        written.count > 7
      else { return nil }
      let keys =
        known ?? Set(project.types.all.values.flatMap(\.facts.properties).compactMap(\.key))
      known = keys
      guard !keys.contains(written),
        let read = project.storedDefaults.keys.sorted().first(where: { isAlmost($0, written) }),
        let stored = unset(read, resolver),
        ["true", "false"].contains(stored.value)
          == ["true", "false"].contains(given.expression.sourceText)
      else { return nil }
      return file.finding(
        StorageDefaultsRule.self, .info, at: file.range(of: key),
        "This sets \(written), and `\(stored.name)` of \(ProjectIndex.simple(stored.type)) reads "
          + "\(read), which nothing sets.",
        because: "a key that differs in a letter is another key",
        advice: "Use one constant for the key in both.",
        related: [
          RelatedPlace(CodePlace(path: stored.path, line: stored.line), "read here")
        ])
    }
  }

  /// Whether two keys are the same but for case, separators, a word at an end, or a letter or two.
  private func isAlmost(_ one: String, _ other: String) -> Bool {
    let (a, b) = (plain(one), plain(other))
    guard a.count > 5, b.count > 5, one != other else { return false }
    if a == b { return true }
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    if long.hasPrefix(short) || long.hasSuffix(short) { return short.count * 2 > long.count }
    return long.count - short.count <= 1 && short.count > 8 && distance(a, b) == 1
  }

  private func plain(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The number of letters that differ, of two texts that differ in length by at most one.
  private func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix {
      $0 == $1
    }.count
    return max(a.count, b.count) - start - end
  }

  /// The property with a key that no code sets.
  private func unset(_ key: String, _ resolver: Resolver) -> StoredDefault? {
    let stored = (project.storedDefaults[key] ?? []).filter { $0.wrapper == "AppStorage" }
    let isSet = stored.contains { one in
      guard let owner = project.types.all[one.type] else { return true }
      let (sure, isOpen) = resolver.changes(of: one.name, in: owner)
      return isOpen || !sure.isEmpty
    }
    let isWritten = (project.calls[".set"] ?? []).contains { call in
      call.fact.arguments.contains { argument in
        guard argument.label == "forKey" else { return false }
        // A long literal is cut.
        if case .literal(let text) = argument.value { return key.hasPrefix(text.dropLast()) }
        if case .member(.name(let owner), let name) = argument.value {
          return StoredDefault.literal(
            owner + "." + name, from: call.fact.type, path: call.path, project.types) == key
        }
        return true
      }
    }
    return isSet || isWritten ? nil : stored.first
  }
}

extension PropertyFacts {
  /// The key of a stored property, as written.
  fileprivate var key: String? {
    ["AppStorage", "SceneStorage"].contains(wrapper) ? wrapperArgument : nil
  }
}
