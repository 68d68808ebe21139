/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `ContainerValues`,
/// `Transaction` or `FocusedValues`: a key with the default value, and the accessors that read and
/// write it.
enum EntryMacro {
  static func expand(_ expansion: Expansion) -> PluginAnswer {
    guard let declaration = expansion.declSyntax, let entry = Entry(declaration.source) else {
      return .refused(
        "@Entry needs one stored property: `@Entry var name: Type = value`",
        at: expansion.declSyntax?.location)
    }
    if expansion.macroRole == "accessor" {
      return .expanded(
        """
        { get { self[__Key_\(entry.name).self] } set { self[__Key_\(entry.name).self] = newValue } }
        """
      )
    }
    let extended = expansion.lexicalContext?.first.flatMap { extendedType($0.source) }
    if extended == "FocusedValues" {
      guard let type = entry.type, type.hasSuffix("?"), entry.value == nil else {
        return .refused(
          "@Entry in FocusedValues needs an optional type and no value: `@Entry var name: Type?`",
          at: declaration.location)
      }
      return .expanded(
        """
        private struct __Key_\(entry.name): FocusedValueKey {\ntypealias Value = \
        \(type.dropLast())\n}
        """
      )
    }
    let key =
      switch extended {
      case "ContainerValues": "ContainerValueKey"
      case "Transaction": "TransactionKey"
      default: "EnvironmentKey"
      }
    let value = entry.value ?? "nil"
    // A computed default is not shared state, so it may be of any type; without a type only a
    // stored one can be written.
    let member =
      entry.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
      ?? "static let defaultValue = \(value)\n"
    return .expanded("private struct __Key_\(entry.name): \(key) {\n\(member)\n}")
  }

  /// The type that an extension extends, without its module. The source begins with the comments
  /// above the extension.
  private static func extendedType(_ declaration: String) -> String? {
    let source = SourceText(declaration)
    guard let keyword = source.firstIndex(ofKeyword: "extension") else { return nil }
    let rest = source.textWithoutComments(keyword + "extension".utf8.count..<source.bytes.count)
    let path = rest[...].trimmed.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    return path.split(separator: ".").last.map(String.init)
  }
}

/// The parts of `var name: Type = value`, found by its punctuation outside brackets and strings.
struct Entry: Equatable {
  var name: String
  var type: String?
  var value: String?

  /// Nil where the source is not a single stored variable.
  init?(_ source: String) {
    let source = SourceText(source)
    guard let keyword = source.firstIndex(ofKeyword: "var") else { return nil }
    let range = keyword + "var".utf8.count..<source.bytes.count
    let code = source.textWithoutComments(range)
    let rest = code[...].trimmed
    let end =
      rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") } ?? rest.endIndex
    let identifier = rest[..<end].filter { $0 != "`" }
    guard !identifier.isEmpty else { return nil }
    name = identifier
    var tail = Substring(rest[end...]).trimmed
    if tail.first == ":" {
      tail = tail.dropFirst()
      let assignment = Self.assignment(in: tail)
      type = String(tail[..<(assignment ?? tail.endIndex)].trimmed)
      tail = assignment.map { tail[$0...] } ?? ""
    }
    if tail.first == "=" {
      // Verbatim: a regular expression between plain slashes may look like a comment.
      let assigned = code.utf8.distance(from: code.startIndex, to: tail.dropFirst().startIndex)
      value = String(source.text(range.lowerBound + assigned..<range.upperBound)[...].trimmed)
    } else if !tail.isEmpty {
      return nil
    }
    guard type != nil || value != nil, type != "", value != "",
      value != nil || type?.hasSuffix("?") == true
    else { return nil }
  }

  /// The `=` after a type: not the one of a default inside its brackets, nor of `==`.
  private static func assignment(in text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where index == text.startIndex || text[text.index(before: index)] != "-": depth -= 1
      case "=" where depth == 0: return index
      case "{" where depth == 0: return nil
      default: break
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
