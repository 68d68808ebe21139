import SwiftSyntax

/// A destructive swipe action that only asks whether to delete.
public struct EarlyRemovalRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "early_removal", title: "A swipe action that removes its row before it asks",
    summary: """
      A list takes the row of a destructive swipe action away as soon as the action was chosen. An \
      action that only asks first still has its element: the row disappears and comes back, and a \
      dialog that is attached to it may close.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "an action that removes the element itself",
      "an action without the role, in the color of one",
      "a destructive button elsewhere: in a dialog, a menu or a toolbar",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: "Button").compactMap { button in
      guard button.calls("Button"), !resolver.project.isOwnValue(button, in: file),
        let role = button.argument("role"), role.sourceText.hasSuffix(".destructive"),
        let type = file.places.type(at: button.position), let info = resolver.project.types[type],
        case let code = TypeCode(info, besides: file, in: resolver.project),
        Self.isSwiped(Syntax(button), in: file, code),
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: button),
        let question = Question(action.unconditional(statements), code)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: role),
        "The row disappears while the user is still asked, and comes back after Cancel.",
        because: "a list takes the row of a destructive swipe action away, and this one only sets "
          + "`\(question.name)`",
        advice: "Leave the role out here: `.tint(.red)` has the color. Keep it in the dialog.",
        related: [code.place(of: question.presentation, "asked here")])
    }
  }

  /// Whether a node is in the content of `swipeActions`, also by a member that makes the button.
  private static func isSwiped(
    _ node: Syntax, in file: SourceUnit, _ code: TypeCode, depth: Int = 0
  ) -> Bool {
    var child = node
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let name = place.call.calledText ?? ""
        if name == "swipeActions" { return true }
        if ["contextMenu", "confirmationDialog", "alert", "Menu", "toolbar"].contains(name) {
          return false
        }
      }
      if parent.is(MemberBlockItemSyntax.self) {
        let name =
          child.as(FunctionDeclSyntax.self)?.name.text
          ?? child.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
        guard depth < 3, let name, name != "body" else { return false }
        let members = code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }
        let uses = members.flatMap { $0.references(to: name) }
        return !uses.isEmpty
          && uses.allSatisfy { isSwiped($0, in: code.unit(of: $0), code, depth: depth + 1) }
      }
      child = parent
    }
    return false
  }
}

/// An action that does nothing but present a dialog.
private struct Question {
  /// As in `isConfirming` or `model.isConfirming`.
  let name: String
  let presentation: Syntax

  init?(_ items: [CodeBlockItemSyntax], _ code: TypeCode) {
    var found: (String, Syntax)?
    for item in items {
      guard case .expr(let expression) = item.item, let target = Self.target(of: expression) else {
        return nil
      }
      if found == nil, let shown = Self.presentation(by: target, in: code) {
        found = (target, shown)
      }
    }
    guard let found else { return nil }
    (name, presentation) = found
  }

  /// The variable that a statement sets; nil where it may do something else.
  private static func target(of expression: ExprSyntax) -> String? {
    if let (target, value) = expression.assigned {
      let isPlain = value.allSatisfy { $0.callsInside.allSatisfy { $0.isInitializer } }
      return isPlain ? plain(target) : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if call.modifierName == "toggle", call.arguments.isEmpty,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        return plain(base)
      }
      // `withAnimation { isAsking = true }`
      if call.calls("withAnimation"), let closure = call.trailingClosure,
        closure.statements.count == 1, case .expr(let inner)? = closure.statements.first?.item
      {
        return target(of: inner)
      }
    }
    return nil
  }

  private static func plain(_ expression: ExprSyntax) -> String {
    expression.sourceText.replacing("self.", with: "")
  }

  /// The dialog or the sheet of the type that follows a value.
  private static func presentation(by name: String, in code: TypeCode) -> Syntax? {
    let presenters: Set<String> = [
      "alert", "confirmationDialog", "sheet", "popover", "actionSheet",
    ]
    return code.calls.first { call in
      guard let modifier = call.modifierName, presenters.contains(modifier) else { return false }
      return call.arguments.contains { argument in
        guard ["isPresented", "item", "presenting"].contains(argument.label?.text) else {
          return false
        }
        let given = argument.expression
        if plain(given).replacing("$", with: "") == name { return true }
        // `Binding(get: { pending != nil }, set: { … })`
        guard given.is(FunctionCallExprSyntax.self), let last = name.split(separator: ".").last
        else { return false }
        return !given.references(to: String(last)).isEmpty
      }
    }.flatMap { $0.calledExpression.as(MemberAccessExprSyntax.self) }.map { Syntax($0.declName) }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a value, such as `DeletedItem(id: item.id)`.
  fileprivate var isInitializer: Bool { CalledName(of: self)?.kind == .initializer }
}
