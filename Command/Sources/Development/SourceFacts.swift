/// Facts about a file, found without a parser: its imports, whether it starts a program, and how
/// much of it conditional compilation leaves.
struct SourceFacts {
  private var imports: [String] = []
  private var hasMain = false
  private var declaresApp = false
  private var hasCode = false
  private var hasCondition = false
  private var namesNetworking = false
  private var importsNetworking = false
  private var namesMainBundle = false
  private var namesInformation = false
  private var namedInterfaces: Set<InterfaceModule> = []
  private var importsInterface = false
  private var partialImports: [String] = []
  private var exports: [String] = []
  private var needsObjectiveC = false

  init(_ text: String) {
    // Some editors begin a file with a byte order mark.
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    let text = hasMark ? String(text.unicodeScalars.dropFirst()) : text
    var conditions: [Condition] = []
    var isInComment = false
    for line in text.split(whereSeparator: \.isNewline) {
      var words = line.trimmingPrefix { $0 == " " || $0 == "\t" }
      if isInComment {
        guard let end = words.firstRange(of: "*/") else { continue }
        isInComment = false
        words = words[end.upperBound...].trimmingPrefix { $0 == " " }
      }
      if words.isEmpty || words.hasPrefix("//") { continue }
      if words.hasPrefix("/*") {
        isInComment = words.firstRange(of: "*/") == nil
        continue
      }
      if words.hasPrefix("#if ") {
        hasCondition = true
        conditions.append(Condition(words.dropFirst(4)))
      } else if words.hasPrefix("#elseif ") {
        conditions.append(conditions.popLast()?.otherwise(words.dropFirst(8)) ?? .unknown)
      } else if words.hasPrefix("#else") {
        conditions.append(conditions.popLast()?.otherwise(nil) ?? .unknown)
      } else if words.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if !conditions.contains(.no) {
        // A file keeps the imports of this system alone, too.
        if !conditions.isEmpty, conditions.allSatisfy({ $0 == .yes }) { hasCode = true }
        read(words, isConditional: conditions.contains { $0 != .yes })
      }
    }
  }

  private mutating func read(_ line: Substring, isConditional: Bool) {
    if let (module, part) = Self.importedModule(line) {
      // Usually inside `#if os(Linux)`.
      if line.hasPrefix("@_exported ") { exports.append(module) }
      if !isConditional {
        imports.append(module)
        if let part, Self.hasNoParts(module) { partialImports.append("\(module).\(part)") }
      }
      // Usually inside `#if canImport(FoundationNetworking)`.
      if module == "FoundationNetworking" { importsNetworking = true }
      if InterfaceModule.isImported(by: module) { importsInterface = true }
      return
    }
    hasCode = true
    if line.hasPrefix("@main") { hasMain = true }
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    if Self.networking.contains(where: { code.contains($0) }) { namesNetworking = true }
    if code.contains("Bundle.main") { namesMainBundle = true }
    if Self.information.contains(where: { code.contains($0) }) { namesInformation = true }
    if !isConditional {
      namedInterfaces.formUnion(InterfaceModule.named(in: code))
      if Self.objectiveC.contains(where: { code.contains($0) }) { needsObjectiveC = true }
    }
    // `struct TodoApp: App {`
    if let name = line.firstRange(of: "struct "), let colon = line.firstIndex(of: ":"),
      name.upperBound < colon
    {
      let parents = line[line.index(after: colon)...].prefix { $0 != "{" }.split {
        $0 == "," || $0 == " "
      }
      if parents.contains("App") || parents.contains("SwiftUI.App") { declaresApp = true }
    }
  }

  /// Types that Foundation has on Apple platforms only.
  private static let networking = ["URLSession", "URLRequest", "HTTPURLResponse", "URLCache"]

  /// Members of a bundle that are about the app.
  private static let information = [
    "infoDictionary", "forInfoDictionaryKey", "InfoDictionary", ".main.bundleIdentifier",
  ]

  /// Words that the compiler refuses where there is no Objective-C.
  private static let objectiveC = [
    "@objc", "#selector(", "#keyPath(", "@NSManaged", "@IBAction", "@IBOutlet", "@IBInspectable",
  ]

  /// Whether a module has submodules on Apple platforms only, where its headers are those of C.
  private static func hasNoParts(_ module: String) -> Bool {
    switch ImportedModule(module) {
    case .included, .product: module != "os"
    case .appleOnly, .other: false
    }
  }

  /// `import struct UIKit.UIColor`, `@testable import App`, `public import SwiftUI`; with its part,
  /// `import UIKit.UIColor`.
  private static func importedModule(_ line: Substring) -> (module: String, part: String?)? {
    var words = line.split { $0 == " " || $0 == ";" }
    let modifiers: Set<Substring> = [
      "public", "internal", "private", "fileprivate", "package", "@testable", "@preconcurrency",
      "@_exported", "@_implementationOnly",
    ]
    while let first = words.first, modifiers.contains(first) { words.removeFirst() }
    guard words.first == "import", words.count > 1 else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let namesOne = kinds.contains(words[1]) && words.count > 2
    let names = (namesOne ? words[2] : words[1]).split(separator: ".", maxSplits: 1)
    guard let module = names.first else { return nil }
    return (String(module), namesOne || names.count < 2 ? nil : String(names[1]))
  }

  func file(_ path: String) -> AppleSources.File {
    let isMain = hasMain || path == "main.swift" || path.hasSuffix("/main.swift")
    return AppleSources.File(
      path: path, imports: imports, isApp: isMain && declaresApp, isMain: isMain,
      isEmptyHere: hasCondition && !hasCode,
      needsNetworking: namesNetworking && !importsNetworking, namesMainBundle: namesMainBundle,
      namesInformation: namesInformation,
      neededInterfaces: imports.contains("SwiftUI") && !importsInterface ? namedInterfaces : [],
      partialImports: partialImports, exports: exports, needsObjectiveC: needsObjectiveC)
  }

  /// Whether the lines of a branch are compiled on Linux.
  private enum Condition: Equatable {
    case yes, no, unknown

    init(_ text: Substring) {
      let words = text.prefix { $0 != "/" }.filter { $0 != " " }
      // One term; anything with && or || may be either.
      if words.contains("&&") || words.contains("||") {
        let parts = words.split(separator: "|").flatMap { $0.split(separator: "&") }
        let isAll = parts.allSatisfy { Condition(Substring($0)) == .no }
        self = isAll ? .no : .unknown
      } else if words.hasPrefix("!") {
        self = Condition(Substring(words.dropFirst())).opposite
      } else if words.hasPrefix("os(") {
        self = words == "os(Linux)" ? .yes : .no
      } else if words.hasPrefix("canImport(") {
        let module = String(words.dropFirst(10).prefix { $0 != ")" })
        switch ImportedModule(module) {
        case .included: self = .yes
        case .appleOnly: self = .no
        case .product, .other: self = .unknown
        }
      } else if words.hasPrefix("targetEnvironment(") {
        self = .no
      } else {
        self = .unknown
      }
    }

    var opposite: Condition {
      switch self {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    }

    /// The next branch of the same `#if`.
    func otherwise(_ text: Substring?) -> Condition {
      switch self {
      case .yes: .no
      case .no: text.map { Condition($0) } ?? .yes
      case .unknown: .unknown
      }
    }
  }
}
