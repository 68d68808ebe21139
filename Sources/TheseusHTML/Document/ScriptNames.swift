/// Gives the local names of a script short ones.
///
/// The script is one function around declarations. Names that this function declares are known in
/// all of it, and each gets a name of its own. A statement of the function is a unit: what is
/// declared inside it is known there only, so all units share the same short names. Within a unit a
/// name is replaced everywhere or nowhere, so scopes inside it do not matter.
///
/// Properties, keys and global names stay. A local name must not be that of a global which the same
/// unit uses.
struct ScriptNames {
  private var tokens: [ScriptToken]
  /// For each token, the index of the bracket around it; -1 outside of all.
  private var around: [Int] = []
  /// For each opening bracket, the index of its closing one, and the other way round.
  private var partner: [Int: Int] = [:]
  /// The braces of object literals and patterns.
  private var objects: Set<Int> = []

  static func shortened(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var names = ScriptNames(tokens: tokens)
    names.findBrackets()
    names.rename()
    return names.tokens
  }

  private init(tokens: [ScriptToken]) { self.tokens = tokens }

  // MARK: Structure

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .literal ? tokens[index].text : ""
  }

  private mutating func findBrackets() {
    var open: [Int] = []
    for index in tokens.indices {
      let text = text(index)
      if ["}", ")", "]"].contains(text), let start = open.popLast() {
        partner[start] = index
        partner[index] = start
      }
      around.append(open.last ?? -1)
      guard ["{", "(", "["].contains(text) else { continue }
      if text == "{", startsObject(after: index - 1) { objects.insert(index) }
      open.append(index)
    }
  }

  private func startsObject(after index: Int) -> Bool {
    guard index >= 0 else { return false }
    return !["", ")", "=>", ";", "{", "}", "else", "try", "finally", "do", "catch"]
      .contains(text(index))
  }

  /// Whether a token is in an object where a key may stand.
  private func isAtKey(_ index: Int) -> Bool {
    index > 0 && objects.contains(around[index]) && ["{", ","].contains(text(index - 1))
  }

  /// Whether a token may be a variable: no keyword, property or key.
  private func isVariable(_ index: Int) -> Bool {
    guard tokens[index].kind == .name, !Self.keywords.contains(tokens[index].text),
      ![".", "?."].contains(text(index - 1))
    else { return false }
    return !(isAtKey(index) && [":", "("].contains(text(index + 1)))
  }

  // MARK: Declarations

  /// The indices of the names that are declared.
  private func declarations() -> [Int] {
    var found: [Int] = []
    for index in tokens.indices {
      switch text(index) {
      case "const", "let", "var": bindings(from: index + 1, to: &found)
      case "=>" where text(index - 1) == ")":
        if let start = partner[index - 1] { bindings(from: start + 1, to: &found) }
      case "=>": found.append(index - 1)
      case "(":
        let isMethod = isAtKey(index - 1) && text((partner[index] ?? index) + 1) == "{"
        if isMethod || text(index - 1) == "catch" { bindings(from: index + 1, to: &found) }
      default: break
      }
    }
    return found
  }

  /// Adds the names of patterns with commas between them, up to the end of the statement or
  /// bracket.
  private func bindings(from start: Int, to found: inout [Int]) {
    var index = start
    while index < tokens.count {
      switch text(index) {
      case ";", "of", "in", ")", "]", "}": return
      case "=":
        // Up to the next pattern.
        while ![",", ";", ")", "]", "}", ""].contains(text(index)) || tokens[index].kind == .literal
        {
          index = partner[index].map { max($0, index) } ?? index
          index += 1
          if index >= tokens.count { return }
        }
      case "{", "[":
        bindings(from: index + 1, to: &found)
        index = (partner[index] ?? index) + 1
      default:
        if tokens[index].kind == .name, text(index + 1) != ":" { found.append(index) }
        index += 1
      }
    }
  }

  // MARK: Renaming

  /// For each token, the statement of the outermost function that it is in; nil outside.
  private func units() -> [Int?] {
    guard
      let body = tokens.indices.first(where: { text($0) == "{" && text($0 - 1) == "=>" }),
      let end = partner[body]
    else { return tokens.map { _ in nil } }
    var unit = 0
    return tokens.indices.map { index in
      guard index > body, index < end else { return nil }
      if text(index) == ";", around[index] == body { unit += 1 }
      return unit
    }
  }

  /// The names that the outermost function declares, and those of each unit.
  private struct Declared {
    var shared: Set<String> = []
    var local: [Int: Set<String>] = [:]

    func contains(_ name: String, in unit: Int) -> Bool {
      shared.contains(name) || local[unit]?.contains(name) == true
    }
  }

  private func declared(_ units: [Int?]) -> Declared {
    var declared = Declared()
    for index in declarations() {
      guard let unit = units[index] else { continue }
      if isShared(index, units) {
        declared.shared.insert(tokens[index].text)
      } else {
        declared.local[unit, default: []].insert(tokens[index].text)
      }
    }
    return declared
  }

  private mutating func rename() {
    let units = units()
    let declared = declared(units)
    var taken = Self.keywords
    var variables: [(index: Int, unit: Int)] = []
    var counts: [String: Int] = [:]
    for index in tokens.indices where isVariable(index) {
      let name = tokens[index].text
      if let unit = units[index], declared.contains(name, in: unit) {
        variables.append((index, unit))
        counts[name, default: 0] += 1
      } else {
        taken.insert(name)
      }
    }
    // The most frequent ones get the shortest names.
    let order = declared.shared.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    var capitals = ShortNames(first: Self.capitals, taken: taken)
    let shared = Dictionary(uniqueKeysWithValues: order.map { ($0, capitals.next()) })
    let letters = ShortNames(first: Self.letters, taken: taken.union(shared.values))
    assign(variables, shared, letters)
  }

  /// Gives variables their names: those of each unit begin with the first letter.
  private mutating func assign(
    _ variables: [(index: Int, unit: Int)], _ shared: [String: String], _ letters: ShortNames
  ) {
    var names = shared
    var (fresh, current) = (letters, -1)
    var texts: [(index: Int, text: String)] = []
    for (index, unit) in variables {
      if unit != current { (names, fresh, current) = (shared, letters, unit) }
      let old = tokens[index].text
      let new = names[old] ?? fresh.next()
      names[old] = new
      let isShorthand = isAtKey(index) && [",", "}", "="].contains(text(index + 1))
      texts.append((index, isShorthand ? "\(old):\(new)" : new))
    }
    // Only now: keys are recognized by the texts around them.
    for (index, text) in texts { tokens[index].text = text }
  }

  /// Whether a declared name belongs to the outermost function itself.
  private func isShared(_ index: Int, _ units: [Int?]) -> Bool {
    var bracket = around[index]
    // The brackets of patterns.
    while bracket >= 0, units[bracket] != nil, objects.contains(bracket) || text(bracket) == "[" {
      bracket = around[bracket]
    }
    guard bracket >= 0, units[bracket] == nil else { return false }
    return text(index + 1) != "=>"
  }

  private static let letters = (97...122).map { String(UnicodeScalar($0)) }
  private static let capitals = (65...90).map { String(UnicodeScalar($0)) } + ["$", "_"]

  private static let keywords: Set<String> = [
    "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete",
    "do", "else", "export", "extends", "false", "finally", "for", "function", "if", "import", "in",
    "instanceof", "let", "new", "null", "of", "return", "super", "switch", "this", "throw", "true",
    "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
  ]
}

/// Short names, the shortest first.
private struct ShortNames {
  let first: [String]
  let taken: Set<String>
  private var count = 0
  private static let second = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  init(first: [String], taken: Set<String>) {
    (self.first, self.taken) = (first, taken)
  }

  mutating func next() -> String {
    while true {
      let number = count / first.count - 1
      let name = first[count % first.count] + (number < 0 ? "" : Self.suffix(number))
      count += 1
      if !taken.contains(name) { return name }
    }
  }

  private static func suffix(_ number: Int) -> String {
    let rest = number / second.count - 1
    return String(second[number % second.count]) + (rest < 0 ? "" : suffix(rest))
  }
}
