import SwiftSyntax

/// Shared by fixes: whether other code depends on what a fix changes.
extension ElementRows {
  /// Whether nothing else names rows by their ids: no selection, and no scrolling to a row.
  func canChangeIds(in file: SourceUnit) -> Bool {
    call.argument("selection") == nil && !file.scrollsToIds
  }
}

extension SourceUnit {
  /// Whether it scrolls to views by their ids.
  var scrollsToIds: Bool {
    !calls(named: ["scrollTo", "scrollPosition"]).isEmpty
  }

  /// Whether code of a type may change a property's value in place: it names the wrapper, or calls
  /// a method of the value, which may be `mutating`.
  func mayMutate(_ name: String, in type: String) -> Bool {
    let walk = Mutations(of: name)
    for (index, place) in places.types.enumerated() where place.name == type {
      walk.walk(outline.types[index])
    }
    return walk.isFound
  }

  private final class Mutations: SyntaxVisitor {
    let name: String
    var isFound = false

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.baseName.text
      if text == "_" + name || text == "$" + name { isFound = true }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base, isOfName(base) {
        isFound = true
      }
      return .visitChildren
    }

    private func isOfName(_ expression: ExprSyntax) -> Bool {
      if expression.ownName == name { return true }
      if let access = expression.as(MemberAccessExprSyntax.self) {
        return access.base.map(isOfName) ?? false
      }
      if let access = expression.as(SubscriptCallExprSyntax.self) {
        return isOfName(access.calledExpression)
      }
      if let chain = expression.as(OptionalChainingExprSyntax.self) {
        return isOfName(chain.expression)
      }
      return false
    }
  }
}

extension SyntaxProtocol {
  /// Whether it names something by itself, as a reference, a parameter or a variable: not as a
  /// member of another value, and not as a label.
  ///
  /// - Parameter exceptForced: whether `name!` does not count.
  func names(_ name: String, exceptForced: Bool = false) -> Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated() {
      let text = token.text.withoutBackticks
      guard text == name || text == "$" + name || text == "_" + name else { continue }
      let before = index > 0 ? tokens[index - 1].tokenKind : nil
      let after = tokens.indices.contains(index + 1) ? tokens[index + 1].tokenKind : nil
      if before == .period || after == .colon && token.parent?.is(LabeledExprSyntax.self) == true {
        continue
      }
      if exceptForced, text == name, after == .exclamationMark { continue }
      return true
    }
    return false
  }

  /// Whether it reads a member or calls a function with one of these names.
  func mentionsMember(_ names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}

extension String {
  /// Whether a constant can have this name as it is.
  var isPlainIdentifier: Bool {
    guard let first, first.isLetter || first == "_",
      allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    return !Self.reserved.contains(self)
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "Any", "_",
  ]
}
