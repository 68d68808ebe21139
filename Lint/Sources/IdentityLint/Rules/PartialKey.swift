import SwiftSyntax

/// A load that runs for changes of one state and asks with another one too: when that is chosen,
/// what was loaded for the one before stays.
struct PartialKey {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["task", "onChange"]).compactMap { call in
      guard let modifier = call.modifierName, BuilderPlace(of: call) == .builder,
        let key = call.argument(modifier == "task" ? "id" : "of"),
        let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView,
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: call)
      else { return nil }
      let methods = action.methods(usedIn: [Syntax(statements)]).filter {
        $0.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      let nodes = [Syntax(statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      let code = TypeCode(view, besides: file, in: resolver.project)
      let states = view.facts.properties.filter {
        ["State", "Binding", "AppStorage"].contains($0.wrapper)
      }
      let keyed = states.filter { key.mentions([$0.name]) }
      guard keyed.count == 1, stores(in: nodes, states.map(\.name)) else { return nil }
      for state in states where state.name != keyed[0].name {
        guard let use = nodes.lazy.compactMap({ self.asks(with: state.name, in: $0) }).first,
          let choice = choice(of: state.name, code),
          !isWatched(state.name, besides: call, methods, nodes, code)
        else { continue }
        return file.finding(
          PartialEqualityRule.self, .info, at: file.modifier(call),
          "When `\(state.name)` is chosen, this does not run: what was loaded before stays.",
          because: "it loads for `\(state.name)` as well, and `\(key.sourceText)` alone starts it",
          advice: "Start it for both: `.\(modifier)(\(modifier == "task" ? "id" : "of"): "
            + "[\(key.sourceText), \(state.name)])`, or a structure of them.",
          related: [code.place(of: use, "used here"), code.place(of: choice, "chosen here")])
      }
      return nil
    }
  }

  /// Whether the work puts something into a state of the view.
  private func stores(in nodes: [Syntax], _ states: [String]) -> Bool {
    nodes.contains { node in
      file.outline.assignments.contains { assignment in
        node.root.id == assignment.root.id && node.position <= assignment.position
          && assignment.position < node.endPosition
          && assignment.elements.first?.ownName.map(states.contains) == true
      }
    }
  }

  /// A use in what the work waits for: `await search(query, in: category)`, and nothing that it
  /// sets itself.
  private func asks(with name: String, in node: Syntax) -> Syntax? {
    let walk = AwaitedAsks(of: name)
    walk.walk(node)
    guard !walk.isSet else { return nil }
    return walk.found.first { !file.isLocalName(name, at: $0) }
  }

  /// A control with which the user chooses a state: `selection: $category`.
  private func choice(of name: String, _ code: TypeCode) -> Syntax? {
    code.projections(of: name).first { projection in
      guard let argument = projection.argument, let call = argument.call else { return false }
      return ["selection", "isOn"].contains(argument.label?.text ?? "")
        && ["Picker", "Toggle", "DatePicker", "Menu"].contains(call.calledText ?? "")
        && !isPresented(projection)
    }.map { Syntax($0) }
  }

  /// A sheet may have a button that starts the load.
  private func isPresented(_ node: DeclReferenceExprSyntax) -> Bool {
    node.enclosingCalls.contains { FunctionCallExprSyntax.presented[$0.modifierName ?? ""] != nil }
  }

  /// Whether other code runs when the state changes, or starts the load.
  private func isWatched(
    _ name: String, besides call: FunctionCallExprSyntax, _ methods: [FunctionDeclSyntax],
    _ nodes: [Syntax], _ code: TypeCode
  ) -> Bool {
    let names = Set(methods.map(\.name.text))
    return code.calls.contains { other in
      if other.id == call.id { return false }
      if ["onChange", "task", "id"].contains(other.modifierName ?? ""),
        other.arguments.contains(where: {
          $0.label?.text != "perform" && $0.expression.mentions([name])
        })
      {
        return true
      }
      if other.modifierName == "refreshable" { return false }
      let isInside = nodes.contains { node in
        node.root.id == other.root.id && node.position <= other.position
          && other.position < node.endPosition
      }
      guard !isInside, let called = other.passedMethod ?? other.calledText, names.contains(called)
      else { return false }
      return !other.enclosingCalls.contains { $0.modifierName == "refreshable" }
    }
  }
}

/// Finds the uses of a name in what code waits for.
final class AwaitedAsks: SyntaxVisitor {
  private let name: String
  var found: [Syntax] = []
  var isSet = false
  private var depth = 0

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    // A pause has no result.
    if let call = node.expression.as(FunctionCallExprSyntax.self), call.begins(with: "Task") {
      return .skipChildren
    }
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AwaitExprSyntax) {
    if let call = node.expression.as(FunctionCallExprSyntax.self), call.begins(with: "Task") {
      return
    }
    depth -= 1
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).assigned?.target.ownName == name { isSet = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth > 0 ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard depth > 0, node.baseName.text == name else { return .skipChildren }
    // A member of something else.
    if let access = node.parent?.as(MemberAccessExprSyntax.self),
      Syntax(access.declName).id == Syntax(node).id, access.base?.sourceText != "self"
    {
      return .skipChildren
    }
    found.append(Syntax(node))
    return .skipChildren
  }
}
