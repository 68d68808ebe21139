import SwiftSyntax

/// Modifiers and containers that show something in place of their content while a flag is set: the
/// content is removed, and comes back without its state.
struct CoveringViews {
  let file: SourceUnit
  let resolver: Resolver

  /// A declaration that removes its content while one of its parameters is true.
  private struct Cover {
    /// The type of the modifier or container, or the function.
    let name: String
    /// The property or the parameter that removes the content.
    let flag: String
  }

  func findings() -> [Finding] {
    let types = coveringTypes(in: file)
    let functions = coveringFunctions(in: file, types)
    return file.outline.calls.compactMap { call in
      guard
        let (flag, content) = application(of: call, types, functions) ?? applicationElsewhere(call),
        BuilderPlace(of: call) == .builder,
        let judge = FormJudge(file: file, resolver: resolver, node: Syntax(call)),
        let state = FormJudge.Flag(flag, in: judge),
        let form = judge.form(in: content), let work = judge.busyWork(state)
      else { return nil }
      return judge.report(
        form,
        "`\(state.name)` is set in \(work.fact.scopeName), and the content is removed meanwhile",
        related: RelatedPlace(CodePlace(path: work.path, line: work.fact.line), "set here"))
    }
  }

  /// The same for something that another file declares.
  private func applicationElsewhere(_ call: FunctionCallExprSyntax) -> (
    flag: ExprSyntax, content: Syntax
  )? {
    guard let name = call.calledText, !call.arguments.isEmpty else { return nil }
    let project = resolver.project
    if call.modifierName == nil || name == "modifier" {
      let type = file.places.type(at: call.position)
      let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self)
      guard
        let cover = project.type(
          named: name == "modifier" ? made?.calledText : name, from: type),
        cover.isView, cover.path != file.path,
        name == "modifier"
          || cover.facts.properties.contains(where: { cover.holdsContent(in: $0) }),
        passesFlag(call, named: name)
      else { return nil }
      return application(
        of: call, coveringTypes(in: project.unit(declaring: cover, else: file)), [])
    }
    guard !KnownViews.builtInModifiers.contains(name),
      case let all = project.viewMembers(name, from: file.path),
      case let members = all.filter({ $0.path != file.path }), !members.isEmpty,
      passesFlag(call, named: name)
    else { return nil }
    for member in members {
      let unit = project.unit(at: member.path, else: file)
      // The modifier that the function applies may have a file of its own.
      let names = member.names.filter { $0.first?.isUppercase == true }.sorted()
      let types =
        coveringTypes(in: unit)
        + names.compactMap { project.type(named: $0) }.filter {
          $0.path != unit.path && $0.isView
        }.flatMap { coveringTypes(in: project.unit(declaring: $0, else: file)) }
      if let found = application(of: call, [], coveringFunctions(in: unit, types)) { return found }
    }
    return nil
  }

  /// Whether a call around a form passes a flag. Only then another file is parsed.
  private func passesFlag(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
    guard let judge = FormJudge(file: file, resolver: resolver, node: Syntax(call)) else {
      return false
    }
    let given =
      name == "modifier"
      ? call.arguments.first?.expression.as(FunctionCallExprSyntax.self)?.arguments
      : call.arguments
    let passes =
      given?.contains { argument in
        FormJudge.Flag(argument.expression, in: judge).map {
          $0.property.type == "Bool" || $0.property.type == "Binding<Bool>"
        } ?? false
      } ?? false
    return passes && judge.form(in: Syntax(call)) != nil
  }

  /// The flag that a call passes to something that covers, and the content.
  private func application(
    of call: FunctionCallExprSyntax, _ types: [Cover], _ functions: [Cover]
  ) -> (flag: ExprSyntax, content: Syntax)? {
    guard let name = call.calledText else { return nil }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      if name == "modifier",
        let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
        let cover = types.first(where: { $0.name == made.calledText }),
        let flag = made.argument(cover.flag)
      {
        return (flag, Syntax(base))
      }
      guard let cover = functions.first(where: { $0.name == name }) else { return nil }
      let flag =
        call.argument(cover.flag)
        ?? (call.arguments.first?.label == nil ? call.arguments.first?.expression : nil)
      return flag.map { ($0, Syntax(base)) }
    }
    guard let cover = types.first(where: { $0.name == name }),
      let flag = call.argument(cover.flag), let closure = call.closures.last
    else { return nil }
    return (flag, Syntax(closure.statements))
  }

  /// `body(content:)` of modifiers, and bodies of views that store their content.
  private func coveringTypes(in file: SourceUnit) -> [Cover] {
    let modifiers = file.outline.functions.compactMap { function -> Cover? in
      let parameters = function.signature.parameterClause.parameters
      guard function.name.text == "body", parameters.count == 1, let body = function.body,
        let type = file.places.type(at: function.position), let parameter = parameters.first,
        let flag = Self.hidingFlag(
          in: Syntax(body), of: file, content: [(parameter.secondName ?? parameter.firstName).text])
      else { return nil }
      return Cover(name: ProjectIndex.simple(type), flag: flag)
    }
    let containers = file.outline.properties.compactMap { variable -> Cover? in
      guard let body = variable.bindings.first?.accessorBlock,
        variable.bindings.first?.pattern.sourceText == "body",
        let type = file.places.type(at: variable.position),
        let info = resolver.seen(from: file).project.types[type], info.isView,
        case let stored = info.facts.properties.filter({ info.holdsContent(in: $0) }).map(\.name),
        !stored.isEmpty,
        let flag = Self.hidingFlag(in: Syntax(body), of: file, content: Set(stored))
      else { return nil }
      return Cover(name: ProjectIndex.simple(type), flag: flag)
    }
    return modifiers + containers
  }

  /// Members of extensions of `View` that apply such a modifier, or cover `self`.
  private func coveringFunctions(in file: SourceUnit, _ types: [Cover]) -> [Cover] {
    file.outline.functions.compactMap { function in
      guard file.places.type(at: function.position) == "View", let body = function.body,
        DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
      else { return nil }
      let parameters = function.signature.parameterClause.parameters
      func label(of name: String) -> String? {
        parameters.first { ($0.secondName ?? $0.firstName).text == name }.map(\.firstName.text)
      }
      if let flag = Self.hidingFlag(in: Syntax(body), of: file, content: ["self"]),
        let label = label(of: flag)
      {
        return Cover(name: function.name.text, flag: label)
      }
      for call in file.outline.calls
      where body.position <= call.position && call.position < body.endPosition {
        guard let cover = types.first(where: { $0.name == call.calledText }),
          let given = call.argument(cover.flag)?.ownName, let label = label(of: given)
        else { continue }
        return Cover(name: function.name.text, flag: label)
      }
      return nil
    }
  }

  /// The name whose truth removes the content: of `if flag { other } else { content }`,
  /// `if !flag { content } else { other }` and `if !flag { content }`.
  private static func hidingFlag(
    in node: Syntax, of file: SourceUnit, content: Set<String>
  ) -> String? {
    for check in file.outline.conditionals
    where node.position <= check.position && check.position < node.endPosition
      && check.parent?.is(IfExprSyntax.self) != true && check.conditions.count == 1
    {
      guard case .expression(var condition)? = check.conditions.first?.condition else { continue }
      var isNegated = false
      if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        condition = prefix.expression
        isNegated = true
      }
      guard let flag = condition.ownName else { continue }
      let otherwise = check.elseBody?.as(CodeBlockSyntax.self)
      let first = isContent(Syntax(check.body), content)
      let second = otherwise.map { isContent(Syntax($0), content) } ?? false
      if isNegated ? first && !second : second && !first { return flag }
    }
    return nil
  }

  private static func isContent(_ node: Syntax, _ content: Set<String>) -> Bool {
    if content.contains("self") {
      // `self` alone, and not `self.flag`.
      return node.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.self)
      }
    }
    return node.mentions(content)
  }
}
