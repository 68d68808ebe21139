import SwiftSyntax

/// A platform view whose update method loads its page, or sets its player, without asking whether
/// it is another one: each update of anything begins it again.
struct ReloadedContent {
  let file: SourceUnit
  let resolver: Resolver

  /// Methods that begin again, by what the user loses.
  private static let loads: [String: String] = [
    "load": "the page is loaded again, and its scroll position and what was typed are lost",
    "loadHTMLString": "the page is loaded again, and its scroll position is lost",
    "loadFileURL": "the page is loaded again, and its scroll position is lost",
    "loadRequest": "the page is loaded again, and its scroll position is lost",
    "replaceCurrentItem": "the player begins again",
  ]
  /// Properties whose value is made in place.
  private static let contents: [String: String] = [
    "document": "the document is opened again, and its scroll position is lost",
    "player": "the player begins again",
  ]

  func findings() -> [Finding] {
    file.outline.functions.compactMap { function in
      guard
        ["updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController"]
          .contains(function.name.text), let body = function.body,
        let platform = function.signature.parameterClause.parameters.first,
        let type = file.places.type(at: function.position),
        let view = resolver.project.types[type], view.isRepresentable
      else { return nil }
      let name = (platform.secondName ?? platform.firstName).text
      let code = ActionCode(file: file, type: type, resolver: resolver)
      for item in code.unconditional(body.statements, past: { $0.onlyUnwraps }) {
        guard let load = load(in: item, name), case let unit = code.unit(of: load.node),
          let cause = cause(of: view, besides: load.node)
        else { continue }
        let start = "When `\(cause)` changes, or the parent's body runs, \(load.effect)."
        return unit.finding(
          RestartedTimerRule.self, .info, at: unit.range(of: load.node), start,
          because: "`\(function.name.text)` runs at each update, whatever has changed",
          advice: """
            Load in the make method, and here only what is another one: compare with the URL that \
            the coordinator has loaded.
            """
        ).movedIfElsewhere(to: function, in: file)
      }
      return nil
    }
  }

  private struct Load {
    let node: Syntax
    let effect: String
  }

  /// The value that a statement loads into the platform view, also one that it unwraps before.
  private func load(in item: CodeBlockItemSyntax, _ platform: String) -> Load? {
    if let check = item.checked {
      guard check.elseBody == nil, check.conditions.onlyUnwrap else { return nil }
      return check.body.statements.lazy.compactMap { load(in: $0, platform) }.first
    }
    guard case .expr(var expression) = item.item else { return nil }
    if let (target, value) = expression.assigned {
      if target.is(DiscardAssignmentExprSyntax.self), value.count == 1 {
        expression = value[0]
      } else {
        guard value.count == 1, let made = value[0].as(FunctionCallExprSyntax.self),
          CalledName(of: made)?.kind == .initializer,
          let access = target.as(MemberAccessExprSyntax.self),
          let effect = Self.contents[access.declName.baseName.text],
          isPlatform(access.base, platform)
        else { return nil }
        return Load(node: Syntax(expression), effect: effect)
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let effect = Self.loads[access.declName.baseName.text], !call.arguments.isEmpty,
      isPlatform(access.base, platform)
    else { return nil }
    return Load(node: Syntax(call), effect: effect)
  }

  /// Whether it is the platform view, or a part of it such as its player.
  private func isPlatform(_ base: ExprSyntax?, _ platform: String) -> Bool {
    guard let base else { return false }
    let names: Set<String> = [platform, "webView", "uiView", "nsView", "view", "uiViewController"]
    return names.contains(ValueReader.value(of: base).rootName ?? base.firstName)
  }

  /// Something of the representable that changes while what is loaded stays.
  private func cause(of view: ProjectIndex.TypeInfo, besides load: Syntax) -> String? {
    let used = names(usedBy: load)
    return view.facts.properties.first { property in
      guard !property.isComputed, !property.isStatic, !used.contains(property.name) else {
        return false
      }
      switch property.wrapper {
      case "Binding", "State", "Environment", "ObservedObject", "EnvironmentObject": return true
      case nil:
        return property.initial == nil
      default: return false
      }
    }?.name
  }
}

extension ReloadedContent {
  /// The names that a load is made of, those behind local constants and computed properties among
  /// them.
  private func names(usedBy load: Syntax) -> Set<String> {
    let walk = Names(viewMode: .sourceAccurate)
    walk.walk(load)
    var function = load
    while let parent = function.parent, !function.is(FunctionDeclSyntax.self) { function = parent }
    let locals = Locals(viewMode: .sourceAccurate)
    locals.walk(function)
    let members = file.properties(of: file.places.type(at: load.position)).flatMap(\.bindings)
    var seen: Set<String> = []
    while let name = walk.found.subtracting(seen).first {
      seen.insert(name)
      for value in locals.found[name] ?? [] { walk.walk(value) }
      for binding in members where binding.pattern.sourceText == name {
        if let getter = binding.getter { walk.walk(getter) }
      }
    }
    return walk.found
  }

  private final class Names: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }
  }

  /// The values of local constants, by name.
  private final class Locals: SyntaxVisitor {
    var found: [String: [ExprSyntax]] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      add(node.pattern, node.initializer?.value)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      add(node.pattern, node.initializer?.value)
    }

    private func add(_ pattern: PatternSyntax, _ value: ExprSyntax?) -> SyntaxVisitorContinueKind {
      if let value { found[pattern.sourceText, default: []].append(value) }
      return .visitChildren
    }
  }
}

extension GuardStmtSyntax {
  fileprivate var onlyUnwraps: Bool { conditions.onlyUnwrap }
}

extension ConditionElementListSyntax {
  /// Whether each condition only asks for a value that is not nil.
  fileprivate var onlyUnwrap: Bool {
    allSatisfy { $0.condition.is(OptionalBindingConditionSyntax.self) }
      // `if let shown = coordinator.url`, which may be part of a comparison.
      && !sourceText.contains("coordinator")
  }
}

extension Value {
  fileprivate var rootName: String? {
    switch root {
    case .name(let name), .parameter(let name): name
    default: nil
    }
  }
}

extension ExprSyntax {
  fileprivate var firstName: String { firstToken(viewMode: .sourceAccurate)?.text ?? "" }
}

extension Finding {
  /// A report about code of another file, at the update method.
  fileprivate func movedIfElsewhere(to function: FunctionDeclSyntax, in file: SourceUnit) -> Finding
  {
    guard path != file.path else { return self }
    var moved = self
    moved.path = file.path
    moved.range = file.range(of: function.name)
    moved.related = [RelatedPlace(path: path, range: range, message: "in this code")] + related
    return moved
  }
}
