import SwiftSyntax

/// The assignments to a wrapped property in one initializer, and whether each comes before or after
/// the whole value has its properties.
///
/// While another stored property has no value yet, `x = 1` creates the wrapper again, so its value
/// counts. After that it calls the wrapper's setter.
struct AssignmentOrder {
  /// The assignments that call the setter, in source order.
  let late: [SequenceExprSyntax]
  /// Whether an assignment creates the wrapper again.
  let replaces: Bool
  /// Whether `_x = …` creates it.
  let setsStorage: Bool
  private let early: [SequenceExprSyntax]
  private let body: CodeBlockItemListSyntax?
  /// The names of the parameters, which hide members.
  private let parameters: Set<String>

  /// - Parameters:
  ///   - needed: the stored properties that have no value before the initializer sets one.
  init(of name: String, in node: InitializerDeclSyntax, needed: Set<String>) {
    let walk = Walk()
    if let body = node.body { walk.walk(body) }
    body = node.body?.statements
    parameters = Set(
      node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    let own = walk.found.filter { $0.name == name }.map(\.node)
    let complete = Dictionary(
      walk.found.map { found in
        // `_x = …` sets `x` too.
        (
          found.name.hasPrefix("_") ? String(found.name.dropFirst()) : found.name,
          found.node.position
        )
      }.filter { needed.contains($0.0) && $0.0 != name }
    ) { first, _ in first }.values.max()
    late = own.filter { node in complete.map { node.position > $0 } ?? true }
    early = own.filter { node in complete.map { node.position < $0 } ?? false }
    replaces = !early.isEmpty
    setsStorage = walk.found.contains { $0.name == "_" + name }
  }

  /// Whether the property has a value on every path, before anything reads it, without the inline
  /// one: a statement of the initializer itself sets it, and only declarations and assignments that
  /// mention none of these names come before.
  func isSure(without members: Set<String>) -> Bool {
    guard let body else { return false }
    for item in body {
      guard item.mentionsNone(of: members, hidden: parameters) else { return false }
      switch item.item {
      case .expr(let expression):
        guard let sequence = expression.as(SequenceExprSyntax.self),
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return false }
        if (late + early).contains(where: { $0.id == sequence.id }) { return true }
      case .decl(let declaration):
        guard declaration.is(VariableDeclSyntax.self) else { return false }
      case .stmt: return false
      }
    }
    return false
  }

  private final class Walk: SyntaxVisitor {
    var found: [(name: String, node: SequenceExprSyntax)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = node.elements.first, let name = target.ownName
      else { return .visitChildren }
      var reader = ValueReader(steps: 1)
      if target.is(DeclReferenceExprSyntax.self),
        LocalNames.origin(of: name, at: Syntax(target), reader: &reader) != nil
      {
        return .visitChildren
      }
      found.append((name, node))
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it reads neither `self` as a whole nor a member with one of these names. The target of
  /// an assignment is not read.
  ///
  /// - Parameter hidden: the names that mean parameters, except after `self.`.
  fileprivate func mentionsNone(of members: Set<String>, hidden: Set<String>) -> Bool {
    var tokens = Array(tokens(viewMode: .sourceAccurate))
    if case .expr(let expression) = item,
      let target = expression.as(SequenceExprSyntax.self)?.elements.first
    {
      tokens.removeAll { $0.position < target.endPosition }
    }
    for (index, token) in tokens.enumerated() {
      if token.tokenKind == .keyword(.self) {
        let next = tokens.indices.contains(index + 1) ? tokens[index + 1].tokenKind : nil
        guard next == .period, tokens.indices.contains(index + 2),
          !members.contains(tokens[index + 2].text)
        else { return false }
      } else if case .identifier(let name) = token.tokenKind, members.contains(name),
        !hidden.contains(name)
      {
        let before = index > 0 ? tokens[index - 1].tokenKind : nil
        let after = tokens.indices.contains(index + 1) ? tokens[index + 1].tokenKind : nil
        // A member of another value, and the label of an argument.
        if before != .period, after != .colon { return false }
      }
    }
    return true
  }
}

extension SourceUnit {
  /// The initializers of a type that this file declares, those of its extensions among them.
  func initializers(of type: String) -> [InitializerDeclSyntax] {
    outline.types.indices.filter { places.types[$0].name == type }.flatMap { index in
      memberBlock(of: outline.types[index]).map {
        DeclarationReader.declarations(in: $0).compactMap { $0.as(InitializerDeclSyntax.self) }
      } ?? []
    }
  }
}

extension Trivia {
  /// Whether it contains a comment.
  var hasComment: Bool {
    contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }
}
