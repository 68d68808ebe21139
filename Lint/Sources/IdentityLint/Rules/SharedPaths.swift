import SwiftSyntax

/// Navigation stacks that are there at the same time, with one path.
struct SharedPaths {
  let file: SourceUnit
  let project: ProjectIndex

  /// Something with a stack in it.
  private struct Stack {
    let call: FunctionCallExprSyntax
    let type: String
    let path: String
    let argument: ExprSyntax
  }

  func findings() -> [Finding] {
    let own = file.calls(named: "NavigationStack").compactMap(stack)
    let all = own + views(with: own + stacksElsewhere())
    return Dictionary(grouping: all) { $0.type + " " + $0.path }.values.compactMap { stacks in
      let stacks = stacks.sorted { $0.call.position < $1.call.position }
      for (index, late) in stacks.enumerated() {
        if let rows = late.call.rowsAround, rows.isOfPages {
          return report(
            late, nil, "each `\(rows.container)` element has a stack, and all have one path")
        }
        for early in stacks.prefix(index) where areThereTogether(early.call, late.call) {
          return report(late, early, "another stack, which is there as well, has the same path")
        }
      }
      return nil
    }.sorted { $0.range.start < $1.range.start }
  }

  private func report(_ late: Stack, _ early: Stack?, _ reason: String) -> Finding {
    file.finding(
      SharedPresentationRule.self, at: file.range(of: late.argument),
      """
      What is pushed in one of the stacks is pushed in the other as well: they have one path, \
      `\(late.path)`.
      """,
      because: reason,
      advice: "Keep a path for each stack, and set that of the one that is meant.",
      related: early.map {
        [
          RelatedPlace(
            path: file.path, range: file.range(of: $0.argument), message: "the other stack")
        ]
      } ?? [])
  }

  /// The stacks in views that this file makes and other files declare.
  private func stacksElsewhere() -> [Stack] {
    var seen: Set<String> = []
    return file.outline.calls.flatMap { call -> [Stack] in
      guard let name = CalledName(of: call), name.kind == .initializer,
        seen.insert(name.text).inserted,
        let view = project.type(named: name.text, from: file.places.type(at: call.position)),
        view.isView, view.path != file.path, view.facts.names.contains("NavigationStack"),
        case let unit = project.unit(declaring: view, else: file), unit.path != file.path
      else { return [] }
      let inside = SharedPaths(file: unit, project: project.seen(from: unit))
      return unit.calls(named: "NavigationStack").compactMap(inside.stack).filter {
        $0.type == view.nameInFile
      }
    }
  }

  /// `NavigationStack(path: $path)`, with a property or a member of one.
  private func stack(_ call: FunctionCallExprSyntax) -> Stack? {
    guard call.calls("NavigationStack"), let argument = call.argument("path"),
      let path = Self.path(of: argument), BuilderPlace(of: call) == .builder,
      let type = file.places.type(at: call.position), project.types[type]?.isView == true,
      isOwn(path, at: call, of: type)
    else { return nil }
    return Stack(call: call, type: type, path: path, argument: argument)
  }

  /// Whether a path begins at a property; `@Bindable var router = router` is one as well.
  private func isOwn(_ path: String, at call: FunctionCallExprSyntax, of type: String) -> Bool {
    let root = path.split(separator: ".").first.map(String.init) ?? ""
    guard file.isLocalName(root, at: call) else { return true }
    return project.property(String(root.dropFirst()), of: project.types[type])?.wrapper
      == "Environment"
  }

  /// `$path`, `$router.path`: names and nothing that is chosen by a key.
  private static func path(of argument: ExprSyntax) -> String? {
    var names: [String] = []
    var rest = argument
    while let access = rest.as(MemberAccessExprSyntax.self), let base = access.base {
      names.insert(access.declName.baseName.text, at: 0)
      rest = base
    }
    guard let reference = rest.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if reference != "self" { names.insert(reference, at: 0) }
    return names.first?.hasPrefix("$") == true ? names.joined(separator: ".") : nil
  }

  /// Calls of views that put a binding they get, or a member of an object from the
  /// environment, into a stack.
  private func views(with stacks: [Stack]) -> [Stack] {
    var found: [Stack] = []
    for inner in stacks {
      guard let info = project.types[inner.type] ?? project.type(named: inner.type) else {
        continue
      }
      let root = inner.path.split(separator: ".").first.map { String($0.dropFirst()) } ?? ""
      guard let property = project.property(root, of: info) else { continue }
      for call in file.calls(named: ProjectIndex.simple(inner.type)) {
        guard BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
          type != inner.type, project.types[type]?.isView == true
        else { continue }
        switch property.wrapper {
        case "Binding" where !inner.path.contains("."):
          guard let argument = call.argument(root), let path = Self.path(of: argument) else {
            continue
          }
          found.append(Stack(call: call, type: type, path: path, argument: argument))
        case "EnvironmentObject", "Environment", "ObservedObject", "Bindable":
          // Pages of one tab view.
          guard call.enclosingCalls.contains(where: { $0.calls("TabView") }) else { continue }
          let given = call.argument(root)
          if property.wrapper?.hasPrefix("Environment") != true, given?.ownName == nil { continue }
          let object = given?.ownName ?? property.type ?? root
          let path = object + inner.path.dropFirst(root.count + 1)
          found.append(
            Stack(call: call, type: type, path: path, argument: given ?? call.calledExpression))
        default: continue
        }
      }
    }
    return found
  }

  // MARK: Whether both are there

  private func areThereTogether(_ one: FunctionCallExprSyntax, _ other: FunctionCallExprSyntax)
    -> Bool
  {
    let places = uses(of: one)
    let others = uses(of: other)
    return places.contains { place in
      others.contains { place.id != $0.id && Self.areThereTogether(place, $0) }
    }
  }

  /// Where a stack is built: in the body itself, or where the body uses the member that builds it.
  private func uses(of call: FunctionCallExprSyntax) -> [Syntax] {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) { node = parent }
    let name =
      node.as(FunctionDeclSyntax.self)?.name.text
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
    guard let name, name != "body", let type = file.places.type(at: call.position) else {
      return [Syntax(call)]
    }
    return file.properties(of: type).filter { $0.bindings.first?.accessorBlock != nil }
      .flatMap { $0.references(to: name) }
  }

  /// Whether no condition chooses between two nodes of one member.
  private static func areThereTogether(_ one: Syntax, _ other: Syntax) -> Bool {
    var ancestors: [SyntaxIdentifier: Syntax] = [:]
    var node = one
    while let parent = node.parent {
      ancestors[parent.id] = node
      node = parent
    }
    node = other
    while let parent = node.parent {
      if parent.is(MemberBlockSyntax.self) { return false }
      if let first = ancestors[parent.id] {
        if parent.isBranch || parent.is(SwitchCaseListSyntax.self)
          || parent.is(IfConfigClauseListSyntax.self)
        {
          return false
        }
        // An early return is an arm as well.
        return !first.leavesEarly
      }
      node = parent
    }
    return false
  }
}

extension Syntax {
  /// Whether it contains a `return`, so that what follows is another arm.
  fileprivate var leavesEarly: Bool {
    if self.is(ReturnStmtSyntax.self) { return true }
    return children(viewMode: .sourceAccurate).contains { $0.leavesEarly }
  }
}

extension ElementRows {
  /// Whether each row is a page of its own: in a `TabView`, or beside the others.
  fileprivate var isOfPages: Bool { call.enclosingCalls.contains { $0.calls("TabView") } }
}
