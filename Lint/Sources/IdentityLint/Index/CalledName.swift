import SwiftSyntax

/// The callee of a call, as facts spell it: `Row` for an initializer, `.task` for a member, `row`
/// for a function.
struct CalledName: Hashable {
  enum Kind { case initializer, member, function }

  let text: String
  let kind: Kind

  init?(of call: FunctionCallExprSyntax) { self.init(of: call.calledExpression) }

  init?(of callee: ExprSyntax) {
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      text = reference.baseName.text
      kind = text.startsUppercase ? .initializer : .function
    } else if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      guard let inner = CalledName(of: generic.expression) else { return nil }
      self = inner
    } else if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text.withoutBackticks
      if name == "init", let base = access.base {
        guard let inner = CalledName(of: base), inner.kind == .initializer else { return nil }
        self = inner
      } else if name.startsUppercase, access.base != nil {
        text = name
        kind = .initializer
      } else if access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
        access.declName.argumentNames == nil
      {
        // `self.row(x)` means `row(x)`, and `self.padding()` means `.padding()`; the declaration
        // decides.
        text = name
        kind = .function
      } else {
        text = "." + name
        kind = .member
      }
    } else {
      return nil
    }
  }

  /// Whether a rule may need its arguments: not for the framework's own functions, which no file
  /// here declares.
  func isWorthKeeping(_ call: FunctionCallExprSyntax) -> Bool {
    switch kind {
    case .initializer: !KnownViews.isBuiltIn(text)
    case .member:
      text == ".environment" || text == ".modifier"
        || !KnownViews.builtInModifiers.contains(String(text.dropFirst()))
        || call.arguments.contains { argument in
          argument.label.map { !KnownViews.builtInLabels.contains($0.text) } ?? false
        }
    case .function: !call.arguments.isEmpty || call.trailingClosure != nil
    }
  }
}

/// The names called inside a node.
enum CalledNames {
  /// The calls in the view that a modifier is applied to: before its dot, and before an enclosing
  /// `#if`.
  static func receiver(
    of call: FunctionCallExprSyntax, known: inout [SyntaxIdentifier: Set<String>]
  ) -> Set<String> {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return ["self"]
    }
    var names = access.base.map { insideChain($0, known: &known) } ?? []
    var root = ExprSyntax(access)
    while true {
      if let inner = root.as(FunctionCallExprSyntax.self) {
        root = inner.calledExpression
      } else if let inner = root.as(MemberAccessExprSyntax.self), let base = inner.base {
        root = base
      } else {
        break
      }
    }
    if let local = root.as(DeclReferenceExprSyntax.self), let view = initialValue(of: local) {
      return names.union(inside(view))
    }
    guard root.as(MemberAccessExprSyntax.self)?.base == nil, root.is(MemberAccessExprSyntax.self)
    else { return names }
    var node = call.parent
    while let parent = node {
      if let conditional = parent.as(PostfixIfConfigExprSyntax.self) {
        if let base = conditional.base { names.formUnion(inside(base)) }
        return names
      }
      if parent.is(CodeBlockItemSyntax.self) { break }
      node = parent.parent
    }
    return names.isEmpty ? ["self"] : names
  }

  /// The initial value of a view in a local constant.
  static func initialValue(of reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    if BoundNames.lack(reference.baseName.text, at: reference) { return nil }
    var child = Syntax(reference)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            == reference.baseName.text
          {
            if let value = binding.initializer?.value, value.is(FunctionCallExprSyntax.self) {
              return value
            }
          }
        }
      }
      child = parent
    }
    return nil
  }

  /// The names called in the closures passed to a call, except in actions.
  static func inClosures(of call: FunctionCallExprSyntax) -> Set<String> {
    var closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + call.additionalTrailingClosures.map(\.closure)
    if let trailing = call.trailingClosure { closures.append(trailing) }
    return closures.reduce(into: []) { names, closure in
      if BuilderPlace.role(of: closure) != .action { names.formUnion(inside(closure.statements)) }
    }
  }

  /// The names in a chain of modifiers. Each link is read once, however many follow it.
  private static func insideChain(
    _ expression: ExprSyntax, known: inout [SyntaxIdentifier: Set<String>]
  ) -> Set<String> {
    // From the outermost link to the view, then back.
    var links: [FunctionCallExprSyntax] = []
    var rest = expression
    while known[rest.id] == nil, let call = rest.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.is(FunctionCallExprSyntax.self)
    {
      links.append(call)
      rest = base
    }
    var names = known[rest.id] ?? inside(rest)
    known[rest.id] = names
    for link in links.reversed() {
      let walk = Walk(viewMode: .sourceAccurate)
      walk.names = names
      walk.visitLink(link)
      names = walk.names
      known[link.id] = names
    }
    return names
  }

  static func inside(_ node: some SyntaxProtocol) -> Set<String> {
    let walk = Walk(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.names
  }

  private final class Walk: SyntaxVisitor {
    var names: Set<String> = []

    /// A modifier without the view before its dot.
    func visitLink(_ node: FunctionCallExprSyntax) {
      guard names.count < 60, let name = CalledName(of: node) else { return }
      names.insert(name.text)
      if name.text == ".onAppear" || name.text == ".task" { return }
      walk(node.arguments)
      if let closure = node.trailingClosure { walk(closure) }
      walk(node.additionalTrailingClosures)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if names.count < 60, let name = CalledName(of: node) {
        names.insert(name.text)
        // The content of an action is not part of the subtree.
        if name.text == "Button" || name.text == "Task" || name.text == ".onAppear"
          || name.text == ".task"
        {
          if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { walk(base) }
          if name.text == "Button" { walkLabels(of: node) }
          return .skipChildren
        }
      }
      return .visitChildren
    }

    private func walkLabels(of button: FunctionCallExprSyntax) {
      for closure in button.additionalTrailingClosures { walk(closure) }
      if button.arguments.contains(where: { $0.label?.text == "action" }),
        let label = button.trailingClosure
      {
        walk(label)
      }
    }

    /// Views stored in a property appear as bare names.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      if names.count < 60, name.first?.isLowercase == true { names.insert(name) }
      return .skipChildren
    }

    /// Only the base: members that are read from a value are no views here.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
          names.insert(
            node.parent?.is(FunctionCallExprSyntax.self) == true
              ? "self" : node.declName.baseName.text)
        } else {
          walk(base)
        }
      }
      return .skipChildren
    }
  }
}
