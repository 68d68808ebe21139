import SwiftSyntax

/// An `onChange` that watches the number of elements of a list, and saves the whole list: an edit
/// of an element leaves the number as it is.
struct WatchedPart {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let watched = call.argument("of"), let name = Self.listed(in: watched),
        let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView,
        let property = resolver.project.property(name, of: view),
        ["State", "Binding"].contains(property.wrapper),
        property.type.flatMap({ TypeShape($0).element }) != nil,
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: call),
        case let methods = action.methods(usedIn: [Syntax(statements)]),
        case let nodes = [Syntax(statements)] + methods.compactMap({ $0.body.map { Syntax($0) } }),
        nodes.contains(where: { Self.saves(name, in: $0) })
      else { return nil }
      let code = TypeCode(view, besides: file, in: resolver.project)
      guard let edit = edit(of: name, in: code),
        !isSavedElsewhere(name, besides: call, Set(methods.map(\.name.text)), nodes, code)
      else { return nil }
      return file.finding(
        PartialEqualityRule.self, .info, at: file.modifier(call),
        "An edit that leaves `\(watched.sourceText)` as it is does not run this, and is not saved.",
        because: "this saves all of `\(name)` and watches a part of it",
        advice: "Watch `\(name)`, whose elements are `Equatable` then: `.onChange(of: \(name))`.",
        related: [code.place(of: edit, "edited here")])
    }
  }

  /// `items` of `items.count`, `items.isEmpty` and `items.map(\.id)`.
  private static func listed(in watched: ExprSyntax) -> String? {
    if let call = watched.as(FunctionCallExprSyntax.self), call.modifierName == "map",
      call.arguments.first?.expression.sourceText == "\\.id"
    {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName
    }
    guard let access = watched.as(MemberAccessExprSyntax.self),
      ["count", "isEmpty"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base?.ownName
  }

  private static let savers = ["encode", "save", "write", "store", "persist", "set"]

  /// A call such as `encoder.encode(items)`: a function that saves gets the whole list.
  private static func saves(_ name: String, in node: Syntax) -> Bool {
    node.callsInside.contains { call in
      let called = (call.calledText ?? "").lowercased()
      return savers.contains(where: called.hasPrefix)
        && call.arguments.contains { $0.expression.ownName == name }
    }
  }

  /// Code of the view that edits an element in place, or moves one.
  private func edit(of name: String, in code: TypeCode) -> Syntax? {
    for projection in code.projections(of: name) {
      guard let call = projection.argument?.call,
        call.calls("ForEach") || call.calls("List"), let row = call.trailingClosure
      else { continue }
      if let edited = Self.editedField(in: Syntax(row)) { return edited }
    }
    for assignment in code.assignments {
      guard let target = assignment.elements.first, Self.isElement(target, of: name) else {
        continue
      }
      return Syntax(assignment)
    }
    return code.calls.lazy.compactMap { call -> Syntax? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return nil }
      let method = access.declName.baseName.text
      if base.ownName == name, ["move", "swapAt", "sort", "shuffle"].contains(method) {
        return Syntax(call)
      }
      return method == "toggle" && Self.isElement(base, of: name) ? Syntax(call) : nil
    }.first
  }

  /// `items[index].isDone`.
  private static func isElement(_ target: ExprSyntax, of name: String) -> Bool {
    var target = target
    var isInside = false
    while true {
      if let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
        target.ownName == nil
      {
        target = base
      } else if let element = target.as(SubscriptCallExprSyntax.self) {
        isInside = true
        target = element.calledExpression
      } else {
        return isInside && target.ownName == name
      }
    }
  }

  /// `isOn: $item.isDone` of a control.
  private static func editedField(in row: Syntax) -> Syntax? {
    if let reference = row.as(DeclReferenceExprSyntax.self) {
      guard reference.baseName.text.first == "$",
        reference.parent?.is(MemberAccessExprSyntax.self) == true,
        let argument = reference.argument,
        ["text", "value", "isOn", "selection"].contains(argument.label?.text ?? "")
      else { return nil }
      return row
    }
    return row.children(viewMode: .sourceAccurate).lazy.compactMap { editedField(in: $0) }.first
  }

  /// Whether other code saves the list, or runs with each change of it.
  private func isSavedElsewhere(
    _ name: String, besides call: FunctionCallExprSyntax, _ methods: Set<String>,
    _ nodes: [Syntax], _ code: TypeCode
  ) -> Bool {
    code.calls.contains { other in
      let isInside =
        other.id == call.id
        || nodes.contains { node in
          node.root.id == other.root.id && node.position <= other.position
            && other.position < node.endPosition
        }
      if isInside { return false }
      if other.modifierName == "onChange" || other.modifierName == "task",
        let watched = other.argument("of") ?? other.argument("id"),
        Self.listed(in: watched) == nil, watched.mentions([name])
      {
        return true
      }
      if let called = other.passedMethod ?? other.calledText, methods.contains(called) {
        return true
      }
      // Another function may save what it gets.
      let callee = (other.calledText ?? "").lowercased()
      return Self.savers.contains(where: callee.contains)
        && other.arguments.contains { $0.expression.mentions([name, "$" + name]) }
    }
  }
}
