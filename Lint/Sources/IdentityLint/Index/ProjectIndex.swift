/// The declarations of one repository, so that evidence crosses files: types, stored properties,
/// conformances, extensions, calls, changes.
/// A class, because rules pass it on very often.
public final class ProjectIndex: Sendable {
  /// A type with its extensions, from all files. A class, because rules look types up very often.
  final class TypeInfo: Sendable {
    /// Names in it are unique: with the file when several files declare the same name.
    let facts: TypeFacts
    /// The file that declares it.
    let path: String
    let isDeclared: Bool
    /// The files that declare or extend it.
    let paths: Set<String>
    /// Whether another file extends it.
    let isExtendedElsewhere: Bool

    init(
      facts: TypeFacts, path: String, isDeclared: Bool, paths: Set<String>,
      isExtendedElsewhere: Bool
    ) {
      self.facts = facts
      self.path = path
      self.isDeclared = isDeclared
      self.paths = paths
      self.isExtendedElsewhere = isExtendedElsewhere
    }
  }

  struct Located<Fact: Sendable>: Sendable {
    let fact: Fact
    let path: String
  }

  private let declarations: Declarations
  let types: TypeTable
  let changes: ChangeIndex
  /// The code of the repository, for rules that read the members of a type elsewhere.
  let sources: SourceLibrary.Reader?

  private init(
    _ declarations: Declarations, _ types: TypeTable, sources: SourceLibrary.Reader?
  ) {
    self.declarations = declarations
    self.types = types
    changes = declarations.changes
    self.sources = sources
  }

  public convenience init(files: [SourceUnit]) {
    self.init(files: files.map(FileFacts.init(of:)))
  }

  public convenience init(files: [FileFacts], projects: [XcodeProject] = []) {
    let declarations = Declarations(files: files, projects: projects)
    self.init(declarations, declarations.types, sources: nil)
  }

  /// The index for rules that read the code of other files.
  func reading(_ sources: SourceLibrary.Reader) -> ProjectIndex {
    ProjectIndex(declarations, types, sources: sources)
  }

  /// The index as one file sees it.
  func seen(from file: SourceUnit) -> ProjectIndex { seen(from: file.path) }

  func seen(from path: String) -> ProjectIndex {
    var types = types
    types.viewpoint = path
    return ProjectIndex(declarations, types, sources: sources)
  }

  var calls: [String: [Located<CallFacts>]] { declarations.calls }
  var modifierCalls: [String: [CallFacts]] { declarations.modifierCalls }
  var environmentCalls: [String: [CallFacts]] { declarations.environmentCalls }
  var viewFunctionsCalling: [String: [FunctionFacts]] { declarations.viewFunctionsCalling }
  var storedDefaults: [String: [StoredDefault]] { declarations.storedDefaults }
  var registeredDefaults: Set<String>? { declarations.registeredDefaults }
  var ownersOfProperty: [String: Int] { declarations.ownersOfProperty }
}

/// The declarations and calls in the files of a repository, by name.
private struct Declarations: Sendable {
  typealias Located = ProjectIndex.Located

  let types: TypeTable
  /// Without those of types that have a name of the framework: see `callers(of:)`.
  private(set) var calls: [String: [Located<CallFacts>]] = [:]
  /// The files that may call the repository's types with a name of the framework, by that name.
  private(set) var callersOfFrameworkNames: [String: [String]] = [:]
  /// `.modifier(Name(…))`, by the modifier's name.
  private(set) var modifierCalls: [String: [CallFacts]] = [:]
  /// `.environment(\.key, …)`, by the key; calls that set a constant are left out.
  private(set) var environmentCalls: [String: [CallFacts]] = [:]
  private(set) var changes = ChangeIndex()
  private(set) var globals: [String: [Located<PropertyFacts>]] = [:]
  private(set) var functions: [String: [FunctionFacts]] = [:]
  /// Functions of extensions of View, by name.
  private(set) var viewMembers: [String: [FunctionFacts]] = [:]
  /// Functions that build views, by the calls in them.
  private(set) var viewFunctionsCalling: [String: [FunctionFacts]] = [:]
  /// The properties with a stored default, by key.
  private(set) var storedDefaults: [String: [StoredDefault]] = [:]
  /// The keys for which the project registers defaults; nil when some are not known.
  let registeredDefaults: Set<String>?
  /// The number of types with a property of a name.
  private(set) var ownersOfProperty: [String: Int] = [:]

