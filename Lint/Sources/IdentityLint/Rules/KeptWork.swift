import SwiftSyntax

/// Work that a method stores, and that continues when the method runs again.
struct KeptWork {
  let noun: String
  let keeper: String
  let call: FunctionCallExprSyntax
}

extension EndlessTaskRule {
  /// A subscription that a method adds to a set, or a timer or loop that it keeps, where no code of
  /// the type ends the one before.
  ///
  /// - Parameters:
  ///   - files: those with the members of the type.
  ///   - pressed: methods that only a press of a button calls: what they end, they may end long
  ///     after the next one has begun.
  func keptWork(
    of item: CodeBlockItemSyntax, _ code: ActionCode, in files: [SourceUnit],
    ofModel model: ProjectIndex.TypeInfo, _ resolver: Resolver, endedBy pressed: Set<String>
  ) -> KeptWork? {
    guard case .expr(let expression) = item.item else { return nil }
    if let found = timerSource(item, code, in: files) { return found }
    if let call = expression.as(FunctionCallExprSyntax.self), call.modifierName == "store",
      let bag = call.argument("in")?.as(InOutExprSyntax.self)?.expression.ownName,
      call.chainBefore.contains(where: { ["sink", "assign"].contains($0.modifierName) }),
      Self.isEndless(call)
        || LivingPublisher.feeds(
          call.sink, in: model, resolver.seen(from: code.file), countsOwn: true),
      !isEnded(bag, code, in: files, besides: pressed)
    {
      return KeptWork(noun: "subscription", keeper: bag, call: call.sink)
    }
    guard let assigned = expression.assigned, let name = assigned.target.ownName,
      assigned.value.count == 1, let call = assigned.value[0].as(FunctionCallExprSyntax.self),
      let work = EndlessWork(call, code), !isEnded(name, code, in: files),
      work.noun != "observer" || !isRemoved(name, in: files)
    else { return nil }
    return KeptWork(noun: work.noun, keeper: name, call: call)
  }

  /// Whether some code removes the observer that a property keeps.
  private func isRemoved(_ name: String, in files: [SourceUnit]) -> Bool {
    files.contains { file in
      file.calls(named: "removeObserver").contains { $0.mentions([name]) }
    }
  }

  /// `sources.append(source)`, of a `DispatchSourceTimer` that the same method makes.
  private func timerSource(
    _ item: CodeBlockItemSyntax, _ code: ActionCode, in files: [SourceUnit]
  ) -> KeptWork? {
    guard let call = item.called, call.modifierName == "append",
      let keeper = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName,
      let name = call.arguments.first?.expression.ownName,
      let statements = item.parent?.as(CodeBlockItemListSyntax.self),
      !isEnded(keeper, code, in: files)
    else { return nil }
    let made = statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings).first { $0.pattern.sourceText == name }?.initializer?.value
    let calls = statements.compactMap(\.called)
    guard let timer = made?.as(FunctionCallExprSyntax.self),
      timer.modifierName == "makeTimerSource",
      calls.contains(where: { $0.modifierName == "schedule" && $0.argument("repeating") != nil }),
      calls.contains(where: { ["resume", "activate"].contains($0.modifierName) })
    else { return nil }
    return KeptWork(noun: "timer", keeper: keeper, call: timer)
  }

  /// Whether a publisher continues by itself: a timer, notifications, or a published property. A
  /// request ends.
  private static func isEndless(_ store: FunctionCallExprSyntax) -> Bool {
    let links = store.chainBefore
    if links.contains(where: { ["first", "prefix", "output"].contains($0.modifierName) }) {
      return false
    }
    guard let first = links.last else { return false }
    let text = first.calledExpression.sourceText
    return text.hasPrefix("Timer.publish") || text.contains("NotificationCenter.default.publisher")
      || text.hasPrefix("$") || text.hasPrefix("self.$")
  }

  /// Whether some code of the view cancels or replaces what a property keeps, or passes it on.
  /// - Parameter methods: those whose code does not count.
  func isEnded(
    _ name: String, _ code: ActionCode, in files: [SourceUnit], besides methods: Set<String> = []
  ) -> Bool {
    files.contains { isEnded(name, code, in: $0, besides: methods) }
  }

  private func isEnded(
    _ name: String, _ code: ActionCode, in file: SourceUnit, besides methods: Set<String>
  ) -> Bool {
    func counts(_ node: some SyntaxProtocol) -> Bool {
      guard !methods.isEmpty, let index = file.places.functionIndex(at: node.position) else {
        return true
      }
      return !methods.contains(file.outline.functions[index].name.text)
    }
    return file.calls(in: code.type).contains { call in
      guard counts(call) else { return false }
      if ["invalidate", "cancel", "removeAll", "forEach"].contains(call.modifierName) {
        return call.calledExpression.mentions([name])
      }
      return CalledName(of: call)?.kind != .initializer
        && call.arguments.contains { $0.label?.text != "in" && $0.expression.mentions([name]) }
    } || !file.projections(of: name, in: code.type ?? "").isEmpty
      || file.outline.assignments.contains {
        $0.elements.first?.ownName == name && file.places.type(at: $0.position) == code.type
          && ["nil", "[]", "Set()", ".init()"].contains($0.elements.last?.sourceText)
          && counts($0)
      }
  }
}

extension FunctionCallExprSyntax {
  /// The calls that this one is a member of, the nearest first: those of a chain.
  fileprivate var chainBefore: [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var call = self
    while let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .as(FunctionCallExprSyntax.self)
    {
      found.append(base)
      call = base
    }
    return found
  }

  /// The subscription itself.
  fileprivate var sink: FunctionCallExprSyntax {
    chainBefore.first { ["sink", "assign"].contains($0.modifierName) } ?? self
  }
}
