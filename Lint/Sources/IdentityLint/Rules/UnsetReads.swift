import SwiftSyntax

/// Reads of a stored key by `bool(forKey:)` and its like, which know nothing of the default of the
/// `@AppStorage` property with that key.
struct UnsetReads {
  let file: SourceUnit
  let project: ProjectIndex

  /// What a key that is not set reads as, by the name of the method in facts.
  static let values = [
    ".bool": "false", ".integer": "0.0", ".double": "0.0", ".float": "0.0",
  ]

  func findings() -> [Finding] {
    var seen: Set<String> = []
    return file.calls(named: Self.values.keys.map { $0.dropFirst() }.map(String.init).sorted())
      .compactMap { call in
        guard let name = call.modifierName, let unset = Self.values["." + name],
          call.arguments.count == 1, let key = call.argument("forKey"), isOfDefaults(call),
          !file.isOfTests, let stored = property(under: key, at: call), stored.value != unset,
          stored.wrapper == "AppStorage", !stored.isRegistered(project), !isRegistered(key),
          !isSet(stored.key), !checksPresence(of: key, around: call),
          seen.insert(stored.key).inserted
        else { return nil }
        let missing = unset == "false" ? unset : "0"
        return file.finding(
          StorageDefaultsRule.self, .info, at: file.range(of: call),
          """
          Until the user sets the key \(stored.key), this is \(missing), and `\(stored.name)` of \
          \(ProjectIndex.simple(stored.type)) is \(stored.value).
          """,
          because: "the default of `@AppStorage` is not stored",
          advice: """
            Use the same default here: `object(forKey: …) as? … ?? …`, or register it by \
            `register(defaults:)`.
            """,
          related: [
            RelatedPlace(CodePlace(path: stored.path, line: stored.line), "the other default")
          ])
      }
  }

  /// Whether defaults are registered under the constant that is the key, whatever its text is.
  private func isRegistered(_ key: ExprSyntax) -> Bool {
    guard let name = key.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return false
    }
    return project.registeredDefaults?.contains(name) ?? true
  }

  /// Whether the store is that of `@AppStorage`, also in a constant.
  private func isOfDefaults(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return false
    }
    let store = DefaultsStore(
      ValueReader.value(of: base), in: file.resolverPlace(of: call), Resolver(project: project))
    return store == .standard
  }

  private func property(under key: ExprSyntax, at call: FunctionCallExprSyntax) -> StoredDefault? {
    guard
      let literal = StoredDefault.literal(
        key.sourceText, from: file.places.type(at: call.position), path: file.path, project.types)
    else { return nil }
    return project.storedDefaults[literal]?.first { stored in
      project.types.all[stored.type].map { owner in
        project.types.canName(owner, from: file.path)
          && !owner.facts.inherited.contains("PreviewProvider")
          && !hasOwnStore(stored)
      } == true
    }
  }

  /// Whether the property names a store of its own.
  private func hasOwnStore(_ stored: StoredDefault) -> Bool {
    let unit = project.unit(at: stored.path, else: file)
    return WrappedProperty.all(["AppStorage"], in: unit).contains {
      $0.name == stored.name && $0.attribute?.sourceText.contains("store:") == true
    }
  }

  /// Whether code sets the key, such as at the first launch.
  private func isSet(_ key: String) -> Bool {
    (project.calls[".set"] ?? []).contains { call in
      call.fact.arguments.contains { argument in
        guard argument.label == "forKey" else { return false }
        switch argument.value {
        case .literal(let text): return text == key || !text.hasSuffix("\"")
        case .member(let base, let name):
          guard case .name(let owner) = base else { return true }
          return StoredDefault.literal(
            owner + "." + name, from: call.fact.type, path: call.path, project.types) == key
        default: return false
        }
      }
    }
  }

  /// Whether the code around it asks for the object under the key.
  private func checksPresence(of key: ExprSyntax, around call: FunctionCallExprSyntax) -> Bool {
    file.calls(named: ["object", "value"]).contains {
      $0.argument("forKey")?.sourceText == key.sourceText
        && file.places.type(at: $0.position) == file.places.type(at: call.position)
    }
  }
}
