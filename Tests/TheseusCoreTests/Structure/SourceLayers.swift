import Foundation

/// The folders of modules from the lowest to the highest: a folder names types of lower lines only,
/// and members that extensions there declare.
/// Folders of one line do not name each other's.
enum SourceLayers {
  static let table: [(module: String, layers: [[String]])] = [
    (
      "TheseusCore",
      [
        ["Concurrency"],
        ["Comparison", "Diagnostics", "Transactions"],
        ["Identity", "Storage"],
        ["Restoration"],
        ["Runtime"],
        ["Mounting", "State"],
        ["View"],
        ["Modifiers", "Properties", "Subviews"],
      ]
    ),
    (
      "TheseusViews",
      [
        ["Geometry", "Input", "Semantics"],
        ["Animation", "Paint"],
        ["Typography"],
        ["Appearance"],
        ["Elements"],
        ["Layout"],
        ["Motion", "Text"],
        ["Accessibility", "Layers", "Shapes"],
        ["Focus", "Gestures"],
        ["Scrolling", "Transfer"],
        ["Controls"],
        ["Collections", "Presentation", "Search"],
        ["Navigation"],
        ["Files"],
        ["Documents"],
        ["Scenes"],
      ]
    ),
  ]

  /// Members that lower folders of the core use. The names in snapshots and issues depend on
  /// whether a type is a view, and the comparison of fields on which declarations compare
  /// themselves. A capability of the types cannot say so: looking up a conformance of a type for
  /// the first time reads all conformances of the program. The list only shrinks.
  static let known: Set<String> = [
    "comparedByThemselves", "customViewName", "declaringTypeName", "savedText",
    "writeSavedComponent",
  ]

  /// Names of the standard library and Foundation that extensions declare too.
  private static let foreign: Set<String> = ["map", "arguments"]

  /// A reference from a folder to a type, or a member, of a folder that is not below it.
  struct Violation: CustomStringConvertible {
    let file: String
    let line: Int
    let type: String
    let folder: String
    let home: String
    var description: String {
      "\(file):\(line): \(folder) is below \(home), but names \(type), which is declared there"
    }
  }

  /// Folders of a module that the table does not list, and upward references in its sources.
  ///
  /// Types are identified by their names, so only names that a single folder declares count. A name
  /// that other folders declare inside a type counts where it is not qualified. Private types do
  /// not count, and neither do types nested deeper than once. A name that a module below declares
  /// is that module's, unless this one has a type of that name that is not nested, which hides it.
  static func check(_ module: String, _ layers: [[String]], in sources: URL) throws
    -> (unlisted: [String], violations: [Violation])
  {
    let files = try SourceText.all(in: sources.appendingPathComponent(module))
    var homes: [String: Set<String>] = [:]
    var topHomes: [String: Set<String>] = [:]
    for file in files {
      for type in file.declaredTypes where !type.isPrivate {
        homes[type.name, default: []].insert(file.folder)
        if !type.isNested { topHomes[type.name, default: []].insert(file.folder) }
      }
    }
    let memberHomes = try memberHomes(files, below: module, in: sources)
    var rank: [String: Int] = [:]
    for (number, layer) in layers.enumerated() { for folder in layer { rank[folder] = number } }
    let unlisted = Set(files.map(\.folder)).filter { rank[$0] == nil }.sorted()

    let below = try typesBelow(module, in: sources)
    var violations: [Violation] = []
    for file in files {
      let own = Set(file.declaredTypes.map(\.name))
      for reference in file.references {
        let isUnique = homes[reference.name]?.count == 1
        let candidates = isUnique ? homes[reference.name] : topHomes[reference.name]
        guard let home = candidates?.first, candidates?.count == 1, home != file.folder,
          !below.contains(reference.name) || topHomes[reference.name] == [home],
          isUnique || !reference.isQualified && !own.contains(reference.name),
          let low = rank[file.folder], let high = rank[home], high >= low
        else { continue }
        violations.append(
          Violation(
            file: file.path, line: reference.line, type: reference.name, folder: file.folder,
            home: home))
      }
    }
    for file in files {
      guard let low = rank[file.folder] else { continue }
      for word in file.words {
        guard let home = memberHomes[word.name], home != file.folder, let high = rank[home],
          high >= low
        else { continue }
        violations.append(
          Violation(
            file: file.path, line: word.line, type: word.name, folder: file.folder, home: home))
      }
    }
    return (unlisted, violations)
  }

  /// The sources of the modules that a module imports.
  private static func sourcesBelow(_ module: String, in sources: URL) throws -> [SourceText] {
    try ["AttributeGraph", "TheseusCore"].prefix(while: { $0 != module })
      .map { sources.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { try SourceText.all(in: $0) }
  }

  /// A name that a module below declares is that of its type, whatever is nested here.
  private static func typesBelow(_ module: String, in sources: URL) throws -> Set<String> {
    Set(
      try sourcesBelow(module, in: sources).flatMap(\.declaredTypes)
        .filter { !$0.isPrivate && !$0.isNested }.map(\.name))
  }

  /// The folders of members that extensions declare, by name. A name counts if one folder alone
  /// declares it, in whatever way, and no module below does.
  private static func memberHomes(
    _ files: [SourceText], below module: String, in sources: URL
  ) throws -> [String: String] {
    var declared: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    for file in files {
      for name in file.declaredNames { declared[name, default: []].insert(file.folder) }
      for name in file.extensionMembers { members[name, default: []].insert(file.folder) }
    }
    var below = foreign.union(known)
    for file in try sourcesBelow(module, in: sources) { below.formUnion(file.declaredNames) }
    return members.compactMapValues { $0.count == 1 ? $0.first : nil }.filter {
      declared[$0.key] == [$0.value] && !below.contains($0.key)
    }
  }
}

/// One source file without its comments and strings.
struct SourceText {
  /// A capitalized name, at the first line where the file uses it.
  struct Reference {
    let name: String
    /// Whether it follows a dot.
    let isQualified: Bool
    let line: Int
  }

