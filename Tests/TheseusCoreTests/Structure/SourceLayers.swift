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
    )
  ]

  /// A reference from a folder to a type of a folder that is not below it.
  struct Violation: CustomStringConvertible {
    let file: String
    let type: String
    let home: String
    var description: String { "\(file) names \(type), which is declared in \(home)" }
  }

  /// Folders of a module that the table does not list, and upward references in its sources.
  ///
  /// Types are told by their names. Only names that a single folder declares count: private types
  /// and those nested deeper than once do not.
  static func check(_ module: String, _ layers: [[String]], in sources: URL) throws
    -> (unlisted: [String], violations: [Violation])
  {
    let files = try SourceText.all(in: sources.appendingPathComponent(module))
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in file.declaredTypes { homes[name, default: []].insert(file.folder) }
    }
    var rank: [String: Int] = [:]
    for (number, layer) in layers.enumerated() { for folder in layer { rank[folder] = number } }
    let unlisted = Set(files.map(\.folder)).filter { rank[$0] == nil }.sorted()
    var violations: [Violation] = []
    for file in files {
      for name in file.words.sorted() {
        guard let found = homes[name], found.count == 1, let home = found.first,
          home != file.folder, let own = rank[file.folder], let other = rank[home], other >= own
        else { continue }
        violations.append(Violation(file: file.path, type: name, home: home))
      }
    }
    return (unlisted, violations)
  }
}

/// One source file without its comments and strings.
struct SourceText {
  let path: String
  /// The folder of the module that the file is in, at whatever depth.
  let folder: String
  private let code: String

  init(path: String, code: String) {
    self.path = path
    folder = path.split(separator: "/").first.map(String.init) ?? ""
    self.code = Self.withoutProse(code)
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

  private static func withoutProse(_ code: String) -> String {
    var result = ""
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
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
      result.append("\n")
    }
    return result
  }

  /// Names with a capital in the file.
  var words: Set<String> {
    var words: Set<String> = []
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if word.drop(while: { $0 == "_" }).first?.isUppercase == true { words.insert(String(word)) }
    }
    return words
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "open", "final", "indirect", "nonisolated",
  ]

  /// Types that other files can name: at most once nested, and not private.
  var declaredTypes: Set<String> {
    var types: Set<String> = []
    for line in code.split(separator: "\n") where !line.hasPrefix("    ") {
      var words = line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_@".contains($0) })
      while let first = words.first, Self.modifiers.contains(first) || first.hasPrefix("@") {
        words.removeFirst()
      }
      guard words.count > 1, Self.kinds.contains(words[0]),
        words[1].drop(while: { $0 == "_" }).first?.isUppercase == true
      else { continue }
      types.insert(String(words[1]))
    }
    return types
  }
}
