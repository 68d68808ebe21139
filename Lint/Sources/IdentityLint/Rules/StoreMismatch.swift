import SwiftSyntax

/// Code that reads or writes a stored key in another store than the `@AppStorage` property with
/// that key: the standard defaults instead of those of an app group.
struct StoreMismatch {
  let file: SourceUnit
  let project: ProjectIndex

  private var resolver: Resolver { Resolver(project: project) }

  private static let accesses: Set<String> = [
    "set", "removeObject", "bool", "integer", "double", "float", "string", "object", "data",
    "array", "url", "value", "stringArray", "dictionary", "setValue",
  ]

  func findings() -> [Finding] {
    var seen: Set<SyntaxIdentifier> = []
    return file.calls(named: Self.accesses.sorted()).compactMap { call in
      guard call.modifierName != nil, let key = call.argument("forKey"), !file.isOfTests,
        let store = DefaultsStore(of: call, in: file, resolver),
        let (name, property) = keys(key, at: call).lazy.compactMap({ name in
          other(than: store, under: name).map { (name, $0) }
        }).first,
        !movesValues(around: call, store), seen.insert(call.id).inserted
      else { return nil }
      return file.finding(
        StorageDefaultsRule.self, .info, at: file.range(of: call),
        "This uses the key \(name) in \(store.phrase), and `\(property.name)` does not.",
        because: "`@AppStorage` of this key stores in \(property.store.phrase)",
        advice: "Use one store for both.",
        related: [
          RelatedPlace(CodePlace(path: property.path, line: property.line), "the property")
        ])
    }
  }

  private struct Property {
    let name: String
    let store: DefaultsStore
    let path: String
    let line: Int
  }

  /// The keys that an expression gives: a literal, a constant, or each of a list of literals.
  private func keys(_ key: ExprSyntax, at call: FunctionCallExprSyntax) -> [String] {
    let place = file.resolverPlace(of: call)
    if let literal = StoredDefault.literal(
      key.sourceText, from: place.type, path: file.path, project.types)
    {
      return [literal]
    }
    guard case .element(let list) = ValueReader.value(of: key) else { return [] }
    var values = list
    if case .name(let name) = list, let initial = resolver.property(name, in: place)?.initial {
      values = initial
    }
    guard case .collection(let elements) = values else { return [] }
    return elements.compactMap { element in
      guard case .literal(let text) = element, text.hasPrefix("\""), text.hasSuffix("\"") else {
        return nil
      }
      return text
    }
  }

  /// A property with the key, where all such properties are in another store.
  private func other(than store: DefaultsStore, under key: String) -> Property? {
    let stored = project.storedDefaults[key] ?? []
    var found: Property?
    for one in stored {
      guard one.wrapper == "AppStorage", let owner = project.types.all[one.type],
        project.types.canName(owner, from: file.path)
      else { return nil }
      guard !owner.facts.inherited.contains("PreviewProvider"),
        let its = self.store(of: one, owner), its != store
      else { return nil }
      found = found ?? Property(name: one.name, store: its, path: one.path, line: one.line)
    }
    return found
  }

  /// The store of a property: its own, that of the scene around, or the standard one.
  private func store(of stored: StoredDefault, _ owner: ProjectIndex.TypeInfo) -> DefaultsStore? {
    let unit = project.unit(at: stored.path, else: file)
    guard
      let property = WrappedProperty.all(["AppStorage"], in: unit).first(where: {
        $0.name == stored.name && $0.owner == owner.nameInFile
      })
    else { return nil }
    let place = Resolver.Place(type: owner.facts.name)
    if case .argumentList(let arguments)? = property.attribute?.arguments,
      let given = arguments.first(where: { $0.label?.text == "store" })
    {
      return DefaultsStore(ValueReader.value(of: given.expression), in: place, resolver)
    }
    var scenes: [DefaultsStore?] = []
    for scene in project.types.all.values where scene.facts.names.contains(".defaultAppStorage") {
      let resolver = Resolver(project: project)
      for unit in project.units(of: scene, besides: file) {
        scenes += unit.calls(named: "defaultAppStorage").map { call in
          call.arguments.first.flatMap {
            DefaultsStore(
              ValueReader.value(of: $0.expression), in: unit.resolverPlace(of: call), resolver)
          }
        }
      }
    }
    guard let first = scenes.first else { return .standard }
    return scenes.allSatisfy { $0 == first } ? first : nil
  }

  /// Whether the code around uses both stores, as one that moves values from one to the other.
  private func movesValues(around call: FunctionCallExprSyntax, _ store: DefaultsStore) -> Bool {
    let code = call.closestCode
    return file.calls(named: Self.accesses.sorted()).contains { other in
      guard other.id != call.id, other.argument("forKey") != nil,
        other.closestCode?.id == code?.id,
        let its = DefaultsStore(of: other, in: file, resolver)
      else { return false }
      return its != store
    }
  }
}

extension SyntaxProtocol {
  /// The function or the closure around it.
  fileprivate var closestCode: Syntax? {
    var node = parent
    while let parent = node {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return parent }
      node = parent.parent
    }
    return nil
  }
}
