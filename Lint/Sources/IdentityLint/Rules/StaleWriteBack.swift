import SwiftSyntax

/// A value that a method copies before it waits, and stores as a whole afterwards: what the user
/// changed in the meantime is lost.
/// `var new = profile; new.photo = try await upload(data); profile = new`
struct StaleWriteBack {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    let walk = Copies(viewMode: .sourceAccurate)
    walk.walk(file.tree)
    return walk.found.compactMap(finding)
  }

  private func finding(for item: CodeBlockItemSyntax) -> Finding? {
    guard let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first,
      let source = binding.initializer?.value, let list = item.parent,
      case let copy = binding.pattern.sourceText,
      let (property, owner) = property(of: source)
    else { return nil }
    let walk = Uses(of: copy, from: source, after: item)
    walk.walk(list)
    // A copy that takes the value again during the work is not old.
    guard !walk.isTakenAgain, let store = walk.store, walk.edits,
      let wait = walk.waits.first(where: { $0.endPosition <= store.endPosition }),
      !store.mayBeRefused(by: source),
      let change = change(of: property, in: owner, besides: item)
    else { return nil }
    let name = file.text(of: source, atMost: 40)
    return file.finding(
      RacingTaskRule.self, at: file.range(of: store),
      "What changed in `\(name)` during the wait is lost: this stores the value from before it.",
      because: "`\(copy)` is copied before the `await`",
      advice: "Wait first, and change only the member that is new: `\(name).… = …`.",
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: binding), message: "copied here"),
        RelatedPlace(path: file.path, range: file.range(of: wait), message: "this waits"),
        change,
      ])
  }

  /// The stored property of a view or a class that is copied: `profile`, `model.profile`.
  private func property(of source: ExprSyntax)
    -> (PropertyFacts, ProjectIndex.TypeInfo)?
  {
    guard let type = file.places.type(at: source.position),
      let around = resolver.project.types[type]
    else { return nil }
    var owner = around
    let name: String
    if let own = source.ownName {
      guard !own.hasPrefix("$"),
        source.is(MemberAccessExprSyntax.self)
          || !file.isLocalName(own, at: source)
      else { return nil }
      name = own
    } else if let access = source.as(MemberAccessExprSyntax.self), let base = access.base,
      base.ownName != nil,
      let found = resolver.type(
        of: ValueReader.value(of: base), in: file.resolverPlace(of: source)),
      let model = resolver.project.type(named: TypeShape(found).base, from: around.facts.name),
      model.isReference
    {
      owner = model
      name = access.declName.baseName.text
    } else {
      return nil
    }
    guard let property = resolver.project.property(name, of: owner), !property.isComputed,
      !property.isStatic, !property.isLet, isValue(property, of: owner),
      owner.isReference || ["State", "Binding", "AppStorage"].contains(property.wrapper)
    else { return nil }
    return (property, owner)
  }

  private func isValue(_ property: PropertyFacts, of owner: ProjectIndex.TypeInfo) -> Bool {
    guard let type = property.type else { return false }
    let base = TypeShape(type).base
    if let own = resolver.project.type(named: base, from: owner.facts.name) {
      return own.facts.kind == .structure || own.facts.kind == .enumeration
    }
    return KnownViews.values.contains(base) || base.hasPrefix("[")
      || ["Array", "Dictionary", "Set"].contains(base)
  }

  /// Where something else changes the value: a method, or a field that is bound to it.
  private func change(
    of property: PropertyFacts, in owner: ProjectIndex.TypeInfo, besides item: CodeBlockItemSyntax
  ) -> RelatedPlace? {
    let lines = file.lines(of: item.parent ?? Syntax(item))
    let own = file.places.functionIndex(at: item.position).map { file.outline.functions[$0] }
    let changes = resolver.changes(of: property.name, in: owner).sure
    // One that replaces the whole value is most often a load.
    return changes.first { change in
      !change.path.isOfTests && !change.fact.isInInitializer
        && (own == nil || change.fact.function != own?.name.text)
        && !(change.path == file.path && lines.contains(change.fact.line))
        && change.fact.kind != .assigned
    }.map {
      RelatedPlace(CodePlace(path: $0.path, line: $0.fact.line), "something else changes it here")
    }
  }
}

/// The statements `var copy = …` with a name or a member.
private final class Copies: SyntaxVisitor {
  var found: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let variable = node.item.as(VariableDeclSyntax.self) else { return .visitChildren }
    if variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let value = variable.bindings.first?.initializer?.value,
      value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
    {
      found.append(node)
    }
    return .visitChildren
  }
}

/// What code after a copy does with it.
private final class Uses: SyntaxVisitor {
  private let copy: String
  private let source: String
  private let start: AbsolutePosition
  /// `profile = copy`
  var store: SequenceExprSyntax?
  var isTakenAgain = false
  /// Whether a member or an element of the copy is changed.
  var edits = false
  var waits: [AwaitExprSyntax] = []

  init(of copy: String, from source: ExprSyntax, after item: CodeBlockItemSyntax) {
    self.copy = copy
    self.source = Self.plain(source)
    start = item.endPosition
    super.init(viewMode: .sourceAccurate)
  }

  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "merge", "sort",
    "formUnion",
  ]

  private static func plain(_ expression: ExprSyntax) -> String {
    expression.sourceText.replacing("self.", with: "")
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.endPosition <= start ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (target, value) = ExprSyntax(node).assigned else { return .visitChildren }
    if Self.plain(target) == source, value.count == 1, value[0].sourceText == copy {
      if store == nil { store = node }
    } else if target.sourceText == copy {
      isTakenAgain = true
    } else if target.sourceText.hasPrefix(copy + ".") || target.sourceText.hasPrefix(copy + "[") {
      edits = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.sourceText,
      base == copy || base.hasPrefix(copy + "."),
      Self.changing.contains(node.modifierName ?? "")
    {
      edits = true
    }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    // A change of the actor alone is no wait for an answer.
    let isHop =
      node.expression.as(FunctionCallExprSyntax.self)?.calledExpression.sourceText
      .hasPrefix("MainActor.run") == true
    if !isHop { waits.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.runsChangesInPlace ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension SequenceExprSyntax {
  /// Whether a condition around it looks whether the value is still the same.
  fileprivate func mayBeRefused(by source: ExprSyntax) -> Bool {
    let name = source.sourceText
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self) {
      if let conditional = parent.as(IfExprSyntax.self),
        conditional.conditions.sourceText.contains(name)
      {
        return true
      }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < node.position {
          if let check = item.item.as(GuardStmtSyntax.self),
            check.conditions.sourceText.contains(name),
            ["==", "!="].contains(where: check.conditions.sourceText.contains)
          {
            return true
          }
        }
      }
      node = parent
    }
    return false
  }
}
