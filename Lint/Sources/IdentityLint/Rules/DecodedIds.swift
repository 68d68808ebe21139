import SwiftSyntax

/// Elements that are decoded again and again, and make themselves a new id each time.
struct DecodedIds {
  let fresh: FreshValues

  private var file: SourceUnit { fresh.file }

  /// `decode([Departure].self, …)`, where `Departure` has `let id = UUID()`.
  func finding(for call: FunctionCallExprSyntax) -> Finding? {
    guard call.modifierName == "decode",
      let given = call.arguments.first?.expression.sourceText, given.hasSuffix(".self")
    else { return nil }
    let type = TypeShape(String(given.dropLast(5)))
    let name = TypeShape(type.element ?? type.base).base
    let place = file.resolverPlace(of: call)
    guard let info = fresh.resolver.project.type(named: name, from: place.type),
      info.facts.kind == .structure,
      !Set(info.facts.inherited).isDisjoint(with: ["Decodable", "Codable"]),
      let id = fresh.resolver.project.property("id", of: info), !id.isComputed, !id.isStatic,
      id.initial?.makesNewValue == true && !isDecoded(id, of: info) || makesId(info),
      let cause = repetition(of: Syntax(call), depth: 0)
    else { return nil }
    return file.finding(
      UnstableIdRule.self, .info, at: file.range(of: call.calledExpression),
      """
      Each time this is decoded, every element has a new id: the rows are recreated and lose their \
      state.
      """,
      because: "`id` of `\(name)` is not decoded, and \(cause)",
      advice: "Decode the `id`, or make it of what the element is.",
      related: [
        RelatedPlace(CodePlace(path: info.path, line: id.line), "each element gets a new id here")
      ])
  }

  /// A constant with a value is not decoded, and neither is what the keys leave out.
  private func isDecoded(_ id: PropertyFacts, of info: ProjectIndex.TypeInfo) -> Bool {
    if id.isLet { return false }
    guard
      let keys = fresh.resolver.project.type(
        named: info.facts.name + ".CodingKeys", from: info.facts.name)
    else { return true }
    return keys.facts.cases.contains("id")
  }

  /// Whether `init(from:)` makes the id: `id = UUID()`.
  private func makesId(_ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.initializers.contains { initializer in
      initializer.parameters.count == 1
        && initializer.parameters.first.map { TypeShape($0.type).base.hasSuffix("Decoder") } == true
        && initializer.stored["id"]?.makesNewValue == true
    }
  }

  /// Why code runs more than once while its result is shown.
  private func repetition(of node: Syntax, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    var child = node
    while let parent = child.parent {
      if parent.is(WhileStmtSyntax.self) { return "it is decoded in a loop" }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let name = place.call.calledText ?? ""
        if ["refreshable", "onReceive", "scheduledTimer"].contains(name)
          || name.hasPrefix("onChange")
        {
          return "`\(name)` decodes it again"
        }
        if name == "Button" { return "a button decodes it again" }
      }
      if let function = parent.as(FunctionDeclSyntax.self),
        function.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return use(of: function.name.text, depth: depth)
      }
      child = parent
    }
    return nil
  }

  private func use(of method: String, depth: Int) -> String? {
    if RareConditions.words(of: method).contains(where: ["refresh", "reload", "poll"].contains) {
      return "`\(method)` decodes it again"
    }
    for call in file.outline.calls {
      let called = CalledName(of: call)?.text
      if called == method || called == "." + method,
        let cause = repetition(of: Syntax(call), depth: depth + 1)
      {
        return cause
      }
      if call.passedMethod == method, let name = call.calledText,
        ["Button", "refreshable"].contains(name)
      {
        return "`\(name)` decodes it again"
      }
    }
    guard depth < 3 else { return nil }
    let project = fresh.resolver.project
    let paths = ["." + method, method].flatMap { project.calls[$0] ?? [] }.map(\.path)
    for path in Set(paths).subtracting([file.path]).sorted().prefix(4) {
      let unit = project.unit(at: path, else: file)
      if unit.path != file.path,
        let cause = DecodedIds(fresh: fresh.seen(from: unit)).use(of: method, depth: depth + 1)
      {
        return cause
      }
    }
    return nil
  }
}