  init(files: [FileFacts], projects: [XcodeProject]) {
    types = TypeTable(files, projects: projects)
    registeredDefaults = RegisteredDefaults.keys(of: files)
    for file in files {
      var names = OwnNames(types, path: file.path)
      for call in file.calls { add(call, of: file.path, &names) }
      for global in file.globals {
        globals[global.name, default: []].append(Located(fact: global, path: file.path))
      }
      for function in file.functions {
        var function = function
        function.path = file.path
        functions[function.name, default: []].append(function)
      }
      addChanges(of: file, &names)
      addFrameworkNames(of: file, &names)
    }
    for (name, type) in types.all.sorted(by: { $0.key < $1.key }) {
      for function in type.facts.functions {
        if name == "View" { viewMembers[function.name, default: []].append(function) }
        guard DeclarationReader.isView(function.returnType) else { continue }
        for called in function.names where called.first?.isUppercase == true {
          viewFunctionsCalling[called, default: []].append(function)
        }
      }
      for property in type.facts.properties {
        ownersOfProperty[property.name, default: 0] += 1
        if let stored = StoredDefault(property, of: type, types) {
          storedDefaults[stored.key, default: []].append(stored)
        }
      }
    }
  }

  /// Maps the names that a file uses to the unique names of types.
  private struct OwnNames {
    private let types: TypeTable
    private let path: String
    private var known: [String: String] = [:]

    init(_ types: TypeTable, path: String) {
      self.types = types
      self.path = path
    }

    subscript(name: String?) -> String? {
      mutating get {
        guard let name else { return nil }
        if let found = known[name] { return found }
        let own = types.type(named: name, from: nil, path: path)?.facts.name ?? name
        known[name] = own
        return own
      }
    }
  }

  private mutating func addChanges(of file: FileFacts, _ names: inout OwnNames) {
    for var mutation in file.mutations {
      var outer: [String] = []
      if let around = mutation.type {
        var scope = around[...]
        while let dot = scope.lastIndex(of: ".") {
          scope = scope[..<dot]
          if let name = names[String(scope)] { outer.append(name) }
        }
        mutation.type = names[around]
      }
      changes.add(mutation, of: file.path, outer: outer)
    }
  }

  /// Facts leave the calls of the framework's types out, because they are most of all calls.
  private mutating func addFrameworkNames(of file: FileFacts, _ names: inout OwnNames) {
    for name in types.frameworkNames {
      func isMeant(in place: String?) -> Bool {
        types.isNested(name)
          || types.type(named: name, from: place, path: file.path)?.isDeclared == true
      }
      let callers = file.types.filter { $0.names.contains(name) }.map { names[$0.name] }
      if callers.contains(where: isMeant)
        || file.functions.contains(where: { $0.names.contains(name) }) && isMeant(in: nil)
      {
        callersOfFrameworkNames[name, default: []].append(file.path)
      }
    }
  }

  private mutating func add(_ call: CallFacts, of path: String, _ names: inout OwnNames) {
    var call = call
    call.type = names[call.type]
    if let target = types.aliased(call.name) {
      call.name = ProjectIndex.simple(TypeShape(target).base)
    }
    calls[call.name, default: []].append(Located(fact: call, path: path))
    if call.name == ".modifier", case .call(.name(let modifier), _)? = call.arguments.first?.value {
      modifierCalls[modifier, default: []].append(call)
    } else if call.name == ".environment", call.arguments.count > 1,
      case .keyPath(let key) = call.arguments[0].value,
      !call.arguments[1].value.isConstant
    {
      environmentCalls[key.hasPrefix(".") ? String(key.dropFirst()) : key, default: []].append(call)
    }
  }
}

extension ProjectIndex {
  /// The calls of a type with a name of the framework.
  private func callers(ofFrameworkName name: String, _ type: TypeInfo) -> [Located<CallFacts>] {
    guard let sources, let paths = declarations.callersOfFrameworkNames[name] else { return [] }
    return paths.flatMap { path in
      sources.calls(of: name, in: path).compactMap { spelled, call -> Located<CallFacts>? in
        var call = call
        call.type = call.type.map {
          types.type(named: $0, from: nil, path: path)?.facts.name ?? $0
        }
        let meant = types.type(named: spelled, from: call.type, path: path)
        return meant?.facts.name == type.facts.name ? Located(fact: call, path: path) : nil
      }
    }
  }

  /// Whether a name means a type of the framework inside a type.
  func isFrameworks(_ name: String, from place: String?) -> Bool {
    KnownViews.isBuiltIn(name) && !isShadowed(name, from: place)
  }

