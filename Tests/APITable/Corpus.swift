import Foundation

/// The calls in the files of `Tests/SignatureTests`, each spelled as in `signatures.tsv`:
/// `.frame(width:)`, `Button({}label{})`.
struct Corpus {
  private(set) var calls: Set<String> = []
  private var text: [Character] = []

  /// - Parameter folder: holds Swift files.
  init(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted()
    for name in names {
      let source = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      text = Self.withoutTexts(Array(source))
      scan()
    }
  }

  /// The source without comments and the contents of string literals.
  private static func withoutTexts(_ source: [Character]) -> [Character] {
    var (result, index): ([Character], Int) = ([], 0)
    func starts(_ text: String) -> Bool { source[index...].starts(with: text) }
    while index < source.count {
      if starts("//") {
        while index < source.count, !source[index].isNewline { index += 1 }
      } else if starts("\"\"\"") {
        index += 3
        while index < source.count, !starts("\"\"\"") { index += 1 }
        index += 3
        result += "\"\""
      } else if source[index] == "\"" {
        index = endOfLiteral(source, after: index)
        result += "\"\""
      } else {
        result.append(source[index])
        index += 1
      }
    }
    return result
  }

  /// The index after a literal on one line, which may contain interpolations.
  private static func endOfLiteral(_ source: [Character], after start: Int) -> Int {
    var (index, depth) = (start + 1, 0)
    while index < source.count, source[index] != "\"" || depth > 0 {
      if source[index] == "\\", index + 1 < source.count {
        if source[index + 1] == "(" { depth += 1 }
        index += 1
      } else if depth > 0 {
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" { depth -= 1 }
      }
      index += 1
    }
    return index + 1
  }

  private mutating func scan() {
    var index = 0
    while index < text.count {
      guard text[index].isIdentifierStart else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, text[index].isIdentifierPart { index += 1 }
      let dot = start > 0 && text[start - 1] == "." ? "." : ""
      if let arguments = arguments(at: index) {
        calls.insert("\(dot)\(String(text[start..<index]))(\(arguments))")
      }
    }
  }

  /// The labels of a call's arguments and its trailing closures, when a call follows a name.
  private func arguments(at end: Int) -> String? {
    var index = end
    if character(index) == "<", let after = endOfGenerics(from: index),
      character(after) == "(" || character(after) == "{" || character(after) == " "
    {
      index = after
    }
    var arguments: [String] = []
    let hasParentheses = character(index) == "("
    if hasParentheses {
      let close = closing(of: index)
      arguments += parts(index + 1..<close).map { label(of: $0) ?? "_" }.map { $0 + ":" }
      index = close + 1
    }
    while character(index) == " " { index += 1 }
    var name = ""
    while character(index) == "{" {
      arguments.append(name + "{}")
      index = closing(of: index) + 1
      var next = index
      while character(next)?.isWhitespace ?? false { next += 1 }
      let start = next
      while character(next)?.isIdentifierPart ?? false { next += 1 }
      guard next > start, character(next) == ":" else { break }
      name = String(text[start..<next])
      next += 1
      while character(next) == " " { next += 1 }
      guard character(next) == "{" else { break }
      index = next
    }
    return hasParentheses || !arguments.isEmpty ? arguments.joined() : nil
  }

  private func character(_ index: Int) -> Character? {
    text.indices.contains(index) ? text[index] : nil
  }

  private func endOfGenerics(from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">", text[index - 1] != "-" { depth -= 1 }
      if depth == 0 { return index + 1 }
      if text[index].isNewline { return nil }
    }
    return nil
  }

  private func closing(of start: Int) -> Int {
    var depth = 0
    for index in start..<text.count {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count - 1
  }

  /// The parts between commas outside brackets.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var (parts, start, depth): ([Range<Int>], Int, Int) = ([], range.lowerBound, 0)
    for index in range {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) { depth -= 1 }
      guard text[index] == ",", depth == 0 else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    let last = start..<range.upperBound
    return text[last].allSatisfy(\.isWhitespace) ? parts : parts + [last]
  }

  private func label(of part: Range<Int>) -> String? {
    let argument = text[part].drop(while: \.isWhitespace)
    let name = argument.prefix(while: \.isIdentifierPart)
    let rest = argument.dropFirst(name.count).drop(while: \.isWhitespace)
    return !name.isEmpty && rest.first == ":" ? String(name) : nil
  }
}

extension Character {
  fileprivate var isIdentifierStart: Bool { isLetter || self == "_" }
  fileprivate var isIdentifierPart: Bool { isLetter || isNumber || self == "_" }
}
