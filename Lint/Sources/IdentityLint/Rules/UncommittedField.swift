import SwiftSyntax

/// A field with a `Formatter`, which stores what is typed only when it is submitted or loses the
/// focus, and a button beside it that uses the value: a press on the button does not end the focus.
struct UncommittedField {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "TextField").compactMap { call in
      guard call.calls("TextField"), call.argument("formatter") != nil,
        BuilderPlace(of: call) != .action, let value = call.argument("value"),
        let root = value.rootName, let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView,
        let button = button(using: root, of: info, in: file, beside: call)
          ?? buttonOfParent(passing: root, to: info)
      else { return nil }
      return file.finding(
        EditedCopyRule.self, at: file.range(of: call.calledExpression),
        "When the user types here and then presses the button, the old value is used.",
        because: """
          a field with a `Formatter` stores its text when it is submitted or loses the focus, and \
          a press of a button does neither
          """,
        advice: """
          Edit a text and parse it where it is used, or end the focus of the field before the \
          value is used.
          """,
        related: [button])
    }
  }

  /// The button of a view whose action uses a property.
  /// - Parameter field: where given, the button is in the same presentation: a popover that closes
  ///   ends the focus of its field.
  private func button(
    using root: String, of info: ProjectIndex.TypeInfo, in unit: SourceUnit,
    beside field: FunctionCallExprSyntax? = nil
  ) -> RelatedPlace? {
    guard let property = resolver.project.property(root, of: info),
      ["State", "StateObject", "ObservedObject", "Bindable", "Environment"].contains(
        property.wrapper),
      !endsFocus(info, in: unit)
    else { return nil }
    let code = ActionCode(
      file: unit, type: info.nameInFile, resolver: resolver.seen(from: unit))
    for call in unit.calls(in: info.nameInFile) where call.calls("Button") {
      if let field, call.presentation?.id != field.presentation?.id { continue }
      guard let statements = code.statements(of: call) else { continue }
      let nodes =
        [Syntax(statements)]
        + code.methods(usedIn: [Syntax(statements)]).compactMap { $0.body.map { Syntax($0) } }
      guard nodes.contains(where: { $0.reads(root) }),
        !nodes.contains(where: { movesFocus($0, info, in: unit) })
      else { continue }
      return RelatedPlace(
        path: unit.path, range: unit.range(of: call.calledExpression), message: "this button")
    }
    return nil
  }

  /// The same in a view that passes a binding of its own property.
  private func buttonOfParent(passing root: String, to info: ProjectIndex.TypeInfo)
    -> RelatedPlace?
  {
    guard let own = resolver.project.property(root, of: info), own.wrapper == "Binding",
      !endsFocus(info, in: file)
    else { return nil }
    for call in resolver.project.callers(of: info) {
      guard let argument = call.fact.arguments.first(where: { $0.label == root })?.value,
        case .name(let passed) = argument.root, passed.hasPrefix("$"),
        call.fact.contexts.isDisjoint(with: [
          ".sheet", ".fullScreenCover", ".popover", ".alert", ".navigationDestination",
          "NavigationLink",
        ]),
        let parent = resolver.project.type(around: call.fact.type), parent.isView
      else { continue }
      let unit = resolver.project.unit(at: call.path, else: file)
      if let button = button(using: String(passed.dropFirst()), of: parent, in: unit) {
        return button
      }
    }
    return nil
  }

  /// Whether code of a view moves the focus.
  private func movesFocus(_ node: Syntax, _ info: ProjectIndex.TypeInfo, in unit: SourceUnit)
    -> Bool
  {
    focus(of: info).contains { focus in
      unit.assignments(to: focus.name, in: info.nameInFile).contains {
        $0.root.id == node.root.id && node.position <= $0.position
          && $0.position < node.endPosition
      }
    }
  }

  private func focus(of info: ProjectIndex.TypeInfo) -> [PropertyFacts] {
    info.facts.properties.filter { ["FocusState", "FocusState.Binding"].contains($0.wrapper) }
  }

  /// Whether some code of a view takes the focus away, or ends all editing. Code that moves it to a
  /// field begins editing.
  private func endsFocus(_ info: ProjectIndex.TypeInfo, in unit: SourceUnit) -> Bool {
    let isTaken = focus(of: info).contains { focus in
      unit.assignments(to: focus.name, in: info.nameInFile).contains { assignment in
        let value = assignment.elements.last?.sourceText ?? ""
        return value.first != "." && value != "true"
      }
    }
    if isTaken { return true }
    let enders: Set<String> = [
      "resignFirstResponder", "endEditing", "makeFirstResponder", "hideKeyboard",
      "dismissKeyboard", "commitEditing",
    ]
    return unit.calls(in: info.nameInFile).contains { call in
      enders.contains(call.calledText ?? "")
        || call.arguments.contains { argument in
          enders.contains { argument.expression.sourceText.contains($0) }
        }
    }
  }
}

extension ExprSyntax {
  /// `donation` of `$donation.amount`.
  fileprivate var rootName: String? {
    var expression = self
    while let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      if base.sourceText == "self" {
        expression = ExprSyntax(DeclReferenceExprSyntax(baseName: access.declName.baseName))
      } else {
        expression = base
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("$")
    else { return nil }
    return String(name.dropFirst())
  }
}

extension SyntaxProtocol {
  /// The content of a sheet, a popover or a page around it.
  fileprivate var presentation: ClosureExprSyntax? {
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self),
        let name = ClosurePlace(closure)?.call.calledText,
        FunctionCallExprSyntax.presented[name] != nil
          || ["navigationDestination", "NavigationLink"].contains(name)
      {
        return closure
      }
      node = parent.parent
    }
    return nil
  }

  /// Whether code uses the value of a property, and does not only set it.
  fileprivate func reads(_ name: String) -> Bool {
    references(to: name).contains { reference in
      var node = reference
      while let access = node.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(access) }
      guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id,
        list.count > 1
      else { return true }
      return !list.dropFirst().contains { $0.is(AssignmentExprSyntax.self) }
    }
  }
}
