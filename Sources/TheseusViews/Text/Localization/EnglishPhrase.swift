/// A word of a phrase that can be inflected.
protocol InflectedWord {
  var text: String { get }
  /// False for the text between words.
  var isWord: Bool { get }
  mutating func replace(_ new: String)
}

/// An English phrase that agrees with a number in it, or with one from outside.
struct EnglishPhrase<Word: InflectedWord> {
  var words: [Word]
  /// The number that the phrase agrees with; nil for the first one in it.
  var number: String?

  /// The words inflected for the number; unchanged without a number.
  func inflected() -> [Word] {
    let position = words.firstIndex { $0.isWord && $0.text.contains(where: \.isNumber) }
    guard let number = number ?? position.map({ words[$0].text }) else { return words }
    let isSingular = number.drop { "+-−".contains($0) } == "1"
    var result = words
    for index in result.indices where result[index].isWord && index != position {
      if let form = EnglishNoun.agreeing(result[index].text, isSingular: isSingular) {
        result[index].replace(form)
      }
    }
    if let noun = noun(after: position) {
      // An argument may contain several words.
      let text = result[noun].text
      let last = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
      let word = String(text[last...])
      let form = isSingular ? EnglishNoun.singular(word) : EnglishNoun.plural(word)
      if form != word { result[noun].replace(text[..<last] + form) }
    }
    return result
  }

  /// The index of the noun: the last word after the number, up to a preposition, a conjunction, a
  /// verb or a punctuation mark, and before words such as "left" or "selected".
  private func noun(after number: Int?) -> Int? {
    var candidates: [Int] = []
    for index in words.indices where index > number ?? -1 {
      let word = words[index]
      if word.isWord {
        let lower = word.text.lowercased()
        guard !isEnd(lower) else {
          if candidates.isEmpty { continue }
          break
        }
        candidates.append(index)
      } else if !candidates.isEmpty, word.text.contains(where: { ".,;:!?()–—/".contains($0) }) {
        break
      }
    }
    while candidates.count > 1, let last = candidates.last,
      follows(words[last].text.lowercased())
    {
      candidates.removeLast()
    }
    return candidates.last
  }

  private func isEnd(_ word: String) -> Bool {
    englishBoundaries.contains(word) || EnglishNoun.agreeing(word, isSingular: true) != nil
  }

  /// Whether the word describes the noun before it.
  private func follows(_ word: String) -> Bool {
    englishFollowers.contains(word)
      || word.count > 4 && word.hasSuffix("ed") && !["speed", "breed", "hundred"].contains(word)
  }
}

private let englishBoundaries: Set<String> = [
  "of", "in", "on", "at", "by", "for", "from", "to", "with", "without", "per", "under", "over",
  "and", "or", "but", "than", "that", "which", "who", "as", "since", "until", "into", "about",
  "can", "will", "may", "must",
]

private let englishFollowers: Set<String> = [
  "left", "remaining", "available", "total", "found", "missing", "pending", "waiting", "running",
  "ago", "away", "old", "long", "ready", "done", "due", "online", "offline", "open", "shown",
  "hidden", "sent", "read", "unread", "free", "more",
]
