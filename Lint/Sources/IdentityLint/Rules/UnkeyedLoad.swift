import SwiftSyntax

/// A load for an input of the view that a modifier of the project runs when the view appears: when
/// the parent passes another input in the same place, what was loaded for the one before stays.
struct UnkeyedLoad {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.calls.compactMap { call in
      guard startsOnce(call), BuilderPlace(of: call) == .builder,
        !call.isBelowBranch, call.enclosingContexts.isEmpty,
        let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView, !view.comparesItself,
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: call)
      else { return nil }
      let methods = action.methods(usedIn: [Syntax(statements)])
      let nodes = [Syntax(statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      let states = view.facts.properties.filter { $0.wrapper == "State" }.map(\.name)
      let code = TypeCode(view, besides: file, in: resolver.project)
      guard stores(in: nodes, states, code) else { return nil }
      for input in view.facts.properties
      where input.wrapper == nil && !input.isStatic && !input.isComputed && input.initial == nil
        && input.type?.contains("->") != true
      {
        guard let use = nodes.lazy.compactMap({ self.asks(with: input.name, in: $0) }).first,
          !isWatched(input.name, code), let feed = feed(of: input, view)
        else { continue }
        return file.finding(
          StaleCopyRule.self, .info, at: file.modifier(call),
          """
          When another `\(input.name)` is chosen, this does not run: what was loaded before stays.
          """,
          because: "it loads for `\(input.name)`, which changes while the view stays",
          advice: "Start it for each: `.task(id: \(input.name)) { … }`, or give the view an `.id`.",
          related: [code.place(of: use, "used here")]
            + feed.variation.places.prefix(2).map { RelatedPlace($0, "what makes it change") })
      }
      return nil
    }
  }

  /// Whether a modifier of the project passes its action on to `.task` or `.onAppear`.
  private func startsOnce(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.modifierName, call.arguments.isEmpty, call.trailingClosure != nil,
      !KnownViews.builtInModifiers.contains(name)
    else { return false }
    let own = resolver.project.viewMembers(name, from: file.path)
    return own.count == 1
      && own[0].parameters.count == 1 && own[0].parameters[0].type.contains("->")
      && !own[0].names.isDisjoint(with: ["task", ".task", "onAppear", ".onAppear"])
      && own[0].names.isDisjoint(with: ["onChange", ".onChange", "onReceive", ".onReceive"])
  }

  /// Whether the work puts something into a state of the view.
  private func stores(in nodes: [Syntax], _ states: [String], _ code: TypeCode) -> Bool {
    code.assignments.contains { assignment in
      assignment.elements.first?.ownName.map(states.contains) == true
        && nodes.contains { node in
          node.root.id == assignment.root.id && node.position <= assignment.position
            && assignment.position < node.endPosition
        }
    }
  }

  private func asks(with name: String, in node: Syntax) -> Syntax? {
    let walk = AwaitedAsks(of: name)
    walk.walk(node)
    return walk.found.first { !file.isLocalName(name, at: $0) }
  }

  /// Whether other code of the view runs when the input changes.
  private func isWatched(_ name: String, _ code: TypeCode) -> Bool {
    code.calls.contains { call in
      ["onChange", "task", "id", "onReceive"].contains(call.modifierName ?? "")
        && call.arguments.contains { $0.label?.text != "perform" && $0.expression.mentions([name]) }
    }
  }

  /// A caller that passes a state of its own, which the user sets by choosing.
  private func feed(of input: PropertyFacts, _ view: ProjectIndex.TypeInfo) -> CallerFeed? {
    let label = view.facts.initializers.isEmpty ? input.name : label(of: input, view)
    guard let label else { return nil }
    let feed = CallerFeed.of(view, label: label, index: 0, resolver)
    return feed.variation.level == .varies && (feed.isOwnState || feed.choosesElement) ? feed : nil
  }

  private func label(of input: PropertyFacts, _ view: ProjectIndex.TypeInfo) -> String? {
    view.facts.initializers.lazy.compactMap { initializer -> String? in
      guard case .parameter(let name)? = initializer.stored[input.name] else { return nil }
      return initializer.parameters.first { $0.name == name }?.label
    }.first
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is there only under a condition, or once for each element.
  fileprivate var isBelowBranch: Bool {
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch || parent.is(GuardStmtSyntax.self) { return true }
      node = parent.parent
    }
    return false
  }
}
