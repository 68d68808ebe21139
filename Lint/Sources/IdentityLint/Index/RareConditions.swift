/// Conditions that rarely change while the user works on the content, so that nothing worth a
/// warning is lost: the end of loading, a setting of another screen, the last row, the kind of a
/// thing.
enum RareConditions {
  static func contains(_ value: Value) -> Bool {
    switch value {
    case .name(let name), .parameter(let name), .implicitMember(let name):
      return isAboutLoading(name) || isAboutOrder(name)
    case .member(_, let name):
      // An empty list has nothing to lose.
      return ["isEmpty", "isNotEmpty"].contains(name) || isAboutLoading(name) || isAboutOrder(name)
    case .call(.member(_, let name), _), .call(.name(let name), _):
      return isAboutLoading(name) || isAboutOrder(name)
    case .operation("==", let values), .operation("!=", let values):
      return values.contains(where: isEdge) || values.contains(where: isAboutLoading)
    case .operation("!", let values): return values.first.map(contains) ?? false
    default: return false
    }
  }

  /// `item != items.last`
  private static func isEdge(_ value: Value) -> Bool {
    switch value {
    case .member(_, "last"), .member(_, "first"), .member(_, "endIndex"): true
    case .member(let base, _): isEdge(base)
    case .operation("-", let values): values.contains { $0.root != $0 && isCount($0) }
    default: false
    }
  }

  private static func isCount(_ value: Value) -> Bool {
    if case .member(_, "count") = value { true } else { false }
  }

  private static func isAboutLoading(_ value: Value) -> Bool {
    if case .implicitMember(let name) = value { isAboutLoading(name) } else { false }
  }

  /// Detected by the words in a name, because nothing else reveals the purpose of a flag.
  private static func isAboutLoading(_ name: String) -> Bool {
    !loading.isDisjoint(with: words(of: name))
  }

  private static func isAboutOrder(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains("divider") || words.contains("separator")
      || words.contains("is") && (words.contains("last") || words.contains("first"))
  }

  private static let loading: Set<String> = [
    "load", "loaded", "loading", "placeholder", "placeholders", "redacted", "redaction",
    "shimmer", "shimmering", "skeleton", "fetched", "fetching", "ready", "initialized",
    "initialised", "appeared",
  ]

  /// The words of `contentLoaded`, in lower case.
  static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      if character.isUppercase || !character.isLetter {
        if !word.isEmpty { words.insert(word) }
        word = ""
      }
      if character.isLetter { word.append(contentsOf: character.lowercased()) }
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }
}