  struct DeclaredType {
    let name: String
    let isNested: Bool
    let isPrivate: Bool
  }

  let path: String
  /// The folder of the module that the file is in, at whatever depth.
  let folder: String
  let references: [Reference]
  /// At most once nested.
  let declaredTypes: [DeclaredType]
  /// The names in lower case that it uses, each at its first line.
  let words: [Reference]
  /// The names that it gives to members, variables, cases, parameters and arguments.
  let declaredNames: Set<String>
  /// The members of its extensions that other files can use.
  let extensionMembers: Set<String>

  init(path: String, code: String) {
    self.path = path
    folder = path.split(separator: "/").first.map(String.init) ?? ""
    let lines = Self.withoutProse(code)
    references = Self.references(in: lines)
    declaredTypes = lines.compactMap(Self.declaredType)
    (words, declaredNames) = Self.words(in: lines)
    extensionMembers = Self.extensionMembers(in: lines)
  }

  /// All Swift files below a folder.
  static func all(in folder: URL) throws -> [SourceText] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceText(
        path: name,
        code: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  private static func withoutProse(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var isInString = false
      var isEscaped = false
      var last: Character = " "
      for character in line {
        if isInString {
          if isEscaped {
            isEscaped = false
          } else if character == "\\" {
            isEscaped = true
          } else if character == "\"" {
            isInString = false
          }
          continue
        }
        if character == "/" && last == "/" { break }
        if character == "\"" { isInString = true } else { result.append(character) }
        last = character
      }
      return result
    }
  }

  private static func isCapitalized(_ word: Substring) -> Bool {
    word.drop(while: { $0 == "_" }).first?.isUppercase == true
  }

  private static func references(in lines: [String]) -> [Reference] {
    var found: [Reference] = []
    var seen: Set<String> = []
    for (number, line) in lines.enumerated() {
      var rest = line[...]
      var before: Character = " "
      while let first = rest.first {
        let word = rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
        if word.isEmpty {
          before = first
          rest.removeFirst()
          continue
        }
        let isQualified = before == "."
        if isCapitalized(word), seen.insert("\(isQualified)\(word)").inserted {
          found.append(
            Reference(name: String(word), isQualified: isQualified, line: number + 1))
        }
        before = " "
        rest.removeFirst(word.count)
      }
    }
    return found
  }

  private static let introducers: Set<Substring> = ["func", "var", "let", "case", "inout"]

  /// The words in lower case, and those among them that are declared: after a keyword, in a pattern
  /// of several, or before a colon.
  private static func words(in lines: [String]) -> (used: [Reference], declared: Set<String>) {
    var found: [Reference] = []
    var seen: Set<String> = []
    var declared: Set<String> = []
    for (number, line) in lines.enumerated() {
      var rest = line[...]
      var last: Substring = ""
      var isPattern = false
      while let first = rest.first {
        let word = rest.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
        if word.isEmpty {
          if first == "(" { isPattern = introducers.contains(last) }
          if first == ")" { isPattern = false }
          if first != " ", first != "(", first != "`" { last = "" }
          rest.removeFirst()
          continue
        }
        rest.removeFirst(word.count)
        if word.first?.isLowercase == true {
          let name = String(word)
          if isPattern || introducers.contains(last) || rest.first == ":" { declared.insert(name) }
          if seen.insert(name).inserted {
            found.append(Reference(name: name, isQualified: false, line: number + 1))
          }
        }
        last = word
      }
    }
    return (found, declared)
  }

  /// The members at the first level of extensions, except private ones.
  private static func extensionMembers(in lines: [String]) -> Set<String> {
    var members: Set<String> = []
    var isInside = false
    for line in lines {
      var words = line.split(whereSeparator: {
        !$0.isLetter && !$0.isNumber && !"_@".contains($0)
      })
      var isPrivate = false
      while let first = words.first,
        modifiers.contains(first) || memberModifiers.contains(first) || first.hasPrefix("@")
      {
        isPrivate = isPrivate || first.hasSuffix("private")
        words.removeFirst()
      }
      guard let kind = words.first else { continue }
      if !line.hasPrefix(" ") {
        if kind == "extension" {
          isInside = !isPrivate
        } else if kinds.contains(kind) || introducers.contains(kind) {
          isInside = false
        }
      } else if isInside, !isPrivate, !line.hasPrefix("   "), words.count > 1,
        ["func", "var", "let"].contains(kind)
      {
        members.insert(String(words[1]))
      }
    }
    return members
  }

  private static let memberModifiers: Set<Substring> = [
    "static", "mutating", "isolated", "override",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated", "private",
    "fileprivate",
  ]

  private static func declaredType(_ line: String) -> DeclaredType? {
    guard !line.hasPrefix("    ") else { return nil }
    var words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_@".contains($0) })
    var isPrivate = false
    while let first = words.first, modifiers.contains(first) || first.hasPrefix("@") {
      isPrivate = isPrivate || first.hasSuffix("private")
      words.removeFirst()
    }
    guard words.count > 1, kinds.contains(words[0]), isCapitalized(words[1]) else { return nil }
    return DeclaredType(
      name: String(words[1]), isNested: line.hasPrefix(" "), isPrivate: isPrivate)
  }
}
