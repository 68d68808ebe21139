import SwiftSyntax

/// An observation that is not set up again after its first change.
public struct SingleObservationRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "single_observation", title: "An observation that notices one change",
    summary: """
      `withObservationTracking` calls `onChange` once, before the first change. Code that is to \
      follow all changes must observe again from there; otherwise every change after the first is \
      missed.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "an `onChange` that leads to the function that observes, also by a `Task` or another method",
      "a loop, a continuation, a stream", "code that only marks something as outdated",
      "code that asks for another layout, drawing or body", "a helper that is given `onChange`",
      "tests",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: "withObservationTracking").compactMap { call in
      guard call.calls("withObservationTracking"), let observation = Observation(call, in: file),
        !file.isOfTests, observation.isSingle(in: file, resolver)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: call.calledExpression),
        "Only the first change is noticed: nothing observes again after it.",
        because: "`withObservationTracking` calls `onChange` once",
        advice: "Call the function that observes from `onChange` again, in a `Task`.")
    }
  }
}

/// A call of `withObservationTracking`.
private struct Observation {
  let call: FunctionCallExprSyntax
  let onChange: ClosureExprSyntax
  /// The member with the call; nil for an initializer.
  let function: String?
  let type: String

  init?(_ call: FunctionCallExprSyntax, in file: SourceUnit) {
    guard
      let onChange = call.additionalTrailingClosures.first(where: { $0.label.text == "onChange" })?
        .closure ?? call.argument("onChange")?.as(ClosureExprSyntax.self)
        ?? (call.arguments.contains { $0.label?.text == "apply" || $0.label == nil }
          ? call.trailingClosure : nil),
      let type = file.places.type(at: call.position)
    else { return nil }
    self.call = call
    self.onChange = onChange
    self.type = type
    var node = call.parent
    while let parent = node {
      // A stream, a sequence or a closure of somebody else may run again.
      if let closure = parent.as(ClosureExprSyntax.self), !closure.runsOnce { return nil }
      switch parent.kind {
      case .forStmt, .whileStmt, .repeatStmt, .accessorDecl, .accessorBlock, .memberBlock,
        .sourceFile:
        return nil
      case .functionDecl:
        let declaration = parent.cast(FunctionDeclSyntax.self)
        guard declaration.parent?.is(MemberBlockItemSyntax.self) == true,
          declaration.signature.effectSpecifiers?.asyncSpecifier == nil,
          !declaration.takesFunction
        else { return nil }
        function = declaration.name.text
        return
      case .initializerDecl:
        guard !parent.cast(InitializerDeclSyntax.self).signature.parameterClause.takesFunction
        else { return nil }
        function = nil
        return
      default: node = parent.parent
      }
    }
    return nil
  }

  /// Whether what follows a change acts, and does not observe again.
  func isSingle(in file: SourceUnit, _ resolver: Resolver) -> Bool {
    // A view's body runs again, which may observe again.
    guard let info = resolver.project.type(around: type), !info.isView, info.facts.kind != .protocol
    else { return false }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    let methods = code.methods(namedIn: Syntax(onChange.statements))
    if let function, methods.contains(where: { $0.name.text == function }) { return false }
    let reached = [Syntax(onChange.statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
    var acts = false
    // The code of an own method is known.
    let known = Set(methods.map(\.name.text))
    for part in reached {
      let walk = EffectWalk(in: file, type, known, resolver.project)
      walk.walk(part)
      // Names of the function count as well, as in `perform(#selector(observe))`.
      if walk.mayObserveAgain || function.map({ !part.references(to: $0).isEmpty }) == true {
        return false
      }
      acts = acts || walk.acts
    }
    return acts
  }
}

extension ActionCode {
  /// The methods of the type that code names, in tasks as well, and those that they name.
  fileprivate func methods(namedIn node: Syntax) -> [FunctionDeclSyntax] {
    var found: [FunctionDeclSyntax] = []
    var seen: Set<String> = []
    var rest = [node]
    while let node = rest.popLast() {
      let walk = NameWalk(viewMode: .sourceAccurate)
      walk.walk(node)
      for name in walk.names.sorted() where seen.insert(name).inserted {
        guard let method = method(name), let body = method.body else { continue }
        found.append(method)
        rest.append(Syntax(body))
      }
    }
    return found
  }
}

extension PatternBindingSyntax {
  /// Whether it is a function that may do anything, such as `onChange: () -> Void`. One that is
  /// given what to write, `write: (Sketch) -> Void`, stores it.
  fileprivate var isCallback: Bool {
    guard let type = typeAnnotation?.type.sourceText, type.contains("->") else { return false }
    let name = pattern.sourceText.lowercased()
    let stores = ["write", "save", "store", "persist", "upload", "send", "record"]
    return !stores.contains(where: name.hasPrefix) || type.filter { $0 != "(" }.hasPrefix(")")
  }
}

private final class NameWalk: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .skipChildren
  }
}

/// The effects of code that runs after a change.
private final class EffectWalk: SyntaxVisitor {
  var mayObserveAgain = false
  var acts = false
  let observed: Set<String>
  let functions: Set<String>
  private let known: Set<String>
  private let type: String
  private let project: ProjectIndex

  /// - Parameter known: the methods of the type whose code is read as well.
  init(in file: SourceUnit, _ type: String, _ known: Set<String>, _ project: ProjectIndex) {
    self.known = known
    self.type = type
    self.project = project
    let variables = file.outline.properties.filter { file.places.type(at: $0.position) == type }
    func names(where counts: (PatternBindingSyntax) -> Bool) -> Set<String> {
      Set(
        variables.flatMap { $0.bindings.filter(counts) }.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        })
    }
    // A setter or an observer may call anything.
    observed = names { $0.accessorBlock != nil }
    functions = names { $0.isCallback }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledText else {
      // `onUpdate?()`
      mayObserveAgain = true
      return .skipChildren
    }
    // `Task.yield()` only waits.
    if node.calledExpression.sourceText == "Task.yield" { return .skipChildren }
    let isKnown =
      known.contains(name)
      && (node.calledExpression.ownName != nil
        || node.calledExpression.as(MemberAccessExprSyntax.self)?.isOfSelf == true)
    if name == "withObservationTracking" || functions.contains(name)
      || !isKnown && Self.again.contains(where: name.hasPrefix)
    {
      mayObserveAgain = true
    }
    if !Self.schedulers.contains(name) { acts = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (target, value) = ExprSyntax(node).assigned else { return .visitChildren }
    let access = target.as(MemberAccessExprSyntax.self)
    let name = target.ownName ?? access?.declName.baseName.text ?? ""
    if observed.contains(name) || access.map({ !$0.isOfSelf && !isOfSystem($0) }) == true {
      mayObserveAgain = true
    }
    let isMark =
      value.count == 1
      && [.booleanLiteralExpr, .nilLiteralExpr, .integerLiteralExpr].contains(value[0].kind)
    if !isMark { acts = true }
    return .visitChildren
  }

  /// Whether it is a member of an object of the system: `NSApplication.shared.dockTile.badgeLabel`.
  private func isOfSystem(_ access: MemberAccessExprSyntax) -> Bool {
    let root = ValueReader.value(of: ExprSyntax(access)).root
    guard let name = root.ownName else { return false }
    if name == "NSApp" { return true }
    return name.first?.isUppercase == true && project.type(named: name, from: type) == nil
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if ["delegate", "objectWillChange"].contains(name)
      || name.lowercased().hasSuffix("continuation")
    {
      mayObserveAgain = true
    }
    return .skipChildren
  }

  private static let again = [
    "setNeeds", "invalidate", "update", "render", "resume", "yield", "signal", "fulfill", "post",
    "register", "subscribe", "track", "observe", "schedule", "finish", "reload", "notify", "layout",
  ]
  private static let schedulers: Set<String> = [
    "Task", "async", "asyncAfter", "run", "assumeIsolated", "print", "sleep", "detached",
    "debugPrint", "MainActor",
  ]
}

extension MemberAccessExprSyntax {
  /// `self.x` and `self?.x`.
  fileprivate var isOfSelf: Bool { ["self", "self?"].contains(base?.sourceText ?? "") }
}

extension ClosureExprSyntax {
  /// Whether it is work that is begun in place, such as that of a `Task`.
  fileprivate var runsOnce: Bool {
    guard let name = ClosurePlace(self)?.call.calledText else { return false }
    return ["Task", "async", "assumeIsolated", "run"].contains(name)
  }
}

extension FunctionDeclSyntax {
  fileprivate var takesFunction: Bool { signature.parameterClause.takesFunction }
}

extension FunctionParameterClauseSyntax {
  fileprivate var takesFunction: Bool {
    parameters.contains { parameter in
      let text = parameter.type.sourceText
      return text.contains("->") || text.contains("Handler") || text.contains("Continuation")
        || text.hasSuffix("Action") || text.hasSuffix("Callback")
    }
  }
}
