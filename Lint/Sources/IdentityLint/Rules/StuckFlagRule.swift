import SwiftSyntax

/// A flag of work in progress that only some ways out of the work clear.
public struct StuckFlagRule: LintRule {
  public static let description = RuleDescription(
    identifier: "stuck_flag", title: "A flag that is cleared only after success",
    summary: """
      A flag such as `isLoading` is set before work begins, and one way out of the work does not \
      clear it: an error, an early `return`. The spinner then stays, what the flag disables stays \
      disabled, and a `guard` that asks for the flag lets no later attempt through. A request that \
      `onChange` follows and nothing clears is not followed a second time.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`defer`, and a flag that each way clears, also by a method",
      "a flag that other code clears, such as the caller, `onDisappear` or a Cancel button",
      "work that was canceled or replaced: the next one has the flag",
      "a way that ends in closing the view", "a view that asks for the error before the flag",
      "flags of what is shown or played, such as `isPresented` and `isPlaying`", "tests",
      "a request that some code sets back, that is another one each time, or that a view shows",
    ])

  public init() {}

  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool {
    // The facts of such a file have no values.
    var seen: Set<[String]> = []
    return facts.mutations.contains { mutation in
      mutation.kind == .assigned && WorkName.mayBeOfWork(mutation.name)
        && !seen.insert([mutation.type ?? "", mutation.function ?? "", mutation.name]).inserted
    }
  }

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let resolver = Resolver(project: project.seen(from: file))
    let uncleared = UnclearedRequest(file: file, resolver: resolver).findings()
    var seen: Set<String> = []
    return uncleared
      + file.outline.assignments.compactMap { assignment in
        guard FlagMark(assignment) == .set, let name = assignment.elements.first?.flagName,
          WorkName.mayBeOfWork(name),
          let type = file.places.type(at: assignment.position),
          let root = FlagRoot(of: Syntax(assignment)),
          seen.insert("\(name) \(root.statements.position.utf8Offset)").inserted, !file.isOfTests,
          let info = resolver.project.type(around: type),
          let property = resolver.project.property(name, of: info), !property.isComputed,
          !property.isStatic, property.wrapper != "Binding", !file.isLocalName(name, at: assignment)
        else { return nil }
        return StuckFlag(
          file: file, resolver: resolver, info: info, property: property, root: root,
          work: assignment.elements.last.flatMap(FlagMark.work)
        ).finding
      }
  }
}

/// The body of a function, or the closure, that sets a flag.
private struct FlagRoot {
  let statements: CodeBlockItemListSyntax
  /// The function or the closure.
  let node: Syntax

  init?(of node: Syntax) {
    var parent = node.parent
    while let current = parent {
      if let closure = current.as(ClosureExprSyntax.self) {
        guard closure.runsInPlace else {
          statements = closure.statements
          self.node = current
          return
        }
      } else if let function = current.as(FunctionDeclSyntax.self) {
        guard let body = function.body else { return nil }
        statements = body.statements
        self.node = current
        return
      } else if current.is(AccessorDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(DeinitializerDeclSyntax.self) || current.is(MemberBlockSyntax.self)
      {
        return nil
      }
      parent = current.parent
    }
    return nil
  }
}

/// One flag in the code that sets it.
private struct StuckFlag {
  let file: SourceUnit
  let resolver: Resolver
  let info: ProjectIndex.TypeInfo
  let property: PropertyFacts
  let root: FlagRoot
  /// As in `loading` of `phase = .loading`.
  let work: String?

  private var name: String { property.name }
  private var code: ActionCode {
    ActionCode(file: file, type: file.places.type(at: root.statements.position), resolver: resolver)
  }

  var finding: Finding? {
    let isGuard = root.asksFirst(for: name)
    guard WorkName.isOfWork(name) || work != nil || isGuard && !WorkName.isOfSomethingShown(name)
    else { return nil }
    var flow = FlagFlow(name: name, code: code)
    flow.follow(root.statements)
    guard !flow.isGivenUp, let clear = flow.clear, let leak = flow.leaks.first,
      flow.waits || leak.kind == .thrown, !isClearedElsewhere,
      isGuard || !isAskedAfterError(leak)
    else { return nil }
    let state = work.map { "`.\($0)`" } ?? "true"
    let place = RelatedPlace(
      path: file.path, range: file.range(of: leak.node), message: leak.kind.place)
    return file.finding(
      StuckFlagRule.self, at: file.range(of: clear),
      "\(event(leak)), `\(name)` stays \(state).",
      because: "only the other way clears it",
      advice: work == nil
        ? "Clear it on each way: `defer { \(name) = false }` where it is set."
        : "Set `\(name)` on each way, also in `catch` and before each `return`.",
      related: [place])
  }

  private func event(_ leak: FlagFlow.Leak) -> String {
    switch leak.kind {
    case .thrown where leak.node.is(ThrowStmtSyntax.self): "When this throws"
    case .thrown: "When `\(file.text(of: leak.node, atMost: 40))` throws"
    case .returned: "After an early `return`"
    case .skipped: "When another way is taken"
    }
  }

  /// Whether code that does not set the flag clears it.
  private var isClearedElsewhere: Bool {
    let project = resolver.project
    let changes = resolver.changes(of: name, in: info)
    if info.isView, changes.sure.contains(where: { $0.fact.kind == .projected }) { return true }
    // In this type, by the code around each assignment.
    for unit in project.units(of: info, besides: file) {
      var sets: Set<Int> = []
      var clears: Set<Int> = []
      for assignment in unit.outline.assignments
      where assignment.elements.first?.flagName == name
        && unit.places.type(at: assignment.position) == info.nameInFile
        && !unit.isLocalName(name, at: assignment)
      {
        var node = Syntax(assignment)
        // The outermost code: a flag that a function sets and its task clears.
        var outer = -1
        while let root = FlagRoot(of: node), outer < 0 || !root.buildsViews {
          outer = root.statements.position.utf8Offset
          node = root.node
        }
        if FlagMark(assignment) == .set { sets.insert(outer) } else { clears.insert(outer) }
      }
      // Of an initializer or an observer.
      clears.remove(-1)
      if !clears.subtracting(sets).isEmpty || unit.isCleared(name, outside: info) { return true }
    }
    // From outside, as in `model.isLoading = false`.
    return changes.sure.contains { change in
      change.fact.base != nil && change.fact.type != info.facts.name
        && !change.fact.isInInitializer && FlagMark(change.fact) == .clear
    }
  }

  /// `if let error { … } else if isLoading { … }`, where the way that leaves the flag sets the
  /// error.
  private func isAskedAfterError(_ leak: FlagFlow.Leak) -> Bool {
    let shown = leak.sets
    if shown.isEmpty { return false }
    let project = resolver.project
    var units = [file]
    if !info.isView {
      for view in project.types.all.values
      where view.isView
        && view.facts.properties.contains(where: {
          let type = $0.type ?? $0.wrapperArgument?.replacing(".self", with: "")
          return type.map { TypeShape($0).base } == ProjectIndex.simple(info.facts.name)
        })
      {
        units.append(project.unit(declaring: view, else: file))
      }
    }
    return units.contains { unit in
      unit.outline.conditionals.contains { conditional in
        guard conditional.conditions.mentions([name]) else { return false }
        var outer = conditional
        while let parent = outer.parent?.as(IfExprSyntax.self) {
          if parent.conditions.mentions(shown) { return true }
          outer = parent
        }
        return false
      }
    }
  }
}

extension SourceUnit {
  /// Whether an observer or an initializer's closure of the type clears the flag.
  fileprivate func isCleared(_ name: String, outside info: ProjectIndex.TypeInfo) -> Bool {
    outline.assignments.contains { assignment in
      guard assignment.elements.first?.flagName == name, FlagMark(assignment) == .clear,
        places.type(at: assignment.position) == info.nameInFile
      else { return false }
      var node = assignment.parent
      while let current = node, !current.is(MemberBlockItemSyntax.self) {
        if current.is(AccessorDeclSyntax.self) { return true }
        node = current.parent
      }
      return false
    }
  }
}

extension FlagRoot {
  /// Whether it is a closure that builds views, such as that of a `Form`.
  var buildsViews: Bool {
    node.as(ClosureExprSyntax.self).map { BuilderPlace.role(of: $0) == .builder } ?? false
  }

  /// Whether it begins with `guard !flag` or `if flag { return }`.
  func asksFirst(for name: String) -> Bool {
    statements.prefix(3).contains { item in
      if let check = item.item.as(GuardStmtSyntax.self) { return check.conditions.mentions([name]) }
      return item.checked.map { $0.conditions.mentions([name]) && item.mayReturn } ?? false
    }
  }
}
