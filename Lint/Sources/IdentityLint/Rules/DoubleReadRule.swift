import SwiftSyntax

/// `if x != nil { … x! … }` in a builder, where the forced read happens later than the condition.
public struct DoubleReadRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "double_read", title: "An optional read twice",
    summary: """
      The condition is read when the body runs. A closure that runs later, such as a task, the \
      rows of a list or the content of a sheet, reads the optional again. When it has become nil \
      in between, the forced read stops the app.
      """,
    exemptions: [
      "constants: a `let`, a parameter", "code that does not build views",
      "two reads in one run of a body",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return file.outline.conditionals.compactMap { finding(for: $0, in: file, resolver) }
  }

  private func finding(for node: IfExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    for element in node.conditions {
      guard case .expression(let condition) = element.condition else { continue }
      for (optional, isWhole) in Self.comparedWithNil(condition) {
        let text = optional.sourceText
        let walk = ForcedReads(of: text)
        walk.walk(node.body)
        walk.found.removeAll { !Self.isLater($0, than: node) }
        guard !walk.found.isEmpty, BuilderPlace(of: node) == .builder,
          canChange(optional, in: file, resolver)
        else { continue }
        return file.finding(
          Self.self, at: file.range(of: condition),
          "When `\(text)` becomes nil before the closure below runs, `\(text)!` stops the app.",
          because:
            "the condition reads `\(text)` when the body runs, and `\(text)!` reads it later",
          advice:
            """
            Read it once: `if let \(Self.name(for: optional)) \
            \(optional.is(DeclReferenceExprSyntax.self) ? "" : "= \(text) "){ … }`.
            """,
          related: walk.found.prefix(3).map {
            RelatedPlace(path: file.path, range: file.range(of: $0), message: "read again here")
          },
          fix: isWhole ? fix(node, element, optional, file, resolver) : nil)
      }
    }
    return nil
  }

  /// Whether a read is in a closure that runs after the body: one that waits, or one that builds
  /// views on demand.
  private static func isLater(_ read: ForceUnwrapExprSyntax, than condition: IfExprSyntax) -> Bool {
    var node = read.parent
    while let parent = node, parent.id != condition.id {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
        let name = CalledName(of: place.call)
      {
        if later.contains(name.text) { return true }
        if BuilderPlace.role(of: closure) == .action, waits(closure) { return true }
      }
      node = parent.parent
    }
    return false
  }

  private static let later: Set<String> = [
    "Task", ".task", ".refreshable", "GeometryReader", "ForEach", "List", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "Table", "TimelineView", ".sheet", ".fullScreenCover",
    ".popover", ".navigationDestination", "NavigationLink", ".asyncAfter", ".async", "Timer",
    ".scheduledTimer", ".inspector",
  ]

  private static func waits(_ closure: ClosureExprSyntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }

  /// The optionals that a condition compares with nil, alone or in a conjunction.
  private static func comparedWithNil(_ condition: ExprSyntax) -> [(ExprSyntax, Bool)] {
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return [] }
    let elements = Array(sequence.elements)
    let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }
    if elements.contains(where: {
      ["||", "??"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        || $0.is(UnresolvedTernaryExprSyntax.self)
    }) {
      return []
    }
    return parts.compactMap { part in
      let part = Array(part)
      guard part.count == 3, part[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
        part[2].is(NilLiteralExprSyntax.self)
      else {
        return nil
      }
      return (part[0], parts.count == 1)
    }
  }

  private func canChange(_ optional: ExprSyntax, in file: SourceUnit, _ resolver: Resolver) -> Bool
  {
    let place = file.resolverPlace(of: optional)
    let value = ValueReader.value(of: optional)
    guard case .name(let name) = value else {
      // A member: of an object it can change, of a constant value not.
      if case .member(let base, let member) = value, let type = resolver.type(of: base, in: place),
        let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
        let property = resolver.project.property(member, of: info)
      {
        if info.isReference { return !property.isLet }
        if case .name(let root) = base.root, let owner = resolver.property(root, in: place) {
          return owner.wrapper != nil
        }
        return false
      }
      return false
    }
    guard !file.isLocalName(name, at: optional),
      let property = resolver.project.property(name, of: resolver.info(place))
    else {
      return false
    }
    return property.wrapper != nil && property.wrapper != "Environment" || property.isComputed
  }

  private static func name(for optional: ExprSyntax) -> String {
    optional.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? optional.sourceText
  }

  private func fix(
    _ node: IfExprSyntax, _ element: ConditionElementSyntax, _ optional: ExprSyntax,
    _ file: SourceUnit, _ resolver: Resolver
  ) -> Fix? {
    guard case .expression(let condition) = element.condition else { return nil }
    let walk = ForcedReads(of: optional.sourceText)
    walk.walk(node.body)
    let reads = walk.found
    let text = optional.sourceText
    let name = Self.name(for: optional)
    guard name.isPlainIdentifier, !condition.description.contains("//"),
      !condition.description.contains("/*")
    else { return nil }
    // The constant would be another value where the name means one, and one more where it is bound.
    if name != text, node.body.names(name) { return nil }
    // A later condition would read the constant as an optional.
    let later = node.conditions.filter { $0.position > element.position }
    if later.contains(where: { $0.names(name) || $0.description.contains(text) }) { return nil }
    // A body that sets it would set a constant.
    let sets = AssignedNames(of: name)
    sets.walk(node.body)
    guard !sets.isFound, !reads.contains(where: { mayMutate($0, optional, file, resolver) }) else {
      return nil
    }
    // A read without `!` would change its type.
    if name == text, node.body.names(name, exceptForced: true) { return nil }
    return Fix(
      title: "Read it once",
      edits: [file.edit(condition, name == text ? "let \(name)" : "let \(name) = \(text)")]
        + reads.map { file.edit($0, name) })
  }

  /// Whether a read may change the value: `&x!`, and a method of a value, which may be `mutating`.
  private func mayMutate(
    _ read: ForceUnwrapExprSyntax, _ optional: ExprSyntax, _ file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    let type = resolver.type(
      of: ValueReader.value(of: optional), in: file.resolverPlace(of: optional))
    if let type, let info = resolver.project.type(named: TypeShape(type).base), info.isReference {
      return false
    }
    var node = Syntax(read)
    while let parent = node.parent {
      if parent.is(InOutExprSyntax.self) { return true }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
          || parent.is(OptionalChainingExprSyntax.self) || parent.is(SubscriptCallExprSyntax.self)
      else {
        return parent.as(FunctionCallExprSyntax.self)?.calledExpression.position == node.position
          && node.is(MemberAccessExprSyntax.self)
      }
      node = parent
    }
    return false
  }

  private final class AssignedNames: SyntaxVisitor {
    let name: String
    var isFound = false

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements.prefix(2))
      if elements.count == 2, elements[1].is(AssignmentExprSyntax.self),
        elements[0].mentions([name])
      {
        isFound = true
      }
      return .visitChildren
    }
  }

  private final class ForcedReads: SyntaxVisitor {
    let text: String
    var found: [ForceUnwrapExprSyntax] = []

    init(of text: String) {
      self.text = text
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      if node.expression.sourceText == text { found.append(node) }
      return .visitChildren
    }
  }
}

extension SourceUnit {
  /// Whether a name is a local one where it is used.
  func isLocalName(_ name: String, at node: some SyntaxProtocol) -> Bool {
    LocalNames.contain(name, at: node)
  }
}
