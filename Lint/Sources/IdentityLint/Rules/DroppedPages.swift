import SwiftSyntax

/// A navigation in a branch that work leaves and comes back to, while pages are open in it.
extension FormJudge {
  /// A view of an arm with a navigation of its own.
  func pages(in arm: CodeBlockItemListSyntax) -> FunctionCallExprSyntax? {
    let containers: Set<String> = ["NavigationStack", "NavigationSplitView", "NavigationView"]
    let walk = FormCalls(viewMode: .sourceAccurate)
    walk.walk(arm)
    return walk.found.first { call in
      guard let name = call.calledText else { return false }
      let view = resolver.project.type(named: name, from: type)
      let names = view?.isView == true ? view?.facts.names ?? [] : CalledNames.inside(call)
      return (containers.contains(name) || !names.isDisjoint(with: containers))
        && !names.isDisjoint(with: ["NavigationLink", ".navigationDestination"])
        && !call.chainedNames.contains("id")
    }
  }

  /// Whether the path of the pages is kept outside of the arm: in this view, or in a binding or an
  /// object that their view gets.
  func isPathKept(of pages: FunctionCallExprSyntax) -> Bool {
    guard let name = pages.calledText,
      let view = resolver.project.type(named: name, from: type), view.isView
    else { return pages.argument("path") != nil }
    return resolver.project.units(of: view, besides: file).contains { unit in
      unit.calls(in: view.nameInFile).contains { call in
        guard call.calls("NavigationStack"), let path = call.argument("path") else { return false }
        var root = path
        while let base = root.as(MemberAccessExprSyntax.self)?.base, base.sourceText != "self" {
          root = base
        }
        let owner = root.ownName.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
          .flatMap { resolver.project.property($0, of: view) }
        return owner?.wrapper != "State" && owner?.wrapper != "StateObject"
      }
    }
  }

  /// Work that leaves the arm each time it begins, and that something besides the user and the
  /// first appearance begins again: a scene that becomes active, a message, another value, or a
  /// page that the user opened.
  /// - Parameter pattern: the arm's case; nil for the arm of a flag that is false.
  func repeatedWork(
    _ flag: Flag, leaving pattern: String?, _ pages: FunctionCallExprSyntax
  ) -> (begin: SequenceExprSyntax, file: SourceUnit)? {
    let owner = flag.owner.nameInFile
    return resolver.project.units(of: flag.owner, besides: file).lazy.compactMap { unit in
      repeatedWork(flag, owner, leaving: pattern, pages, in: unit).map { ($0, unit) }
    }.first
  }

  private func repeatedWork(
    _ flag: Flag, _ owner: String, leaving pattern: String?, _ pages: FunctionCallExprSyntax,
    in file: SourceUnit
  ) -> SequenceExprSyntax? {
    file.assignments(to: flag.name, in: owner).first { begin in
      guard let value = ExprSyntax(begin).assigned?.value, value.count == 1,
        let index = file.places.functionIndex(at: begin.position), begin.isUnconditional
      else { return false }
      let function = file.outline.functions[index]
      let text = value[0].sourceText
      if let pattern {
        guard text.hasPrefix("."), !pattern.hasPrefix(text.prefix { $0 != "(" }) else {
          return false
        }
      } else {
        guard text == "true" else { return false }
      }
      let comesBack = file.assignments(to: flag.name, in: owner).contains { end in
        guard let value = ExprSyntax(end).assigned?.value.first?.sourceText else { return false }
        return file.places.functionIndex(at: end.position) == index
          && (pattern.map { $0.hasPrefix(value.prefix { $0 != "(" }) } ?? (value == "false"))
      }
      return comesBack
        && (isBegunAgain(function.name.text, of: flag.owner)
          || OpenedPages(file: self.file, resolver: resolver, type: type)
            .begin(function.name.text, of: owner, in: pages))
    }
  }

  private func isBegunAgain(_ function: String, of owner: ProjectIndex.TypeInfo) -> Bool {
    if isBegunAgain(function, of: owner, in: file) { return true }
    guard owner.isReference else { return false }
    let calls = resolver.project.calls["." + function] ?? []
    let paths = Set(calls.map(\.path)).subtracting([file.path])
    return paths.sorted().contains {
      guard let unit = resolver.project.sources?.unit($0) else { return false }
      return isBegunAgain(function, of: owner, in: unit)
    }
  }

  private func isBegunAgain(
    _ function: String, of owner: ProjectIndex.TypeInfo, in unit: SourceUnit
  ) -> Bool {
    unit.calls(named: function).contains { call in
      guard (call.modifierName != nil) == (owner.nameInFile != type) else { return false }
      // Elsewhere the name may be that of another type's method.
      if unit.path != file.path {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
          case let resolver = resolver.seen(from: unit),
          let type = resolver.type(
            of: ValueReader.value(of: base), in: unit.resolverPlace(of: call)),
          resolver.project.type(named: TypeShape(type).base)?.facts.name == owner.facts.name
        else { return false }
      }
      return call.enclosingCalls.contains { outer in
        switch outer.modifierName {
        case "onChange", "onReceive": true
        case "task": outer.argument("id") != nil
        default: false
        }
      }
    }
  }

  func report(
    _ pages: FunctionCallExprSyntax, _ flag: Flag,
    _ work: (begin: SequenceExprSyntax, file: SourceUnit)
  ) -> Finding {
    let name = pages.calledText ?? "it"
    return file.finding(
      DroppedFormRule.self, at: file.range(of: pages.calledExpression),
      "When this comes back, the pages that the user opened in `\(name)` are closed.",
      because: "`\(flag.name)` is set at the start of work that begins again while they are open",
      advice: """
        Keep `\(name)` in place while new data is loaded: leave its case only for the first load, \
        or keep the path above the condition.
        """,
      related: [
        RelatedPlace(
          path: work.file.path, range: work.file.range(of: work.begin), message: "set here")
      ])
  }

  func report(
    _ pages: FunctionCallExprSyntax, _ flag: Flag, chosenAt choice: ExprSyntax
  ) -> Finding {
    let name = pages.calledText ?? "it"
    return file.finding(
      DroppedFormRule.self, at: file.range(of: pages.calledExpression),
      "When this comes back, the pages that the user opened in `\(name)` are closed.",
      because: "`\(flag.name)` chooses between pages, and only one of them is there",
      advice: """
        Use a `TabView`, which keeps its pages, or keep the path of `\(name)` in the view above \
        and pass a binding.
        """,
      related: [
        RelatedPlace(path: file.path, range: file.range(of: choice), message: "chosen here")
      ])
  }
}

extension SequenceExprSyntax {
  /// Whether its function always runs it.
  fileprivate var isUnconditional: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.body?.statements.first { $0.mayReturn && $0.position < position } == nil
      }
      if parent.isBranch || parent.is(CatchClauseSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(GuardStmtSyntax.self) || parent.is(DeferStmtSyntax.self)
      {
        return false
      }
      child = parent
    }
    return false
  }
}
