import SwiftSyntax

/// A sheet that is attached outside of the modifier that provides an object which its content
/// reads: `content.environmentObject(shelf).sheet(…) { … }`. So is the page of a stack, when only
/// the view at the stack's root gets the object.
struct OutsideContent {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    var judged: Set<AbsolutePosition> = []
    return file.calls(named: ["environmentObject", "environment"]).flatMap { call -> [Finding] in
      guard call.modifierName != nil, let given = object(of: call),
        BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, isMade(given.name, in: view), !view.readObjects.contains(given.type)
      else { return [] }
      return (call.linksAfter + besides(call, of: view)).compactMap { outer in
        let found = finding(for: outer, after: call, given, of: view)
        let end = outer.calledExpression.endPosition
        return found != nil && judged.insert(end).inserted ? found : nil
      }
        + lacking(given, call, of: view).filter { judged.insert($0.node.position).inserted }
        .map { report($0, given, call) }
    }
  }

  private struct Lacking {
    let node: ExprSyntax
    let reader: String
  }

  /// The views of the same body, beside the one that gets the object, that read it too.
  private func lacking(
    _ given: (name: String, type: String), _ call: FunctionCallExprSyntax,
    of view: ProjectIndex.TypeInfo
  ) -> [Lacking] {
    guard let member = call.memberAround, member.isBody else { return [] }
    let objects = EnvironmentObjects(resolver)
    return file.calls(in: view.nameInFile).compactMap { made in
      guard made.memberAround?.id == member.id, CalledName(of: made)?.kind == .initializer,
        let name = made.calledText, BuilderPlace(of: made) == .builder,
        let inner = resolver.project.type(named: name, from: view.facts.name), inner.isView,
        !made.enclosingCalls.contains(where: { isApart($0, from: view) }),
        !provides(given.type, made.linksAfter + made.enclosingCalls)
      else { return nil }
      var seen: Set<String> = []
      return objects.read(by: inner, &seen).first { $0.object == given.type }.map {
        Lacking(node: made.calledExpression, reader: $0.reader)
      }
    }
  }

  /// Whether a call attaches its content elsewhere, which is judged by itself, or may provide the
  /// object to its content.
  private func isApart(_ call: FunctionCallExprSyntax, from view: ProjectIndex.TypeInfo) -> Bool {
    if let name = call.modifierName { return Self.attached[name] != nil }
    guard let name = call.calledText,
      let type = resolver.project.type(named: name, from: view.facts.name), type.isDeclared
    else { return false }
    return !type.facts.names.isDisjoint(with: [".environment", ".environmentObject", ".modifier"])
  }

  private func report(
    _ lacking: Lacking, _ given: (name: String, type: String), _ call: FunctionCallExprSyntax
  ) -> Finding {
    file.finding(
      OuterEnvironmentRule.self, .info, at: file.range(of: lacking.node),
      """
      Showing this view stops the app: `\(lacking.reader)` reads `\(given.type)`, which is not in \
      its environment.
      """,
      because: "`.\(call.modifierName ?? "")` provides it only to the view before it",
      advice: "Attach `.\(call.modifierName ?? "")(\(given.name))` to a view around both.",
      related: [
        RelatedPlace(path: file.path, range: file.modifier(call), message: "provided here")
      ])
  }

  /// The modifiers of the same body that attach content elsewhere: nothing outside of the body can
  /// provide an object that the view makes.
  private func besides(_ call: FunctionCallExprSyntax, of view: ProjectIndex.TypeInfo)
    -> [FunctionCallExprSyntax]
  {
    guard let member = call.memberAround, member.isBody else { return [] }
    return file.calls(in: view.nameInFile).filter {
      Self.attached[$0.modifierName ?? ""] != nil && $0.memberAround?.id == member.id
        && BuilderPlace(of: $0) == .builder
    }
  }

  private func finding(
    for outer: FunctionCallExprSyntax, after call: FunctionCallExprSyntax,
    _ given: (name: String, type: String), of view: ProjectIndex.TypeInfo
  ) -> Finding? {
    guard let name = outer.modifierName, let noun = Self.attached[name],
      let content = outer.closure("content"), !mayGet(given.type, content, around: outer)
    else { return nil }
    let objects = EnvironmentObjects(resolver)
    for made in made(by: content, of: view) {
      var seen: Set<String> = []
      guard let called = made.calledText,
        let inner = resolver.project.type(named: called, from: view.facts.name), inner.isView,
        let need = objects.read(by: inner, &seen).first(where: { $0.object == given.type })
      else { continue }
      return file.finding(
        OuterEnvironmentRule.self, .info, at: file.modifier(outer),
        """
        Showing the \(noun) stops the app: `\(need.reader)` reads `\(given.type)`, which is not in \
        the environment of the \(noun).
        """,
        because: "`.\(call.modifierName ?? "")` provides it only to the view before it",
        advice: name == "navigationDestination"
          ? "Attach `.\(call.modifierName ?? "")(\(given.name))` to the `NavigationStack`."
          : "Attach `.\(name)` before `.\(call.modifierName ?? "")(\(given.name))`.",
        related: [
          RelatedPlace(path: file.path, range: file.modifier(call), message: "provided here")
        ])
    }
    return nil
  }

  /// The views in content, also those that a member of the view makes there.
  private func made(by content: ClosureExprSyntax, of view: ProjectIndex.TypeInfo)
    -> [FunctionCallExprSyntax]
  {
    let members = CalledNames.inside(content.statements).sorted().compactMap {
      $0.first?.isLowercase == true && $0 != "body" ? file.member($0, of: view.nameInFile) : nil
    }
    let plain = members.filter { code in
      !code.callsInside.contains {
        ["environmentObject", "environment", "modifier"].contains($0.modifierName)
      }
    }
    return ([content.statements] + plain).flatMap { MadeViews.all(in: $0) }
  }

  /// Modifiers whose content is no part of the view before them.
  private static let attached = [
    "sheet": "sheet", "fullScreenCover": "cover", "popover": "popover", "overlay": "overlay",
    "background": "background", "inspector": "inspector", "safeAreaInset": "inset",
    "navigationDestination": "page",
  ]

  /// The property that a call provides to all views inside it, and its type.
  private func object(of call: FunctionCallExprSyntax) -> (name: String, type: String)? {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let name = argument.expression.ownName,
      let type = resolver.type(
        of: ValueReader.value(of: argument.expression), in: file.resolverPlace(of: call))
    else { return nil }
    return (name, ProjectIndex.simple(TypeShape(type).base))
  }

  /// Whether the view makes the object: no view around it can provide the same one.
  private func isMade(_ name: String, in view: ProjectIndex.TypeInfo) -> Bool {
    guard let property = resolver.project.property(name, of: view) else { return false }
    return ["StateObject", "State"].contains(property.wrapper) && property.initial != nil
  }

  /// Whether a modifier around the sheet, or code in its content, may provide an object of the
  /// type.
  private func mayGet(
    _ type: String, _ content: ClosureExprSyntax, around outer: FunctionCallExprSyntax
  ) -> Bool {
    let inside = file.outline.calls.filter {
      content.position <= $0.position && $0.position < content.endPosition
    }
    return provides(type, outer.linksAfter + outer.enclosingCalls + inside)
  }

  /// Whether one of some modifiers may provide an object of the type.
  private func provides(_ type: String, _ calls: [FunctionCallExprSyntax]) -> Bool {
    let objects = EnvironmentObjects(resolver)
    return calls.contains { other in
      guard let name = other.modifierName else { return false }
      guard ["environmentObject", "environment"].contains(name) else {
        return objects.mayProvide("." + name)
      }
      guard other.arguments.count == 1 else { return false }
      return object(of: other).map { $0.type == type } ?? true
    }
  }
}

extension SyntaxProtocol {
  fileprivate var memberAround: MemberBlockItemSyntax? {
    var node = parent
    while let parent = node {
      if let member = parent.as(MemberBlockItemSyntax.self) { return member }
      node = parent.parent
    }
    return nil
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isBody: Bool {
    decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText == "body"
  }
}

extension FunctionCallExprSyntax {
  /// The modifiers that follow this one, innermost first.
  fileprivate var linksAfter: [FunctionCallExprSyntax] {
    var links: [FunctionCallExprSyntax] = []
    var expression = ExprSyntax(self)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id, let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      links.append(call)
      expression = ExprSyntax(call)
    }
    return links
  }
}