  /// Whether a name of the framework means a type of the repository inside a type, which shadows
  /// the framework's.
  func isShadowed(_ name: String, from place: String?) -> Bool {
    types.frameworkNames.contains(name) && type(named: name, from: place)?.isDeclared == true
  }

  /// The type that a `typealias` names; nil for any other name.
  func aliased(_ name: String) -> String? { types.aliased(name) }

  // MARK: Names

  /// The short name of a type: the last component, without its file.
  static func simple(_ name: String) -> String {
    let plain = TypeTable.withoutFile(name)
    guard plain.utf8.contains(UInt8(ascii: ".")) else { return plain }
    return plain.split(separator: ".").last.map(String.init) ?? plain
  }

  /// The type that a name means inside another type: the nearest visible one; nil when there is
  /// none or when several match.
  func type(named name: String?, from place: String? = nil) -> TypeInfo? {
    guard let name else { return nil }
    return types.type(named: name, from: place, path: types.viewpoint)
  }

  /// The type that a fact names as the one around it.
  func type(around name: String?) -> TypeInfo? {
    name.flatMap { types.all[$0] } ?? type(named: name)
  }

  /// The calls of a type's initializers, without those of other types with the same name.
  func callers(of type: TypeInfo) -> [Located<CallFacts>] {
    let name = Self.simple(type.facts.name)
    let all = calls[name] ?? []
    if types.isUnmistakable(name) { return all }
    let isOfFramework = types.frameworkNames.contains(name)
    let more = isOfFramework ? callers(ofFrameworkName: name, type) : []
    return more
      + all.filter { call in
        let meant = types.type(named: name, from: call.fact.type, path: call.path)
        // Among several nested types with this name any may be meant.
        return meant.map { $0.facts.name == type.facts.name }
          ?? types.canName(type, from: call.path)
      }
  }

  /// The `.modifier(Name(…))` calls of a modifier.
  func modifierCalls(of type: TypeInfo) -> [CallFacts] {
    let name = Self.simple(type.facts.name)
    guard let all = modifierCalls[name] else { return [] }
    if types.isUnmistakable(name) { return all }
    return all.filter {
      self.type(named: name, from: $0.type)?.facts.name == type.facts.name
    }
  }

  /// The free functions of a name that can be called from inside a type.
  func functions(_ name: String, from place: String?) -> [FunctionFacts] {
    guard let all = declarations.functions[name] else { return [] }
    guard all.contains(where: \.isPrivate) else { return all }
    let path = types.path(of: place)
    return all.filter { !$0.isPrivate || path == nil || $0.path == path }
  }

  /// The members of extensions of View with this name that a file can call.
  func viewMembers(_ name: String, from path: String?) -> [FunctionFacts] {
    guard let all = declarations.viewMembers[name] else { return [] }
    return all.filter { !$0.isPrivate || path == nil || $0.path == path }
  }

  /// The variable outside of types that a name means inside a type.
  func global(_ name: String, from place: String?) -> PropertyFacts? {
    guard let all = declarations.globals[name] else { return nil }
    let path = types.path(of: place)
    return (all.first { $0.path == path } ?? all.first { !$0.fact.isPrivate })?.fact
  }

  func property(_ name: String, of type: TypeInfo?) -> PropertyFacts? {
    guard let type else { return nil }
    if let own = type.facts.properties.first(where: { $0.name == name }) { return own }
    for parent in type.facts.inherited where parent != type.facts.name {
      guard let info = self.type(named: parent), info.facts.name != type.facts.name,
        info.facts.kind == .class || info.facts.kind == .protocol,
        let inherited = info.facts.properties.first(where: { $0.name == name })
      else { continue }
      return inherited
    }
    return nil
  }

  /// The property that an initializer fills with what a call passes under a label.
  func property(of type: TypeInfo, under label: String) -> String? {
    guard !type.facts.initializers.isEmpty else { return label }
    for initializer in type.facts.initializers {
      guard let parameter = initializer.parameters.first(where: { $0.label == label }) else {
        continue
      }
      return initializer.stored.filter { $0.value == .parameter(parameter.name) }.keys.min()
    }
    return nil
  }

  /// The type of what a call of an initializer passes under a label.
  func typeOfArgument(_ label: String, of type: TypeInfo) -> String? {
    for initializer in type.facts.initializers {
      if let found = initializer.parameters.first(where: { $0.label == label }) {
        return found.type
      }
    }
    guard let property = property(label, of: type), property.wrapper != "Binding" else {
      return nil
    }
    return property.type
  }

