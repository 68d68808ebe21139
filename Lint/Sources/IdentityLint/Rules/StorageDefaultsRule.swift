import SwiftSyntax

/// One key of the defaults under which two properties expect different values.
public struct StorageDefaultsRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "storage_defaults", title: "One stored key with two defaults",
    summary: """
      The default of `@AppStorage` and `@SceneStorage` is not stored: until the user sets a value, \
      each view shows its own. With two defaults under one key the settings show one thing and \
      the screen does another. So they do when code reads the key by `bool(forKey:)`, which is \
      false until then. Code that uses the key in another store, or almost the same key, changes \
      nothing of what the view shows.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "equal defaults, and keys that only one property uses", "defaults that are nil",
      "defaults that are no literals or cases", "another store, given by `store:`",
      "keys that `UserDefaults.register(defaults:)` gives a default",
      "properties in targets that cannot name each other", "previews",
      "a read of a key that code sets, or beside a check whether it is set",
      "code that moves values from one store to another",
      "a key that resembles one that some code sets",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let unset =
      UnsetReads(file: file, project: project).findings()
      + StoreMismatch(file: file, project: project).findings()
      + MistypedKey(file: file, project: project).findings()
    var seen: Set<[String]> = []
    return unset
      + WrappedProperty.all(["AppStorage", "SceneStorage"], in: file).compactMap { property in
        guard let info = project.types[property.owner], let attribute = property.attribute,
          !info.facts.inherited.contains("PreviewProvider"),
          !attribute.sourceText.contains("store:"),
          let facts = project.property(property.name, of: info),
          let stored = StoredDefault(facts, of: info, project.types),
          facts.wrapper != "AppStorage" || !stored.isRegistered(project)
        else { return nil }
        // The later one is reported, once.
        let others = (project.storedDefaults[stored.key] ?? []).filter { other in
          other.value != stored.value && !stored.isOfAnotherEnumeration(other, project)
            && (other.path, other.line) < (file.path, facts.line)
            && project.types.all[other.type].map { project.types.canName($0, from: file.path) }
              == true
        }
        // One report for two types, whatever number of keys they share.
        guard let other = others.first, seen.insert([property.owner, other.type]).inserted else {
          return nil
        }
        return file.finding(
          Self.self, at: file.range(of: property.binding),
          """
          Until the key \(stored.key) is set, this is \(stored.value), and \
          `\(other.name)` of \(ProjectIndex.simple(other.type)) is \(other.value).
          """,
          because: "a default is not stored, and each property has its own",
          advice: "Give both the same default, from one constant.",
          related: [
            RelatedPlace(CodePlace(path: other.path, line: other.line), "the other default")
          ])
      }
  }
}

/// The key and the default of a stored property.
struct StoredDefault: Sendable {
  let key: String
  let value: String
  /// The type of the values, as spelled or as the default names it.
  let valueType: String?
  let wrapper: String
  let name: String
  let type: String
  let path: String
  let line: Int

  /// Nil for a default that is no constant, and a key that is neither a literal nor a static
  /// constant of one.
  init?(
    _ property: PropertyFacts, of info: ProjectIndex.TypeInfo, _ types: TypeTable,
    path: String? = nil
  ) {
    guard let wrapper = property.wrapper, ["AppStorage", "SceneStorage"].contains(wrapper),
      let key = property.wrapperArgument.flatMap({ Self.literal($0, from: info, types) }),
      key.hasPrefix("\""), !key.contains("\\(")
    else { return nil }
    switch property.initial {
    case .literal(let text)?: value = Double(text).map { "\($0)" } ?? text
    case .implicitMember(let name)?, .member(.name, let name)?: value = "." + name
    default: return nil
    }
    self.key = key
    if case .member(.name(let owner), _)? = property.initial, property.type == nil {
      valueType = owner
    } else {
      valueType = property.type
    }
    self.wrapper = wrapper
    name = property.name
    type = info.facts.name
    self.path = path ?? info.path
    line = property.line
  }

  /// The literal of a key, also behind `StorageKey.sortOrder`.
  private static func literal(
    _ key: String, from info: ProjectIndex.TypeInfo, _ types: TypeTable
  ) -> String? {
    literal(key, from: info.facts.name, path: info.path, types)
  }

  static func literal(_ key: String, from place: String?, path: String, _ types: TypeTable)
    -> String?
  {
    if key.hasPrefix("\"") { return key }
    guard let dot = key.lastIndex(of: "."), key.first?.isUppercase == true,
      let owner = types.type(named: String(key[..<dot]), from: place, path: path),
      let constant = owner.facts.properties.first(where: {
        $0.name == key[key.index(after: dot)...] && $0.isStatic && $0.isLet
      }),
      // A long text is cut.
      case .literal(let text)? = constant.initial, text.count > 1, text.hasSuffix("\"")
    else { return nil }
    return text
  }
}

extension StoredDefault {
  /// Whether a registered default, which all readers share, comes before the property's own.
  func isRegistered(_ project: ProjectIndex) -> Bool {
    project.registeredDefaults?.contains(key.filter { $0 != "\"" }) ?? true
  }

  /// The enumeration that the values are cases of.
  private func enumeration(_ project: ProjectIndex) -> ProjectIndex.TypeInfo? {
    guard let valueType, let info = project.type(named: TypeShape(valueType).base, from: type),
      info.facts.kind == .enumeration
    else { return nil }
    return info
  }

  /// Whether two properties of one key store cases of two enumerations, and so mean two things. Two
  /// with the same cases may be copies of one, for two targets.
  func isOfAnotherEnumeration(_ other: StoredDefault, _ project: ProjectIndex) -> Bool {
    guard let own = enumeration(project), let others = other.enumeration(project) else {
      return false
    }
    return own.facts.name != others.facts.name
      && Set(own.facts.cases) != Set(others.facts.cases)
  }
}
