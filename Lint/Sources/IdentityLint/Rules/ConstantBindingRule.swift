import SwiftSyntax

/// A control whose binding stores nothing.
public struct ConstantBindingRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "constant_binding", title: "A binding that stores nothing",
    summary: """
      `.constant(…)` and a `Binding` with an empty setter give a control a value and drop what the \
      user enters: the control jumps back with the next update, or what was typed never arrives. \
      An alert whose buttons do nothing opens again.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "previews", "a control that is disabled or lets no events through",
      "a literal, such as `.constant(true)` for a feature that is always on",
      "bindings that no field, gesture or button of the view edits",
      "a TextEditor, which shows text that can be selected",
      "a control in the label of a button, which is its picture",
      "alerts and dialogs whose buttons do something, such as to clear the error",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["constant", "Binding"]).compactMap { call in
      guard let kind = Self.kind(of: call),
        let argument = ExprSyntax(call).argument, argument.expression.id == call.id,
        let use = argument.call, let label = argument.label?.text,
        BuilderPlace(of: use) != .action, !Self.isPicture(use), !Self.isSample(call, in: file),
        isEdited(use, label, isConstant: kind == .constant, of: call, in: file, resolver)
      else { return nil }
      let isPresentation = label == "isPresented"
      return file.finding(
        Self.self, at: file.range(of: call),
        isPresentation
          ? "When the user closes this, nothing is stored: it opens again with the next update."
          : "What the user enters here is dropped.",
        because: kind == .constant
          ? "`.constant` has no storage" : "the setter of the binding does nothing",
        advice: "Pass a binding of the state that has the value, as in `$value`.")
    }
  }

  private enum Kind { case constant, deaf }

  private static func kind(of call: FunctionCallExprSyntax) -> Kind? {
    if call.calledText == "constant" {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base == nil || access.base?.sourceText.hasPrefix("Binding") == true,
        call.arguments.count == 1
      else { return nil }
      return .constant
    }
    guard call.calls("Binding") else { return nil }
    let set =
      call.argument("set")?.as(ClosureExprSyntax.self)
      ?? call.additionalTrailingClosures.first { $0.label.text == "set" }?.closure
    return set?.statements.isEmpty == true ? .deaf : nil
  }

  private static let controls: Set<String> = [
    "TextField", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker",
  ]

  /// Presentations that the user closes without a button of theirs.
  private static let swiped: Set<String> = ["sheet", "popover", "inspector"]

  private static let closedByButtons: Set<String> = ["alert", "confirmationDialog", "actionSheet"]

  private func isEdited(
    _ use: FunctionCallExprSyntax, _ label: String, isConstant: Bool,
    of call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    let isLiteral =
      isConstant
      && (call.arguments.first.map { ValueReader.value(of: $0.expression).isConstant } ?? true)
    if Self.isShut(use) { return false }
    if let name = use.modifierName {
      guard label == "isPresented" else { return false }
      // A presentation whose closing is not stored; its condition stays true.
      if Self.closedByButtons.contains(name) { return !isLiteral && ClosingButtons.doNothing(use) }
      return !isConstant && Self.swiped.contains(name)
    }
    guard let name = use.calledText else { return false }
    if Self.controls.contains(name) {
      guard ["text", "isOn", "value", "selection"].contains(label) else { return false }
      return !isLiteral
    }
    guard !isLiteral,
      let view = resolver.project.type(named: name, from: file.places.type(at: use.position)),
      view.isView, let property = resolver.project.property(label, of: view),
      property.wrapper == "Binding"
    else { return false }
    // A view may take a binding that it needs elsewhere only: a field of it must edit the value.
    return resolver.project.units(of: view, besides: file).contains { unit in
      unit.projections(of: label, in: view.nameInFile).contains {
        ["text", "isOn", "value"].contains($0.argument?.label?.text)
      }
    } || EditedBinding(name: label, view: view, file: file, project: resolver.project).isEdited
  }

  /// The label of a button shows a control as its picture: a press goes to the button.
  private static func isPicture(_ use: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(use)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
        place.label == "label",
        ["Button", "NavigationLink", "Menu"].contains(place.call.calledText)
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// A type such as `PickerPreviews`, which has content for previews.
  private static func isSample(_ call: FunctionCallExprSyntax, in file: SourceUnit) -> Bool {
    guard let type = file.places.type(at: call.position) else { return false }
    let name = ProjectIndex.simple(type)
    return name.hasSuffix("Preview") || name.hasSuffix("Previews")
  }

  /// `.disabled(true)`, `.allowsHitTesting(false)`, also of a view around it.
  private static func isShut(_ use: FunctionCallExprSyntax) -> Bool {
    let names =
      use.chainedNames
      + use.enclosingCalls.flatMap { call in
        call.chainedNames + [call.modifierName].compactMap(\.self)
      }
    return names.contains { ["disabled", "allowsHitTesting", "hidden", "redacted"].contains($0) }
  }
}

/// The buttons of an alert or a dialog.
private final class ClosingButtons: SyntaxVisitor {
  private var areIdle = true

  /// Whether none of them does anything, as in `Button("OK", role: .cancel) {}`: only the binding
  /// could store that the user has closed it.
  static func doNothing(_ use: FunctionCallExprSyntax) -> Bool {
    guard let actions = use.argument("actions")?.as(ClosureExprSyntax.self) ?? use.trailingClosure
    else { return false }
    let walk = ClosingButtons(viewMode: .sourceAccurate)
    walk.walk(actions.statements)
    return walk.areIdle
  }

  private static let known: Set<String> = [
    "Button", "Text", "Label", "Image", "Alert", "ActionSheet", "Group", "LocalizedStringKey",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = CalledName(of: node), name.kind == .initializer, !Self.known.contains(name.text) {
      areIdle = false
    }
    if node.calledExpression.ownName?.first?.isLowercase == true { areIdle = false }
    // A method in place of a closure.
    if let action = node.argument("action"), !action.is(ClosureExprSyntax.self) { areIdle = false }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let place = ClosurePlace(node)
    let isContent = place?.label == "label" || place?.call.calledText == "Group"
    if !isContent && !node.statements.isEmpty { areIdle = false }
    return isContent ? .visitChildren : .skipChildren
  }

  // A view that another member makes.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, expression.ownName != nil { areIdle = false }
    return .visitChildren
  }
}