  func functions(_ name: String, of type: TypeInfo?) -> [FunctionFacts] {
    type?.facts.functions.filter { $0.name == name } ?? []
  }
}

extension ProjectIndex.TypeInfo {
  /// Its name as its own file spells it.
  var nameInFile: String { TypeTable.withoutFile(facts.name) }

  var isView: Bool {
    facts.inherited.contains {
      ["View", "SwiftUI.View", "ViewModifier", "SwiftUI.ViewModifier"].contains($0)
        || representable($0)
    }
      || facts.properties.contains {
        $0.name == "body" && ($0.type?.hasPrefix("some View") ?? false)
      }
  }

  var isRepresentable: Bool { facts.inherited.contains { representable($0) } }

  private func representable(_ name: String) -> Bool {
    name.hasSuffix("ViewRepresentable") || name.hasSuffix("ViewControllerRepresentable")
  }

  var isReference: Bool { facts.kind == .class || facts.kind == .actor }

  /// The type of an enum's raw values; nil when it has none, or declares them by hand.
  var rawType: String? {
    guard facts.kind == .enumeration, let first = facts.inherited.first else { return nil }
    return KnownViews.rawTypes.contains(first) ? first : nil
  }
}

/// The parts of a type's spelling: its base and how it is wrapped.
struct TypeShape: Hashable {
  /// Without `?`, brackets and arguments; of a collection the whole.
  let base: String
  let isOptional: Bool
  /// For an array, a set, or a binding of one.
  let element: String?

  var isDictionary: Bool {
    base.first == "[" || base == "Dictionary" || base == "OrderedDictionary"
  }

  /// Whether it is only a name, as most are: `Row`, `Settings.Row`.
  private static func isPlain(_ spelled: Substring.UTF8View) -> Bool {
    spelled.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// Of a name, an array of a name, and optionals of these. Read by bytes, which is many times
  /// faster than by characters.
  private init?(simple spelled: String) {
    var text = spelled.utf8[...]
    var isOptional = false
    while let last = text.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      isOptional = isOptional || last == UInt8(ascii: "?")
      text.removeLast()
    }
    if Self.isPlain(text) {
      base = text.endIndex == spelled.endIndex ? spelled : String(Substring(text))
      element = nil
    } else if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]"),
      case let inner = text.dropFirst().dropLast(), Self.isPlain(inner)
    {
      (base, element) = ("Array", String(Substring(inner)))
    } else {
      return nil
    }
    self.isOptional = isOptional
  }

  /// Whether there is a colon outside of parentheses and brackets.
  private static func isDictionary(_ inner: Substring) -> Bool {
    var depth = 0
    for character in inner {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth == 0: return true
      default: break
      }
    }
    return false
  }

  init(_ spelled: String) {
    if let simple = TypeShape(simple: spelled) {
      self = simple
      return
    }
    var text = Substring(
      spelled.filter { $0 != " " || spelled.contains("some ") || spelled.contains("any ") })
    if text.hasPrefix("any") && text.count > 4 && text.dropFirst(3).first == " " {
      text = text.dropFirst(4)
    }
    var isOptional = false
    while text.last == "?" || text.last == "!" {
      isOptional = isOptional || text.last == "?"
      text = text.dropLast()
    }
    for wrapper in ["Optional", "Binding", "Published", "State"]
    where text.hasPrefix(wrapper + "<") && text.last == ">" {
      text = text.dropFirst(wrapper.count + 1).dropLast()
      if wrapper == "Optional" { isOptional = true }
      while text.last == "?" {
        isOptional = true
        text = text.dropLast()
      }
    }
    self.isOptional = isOptional
    if text.first == "[", text.last == "]", !Self.isDictionary(text.dropFirst().dropLast()) {
      element = String(text.dropFirst().dropLast())
      base = "Array"
    } else if let angle = text.firstIndex(of: "<"), text.last == ">" {
      let name = text[..<angle]
      let arguments = text[text.index(after: angle)...].dropLast()
      let simple = name.split(separator: ".").last ?? name
      let collections: Set<Substring> = [
        "Array", "Set", "ArraySlice", "OrderedSet", "FetchedResults", "Results",
        "IdentifiedArrayOf", "ContiguousArray", "Deque",
        "IdentifiedArray", "List",
        "ReversedCollection", "SectionedFetchResults", "RandomAccessCollection", "Query",
      ]
      element =
        collections.contains(simple)
        ? String(
          simple == "IdentifiedArray"
            ? arguments.split(separator: ",").last ?? arguments : arguments) : nil
      base = String(name)
    } else {
      element = nil
      base = String(text)
    }
  }
}
