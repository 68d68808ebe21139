/// One of several counts in a text, with plural forms of its own: `%#@files@`.
struct PluralVariable: Sendable {
  /// The position of its argument, if the table states it.
  var argument: Int?
  /// Forms by plural category. Their own placeholder is the variable's argument.
  var forms: [String: String]
}

/// Replaces the variables of a translation by the forms for their counts.
struct PluralFiller {
  let variables: [String: PluralVariable]
  /// The magnitudes of the text's arguments that are whole numbers.
  let counts: [UInt?]
  let language: String

  /// A form may name its own variable by mistake.
  private static let mostNested = 8

  /// The pattern without variables; each placeholder is numbered.
  func filled(_ pattern: String) -> String { filled(pattern, from: 0, own: nil, depth: 0) }

  /// - Parameters:
  ///   - first: The argument of the first placeholder without a number.
  ///   - own: The argument of the variable whose form this is: `%arg` in a catalog.
  private func filled(_ pattern: String, from first: Int, own: Int?, depth: Int) -> String {
    // Numbered placeholders do not count, so one without a number may be any argument.
    let isMixed = pattern.contains("$")
    var result = ""
    var next = first
    var rest = pattern[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if let own, rest.hasPrefix("%arg") {
        result += numbered(own)
        rest = rest.dropFirst(4)
        continue
      }
      guard let placeholder = Placeholder(prefixOf: rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let written = rest[..<placeholder.end]
      rest = rest[placeholder.end...]
      if let name = placeholder.variable, let variable = variables[name] {
        let argument =
          placeholder.index ?? variable.argument ?? (isMixed ? wholeNumber(from: next) : next)
        if placeholder.index == nil { next = max(next, argument + 1) }
        guard depth < Self.mostNested else { continue }
        let things = counts.indices.contains(argument) ? counts[argument] : nil
        let form = PluralRules.form(of: variable.forms, for: things, in: language) ?? ""
        result += filled(form, from: argument, own: argument, depth: depth + 1)
      } else if placeholder.isPercent {
        result += written
      } else {
        let argument = placeholder.index ?? next
        if placeholder.index == nil { next += 1 }
        result += counts.indices.contains(argument) ? numbered(argument) : String(written)
      }
    }
    return result + rest
  }

  private func numbered(_ argument: Int) -> String { "%\(argument + 1)$@" }

  /// The next argument that is a whole number.
  private func wholeNumber(from next: Int) -> Int {
    counts.indices.first { $0 >= next && counts[$0] != nil } ?? next
  }
}

extension PluralRules {
  /// The form for a number of things; a form for zero is used in any language.
  static func form(of forms: [String: String], for count: UInt?, in language: String) -> String? {
    let rest = forms["other"]
    guard let count else { return rest }
    if count == 0, let zero = forms["zero"] { return zero }
    return forms[category(of: count, in: language).rawValue] ?? rest
  }
}
