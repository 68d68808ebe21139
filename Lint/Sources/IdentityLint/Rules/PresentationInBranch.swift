import SwiftSyntax

/// A sheet that is attached inside the branch for "nothing yet", and whose own content adds the
/// first element: the branch goes, and the sheet closes before the user is done.
struct PresentationInBranch {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["sheet", "fullScreenCover"]).compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView
      else { return nil }
      for branch in branches(around: call, of: info) {
        guard let subject = Subject(branch.need, in: branch.owner, resolver),
          let cause = cause(in: call, of: info, subject)
        else { continue }
        let noun = call.modifierName == "sheet" ? "sheet" : "cover"
        return file.finding(
          TaskInOwnBranchRule.self, at: file.modifier(call),
          """
          The \(noun) closes as soon as its content adds the first element to \
          `\(branch.need.subject)`: the view it hangs on is there only while that is empty.
          """,
          because: "a \(noun) goes with the view that it is attached to",
          advice: "Attach it, and keep its flag, outside of the condition.",
          related: [
            RelatedPlace(
              path: branch.file.path, range: branch.file.range(of: branch.need.node),
              message: "the condition is here"),
            RelatedPlace(
              path: cause.file.path, range: cause.file.range(of: cause.call),
              message: "added here"),
          ])
      }
      return nil
    }
  }

  private struct Branch {
    let file: SourceUnit
    let need: ArmNeed
    let owner: ProjectIndex.TypeInfo
  }

  /// The conditions around a call, and those around the only place that makes its view.
  private func branches(around call: FunctionCallExprSyntax, of info: ProjectIndex.TypeInfo)
    -> [Branch]
  {
    let own = ArmNeed.all(around: call).map { Branch(file: file, need: $0, owner: info) }
      .filter { $0.need.isEmptiness }
    // One that more than one file makes has no single place.
    guard resolver.project.callers(of: info).count == 1,
      let made = resolver.project.callers(of: info).first, let around = made.fact.type,
      let owner = resolver.project.type(around: around), owner.isView,
      case let unit = resolver.project.unit(at: made.path, else: file),
      let place = unit.calls(named: ProjectIndex.simple(info.facts.name)).first(where: {
        $0.modifierName == nil && BuilderPlace(of: $0) == .builder
          && unit.places.type(at: $0.position) == owner.nameInFile
      })
    else { return own }
    return own
      + ArmNeed.all(around: place).map { Branch(file: unit, need: $0, owner: owner) }
      .filter { $0.need.isEmptiness }
  }

  /// The collection that is empty in the branch.
  private struct Subject {
    let name: String
    let owner: ProjectIndex.TypeInfo

    init?(_ need: ArmNeed, in view: ProjectIndex.TypeInfo, _ resolver: Resolver) {
      let parts = need.subject.split(separator: ".").map(String.init)
      guard let last = parts.last, parts.count < 3 else { return nil }
      name = last
      guard parts.count == 2 else {
        owner = view
        return
      }
      guard
        let type = resolver.type(
          of: .name(parts[0]), in: Resolver.Place(type: view.facts.name)),
        let info = resolver.project.type(named: TypeShape(type).base, from: view.facts.name)
      else { return nil }
      owner = info
    }
  }

  /// The call in the sheet's content that adds an element, and leaves the sheet open.
  private func cause(
    in call: FunctionCallExprSyntax, of info: ProjectIndex.TypeInfo, _ subject: Subject
  ) -> (file: SourceUnit, call: FunctionCallExprSyntax)? {
    guard let content = call.closure("content") else { return nil }
    guard subject.owner.isReference else { return addition(in: content, of: info, subject) }
    let adding = Set(
      resolver.changes(of: subject.name, in: subject.owner).sure.filter {
        $0.fact.kind == .appended || $0.fact.kind == .reordered
      }.compactMap(\.fact.function))
    if adding.isEmpty { return nil }
    var calls = file.calls(in: info.nameInFile).filter {
      content.position <= $0.position && $0.position < content.endPosition
    }.map { (file: file, call: $0) }
    for name in CalledNames.inside(content.statements) where name.first?.isUppercase == true {
      guard let view = resolver.project.type(named: name, from: info.facts.name), view.isView,
        !view.facts.names.isDisjoint(with: adding.map { "." + $0 })
      else { continue }
      for unit in resolver.project.units(of: view, besides: file) {
        calls += unit.calls(in: view.nameInFile).map { (file: unit, call: $0) }
      }
    }
    return calls.first { unit, call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, adding.contains(access.declName.baseName.text),
        let type = resolver.seen(from: unit)
          .type(of: ValueReader.value(of: base), in: unit.resolverPlace(of: call)),
        resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.facts.name
          == subject.owner.facts.name
      else { return false }
      return leavesOpen(call)
    }
  }

  /// The call that adds an element to a state of the view itself: in the content, or in a view of
  /// it that gets a binding.
  private func addition(
    in content: ClosureExprSyntax, of info: ProjectIndex.TypeInfo, _ subject: Subject
  ) -> (file: SourceUnit, call: FunctionCallExprSyntax)? {
    guard subject.owner.facts.name == info.facts.name,
      let property = resolver.project.property(subject.name, of: info), !property.isComputed
    else { return nil }
    func adds(_ call: FunctionCallExprSyntax, to name: String) -> Bool {
      ["append", "insert"].contains(call.modifierName)
        && call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == name
        && leavesOpen(call)
    }
    let calls = file.calls(in: info.nameInFile).filter {
      content.position <= $0.position && $0.position < content.endPosition
    }
    if let call = calls.first(where: { adds($0, to: subject.name) }) { return (file, call) }
    for call in calls where call.modifierName == nil {
      guard let name = call.calledText,
        let view = resolver.project.type(named: name, from: info.facts.name), view.isView,
        let label = call.arguments.first(where: { $0.expression.ownName == "$" + subject.name })?
          .label?.text,
        resolver.project.property(label, of: view)?.wrapper == "Binding"
      else { continue }
      for unit in resolver.project.units(of: view, besides: file) {
        if let call = unit.calls(in: view.nameInFile).first(where: { adds($0, to: label) }) {
          return (unit, call)
        }
      }
    }
    return nil
  }

  /// Whether an action ends after a call without a call that may close the sheet.
  private func leavesOpen(_ call: FunctionCallExprSyntax) -> Bool {
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position >= child.endPosition {
          if let leave = item.item.as(ReturnStmtSyntax.self) { return leave.expression == nil }
          if mayClose(item) { return false }
        }
        for item in list where item.position < child.position && mayClose(item) { return false }
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        return BuilderPlace.role(of: closure) == .action
          && ClosurePlace(closure)?.call.calledText == "Button"
      }
      if parent.is(FunctionDeclSyntax.self) { return false }
      child = parent
    }
    return false
  }

  /// `dismiss()`, `onDone()` and `isShown = false`.
  private func mayClose(_ item: CodeBlockItemSyntax) -> Bool {
    let walk = Closings(viewMode: .sourceAccurate)
    walk.walk(item)
    return walk.isFound
  }

  private final class Closings: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.ownName != nil || node.modifierName == "dismiss" { isFound = true }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if ["false", "nil"].contains(ExprSyntax(node).assigned?.value.first?.sourceText) {
        isFound = true
      }
      return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension ArmNeed {
  /// Whether the branch is there while a collection is empty.
  var isEmptiness: Bool { !isFilled && pattern == nil && node.sourceText.contains("isEmpty") }
}
