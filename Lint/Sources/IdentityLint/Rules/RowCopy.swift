import SwiftSyntax

/// A row that keeps an element in `@State` and edits it, while other code reads the edited member
/// in the collection: that code sees the old value.
struct RowCopy {
  let state: WrappedProperty
  let file: SourceUnit
  let resolver: Resolver

  func finding() -> Finding? {
    guard let view = resolver.project.types[state.owner], view.isView,
      let property = resolver.project.property(state.name, of: view), property.initial == nil,
      let type = property.type
    else { return nil }
    let copy = UnreturnedCopy(state: state, file: file, resolver: resolver)
    guard TypeShape(type).element == nil, TypeShape(type).base != "String",
      copy.isValue(type, of: view), copy.cannotStore(view)
    else { return nil }
    let code = TypeCode(view, besides: file, in: resolver.project)
    let edits = edits(in: code)
    guard !edits.isEmpty, !copy.isGivenOn(in: code) else { return nil }
    for call in resolver.project.callers(of: view) where !call.path.isOfTests {
      guard let (owner, maker) = collection(of: call, view),
        let edit = edits.first(where: { isRead($0.member, by: [owner.type, maker], view) })
      else { continue }
      return file.finding(
        EditedCopyRule.self, at: file.range(of: state.binding.pattern),
        """
        What is edited in `\(state.name)` stays in this row: `\(owner.property)` keeps the old \
        value.
        """,
        because: "`\(state.name)` is a copy of the element, and other code reads its "
          + "`\(edit.member)` in the collection",
        advice: """
          Take a binding: `@Binding var \(state.name): \(type)`, and run over \
          `ForEach($\(owner.property))`.
          """,
        related: [
          code.place(of: edit.node, "edited here"),
          RelatedPlace(
            CodePlace(path: call.path, line: call.fact.line, column: call.fact.column),
            "the row is made here"),
        ])
    }
    return nil
  }

  /// The stored collection of whose element a call makes the row, and the type of the caller.
  private func collection(
    of call: ProjectIndex.Located<CallFacts>, _ view: ProjectIndex.TypeInfo
  ) -> (CollectionOwner, ProjectIndex.TypeInfo)? {
    guard let maker = resolver.project.type(around: call.fact.type), maker.isView,
      !maker.facts.inherited.contains("PreviewProvider"),
      case .element(let collection)? = call.fact.argument(for: state.name, of: view),
      let owner = CollectionOwner(
        of: collection,
        in: Resolver.Place(type: call.fact.type, function: call.fact.function),
        Resolver(project: resolver.project.seen(from: call.path))),
      let facts = owner.facts, !facts.isLet, !facts.isComputed, !facts.isStatic
    else { return nil }
    if owner.type.isReference { return (owner, maker) }
    return ["State", "Binding", "AppStorage", "SceneStorage"].contains(facts.wrapper)
      ? (owner, maker) : nil
  }

  /// `$chore.isDone` of a control, `chore.isDone = true` and `chore.isDone.toggle()`.
  private func edits(in code: TypeCode) -> [(member: String, node: Syntax)] {
    let projected = code.projections(of: state.name).compactMap { use -> (String, Syntax)? in
      guard let access = use.parent?.as(MemberAccessExprSyntax.self),
        ["text", "value", "isOn", "selection"].contains(use.argument?.label?.text)
      else { return nil }
      return (access.declName.baseName.text, Syntax(use))
    }
    let changed = code.nodes.flatMap { $0.references(to: state.name) }
      .compactMap { use -> (String, Syntax)? in
        guard let access = use.parent?.as(MemberAccessExprSyntax.self),
          access.base.map({ Syntax($0).id }) == use.id, BuilderPlace(of: use) == .action
        else { return nil }
        var node = Syntax(access)
        if let outer = node.parent?.as(MemberAccessExprSyntax.self),
          UnreturnedCopy.mutating.contains(outer.declName.baseName.text),
          outer.parent?.parent?.is(CodeBlockItemSyntax.self) == true
        {
          return (access.declName.baseName.text, use)
        }
        while let outer = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(outer) }
        guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
          let sequence = list.parent?.as(SequenceExprSyntax.self),
          ExprSyntax(sequence).assigned != nil || code.assignments.contains(sequence)
        else { return nil }
        return (access.declName.baseName.text, use)
      }
    return projected + changed
  }

  /// Whether other code than the row reads a member of an element: `!$0.isDone` and `\.isDone`.
  private func isRead(
    _ member: String, by types: [ProjectIndex.TypeInfo], _ row: ProjectIndex.TypeInfo
  ) -> Bool {
    types.contains { type in
      guard type.facts.name != row.facts.name else { return false }
      let code = TypeCode(type, besides: file, in: resolver.project)
      return code.nodes.contains { MemberReads.isIn($0, of: member) }
    }
  }

  private final class MemberReads: SyntaxVisitor {
    let member: String
    var isFound = false

    static func isIn(_ node: Syntax, of member: String) -> Bool {
      let walk = MemberReads(of: member)
      walk.walk(node)
      return walk.isFound
    }

    init(of member: String) {
      self.member = member
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == member, node.base != nil { isFound = true }
      return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == member { isFound = true }
      return .skipChildren
    }
  }
}
