/// What the project's files declare, so that evidence crosses files: types, stored properties,
/// conformances, extensions, call sites, changes.
public struct ProjectIndex: Sendable {
  /// A type with its extensions, from all files.
  struct TypeInfo: Sendable {
    var facts: TypeFacts
    var path: String
    var isDeclared: Bool
  }

  struct Located<Fact: Sendable>: Sendable {
    let fact: Fact
    let path: String
  }

  private(set) var types = TypeTable()
  /// Types that are declared, by last component, where only one has it.
  private var onlyTypeBySimpleName: [String: String] = [:]
  private(set) var calls: [String: [Located<CallFacts>]] = [:]
  /// `.modifier(Name(…))`, by the modifier's name.
  private(set) var modifierCalls: [String: [CallFacts]] = [:]
  /// `.environment(\.key, …)`, by the key; those that set a constant say nothing and are left out.
  private(set) var environmentCalls: [String: [CallFacts]] = [:]
  private(set) var changes = ChangeIndex()
  private(set) var globals: [String: PropertyFacts] = [:]
  private(set) var functions: [String: [FunctionFacts]] = [:]
  /// Functions of extensions of View, by name.
  private(set) var viewMembers: [String: [FunctionFacts]] = [:]
  /// Functions that make views, by what is called in them.
  private(set) var viewFunctionsCalling: [String: [FunctionFacts]] = [:]
  /// How many types have a property of a name.
  private(set) var ownersOfProperty: [String: Int] = [:]

  public init(files: [SourceUnit]) { self.init(files: files.map(FileFacts.init(of:))) }

  public init(files: [FileFacts]) {
    for file in files {
      for type in file.types { add(type, of: file.path) }
      for call in file.calls { add(call, of: file.path) }
      for global in file.globals { globals[global.name] = global }
      for function in file.functions { functions[function.name, default: []].append(function) }
    }
    for (name, type) in types.all.sorted(by: { $0.key < $1.key }) {
      for function in type.facts.functions {
        if name == "View" { viewMembers[function.name, default: []].append(function) }
        guard DeclarationReader.isView(function.returnType) else { continue }
        for called in function.names where called.first?.isUppercase == true {
          viewFunctionsCalling[called, default: []].append(function)
        }
      }
      for property in type.facts.properties { ownersOfProperty[property.name, default: 0] += 1 }
    }
    nameTypes()
    addChanges(files)
  }

  private mutating func nameTypes() {
    var shared: Set<String> = []
    for (name, type) in types.all where type.isDeclared {
      if onlyTypeBySimpleName.updateValue(name, forKey: Self.simple(name)) != nil {
        shared.insert(Self.simple(name))
      }
    }
    for name in shared { onlyTypeBySimpleName[name] = nil }
  }

  private mutating func addChanges(_ files: [FileFacts]) {
    var meant: [String: String] = [:]
    for file in files {
      for mutation in file.mutations {
        if let around = mutation.type, meant[around] == nil {
          meant[around] = type(named: around)?.facts.name ?? around
        }
        changes.add(mutation, of: file.path, in: mutation.type.flatMap { meant[$0] })
      }
    }
  }

  private mutating func add(_ call: CallFacts, of path: String) {
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

  /// Types by full name. Where two files declare one name, as the targets of one project do, the
  /// one of the file that is looked at comes first.
  struct TypeTable: Sendable {
    fileprivate(set) var all: [String: TypeInfo] = [:]
    fileprivate var own: [String: TypeInfo] = [:]
    /// Declarations of names that more than one file declares, by path.
    fileprivate var rivals: [String: [String: TypeInfo]] = [:]

    subscript(name: String) -> TypeInfo? { own.isEmpty ? all[name] : own[name] ?? all[name] }
  }

  /// The index as it is for one file: names that are declared more than once mean the file's own.
  func seen(from file: SourceUnit) -> ProjectIndex {
    types.rivals.isEmpty ? self : seen(from: file.path, types: file.places.types.lazy.map(\.name))
  }

  /// The index as it is for one place of a file, inside a type.
  func seen(from path: String, in type: String?) -> ProjectIndex {
    seen(from: path, types: CollectionOfOne(type).compactMap(\.self))
  }

  private func seen(from path: String, types names: some Sequence<String>) -> ProjectIndex {
    var own: [String: TypeInfo] = [:]
    for name in names { if let declared = types.rivals[name]?[path] { own[name] = declared } }
    guard !own.isEmpty || !types.own.isEmpty else { return self }
    var index = self
    index.types.own = own
    return index
  }

  private mutating func add(_ type: TypeFacts, of path: String) {
    // Taken out while it grows, so that nothing is copied: `View` may have thousands of extensions.
    guard var known = types.all.removeValue(forKey: type.name) else {
      types.all[type.name] = TypeInfo(facts: type, path: path, isDeclared: type.kind != .extension)
      return
    }
    if type.kind != .extension, known.isDeclared {
      var rivals = types.rivals[type.name] ?? [known.path: known]
      rivals[path] = TypeInfo(facts: type, path: path, isDeclared: true)
      types.rivals[type.name] = rivals
    }
    if type.kind != .extension {
      known.facts.kind = type.kind
      known.facts.generics = type.generics
      known.facts.line = type.line
      known.path = path
      known.isDeclared = true
    }
    known.facts.inherited += type.inherited
    known.facts.attributes += type.attributes
    known.facts.properties += type.properties
    known.facts.functions += type.functions
    known.facts.initializers += type.initializers
    known.facts.cases += type.cases
    known.facts.hasOwnEquality = known.facts.hasOwnEquality || type.hasOwnEquality
    known.facts.hasOwnHash = known.facts.hasOwnHash || type.hasOwnHash
    known.facts.names.formUnion(type.names)
    types.all[type.name] = known
  }

  static func simple(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The type a name means inside another type: the nearest one; nil where there is none or more
  /// than one that fits.
  func type(named name: String?, from place: String? = nil) -> TypeInfo? {
    guard let name else { return nil }
    let plain = TypeShape(name).base
    var scope = place
    while let outer = scope {
      if let found = types[outer + "." + plain] { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = types[plain], found.isDeclared { return found }
    return onlyTypeBySimpleName[Self.simple(plain)].flatMap { types[$0] } ?? types[plain]
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

  func functions(_ name: String, of type: TypeInfo?) -> [FunctionFacts] {
    type?.facts.functions.filter { $0.name == name } ?? []
  }
}

extension ProjectIndex.TypeInfo {
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
}

/// What a type's spelling says: how it is wrapped around which base.
struct TypeShape: Hashable {
  /// Without `?`, brackets and arguments; of a collection the whole.
  let base: String
  let isOptional: Bool
  /// Of an array, a set, or a binding of one.
  let element: String?

  init(_ spelled: String) {
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
    if text.first == "[", text.last == "]", !text.contains(":") {
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
