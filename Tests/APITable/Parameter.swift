import Foundation

/// One parameter of a declaration, with the parts that a call can distinguish.
struct Parameter: Equatable {
  /// `_` if it has no label.
  var label: String
  /// Whether a trailing closure can be given for it.
  var takesClosure: Bool
  /// Whether a call may leave it out.
  var isOptional: Bool
  /// Whether a call may give it several times.
  var isVariadic: Bool

  /// The parameters of a declaration, from the symbol graph's spelling.
  static func all(in declaration: String) -> [Parameter] {
    guard let list = parameterList(of: Array(declaration)) else { return [] }
    return split(list).map(Parameter.init)
  }

  init(label: String, takesClosure: Bool = false, isOptional: Bool = false) {
    (self.label, self.takesClosure) = (label, takesClosure)
    (self.isOptional, isVariadic) = (isOptional, false)
  }

  private init(_ text: [Character]) {
    let text = String(text)
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let words = text[..<colon].split(separator: " ").filter { !$0.hasPrefix("@") }
    label = words.first.map(String.init) ?? "_"
    let type = text[colon...].dropFirst()
    let hasDefault = type.contains(" = ")
    let bare = type.components(separatedBy: " = ").first ?? ""
    isVariadic = bare.trimmed.hasSuffix("...")
    isOptional = hasDefault || isVariadic
    takesClosure = bare.contains("->") || text[..<colon].contains("Builder")
  }

  /// The text between the parentheses of a function or initializer, without generics.
  private static func parameterList(of text: [Character]) -> [Character]? {
    var angles = 0
    for (index, character) in text.enumerated() {
      if character == "<" { angles += 1 }
      if character == ">", index > 0, text[index - 1] != "-" { angles -= 1 }
      if character == "(", angles == 0 {
        var depth = 0
        for end in index..<text.count {
          if text[end] == "(" { depth += 1 }
          if text[end] == ")" { depth -= 1 }
          if depth == 0 { return Array(text[(index + 1)..<end]) }
        }
      }
    }
    return nil
  }

  /// The parts of a list between commas outside brackets.
  private static func split(_ text: [Character]) -> [[Character]] {
    var (parts, part, depth): ([[Character]], [Character], Int) = ([], [], 0)
    for (index, character) in text.enumerated() {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ">", index > 0, text[index - 1] != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part)
        part = []
      } else {
        part.append(character)
      }
    }
    return String(part).trimmed.isEmpty ? parts : parts + [part]
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
