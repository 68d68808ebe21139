import SwiftSyntax

/// Whether a view writes to a binding of its own when the user acts: in a button, a gesture, or a
/// method that one of them calls, and in a view that it passes the binding to.
struct EditedBinding {
  let name: String
  let view: ProjectIndex.TypeInfo
  let file: SourceUnit
  let project: ProjectIndex
  var depth = 0

  var isEdited: Bool {
    // A flag that shows the view, or a part of it, closes it.
    guard RareConditions.words(of: name).isDisjoint(with: Self.presenting) else { return false }
    return project.units(of: view, besides: file).contains { unit in
      let inUnit = EditedBinding(name: name, view: view, file: unit, project: project, depth: depth)
      return inUnit.isEditedInFile
    }
  }

  private var isEditedInFile: Bool {
    let type = view.nameInFile
    if file.assignments(to: name, in: type).contains(where: { isByUser($0) }) { return true }
    let isMutated = file.calls(in: type).contains { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.ownName == name,
        Mutators.kind(of: access.declName.baseName.text, call) != nil
      else { return false }
      return isByUser(call)
    }
    return isMutated || isPassedOn(in: type)
  }

  private func isPassedOn(in type: String) -> Bool {
    guard depth < 2 else { return false }
    return file.projections(of: name, in: type).contains { projection in
      guard let argument = projection.argument, let label = argument.label?.text,
        argument.expression.is(DeclReferenceExprSyntax.self),
        let callee = argument.call?.calledText
      else { return false }
      if callee == "Picker" { return label == "selection" }
      guard let inner = project.type(named: callee, from: type), inner.isView,
        inner.facts.name != view.facts.name,
        project.property(label, of: inner)?.wrapper == "Binding"
      else { return false }
      let isInField = project.units(of: inner, besides: file).contains { unit in
        unit.projections(of: label, in: inner.nameInFile).contains {
          ["text", "isOn", "value"].contains($0.argument?.label?.text)
        }
      }
      return isInField
        || EditedBinding(name: label, view: inner, file: file, project: project, depth: depth + 1)
          .isEdited
    }
  }

  /// Whether the user causes it.
  private func isByUser(_ node: some SyntaxProtocol) -> Bool {
    if node.enclosingCalls.contains(where: { Self.gestures.contains($0.calledText ?? "") }) {
      return true
    }
    guard let index = file.places.functionIndex(at: node.position) else { return false }
    let method = file.outline.functions[index].name.text
    return file.calls(in: view.nameInFile).contains { call in
      if call.passedMethod == method { return Self.gestures.contains(call.calledText ?? "") }
      return call.calledExpression.ownName == method
        && call.enclosingCalls.contains { Self.gestures.contains($0.calledText ?? "") }
    }
  }

  private static let gestures: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture",
    "highPriorityGesture", "onEnded", "onChanged", "onSubmit", "onKeyPress", "onMoveCommand",
    "accessibilityAdjustableAction",
  ]

  private static let presenting: Set<String> = [
    "presented", "presenting", "showing", "shown", "show", "shows", "visible", "open", "opened",
    "expanded", "active", "presentation", "dismissed", "hidden", "collapsed",
  ]
}
