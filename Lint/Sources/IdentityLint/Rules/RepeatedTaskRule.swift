import SwiftSyntax

/// Work that is attached to a list of views and runs once for each of them.
public struct RepeatedTaskRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "repeated_task", title: "Work that runs once for each of several views",
    summary: """
      A `Group`, and a `@ViewBuilder` property with several views, is a list of views and no view \
      of its own. A modifier goes to each of them: `.task` and `.onAppear` run once for each view, \
      so a page loads its data several times and counts several visits.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a container around the views, such as a `VStack`", "a list with one view",
      "work that only sets a value, or that returns when it has been done",
      "a list behind a modifier of the project, which may put it into a container",
      "a list behind a title, a toolbar or a presentation, which make one view of it",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["task", "onAppear"]).compactMap { call in
      guard let modifier = call.modifierName, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        let list = ViewList(before: call, of: view, in: file, resolver), list.views.count > 1,
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call),
        code.unconditional(statements).contains(where: {
          RepeatedWork(view: view, file: file, resolver: resolver).repeats($0)
        })
      else { return nil }
      return file.finding(
        Self.self, at: file.modifier(call),
        "This runs once for each of the \(list.views.count) views in \(list.name).",
        because: "a modifier of a list of views goes to each view",
        advice: """
          Put the views into a container, such as a `VStack`, or attach `.\(modifier)` to the view \
          around them.
          """,
        related: list.views.prefix(3).map {
          RelatedPlace(path: list.file.path, range: list.file.range(of: $0), message: "one of them")
        })
    }
  }
}

/// The views that a modifier is applied to.
private struct ViewList {
  /// As a finding names it.
  let name: String
  /// Those that are there without a condition.
  let views: [CodeBlockItemSyntax]
  let file: SourceUnit

  /// Modifiers that make one view of the list, for what is attached outside of them.
  private static let unifying = Set(FunctionCallExprSyntax.presented.keys).union([
    "toolbar", "toolbarBackground", "navigationTitle", "navigationBarTitle", "navigationBarItems",
    "navigationBarTitleDisplayMode", "navigationDestination", "searchable", "onOpenURL", "tabItem",
    "safeAreaInset", "focusedValue", "preferredColorScheme", "statusBar", "statusBarHidden",
  ])

  init?(
    before call: FunctionCallExprSyntax, of view: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver
  ) {
    guard var root = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    while let link = root.as(FunctionCallExprSyntax.self), let name = link.modifierName,
      let base = link.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.sourceText != "self", name != "init"
    {
      guard KnownViews.builtInModifiers.contains(name), !Self.unifying.contains(name),
        resolver.project.viewMembers(name, from: file.path).isEmpty
      else { return nil }
      root = base
    }
    let statements: CodeBlockItemListSyntax
    if let made = root.as(FunctionCallExprSyntax.self), made.calls("Group"),
      resolver.project.isFrameworks("Group", from: view.facts.name)
    {
      guard let content = made.trailingClosure else { return nil }
      (name, statements, self.file) = ("this `Group`", content.statements, file)
    } else if let made = root.as(FunctionCallExprSyntax.self),
      let own = made.calledExpression.ownName, own.first?.isLowercase == true
    {
      let code = TypeCode(view, besides: file, in: resolver.project)
      guard
        let method = code.methods.first(where: {
          $0.name.text == own && $0.attributes.buildsViews
        }), let body = method.body
      else { return nil }
      (name, statements, self.file) = ("`\(own)`", body.statements, code.unit(of: method))
    } else if let made = root.as(FunctionCallExprSyntax.self),
      let called = CalledName(of: made), called.kind == .initializer
    {
      guard let inner = resolver.project.type(named: called.text, from: view.facts.name),
        inner.isDeclared, inner.facts.kind == .structure, inner.facts.inherited.contains("View"),
        case let code = TypeCode(inner, besides: file, in: resolver.project),
        let body = Self.getter(of: "body", in: code)
      else { return nil }
      (name, statements, self.file) = ("`\(called.text)`", body, code.unit(of: body))
    } else if let own = root.ownName {
      let code = TypeCode(view, besides: file, in: resolver.project)
      guard !file.isLocalName(own, at: call),
        let body = Self.getter(of: own, in: code, isBuilder: true)
      else { return nil }
      (name, statements, self.file) = ("`\(own)`", body, code.unit(of: body))
    } else {
      return nil
    }
    // A `return` makes it a plain value.
    if statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { return nil }
    views = statements.filter(\.isView)
  }

  private static func getter(of name: String, in code: TypeCode, isBuilder: Bool = false)
    -> CodeBlockItemListSyntax?
  {
    for variable in code.properties where !isBuilder || variable.attributes.buildsViews {
      for binding in variable.bindings where binding.pattern.sourceText == name {
        if let getter = binding.getter { return getter }
      }
    }
    return nil
  }
}

extension AttributeListSyntax {
  fileprivate var buildsViews: Bool { sourceText.contains("@ViewBuilder") }
}

extension CodeBlockItemSyntax {
  /// Whether it is one view, or more, that is there without a condition.
  fileprivate var isView: Bool {
    guard case .expr(let expression) = item else { return false }
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    if expression.is(MemberAccessExprSyntax.self) { return true }
    guard var call = expression.as(FunctionCallExprSyntax.self) else { return false }
    while let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(
      FunctionCallExprSyntax.self)
    {
      call = inner
    }
    return !["ForEach", "EmptyView", "print"].contains(call.calledText ?? "")
  }
}

/// Whether a statement does something again when it runs a second time.
private struct RepeatedWork {
  let view: ProjectIndex.TypeInfo
  let file: SourceUnit
  let resolver: Resolver

  func repeats(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count >= 3
    {
      if let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["+=", "-="].contains(sign)
      {
        return true
      }
      return elements[2...].contains { $0.awaits && waitsForWork($0) }
    }
    return waitsForWork(expression)
  }

  private func waitsForWork(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    var isAwaited = false
    while true {
      if let wait = expression.as(AwaitExprSyntax.self) {
        expression = wait.expression
        isAwaited = true
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else {
        break
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if call.calls("Task"), let work = call.trailingClosure {
      return work.statements.first.map(repeats) ?? false
    }
    let name = call.calledText ?? ""
    if call.begins(with: "Task") || name.hasSuffix("IfNeeded") || name.hasSuffix("Once") {
      return false
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base,
      let type = resolver.type(
        of: ValueReader.value(of: base), in: Resolver.Place(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      let body = resolver.project.method(name, of: model, besides: file)?.declaration.body
    else { return isAwaited }
    // What sets a value sets the same one again.
    return body.statements.first.map { !$0.mayReturn } == true
      && (isAwaited || body.statements.contains { repeats($0) || $0.adds })
  }
}

extension CodeBlockItemSyntax {
  /// `list.append(x)`.
  fileprivate var adds: Bool {
    item.as(FunctionCallExprSyntax.self)?.modifierName == "append"
  }
}
