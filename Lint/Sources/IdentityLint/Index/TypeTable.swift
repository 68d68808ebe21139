/// The types of a repository by name; decides which of several types with one name is meant.
///
/// A type is known by its full name, `Settings.Row`. When several files declare that name, each
/// declaration is a type of its own, known by its name and its file.
struct TypeTable: Sendable {
  typealias TypeInfo = ProjectIndex.TypeInfo

  private struct Candidate: Sendable {
    /// The key in `all`.
    let name: String
    let path: String
    let access: AccessLevel
    let modules: ModuleMap.Modules
  }

  /// By their unique names.
  private(set) var all: [String: TypeInfo] = [:]
  /// The same while the table is built; empty afterwards.
  private var growing: [String: GrowingType] = [:]
  /// The file of each of these types: a copy of what is known of one takes longer.
  private var declaringFiles: [String: String] = [:]
  /// The declared types, by full name.
  private var candidates: [String: [Candidate]] = [:]
  /// Whether an extended type of another module has the name of a declared one.
  private var hasForeignNamesakes = false
  /// Full names by last component.
  private var fullNames: [String: [String]] = [:]
  /// The names of the framework that types of the repository have as well.
  private(set) var frameworkNames: Set<String> = []
  /// Last components that mean one type everywhere.
  private var unmistakable: Set<String> = []
  /// The type that a `typealias` names, by its own name: only where all declarations agree and no
  /// type has the name.
  private var aliases: [String: String] = [:]
  private let modules: ModuleMap
  /// The modules of every file, looked up often.
  private var modulesOfFiles: [String: ModuleMap.Modules] = [:]
  /// The file of the query, when the location has none.
  var viewpoint: String?

  private static let fileMark: Character = "\u{1}"

  init(_ files: [FileFacts], projects: [XcodeProject] = []) {
    modules = ModuleMap(files, projects: projects)
    for file in files { modulesOfFiles[file.path] = modules.modules(of: file.path) }
    var declarations: [String: [String: [TypeFacts]]] = [:]
    for file in files {
      for type in file.types where type.kind != .extension {
        declarations[type.name, default: [:]][file.path, default: []].append(type)
      }
    }
    for (name, byPath) in declarations {
      fullNames[ProjectIndex.simple(name), default: []].append(name)
      for (path, declared) in byPath.sorted(by: { $0.key < $1.key }) {
        let own = byPath.count == 1 ? name : "\(name)\(Self.fileMark)\(path)"
        for type in declared { add(type, as: own, of: path) }
        // Of two declarations under `#if`, the more accessible one.
        let access = declared.map(\.access).max { $0.openness < $1.openness } ?? .module
        candidates[name, default: []].append(
          Candidate(name: own, path: path, access: access, modules: modules(of: path)))
      }
    }
    frameworkNames = Set(fullNames.keys.filter(KnownViews.isBuiltIn))
    var ambiguous: Set<String> = []
    for alias in files.flatMap(\.aliases) where fullNames[alias.name] == nil {
      if aliases.updateValue(alias.target, forKey: alias.name).map({ $0 != alias.target }) == true {
        ambiguous.insert(alias.name)
      }
    }
    for name in ambiguous { aliases[name] = nil }
    for (simple, names) in fullNames
    where names.count == 1 && !frameworkNames.contains(simple) {
      guard let only = candidates[names[0]], only.count == 1 else { continue }
      if only[0].access == .exported || only[0].access == .module && !only[0].modules.isKnown {
        unmistakable.insert(simple)
      }
    }
    for file in files {
      for type in file.types where type.kind == .extension {
        let extended = self.type(named: type.name, from: nil, path: file.path)
        // A type of another module, unless the name can only be one of the repository's.
        let isNamesake = extended == nil && candidates[type.name] != nil
        if isNamesake { hasForeignNamesakes = true }
        let own =
          extended?.facts.name ?? (isNamesake ? "\(type.name)\(Self.fileMark)" : type.name)
        add(type, as: own, of: file.path)
      }
    }
    all = growing.mapValues(\.info)
    growing = [:]
    declaringFiles = all.mapValues(\.path)
  }

  /// A type while its declarations and extensions are collected.
  private struct GrowingType {
    var facts: TypeFacts
    let path: String
    let isDeclared: Bool
    var paths: Set<String>
    var isExtendedElsewhere = false

    var info: TypeInfo {
      TypeInfo(
        facts: facts, path: path, isDeclared: isDeclared, paths: paths,
        isExtendedElsewhere: isExtendedElsewhere)
    }
  }

  private mutating func add(_ type: TypeFacts, as name: String, of path: String) {
    var type = type
    type.name = name
    for index in type.functions.indices { type.functions[index].path = path }
    // Taken out while it grows, so that nothing is copied: `View` may have thousands of extensions.
    guard var known = growing.removeValue(forKey: name) else {
      let new = GrowingType(
        facts: type, path: path, isDeclared: type.kind != .extension, paths: [path])
      growing[name] = new
      // Extensions are added to the types that their names mean.
      all[name] = new.info
      return
    }
    if path != known.path { known.isExtendedElsewhere = true }
    // Rules never search the code of extended types of other modules, such as `View`.
    if known.isDeclared { known.paths.insert(path) }
    known.facts.inherited += type.inherited
    known.facts.attributes += type.attributes
    known.facts.properties += type.properties
    known.facts.functions += type.functions
    known.facts.initializers += type.initializers
    known.facts.cases += type.cases
    known.facts.hasOwnEquality = known.facts.hasOwnEquality || type.hasOwnEquality
    known.facts.hasOwnHash = known.facts.hasOwnHash || type.hasOwnHash
    known.facts.announcesByHand = known.facts.announcesByHand || type.announcesByHand
    known.facts.names.formUnion(type.names)
    known.facts.rowSources.formUnion(type.rowSources)
    growing[name] = known
  }

