import SwiftSyntax

/// Whether a change that is not announced is followed by one that is, in the same function. The
/// announcement of one before an `await` comes too early: views are updated while the function
/// waits.
struct AnnouncedLater {
  let model: ProjectIndex.TypeInfo
  let file: SourceUnit

  /// - Parameters:
  ///   - line: the line of the change.
  ///   - told: the lines of the announced changes in the function.
  ///   - names: the announced properties.
  func isUnheard(_ line: Int, told: [Int], names: Set<String>) -> Bool {
    guard
      let change = file.outline.assignments.first(where: {
        file.line(of: $0) == line && file.places.type(at: $0.position) == model.nameInFile
      }), let function = file.places.functionIndex(at: change.position),
      let body = file.outline.functions[function].body
    else { return false }
    let code = body.sourceText
    // These run other code, at a time that is not known here.
    if code.contains("defer ") || code.contains("objectWillChange") { return false }
    if let loop = Self.waitingLoop(around: change, in: Syntax(body)) {
      return !announces(Syntax(loop), told, names)
    }
    // A wait before the change, and nothing announced after the wait.
    guard let item = body.statements.first(where: { Syntax($0.item).id == Syntax(change).id }),
      let wait = body.statements.last(where: { $0.position <= item.position && $0.awaits }),
      !wait.mayReturn
    else { return false }
    return !body.statements.contains {
      $0.position >= wait.position && announces(Syntax($0), told, names)
    }
  }

  /// Whether code changes something that is announced, itself or in a function that it calls.
  private func announces(
    _ node: Syntax, _ told: [Int], _ names: Set<String>, depth: Int = 0
  ) -> Bool {
    if depth == 0 {
      let lines = file.line(of: node)...file.place(of: node.endPositionBeforeTrailingTrivia).line
      if told.contains(where: lines.contains) { return true }
    }
    if depth > 3 || node.mentions(names) { return true }
    return node.callsInside.contains { call in
      // An object that is passed on.
      if call.arguments.contains(where: { $0.expression.sourceText == "self" }) { return true }
      guard let name = call.calledExpression.ownName,
        model.facts.functions.contains(where: { $0.name == name })
      else { return false }
      let bodies = file.outline.functions.filter {
        $0.name.text == name && file.places.type(at: $0.position) == model.nameInFile
      }.compactMap(\.body)
      return bodies.isEmpty
        || bodies.contains { announces(Syntax($0.statements), told, names, depth: depth + 1) }
    }
  }

  /// The innermost loop around a change that waits in each round.
  private static func waitingLoop(around change: SequenceExprSyntax, in body: Syntax) -> Syntax? {
    var node = change.parent
    while let parent = node, parent.id != body.id {
      if parent.is(ClosureExprSyntax.self) { return nil }
      if let loop = parent.as(ForStmtSyntax.self), loop.body.awaits || loop.awaitKeyword != nil {
        return parent
      }
      if let loop = parent.as(WhileStmtSyntax.self), loop.awaits { return parent }
      if let loop = parent.as(RepeatStmtSyntax.self), loop.awaits { return parent }
      node = parent.parent
    }
    return nil
  }
}
