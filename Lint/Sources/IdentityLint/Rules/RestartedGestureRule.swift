import SwiftSyntax

/// A gesture that assigns its own distance where the distance of the gestures before is kept.
public struct RestartedGestureRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "restarted_gesture", title: "A gesture that begins at zero again",
    summary: """
      The translation of a drag, the magnification of a pinch and the rotation of a turn begin at \
      their start value with each gesture. When `onChanged` stores that value alone, the second \
      gesture begins where the view was first: what the gestures before have moved, scaled or \
      turned is lost with a jump.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a value that the end of the gesture sets back",
      "a value to which the distance of the gestures before is added",
      "`value.location`, which does not depend on the start of the gesture",
      "a value that moves nothing",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var seen: Set<SourceRange> = []
    return file.calls(named: "onChanged").compactMap { call in
      finding(for: call, in: file, resolver)
    }.filter { seen.insert($0.range).inserted }
  }

  private func finding(
    for call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let gesture = Gesture(changedBy: call), let closure = call.closure("perform"),
      let value = closure.onlyParameter, let type = file.places.type(at: call.position),
      let info = resolver.project.types[type], info.isView
    else { return nil }
    for item in closure.statements {
      guard case .expr(let expression) = item.item, let (target, parts) = expression.assigned,
        let name = target.rootName, let property = resolver.project.property(name, of: info),
        property.wrapper == "State",
        parts.allSatisfy({ reads(nothingBut: value, $0, of: info, resolver) }),
        parts.contains(where: { gesture.isRelative($0, of: value) }),
        moves(name, in: file, type), keeps(name, in: file, type, info, besides: closure, resolver),
        !endMentions(name, of: call, in: file, type)
      else { continue }
      return file.finding(
        Self.self, at: file.range(of: expression),
        "The next \(gesture.noun) begins at \(gesture.start) again, and `\(name)` jumps back.",
        because: "`\(value).\(gesture.member ?? "self")` counts from the start of each gesture",
        advice: """
          Keep the result of the gestures before in a state of its own, \(gesture.verb) \
          the value of this one to it, and store the sum in `.onEnded`.
          """)
    }
    return nil
  }

  private struct Gesture {
    let noun: String
    let start: String
    let verb: String
    /// The member of the value that counts from the start; nil for the value itself.
    let member: String?

    /// The gesture at the begin of a chain of modifiers.
    init?(changedBy call: FunctionCallExprSyntax) {
      var inner = call
      while let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.as(FunctionCallExprSyntax.self)
      {
        inner = base
      }
      guard let name = inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return nil
      }
      switch name {
      case "DragGesture": (noun, start, verb, member) = ("drag", "zero", "add", "translation")
      case "MagnifyGesture":
        (noun, start, verb, member) = ("pinch", "one", "multiply", "magnification")
      case "MagnificationGesture": (noun, start, verb, member) = ("pinch", "one", "multiply", nil)
      case "RotateGesture": (noun, start, verb, member) = ("turn", "zero", "add", "rotation")
      case "RotationGesture": (noun, start, verb, member) = ("turn", "zero", "add", nil)
      default: return nil
      }
    }

    /// Whether an expression is made of what counts from the start.
    func isRelative(_ expression: ExprSyntax, of value: String) -> Bool {
      expression.references(to: value).contains { reference in
        guard let member else { return true }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == member
      }
    }
  }

  /// Whether an expression reads no property and no local name besides the gesture's value.
  private func reads(
    nothingBut value: String, _ expression: ExprSyntax, of info: ProjectIndex.TypeInfo,
    _ resolver: Resolver
  ) -> Bool {
    let names = Names(viewMode: .sourceAccurate)
    names.walk(expression)
    return names.found.subtracting([value, "max", "min", "abs"]).allSatisfy { name in
      name.first?.isUppercase == true || isOfParameters(name, of: info, resolver)
    }
  }

  /// Whether a method of the view reads no property: `clamped(value.magnification)`.
  private func isOfParameters(
    _ method: String, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    let functions = resolver.project.functions(method, of: info)
    let members = Set(info.facts.properties.filter { !$0.isStatic && !$0.isLet }.map(\.name))
    return !functions.isEmpty
      && functions.allSatisfy { function in
        !function.returned.isEmpty
          && function.returned.flatMap(\.all).allSatisfy { value in
            value != .unknown && value.ownName.map { !members.contains($0) } ?? true
          }
      }
  }

  /// The names that an expression reads, without those after a dot.
  private final class Names: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base { walk(base) }
      return .skipChildren
    }
  }

  private static let movers: Set<String> = [
    "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "frame", "padding",
  ]

  /// Whether a modifier shows the value.
  private func moves(_ name: String, in file: SourceUnit, _ type: String) -> Bool {
    file.calls(in: type).contains { call in
      call.modifierName.map(Self.movers.contains) == true
        && call.arguments.contains { $0.expression.mentions([name]) }
    }
  }

  /// Whether only gestures change the value, and buttons that set it back.
  private func keeps(
    _ name: String, in file: SourceUnit, _ type: String, _ info: ProjectIndex.TypeInfo,
    besides closure: ClosureExprSyntax, _ resolver: Resolver
  ) -> Bool {
    let buttons = file.calls(in: type).filter {
      $0.calls("Button") || $0.modifierName == "onTapGesture"
    }
    let lines = ([Syntax(closure)] + buttons.map { Syntax($0) }).map { file.lines(of: $0) }
    let inner = buttons.map { button in file.lines(of: Syntax(button)) }
    let gesture = file.lines(of: Syntax(closure))
    return resolver.changes(of: name, in: info).sure.allSatisfy { change in
      guard change.path == file.path, change.fact.kind != .projected else { return false }
      // A method that sets it back, such as that of a double tap.
      if change.fact.function != nil, change.fact.value?.isConstant == true,
        !gesture.contains(change.fact.line)
      {
        return true
      }
      guard lines.contains(where: { $0.contains(change.fact.line) }) else { return false }
      // A button that holds the gesture sets nothing back.
      return gesture.contains(change.fact.line)
        || inner.contains { $0.contains(change.fact.line) && !$0.contains(gesture.lowerBound) }
    }
  }

  /// Whether the closure of an end uses the value, other than to ask if it is at its start: as in
  /// `if scale == 1 { reset() }`.
  private func keeps(_ name: String, _ end: ClosureExprSyntax, _ code: ActionCode) -> Bool {
    let isUsed = end.references(to: name).contains { !$0.isInCondition(of: end) }
    if isUsed { return true }
    return end.statements.callsInside.contains { call in
      guard let method = call.calledExpression.ownName.flatMap(code.method), let body = method.body
      else { return false }
      let uses = ([body] + code.methods(usedIn: [Syntax(body)]).compactMap(\.body)).flatMap {
        $0.references(to: name)
      }
      return !uses.isEmpty
        && (!call.isUnderCondition(about: name, in: end) || !uses.allSatisfy(\.isAssigned))
    }
  }

  /// Whether the end of the gesture does something with the value.
  private func endMentions(
    _ name: String, of call: FunctionCallExprSyntax, in file: SourceUnit, _ type: String
  ) -> Bool {
    var chain = ExprSyntax(call)
    while let access = chain.parent?.as(MemberAccessExprSyntax.self), access.base?.id == chain.id,
      let next = access.parent?.as(FunctionCallExprSyntax.self)
    {
      chain = ExprSyntax(next)
    }
    var inner: ExprSyntax? = chain
    while let modifier = inner?.as(FunctionCallExprSyntax.self) {
      if modifier.modifierName == "onEnded", modifier.id != call.id,
        modifier.closures.contains(where: { keeps(name, $0, ActionCode(file: file, type: type)) })
      {
        return true
      }
      inner = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return false
  }
}

extension ExprSyntax {
  /// `x` of `x`, `self.x` and `x.width`.
  fileprivate var rootName: String? {
    if let own = ownName { return own }
    return self.as(MemberAccessExprSyntax.self)?.base?.rootName
  }
}

extension SyntaxProtocol {
  /// Whether it belongs to the condition of an `if` or `guard` inside of a closure.
  fileprivate func isInCondition(of closure: ClosureExprSyntax) -> Bool {
    var node = parent
    while let current = node, current.id != closure.id {
      if current.is(ConditionElementSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether it runs only under a condition that asks for a name.
  fileprivate func isUnderCondition(about name: String, in closure: ClosureExprSyntax) -> Bool {
    var node = parent
    while let current = node, current.id != closure.id {
      if current.as(IfExprSyntax.self)?.conditions.mentions([name]) == true { return true }
      node = current.parent
    }
    return false
  }

  /// Whether it is the target of an assignment.
  fileprivate var isAssigned: Bool {
    var node = Syntax(self)
    while let access = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(access) }
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
