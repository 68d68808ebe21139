/// A placeholder at the start of a piece of a C format.
struct Placeholder {
  /// The position of its argument, if it is numbered.
  var index: Int?
  var isPercent = false
  /// The name of a variable with plural forms of its own: `%#@files@`, `%2$#@files@`.
  var variable: String?
  var end: Substring.Index

  init?(prefixOf text: Substring) {
    var rest = text.dropFirst()
    if rest.first == "%" {
      isPercent = true
      end = text.index(text.startIndex, offsetBy: 2)
      return
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let position = Int(digits), position > 0, rest.dropFirst(digits.count).first == "$" {
      index = position - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if let name = Self.variable(prefixOf: rest) {
      variable = String(name)
      end = rest.index(after: name.endIndex)
      return
    }
    rest = Self.afterName(rest)
    rest = rest.drop { "-+0123456789.#".contains($0) }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diuoxXfFeEgGaAcs".contains(conversion) else { return nil }
    end = rest.index(after: rest.startIndex)
  }

  /// The rest after the argument's name, which string catalogs may have: `%(name)@`, `%1$(name)@`.
  private static func afterName(_ text: Substring) -> Substring {
    guard text.first == "(" else { return text }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, text[name.endIndex...].first == ")" else { return text }
    return text[text.index(after: name.endIndex)...]
  }

  /// `name` of `#@name@`.
  private static func variable(prefixOf text: Substring) -> Substring? {
    guard text.hasPrefix("#@") else { return nil }
    let name = text.dropFirst(2).prefix { $0 != "@" && $0 != " " && $0 != "%" }
    guard !name.isEmpty, text[name.endIndex...].first == "@" else { return nil }
    return name
  }

  /// The names of the variables in a pattern.
  static func variables(in pattern: String) -> [String] {
    guard pattern.contains("#@") else { return [] }
    var names: [String] = []
    var rest = pattern[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...]
      let placeholder = Placeholder(prefixOf: rest)
      if let name = placeholder?.variable { names.append(name) }
      rest = placeholder.map { rest[$0.end...] } ?? rest.dropFirst()
    }
    return names
  }
}
