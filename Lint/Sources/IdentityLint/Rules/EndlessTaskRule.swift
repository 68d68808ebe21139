import SwiftSyntax

/// Work without an end that onAppear begins and nothing ends.
public struct EndlessTaskRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "endless_task", title: "Endless work that onAppear begins",
    summary: """
      A loop without an end in a `Task` of `onAppear`, a repeating timer or an observer that \
      nobody keeps continues after the view is gone. Each time the view appears, another one \
      begins: several work at the same time, on state that is no longer shown. A button does the \
      same with each press, and a method of a model that keeps no task. So does a `Task` inside of \
      a `.task`, which is not canceled with it. A model that its own loop, timer or subscription \
      holds is never released. An `onChange` that always changes what it watches has no end either.
      """,
    severity: .info, warnings: ["a task that loops without an end"],
    exemptions: [
      "`.task`, which is canceled with the view",
      "a task, timer or observer that is stored, where some code ends it",
      "a loop that ends, or work that begins under a condition",
      "a view that an App makes once",
      "a method that cancels the task that it keeps, or runs once",
      "a button that is disabled, or goes away, while the work runs",
      "a model that holds itself weakly in its loop, or that lives as long as the app",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var found = file.outline.calls.flatMap { appearing($0, in: file, resolver) }
    found += file.calls(named: ["task", "onChange"]).compactMap { inTask($0, in: file, resolver) }
    found += file.calls(named: "Button").compactMap { pressed($0, in: file, resolver) }
    found += ChangedWatch(file: file, resolver: resolver).findings()
    found += PromptLoop(file: file, resolver: resolver).findings()
    let known: Set<SourceRange> = Set(found.flatMap { $0.related.map { $0.range } })
    let held = HeldModel(file: file, resolver: resolver).findings().filter { finding in
      finding.related.allSatisfy { !known.contains($0.range) }
    }
    return found + held
  }

  /// `.onAppear { … }`, which runs again each time the view appears.
  private func appearing(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> [Finding] {
    guard let type = file.places.type(at: call.position),
      // An extension of View calls it on itself.
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "onAppear"
        || type == "View" && call.calls("onAppear"),
      BuilderPlace(of: call) == .builder, let info = resolver.project.types[type],
      !info.facts.inherited.contains("App"),
      case let code = ActionCode(file: file, type: type, resolver: resolver),
      let statements = code.statements(of: call)
    else { return [] }
    return code.unconditional(statements).compactMap { item in
      let unit = code.unit(of: item)
      let found =
        finding(for: item, code, in: unit) ?? stored(by: item, code, of: info, in: unit, resolver)
        ?? begun(by: item, of: info, "view appears", in: unit, resolver)
      return found?.moved(to: call, in: file)
    }
  }

  /// `.task { model.start() }`: what the method begins is not the task's. Neither is a `Task` in
  /// it, nor what `onChange` begins.
  private func inTask(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
      let type = file.places.type(at: call.position), let info = resolver.project.types[type],
      !info.facts.inherited.contains("App"),
      case let code = ActionCode(file: file, type: type, resolver: resolver),
      let statements = code.statements(of: call)
    else { return nil }
    let subject = (call.argument("id") ?? call.argument("of")).map { file.text(of: $0, atMost: 40) }
    let cause = subject.map { "`\($0)` changes" } ?? "view appears"
    return code.unconditional(statements).flatMap { item in
      item.begunTask == nil ? item.runAlways.map { code.unconditional($0) } ?? [item] : [item]
    }.lazy.compactMap { item in
      let unit = code.unit(of: item)
      let isTask = call.modifierName == "task"
      let found =
        begun(by: item, of: info, cause, countsStreams: isTask, in: unit, resolver)
        ?? (isTask ? unstructured(item, code, cause, in: unit) : nil)
      return found?.moved(to: call, in: file)
    }.first
  }

  /// `.task(id: room) { Task { for await message in room.messages { … } } }`.
  private func unstructured(
    _ item: CodeBlockItemSyntax, _ code: ActionCode, _ cause: String, in file: SourceUnit
  ) -> Finding? {
    guard let call = item.unkeptCall, let work = EndlessWork(call, code), work.noun == "task" else {
      return nil
    }
    return file.finding(
      Self.self, .info, at: file.range(of: call.calledExpression),
      "\(Self.opening(cause)), another task begins, and none ends.",
      because: "a `Task` inside of a task is not canceled with it",
      advice: "Await the work in the `.task` itself.")
  }

  /// A button whose every press begins one more loop.
  private func pressed(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard call.calls("Button"), BuilderPlace(of: call) == .builder,
      !call.chainedNames.contains("disabled"), !call.isUnderCondition,
      !resolver.project.isOwnValue(call, in: file),
      let type = file.places.type(at: call.position), let info = resolver.project.types[type],
      case let code = ActionCode(file: file, type: type), let statements = code.statements(of: call)
    else { return nil }
    let items = code.unconditional(statements)
    // An action that also assigns something may remove the button.
    guard !items.contains(where: { $0.item.is(SequenceExprSyntax.self) }) else {
      return nil
    }
    for item in items {
      if let found = begun(by: item, of: info, "button is pressed", in: file, resolver) {
        return found
      }
      guard let work = item.unkeptCall, work.calledExpression.sourceText.hasPrefix("Task"),
        let closure = work.trailingClosure, closure.hasEndlessLoop
      else { continue }
      return file.finding(
        Self.self, at: file.range(of: work.calledExpression),
        "Each time the button is pressed, another task begins, and none ends.",
        because: "it loops without an end, and nothing cancels it",
        advice: "Keep the task, and cancel it before another one begins.")
    }
    return nil
  }

  /// `model.startPolling()`, a method that begins endless work which the model does not keep.
  private func begun(
    by item: CodeBlockItemSyntax, of info: ProjectIndex.TypeInfo, _ cause: String,
    countsStreams: Bool = true, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let call = item.unkeptCall,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      base.sourceText != "self", let name = base.ownName,
      resolver.project.property(name, of: info) != nil,
      let type = resolver.type(
        of: ValueReader.value(of: base), in: Resolver.Place(type: info.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: info.facts.name),
      model.isReference,
      // The first view of a window appears once.
      !resolver.project.callers(of: info).contains(where: {
        !$0.fact.contexts.isDisjoint(with: ["WindowGroup", "Window"])
      }),
      let (code, method) = resolver.project.method(
        access.declName.baseName.text, of: model, besides: file),
      let body = method.body
    else { return nil }
    for inner in code.unconditional(body.statements) {
      if cause != "button is pressed",
        let kept = keptWork(
          of: inner, code, in: resolver.project.units(of: model, besides: file), ofModel: model,
          resolver, endedBy: pressed(of: model, besides: body, code, in: file, resolver)),
        !file.calls(named: "cancel").contains(where: { $0.mentions([kept.keeper]) }),
        countsStreams || kept.noun != "task" || kept.call.trailingClosure?.hasEndlessLoop == true
      {
        return file.finding(
          Self.self, at: file.range(of: call.calledExpression),
          """
          \(Self.opening(cause)), another \(kept.noun) begins, and the one before continues.
          """,
          because: "nothing ends what `\(kept.keeper)` keeps before another one begins",
          advice: """
            End the one before, begin only where there is none, or begin once, where the model is \
            made.
            """,
          related: [
            RelatedPlace(
              path: code.file.path, range: code.file.range(of: kept.call.calledExpression),
              message: "begun here")
          ])
      }
      guard let begun = inner.unkeptCall, let work = EndlessWork(begun, code),
        countsStreams && cause != "button is pressed"
          || begun.trailingClosure?.hasEndlessLoop == true
      else { continue }
      return file.finding(
        Self.self, at: file.range(of: call.calledExpression),
        "\(Self.opening(cause)), another \(work.noun) begins, and none ends.",
        because: work.reason,
        advice: """
          Let the method be `async` and call it in `.task`, or keep the \(work.noun) and end it \
          before another one begins.
          """,
        related: [
          RelatedPlace(
            path: code.file.path, range: code.file.range(of: begun.calledExpression),
            message: "begun here")
        ])
    }
    return nil
  }

  /// The methods of a model that only buttons of the view call.
  private func pressed(
    of model: ProjectIndex.TypeInfo, besides body: CodeBlockSyntax, _ code: ActionCode,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Set<String> {
    let own = code.methods(usedIn: [Syntax(body)]).map(\.name.text)
    return Set(model.facts.functions.map(\.name)).subtracting(own).filter { name in
      let uses = file.calls(named: name)
      return !uses.isEmpty
        && uses.allSatisfy { $0.enclosingCalls.contains { $0.calls("Button") } }
        && (resolver.project.calls["." + name] ?? []).allSatisfy { $0.path == file.path }
    }
  }

  private static func opening(_ cause: String) -> String {
    cause.hasPrefix("`") ? "Each time \(cause)" : "Each time the \(cause)"
  }

  /// Work that is stored, and that no code of the view ends.
  private func stored(
    by item: CodeBlockItemSyntax, _ code: ActionCode, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard case .expr(let expression) = item.item else { return nil }
    var units: [SourceUnit] { resolver.project.units(of: info, besides: code.file) }
    if let call = expression.as(FunctionCallExprSyntax.self), call.modifierName == "store",
      let bag = call.argument("in")?.as(InOutExprSyntax.self)?.expression.ownName,
      call.calledExpression.sourceText.contains(".sink"), !isEnded(bag, code, in: units)
    {
      return file.finding(
        Self.self, at: file.modifier(call),
        "Each time the view appears, another subscription is added, and none ends.",
        because: "`onAppear` runs again each time, and nothing empties `\(bag)`",
        advice: "Use `.onReceive(…) { … }`, or subscribe once, where the model is made.")
    }
    guard let assigned = expression.assigned, let name = assigned.target.ownName,
      assigned.value.count == 1, let call = assigned.value[0].as(FunctionCallExprSyntax.self),
      let work = EndlessWork(call, code), work.noun != "observer", !isEnded(name, code, in: units)
    else { return nil }
    return file.finding(
      Self.self, work.noun == "task" ? .warning : .info,
      at: file.range(of: call.calledExpression),
      """
      When the view goes, this \(work.noun) continues. Each time the view appears, another one \
      begins.
      """,
      because: "it does not end by itself, and nothing ends what `\(name)` keeps",
      advice: work.advice)
  }

  private func finding(for item: CodeBlockItemSyntax, _ code: ActionCode, in file: SourceUnit)
    -> Finding?
  {
    guard let call = item.unkeptCall, let work = EndlessWork(call, code) else { return nil }
    return file.finding(
      Self.self, work.noun == "task" ? .warning : .info,
      at: file.range(of: call.calledExpression),
      """
      When the view goes, this \(work.noun) continues. Each time the view appears, another one \
      begins.
      """,
      because: work.reason, advice: work.advice)
  }
}

extension CodeBlockItemSyntax {
  /// The call that is a whole statement, `_ = f()` included: nobody keeps its result.
  fileprivate var unkeptCall: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[0].is(DiscardAssignmentExprSyntax.self)
    {
      return elements[2].as(FunctionCallExprSyntax.self)
    }
    return called
  }
}

extension ClosureExprSyntax {
  /// Whether it loops until it is canceled.
  fileprivate var hasEndlessLoop: Bool {
    EndlessWork.Loops.isIn(Syntax(statements), countsStreams: false)
  }
}

extension SyntaxProtocol {
  /// Whether it is there only under a condition.
  var isUnderCondition: Bool {
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch { return true }
      node = parent.parent
    }
    return false
  }
}
