/// Automatic grammar agreement: `"^[\(count) item](inflect: true)"` reads "1 item", "2 items".
///
/// The rules are those of English. Between the brackets, the last noun after the number agrees with
/// it; so do forms of "be", "have" and "do", and "this". Without a number in the brackets,
/// `agreeWithArgument: 1` names an argument of the text. Texts in other languages lose the marks
/// and stay as they are otherwise.
enum Inflection {
  /// Whether a text may contain marked pieces.
  static func mayOccur(in text: some StringProtocol) -> Bool { text.contains("^[") }

  static func mayOccur(in parts: [LocalizedStringKey.Part]) -> Bool {
    parts.contains { if case .literal(let text) = $0 { mayOccur(in: text) } else { false } }
  }

  /// A text without arguments, such as Markdown that was read from a file.
  static func inflected(_ text: String) -> String {
    guard mayOccur(in: text) else { return text }
    return inflected([.literal(text[...])]).reduce(into: "") { result, part in
      if case .literal(let text) = part { result += text }
    }
  }

  /// Replaces the marked pieces with their inflected words.
  /// - Parameters:
  ///   - argument: The string of the argument at an index.
  ///   - isEnglish: Whether the words are English; for other languages only the marks are removed.
  static func inflected(
    _ parts: [LocalizedStringKey.Part], isEnglish: Bool = true,
    argument: (Int) -> String = { _ in "" }
  ) -> [LocalizedStringKey.Part] {
    let units = parts.flatMap { part -> [Unit] in
      switch part {
      case .literal(let text): text.map { .character($0) }
      case .argument(let index): [.argument(index, argument(index))]
      }
    }
    let closings = closings(in: units)
    var result: [Unit] = []
    var rest = units[...]
    while let unit = rest.first {
      if let marked = Marked(prefixOf: rest, closings) {
        result += isEnglish ? marked.inflected(argument) : Array(marked.content)
        rest = rest[marked.end...]
      } else {
        // An escaped mark is text.
        let count = unit.isCharacter("\\") ? 2 : 1
        result += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    return LocalizedStringKey.Part.joined(result)
  }

  /// The positions of closing brackets, by those of the ones that they close. Found in one pass:
  /// texts may come from anywhere.
  private static func closings(in units: [Unit]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var square: [Int] = []
    var round: [Int] = []
    for (position, unit) in units.enumerated() {
      guard case .character(let character) = unit else { continue }
      switch character {
      case "[": square.append(position)
      case "(": round.append(position)
      case "]": if let start = square.popLast() { found[start] = position }
      case ")": if let start = round.popLast() { found[start] = position }
      default: break
      }
    }
    return found
  }

  /// One character of the text, or an argument with its string.
  fileprivate enum Unit {
    case character(Character)
    case argument(Int, String)

    func isCharacter(_ character: Character) -> Bool {
      if case .character(character) = self { true } else { false }
    }
  }

  /// `^[content](attributes)`.
  private struct Marked {
    let content: ArraySlice<Unit>
    let attributes: String
    let end: Int

    /// Nil when the text does not start with a marked piece.
    init?(prefixOf units: ArraySlice<Unit>, _ closings: [Int: Int]) {
      let square = units.startIndex + 1
      guard units.first?.isCharacter("^") == true,
        units.dropFirst().first?.isCharacter("[") == true,
        let close = closings[square],
        units[(close + 1)...].first?.isCharacter("(") == true, let last = closings[close + 1],
        Self.isNamed(units[(close + 2)..<last])
      else { return nil }
      content = units[(units.startIndex + 2)..<close]
      attributes = units[(close + 2)..<last].reduce(into: "") { text, unit in
        switch unit {
        case .character(let character): text.append(character)
        case .argument(_, let string): text += string
        }
      }
      end = last + 1
    }

    /// Whether attributes start with `name:`; the address of a link after a caret does not.
    private static func isNamed(_ attributes: ArraySlice<Unit>) -> Bool {
      var hasName = false
      for position in attributes.indices {
        guard case .character(let character) = attributes[position] else { return false }
        if character == ":" {
          return hasName && attributes.character(at: position + 1) != "/"
        }
        if character.isLetter || character.isNumber || character == "_" {
          hasName = true
        } else if !character.isWhitespace, character != "'", character != "\"" {
          return false
        }
      }
      return false
    }

    /// The text after `name:` among the attributes.
    private func attribute(_ name: String) -> Substring? {
      guard let range = attributes.range(of: name) else { return nil }
      let value = attributes[range.upperBound...].drop(while: \.isWhitespace)
      guard value.first == ":" else { return nil }
      return value.dropFirst().drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber }
    }

    func inflected(_ argument: (Int) -> String) -> [Unit] {
      guard attribute("inflect") == "true" else { return Array(content) }
      var phrase = EnglishPhrase(words: Word.split(content))
      if let index = attribute("agreeWithArgument").flatMap({ Int($0) }), index > 0 {
        phrase.number = argument(index - 1)
      }
      return phrase.inflected().flatMap(\.units)
    }
  }

  /// A word, or the text between two words.
  fileprivate struct Word: InflectedWord {
    var units: [Unit]
    var text: String
    var isWord: Bool

    mutating func replace(_ new: String) {
      text = new
      units = new.map { .character($0) }
    }

    static func split(_ units: ArraySlice<Unit>) -> [Word] {
      var words: [Word] = []
      for position in units.indices {
        switch units[position] {
        case .argument(_, let string):
          words.append(Word(units: [units[position]], text: string, isWord: true))
        case .character(let character):
          let isWord = isInWord(character, at: position, of: units)
          if let last = words.indices.last, words[last].isWord == isWord,
            words[last].units.last?.isArgument == false
          {
            words[last].units.append(units[position])
            words[last].text.append(character)
          } else {
            words.append(
              Word(units: [units[position]], text: String(character), isWord: isWord))
          }
        }
      }
      return words
    }

    /// Letters and digits, and apostrophes, hyphens and separators of digits between them.
    private static func isInWord(
      _ character: Character, at position: Int, of units: ArraySlice<Unit>
    ) -> Bool {
      if character.isLetter || character.isNumber { return true }
      guard "'’-.,".contains(character), let before = units.character(at: position - 1),
        let after = units.character(at: position + 1)
      else { return false }
      return ".,".contains(character)
        ? before.isNumber && after.isNumber
        : (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
    }
  }
}

extension Inflection.Unit {
  fileprivate var isArgument: Bool { if case .argument = self { true } else { false } }
}

extension ArraySlice where Element == Inflection.Unit {
  fileprivate func character(at position: Int) -> Character? {
    guard indices.contains(position), case .character(let character) = self[position] else {
      return nil
    }
    return character
  }
}

extension LocalizedStringKey.Part {
  fileprivate static func joined(_ units: [Inflection.Unit]) -> [Self] {
    var parts: [Self] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal[...])) }
      literal = ""
    }
    for unit in units {
      switch unit {
      case .character(let character): literal.append(character)
      case .argument(let index, _):
        flush()
        parts.append(.argument(index))
      }
    }
    flush()
    return parts
  }
}
