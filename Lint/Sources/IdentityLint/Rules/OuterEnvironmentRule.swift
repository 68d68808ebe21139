import SwiftSyntax

/// An environment value that is read above the view that provides it.
public struct OuterEnvironmentRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "outer_environment", title: "An environment value that is not set around the view",
    summary: """
      `@Environment` of a view reads what is set around the view, not what its own body sets. \
      `dismiss` closes the view that reads it, not the sheet that it presents, and `isSearching` \
      is always false in the view that has the `.searchable`. A view that sets `.environment` in \
      its body does not see that value itself. Each window has an environment of \
      its own: an object that only the first one gets is missing in the second. So is one in a \
      sheet that is attached outside of the `.environmentObject`, and in a page of a stack, when \
      only the view at its root gets the object.
      """,
    severity: .info,
    warnings: [
      "a view that uses `dismiss` in its presentations only",
      "a window without an object that another window gets",
    ],
    exemptions: [
      "a view of its own inside the sheet or the searched list",
      "an action that also sets the flag of the sheet",
      "a closure that the view passes to another view, such as `onDone`",
      "a value that the body makes from the outer one, or sets for a part of its content",
      "a sheet whose content, or a modifier after it, provides the object too",
      "optional objects, and windows whose views may get the object by a modifier of the project",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let missing = WindowObjects(file: file, resolver: Resolver(project: project)).findings()
    return missing
      + OutsideContent(file: file, resolver: Resolver(project: project)).findings()
      + WrappedProperty.all(["Environment"], in: file).flatMap { value -> [Finding] in
        guard let info = project.types[value.owner], info.isView, let key = value.key else {
          return []
        }
        if let modifier = Self.providers[key] {
          let code = TypeCode(info, besides: file, in: project)
          return provided(value, key, by: modifier, in: file, code).map { [$0] } ?? []
        }
        let code = TypeCode(info, besides: file, in: project)
        guard key == "dismiss" || key == "presentationMode" else {
          let own = OwnEnvironmentValue(value: value, key: key, code: code)
          return own.finding(in: file).map { [$0] } ?? []
        }
        return code.calls.compactMap { dismissed(value, $0, in: file, code, project) }
      }
  }

  /// The modifiers that provide a value to the views inside them.
  private static let providers = [
    "isSearching": "searchable", "dismissSearch": "searchable", "refresh": "refreshable",
  ]

  private func provided(
    _ value: WrappedProperty, _ key: String, by modifier: String, in file: SourceUnit,
    _ code: TypeCode
  ) -> Finding? {
    guard
      let call = code.calls.first(where: {
        $0.modifierName == modifier && BuilderPlace(of: $0) == .builder
      }), case let unit = code.unit(of: call)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: value.binding.pattern),
      "`\(value.name)` does not see the `.\(modifier)` of this view: "
        + (key == "isSearching" ? "it is always false." : "using it has no effect here."),
      because: "`.\(modifier)` provides it to the views inside it, not to the one with the body",
      advice: "Read it in a view of its own, inside the one with `.\(modifier)`.",
      related: [
        RelatedPlace(path: unit.path, range: unit.modifier(call), message: "provided here")
      ])
  }

  /// `dismiss()` in the content of a sheet that the same view presents.
  private func dismissed(
    _ value: WrappedProperty, _ call: FunctionCallExprSyntax, in file: SourceUnit,
    _ code: TypeCode, _ project: ProjectIndex
  ) -> Finding? {
    let callee = call.calledExpression
    let isDismissal =
      callee.ownName == value.name
      || call.modifierName == "dismiss" && callee.sourceText.hasPrefix(value.name + ".")
    guard isDismissal, !file.isLocalName(value.name, at: call),
      let sheet = presentation(around: call, in: value.owner, code, project),
      !closes(sheet, beside: call)
    else { return nil }
    let noun = FunctionCallExprSyntax.presented[sheet.modifierName ?? ""] ?? "sheet"
    let unit = code.unit(of: call)
    let isHere = unit.path == file.path
    return file.finding(
      Self.self, isOnlyPresented(value, in: code, project) ? .warning : .info,
      at: isHere ? file.range(of: call) : file.range(of: value.binding.pattern),
      "This closes the view that presents the \(noun), not the \(noun).",
      because: "`\(value.name)` is read by the view outside of the \(noun)",
      advice: """
        Set the \(noun)'s flag to false, or its item to nil, or read `dismiss` in a view of its \
        own inside the \(noun).
        """,
      related: [
        RelatedPlace(path: unit.path, range: unit.modifier(sheet), message: "presented here")
      ])
  }

  /// Whether the statements around a call also end the presentation: both are closed on purpose.
  private func closes(_ sheet: FunctionCallExprSyntax, beside call: FunctionCallExprSyntax) -> Bool
  {
    guard let flag = (sheet.argument("isPresented") ?? sheet.argument("item"))?.ownName,
      flag.hasPrefix("$"),
      let statements = call.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return statements.contains { item in
      guard case .expr(let expression) = item.item else { return false }
      return expression.assigned?.target.ownName == String(flag.dropFirst())
    }
  }

  /// Whether the view dismisses in the content of presentations only: it has no other use for the
  /// value, so it does not close itself on purpose.
  private func isOnlyPresented(
    _ value: WrappedProperty, in code: TypeCode, _ project: ProjectIndex
  ) -> Bool {
    code.calls.allSatisfy { call in
      let callee = call.calledExpression
      guard callee.ownName == value.name || callee.sourceText.hasPrefix(value.name + ".") else {
        return true
      }
      return presentation(around: call, in: value.owner, code, project) != nil
    }
  }

  /// The sheet in whose content a button's action stands; nil in a closure that is passed on.
  private func presentation(
    around call: some SyntaxProtocol, in type: String, _ code: TypeCode, _ project: ProjectIndex,
    isActing: Bool = false
  ) -> FunctionCallExprSyntax? {
    var child = Syntax(call)
    var isActing = isActing
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      guard let closure = parent.as(ClosureExprSyntax.self) else {
        child = parent
        continue
      }
      guard let place = ClosurePlace(closure) else { return nil }
      if ["sheet", "fullScreenCover", "popover"].contains(place.call.modifierName),
        place.label == nil || place.label == "content"
      {
        return place.call
      }
      if BuilderPlace.role(of: closure) == .action {
        guard let name = place.call.calledText,
          ["Button", "onTapGesture", "task", "onSubmit", "Task", "withAnimation"].contains(name),
          !setsFlag(closure)
        else { return nil }
        isActing = true
      } else if let name = CalledName(of: place.call), name.kind == .initializer,
        !project.isFrameworks(name.text, from: type)
      {
        return nil
      }
      child = parent
    }
    // A member of the view that stands in the sheet alone.
    guard isActing, let member = child.parent?.as(MemberBlockItemSyntax.self),
      let name = member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
        ?? member.decl.as(FunctionDeclSyntax.self)?.name.text, name != "body"
    else { return nil }
    let uses =
      (code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }).flatMap {
        $0.references(to: name)
      }
    guard uses.count == 1, let use = uses.first else { return nil }
    return presentation(around: use, in: type, code, project)
  }

  /// Whether an action also dismisses the sheet by its flag or item.
  private func setsFlag(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.contains { item in
      guard case .expr(let expression) = item.item else { return false }
      if let value = expression.assigned?.value.first?.sourceText {
        return value == "false" || value == "nil"
      }
      return expression.as(FunctionCallExprSyntax.self)?.modifierName == "toggle"
    }
  }
}

extension WrappedProperty {
  /// `dismiss` of `@Environment(\.dismiss)`.
  fileprivate var key: String? {
    guard case .argumentList(let arguments)? = attribute?.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    let text = path.components.sourceText
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
