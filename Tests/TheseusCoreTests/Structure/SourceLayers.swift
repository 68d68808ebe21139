import Foundation

/// The folders of modules from the lowest to the highest: a folder names types of lower lines only.
/// Folders of one line do not name each other's.
enum SourceLayers {
  static let table: [(module: String, layers: [[String]])] = [
    (
      "TheseusCore",
      [
        ["Concurrency", "Comparison", "Diagnostics", "Transactions"],
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

  /// A reference from a folder to a type of a folder that is not below it.
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
  /// not count, and neither do types nested deeper than once.
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
    var rank: [String: Int] = [:]
    for (number, layer) in layers.enumerated() { for folder in layer { rank[folder] = number } }
    let unlisted = Set(files.map(\.folder)).filter { rank[$0] == nil }.sorted()

    var violations: [Violation] = []
    for file in files {
      let own = Set(file.declaredTypes.map(\.name))
      for reference in file.references {
        let isUnique = homes[reference.name]?.count == 1
        let candidates = isUnique ? homes[reference.name] : topHomes[reference.name]
        guard let home = candidates?.first, candidates?.count == 1, home != file.folder,
          isUnique || !reference.isQualified && !own.contains(reference.name),
          let low = rank[file.folder], let high = rank[home], high >= low
        else { continue }
        violations.append(
          Violation(
            file: file.path, line: reference.line, type: reference.name, folder: file.folder,
            home: home))
      }
    }
    return (unlisted, violations)
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

  init(path: String, code: String) {
    self.path = path
    folder = path.split(separator: "/").first.map(String.init) ?? ""
    let lines = Self.withoutProse(code)
    references = Self.references(in: lines)
    declaredTypes = lines.compactMap(Self.declaredType)
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