  /// A full name without the file that makes it unique.
  static func withoutFile(_ name: String) -> String {
    guard let mark = name.utf8.firstIndex(of: fileMarkByte) else { return name }
    return String(name[..<mark])
  }

  // Names are searched by bytes, which is many times faster than by characters.
  private static let fileMarkByte: UInt8 = 1

  private static func hasFile(_ name: String) -> Bool { name.utf8.contains(fileMarkByte) }

  /// Whether a last component means the same type in every file.
  func isUnmistakable(_ simple: String) -> Bool { unmistakable.contains(simple) }

  /// Whether a type with this last component is inside another one.
  func isNested(_ simple: String) -> Bool {
    fullNames[simple]?.contains { $0.contains(".") } ?? false
  }

  /// Whether a file can name a type.
  func canName(_ type: TypeInfo, from path: String) -> Bool {
    guard type.isDeclared,
      let candidate = candidates[Self.withoutFile(type.facts.name)]?.first(where: {
        $0.name == type.facts.name
      })
    else { return true }
    if candidate.path == path || candidate.access == .exported { return true }
    return candidate.access == .module
      && canShare(candidate, with: path)
  }

  /// The file in which names inside a type are resolved.
  func path(of place: String?) -> String? { place.flatMap { declaringFiles[$0] } ?? viewpoint }

  /// The type with a full name, as the querying file sees it.
  subscript(name: String) -> TypeInfo? {
    if Self.hasFile(name) { return all[name] }
    guard candidates[name] != nil else { return all[name] }
    return meant(name, from: viewpoint)
  }

  /// - Parameters:
  ///   - place: the type that contains the name, by its unique name.
  ///   - path: the file that contains it, when the location does not tell.
  func type(named name: String, from place: String?, path: String?) -> TypeInfo? {
    if Self.hasFile(name) { return all[name] }
    let plain = TypeShape(name).base
    let file = place.flatMap { declaringFiles[$0] } ?? path
    if let found = type(plain, inside: place, from: file) { return found }
    // An extension may be in another file than its type.
    if let path, path != file, let found = type(plain, inside: place, from: path) { return found }
    if let target = aliased(plain), target != plain,
      let found = type(TypeShape(target).base, inside: place, from: file)
    {
      return found
    }
    if let other = all[plain], !other.isDeclared { return other }
    return hasForeignNamesakes ? all["\(plain)\(Self.fileMark)"] : nil
  }

  /// The type that a `typealias` of the repository names.
  func aliased(_ name: String) -> String? { aliases.isEmpty ? nil : aliases[name] }

  private func type(_ plain: String, inside place: String?, from path: String?) -> TypeInfo? {
    // Most names are of other modules.
    guard let names = fullNames[ProjectIndex.simple(plain)] else { return nil }
    var scope = place.map(Self.withoutFile)
    while let outer = scope {
      if let found = meant(outer + "." + plain, from: path) { return found }
      scope = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) }
    }
    if let found = meant(plain, from: path) {
      return isFrameworks(plain, from: path, found) ? nil : found
    }
    // Where no type of the repository is in scope, a name of the framework means the framework's.
    if frameworkNames.contains(plain) || Self.isQualified(plain) { return nil }
    return names.count == 1 ? meant(names[0], from: path) : nil
  }

  /// Whether the name of a framework's module stands before a name.
  private static func isQualified(_ plain: String) -> Bool {
    guard let dot = plain.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return frameworks.contains(plain[..<dot])
  }

  private static let frameworks: Set<Substring> = [
    "SwiftUI", "Foundation", "Charts", "Swift", "UIKit", "AppKit",
  ]

  /// Whether a name means the framework's type in a file: a type of the file's module shadows that,
  /// one of another module does not.
  private func isFrameworks(_ plain: String, from path: String?, _ found: TypeInfo) -> Bool {
    guard frameworkNames.contains(plain), let path, found.path != path else { return false }
    let declaring = modules(of: found.path)
    let using = modules(of: path)
    return declaring.isKnown && using.isKnown && !declaring.share(using)
  }

  /// The declaration of a full name that a file means: its own, or the nearest that is visible.
  private func meant(_ name: String, from path: String?) -> TypeInfo? {
    guard let named = candidates[name] else { return nil }
    guard let path else { return named.count == 1 ? all[named[0].name] : nil }
    if named.count == 1 {
      let only = named[0]
      if only.path == path || only.access == .exported { return all[only.name] }
      if only.access == .file { return nil }
      return canShare(only, with: path) ? all[only.name] : nil
    }
    if let own = named.first(where: { $0.path == path }) { return all[own.name] }
    var visible = named.filter {
      $0.access == .exported || $0.access == .module && canShare($0, with: path)
    }
    let own = visible.filter {
      $0.modules.isKnown && modules(of: path).isKnown && $0.modules.share(modules(of: path))
    }
    if !own.isEmpty { visible = own }
    return visible.max { Self.nearness($0.path, path) < Self.nearness($1.path, path) }
      .flatMap { all[$0.name] }
  }

  private func modules(of path: String) -> ModuleMap.Modules {
    modulesOfFiles[path] ?? modules.modules(of: path)
  }

  /// Whether a file can be in the module of an internal declaration. A package's is in no other.
  private func canShare(_ candidate: Candidate, with path: String) -> Bool {
    if !candidate.modules.isKnown { return true }
    return candidate.modules.share(modules(of: path))
  }

  /// The number of folders that two files share.
  private static func nearness(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }
}

extension AccessLevel {
  fileprivate var openness: Int {
    switch self {
    case .file: 0
    case .module: 1
    case .exported: 2
    }
  }
}
