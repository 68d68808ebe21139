/// Leaves out punctuation and keywords that a script does not need.
struct ScriptSigns {
  private let tokens: [ScriptToken]
  private var result: [ScriptToken] = []
  /// The open brackets, from the outermost inward, below one for the script itself.
  private var open = [Bracket()]
  /// Whether a statement begins with the next token.
  private var isFirst = true
  /// The last token, if it closes a bracket.
  private var closed: Bracket?

  private struct Bracket {
    /// Whether it holds the condition of a statement.
    var isCondition = false
    /// Whether it holds the statements of a statement.
    var isBlock = false
    /// The first token of the last statement in it.
    var keyword = ""
  }

  /// Declarations that follow each other become one, with `let`; an arrow function's only parameter
  /// has no parentheses; a comma or semicolon before a closing brace and a line end after it go.
  static func reduced(_ tokens: [ScriptToken]) -> [ScriptToken] {
    var signs = ScriptSigns(tokens)
    for index in tokens.indices where !signs.isParenthesisOfParameter(index) { signs.add(index) }
    return signs.result
  }

  private init(_ tokens: [ScriptToken]) { self.tokens = tokens }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) && tokens[index].kind != .literal ? tokens[index].text : ""
  }

  private func isParenthesisOfParameter(_ index: Int) -> Bool {
    let start = text(index) == "(" ? index : index - 2
    return text(start) == "(" && text(start + 2) == ")" && text(start + 3) == "=>"
      && tokens[start + 1].kind == .name && (index == start || index == start + 2)
  }

  private mutating func add(_ index: Int) {
    var token = tokens[index]
    // Outside of functions, a declaration is there for other scripts.
    if text(index) == "const", open.count > 1 { token.text = "let" }
    if token.gap == .line, closed?.isBlock == true || text(index - 1) == "=>" { token.gap = .none }
    let text = token.kind == .literal ? "" : token.text
    let isBehindSemicolon = result.last?.text == ";"
    if isFirst, text != ";" {
      let keyword = open[open.count - 1].keyword
      open[open.count - 1].keyword = text
      isFirst = false
      if isBehindSemicolon, text == keyword, text == "let" {
        result[result.count - 1].text = ","
        return
      }
    }
    switch text {
    case "(":
      open.append(Bracket(isCondition: Self.conditional.contains(self.text(index - 1))))
    case "{":
      let isBlock = closed?.isCondition == true || Self.blocks.contains(self.text(index - 1))
      open.append(Bracket(isBlock: isBlock))
    case "[": open.append(Bracket())
    case "}":
      if result.last?.text == "," { result.removeLast() }
      // A semicolon after a condition is an empty statement.
      if isBehindSemicolon, self.text(index - 2) != ")" || !endedCondition { result.removeLast() }
    default: break
    }
    if text == ")" { endedCondition = open.last?.isCondition == true }
    closed = [")", "}", "]"].contains(text) && open.count > 1 ? open.removeLast() : nil
    isFirst = text == ";" || text == "{" || text == "}" && startsStatement(index + 1)
    result.append(token)
  }

  /// Whether the last closing parenthesis ended the condition of a statement.
  private var endedCondition = false

  /// Whether a token after a closing brace begins a statement.
  private func startsStatement(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .name && tokens[index].gap == .line
  }

  private static let conditional: Set<String> = ["if", "for", "while", "catch"]
  private static let blocks: Set<String> = ["else", "try", "finally", "catch"]
}
