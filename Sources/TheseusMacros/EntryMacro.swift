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
    let context = expansion.lexicalContext?.first.map(\.source) ?? ""
    if context.contains("FocusedValues") {
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
      context.contains("ContainerValues")
      ? "ContainerValueKey" : context.contains("Transaction") ? "TransactionKey" : "EnvironmentKey"
    let value = entry.value ?? "nil"
    // A computed default is not shared state, so it may be of any type; without a type only a
    // stored one can be written.
    let member =
      entry.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
      ?? "static let defaultValue = \(value)\n"
    return .expanded("private struct __Key_\(entry.name): \(key) {\n\(member)\n}")
  }
}

/// The parts of `var name: Type = value`, found by its punctuation outside brackets and strings.
struct Entry: Equatable {
  var name: String
  var type: String?
  var value: String?

  /// Nil where the source is not a single stored variable.
  init?(_ source: String) {
    guard let keyword = source.firstMatch(of: #/(^|\s)var\s+/#)?.range else { return nil }
    let rest = source[keyword.upperBound...]
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
      value = String(tail.dropFirst().trimmed)
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
