import SwiftSyntax

/// An `AsyncStream` that an object makes once and a view's task iterates. The first task that is
/// canceled ends it: when the view appears again, its next task gets nothing.
struct EndedStream {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "task").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, comesBack(view, call),
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call)
      else { return nil }
      for loop in loops(in: Syntax(statements), code, of: view)
      where !isOwn(loop.owner, of: view, call) {
        guard let stream = stored(loop.name, of: loop.owner) else { continue }
        return file.finding(
          ReplacedSubscriptionRule.self, .info, at: file.modifier(call),
          "When the view appears again, it gets no more values.",
          because: """
            `\(loop.name)` is made once, and an `AsyncStream` ends when the task that iterates it \
            is canceled
            """,
          advice: """
            Make a stream for each task: a function or a computed property that returns a new \
            `AsyncStream`, or share the values in another way.
            """,
          related: [
            RelatedPlace(
              path: loop.unit.path, range: loop.unit.range(of: loop.node),
              message: "iterated here"),
            RelatedPlace(CodePlace(path: stream.path, line: stream.line), "made once here"),
          ])
      }
      return nil
    }
  }

  private struct Loop {
    let name: String
    let owner: ProjectIndex.TypeInfo
    let node: Syntax
    let unit: SourceUnit
  }

  /// The loops of a task over members of objects, those in their methods among them.
  private func loops(in node: Syntax, _ code: ActionCode, of view: ProjectIndex.TypeInfo) -> [Loop]
  {
    let nodes =
      [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
    var found = nodes.flatMap { loops($0, in: code.unit(of: $0), view, resolver) }
    for call in nodes.flatMap(\.callsInside) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, base.sourceText != "self",
        let model = resolver.owner(
          ValueReader.value(of: base), in: Resolver.Place(type: view.facts.name)),
        model.isReference,
        let (inner, method) = resolver.project.method(
          access.declName.baseName.text, of: model, besides: file),
        let body = method.body
      else { continue }
      found += loops(Syntax(body), in: inner.file, model, resolver.seen(from: inner.file))
    }
    return found
  }

  private func loops(
    _ node: Syntax, in unit: SourceUnit, _ around: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> [Loop] {
    let walk = AwaitedLoops(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.found.compactMap { loop in
      switch ValueReader.value(of: loop.sequence) {
      case .name(let name):
        return Loop(name: name, owner: around, node: Syntax(loop.sequence), unit: unit)
      case .member(let base, let name):
        return resolver.owner(base, in: Resolver.Place(type: around.facts.name)).map {
          Loop(name: name, owner: $0, node: Syntax(loop.sequence), unit: unit)
        }
      default: return nil
      }
    }
  }

  private final class AwaitedLoops: SyntaxVisitor {
    var found: [ForStmtSyntax] = []

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { found.append(node) }
      return .visitChildren
    }
  }

  /// The stream that an object keeps; nil when code makes another one later.
  private func stored(_ name: String, of owner: ProjectIndex.TypeInfo) -> (path: String, line: Int)?
  {
    guard owner.isReference, let property = resolver.project.property(name, of: owner),
      !property.isComputed, property.wrapper == nil,
      resolver.changes(of: name, in: owner).sure.allSatisfy(\.fact.isInInitializer)
    else { return nil }
    let type = property.type ?? made(property.initial)
    guard let type, type.hasPrefix("AsyncStream") || type.hasPrefix("AsyncThrowingStream") else {
      return nil
    }
    return (owner.path, property.line)
  }

  private func made(_ value: Value?) -> String? {
    guard case .call(.name(let name), _)? = value else { return nil }
    return name
  }

  /// Whether a view may leave and come back, or its task starts again, while the object stays.
  private func comesBack(_ view: ProjectIndex.TypeInfo, _ task: FunctionCallExprSyntax) -> Bool {
    if task.argument("id") != nil { return true }
    if view.facts.inherited.contains("App") { return false }
    return !resolver.project.callers(of: view).contains {
      !$0.fact.contexts.isDisjoint(with: ["WindowGroup", "Window", "MenuBarExtra"])
    }
  }

  /// Whether the view makes the object for itself: a new view has a new stream.
  private func isOwn(
    _ owner: ProjectIndex.TypeInfo, of view: ProjectIndex.TypeInfo, _ task: FunctionCallExprSyntax
  ) -> Bool {
    task.argument("id") == nil
      && view.facts.properties.contains { property in
        ["State", "StateObject"].contains(property.wrapper)
          && resolver.type(of: property, in: Resolver.Place(type: view.facts.name)).map {
            TypeShape($0).base == ProjectIndex.simple(owner.facts.name)
          } == true
      }
  }
}
