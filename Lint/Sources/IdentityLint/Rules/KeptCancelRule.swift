import SwiftSyntax

/// A Cancel that keeps the edits.
public struct KeptCancelRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "kept_cancel", title: "A Cancel that keeps the edits",
    summary: """
      A form whose fields edit the stored value itself has nothing to cancel: each key changes \
      what the rest of the app shows. A Cancel button that only closes the form keeps the edits \
      that the user discarded.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a form that edits a copy in `@State`", "a Cancel that restores the value",
      "a draft that the caller makes for the form", "fields that search or filter",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: "Button").compactMap { button in
      guard Self.cancels(button), !resolver.project.isOwnValue(button, in: file),
        let type = file.places.type(at: button.position),
        let info = resolver.project.types[type], info.isView,
        closesOnly(button, info, in: file, resolver),
        case let code = TypeCode(info, besides: file, in: resolver.project), !hasReset(in: code),
        let edited = edited(in: code, resolver)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: button.calledExpression),
        "This closes the form, and what was entered in `\(edited.name)` stays.",
        because: "the fields edit `\(edited.name)` itself, and nothing restores it",
        advice: """
          Edit a copy in `@State`, made where the form opens, and write it to `\(edited.name)` in \
          the action that saves.
          """,
        related: [code.place(of: edited.node, "edited here")])
    }
  }

  private static func cancels(_ button: FunctionCallExprSyntax) -> Bool {
    guard button.modifierName == nil else { return false }
    let title = button.arguments.first.map { $0.label == nil ? $0.expression.sourceText : "" } ?? ""
    let label =
      button.trailingClosure.map {
        button.arguments.contains { $0.label?.text == "action" } ? $0.sourceText : ""
      } ?? ""
    let text = (title + label).lowercased()
    return ["\"cancel\"", "\"discard\"", "\"discard changes\""].contains(where: text.contains)
  }

  /// `dismiss()`, or a flag that is set to false, and nothing else.
  private func closesOnly(
    _ button: FunctionCallExprSyntax, _ info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver
  ) -> Bool {
    // `Button("Cancel", action: dismiss.callAsFunction)` and closures.
    let code = ActionCode(file: file, type: info.nameInFile, resolver: resolver)
    guard let statements = code.statements(of: button), statements.count == 1,
      let only = code.unconditional(statements).first, case .expr(let expression) = only.item
    else { return false }
    if let assigned = expression.assigned {
      return assigned.value.first.map { ["false", "nil"].contains($0.sourceText) } ?? false
    }
    return expression.sourceText.contains("dismiss()")
  }

  /// Whether something in the view restores or forgets the edits.
  private func hasReset(in code: TypeCode) -> Bool {
    code.calls.contains { call in
      let words = RareConditions.words(of: call.calledText ?? "")
      return !words.isDisjoint(with: ["rollback", "revert", "restore", "undo", "reset", "refresh"])
        || call.modifierName == "onDisappear"
    }
  }

  private struct Edited {
    let name: String
    let node: Syntax
  }

  private func edited(in code: TypeCode, _ resolver: Resolver) -> Edited? {
    let info = code.type
    for property in info.facts.properties
    where isItself(property, of: info, resolver) {
      let use = code.projections(of: property.name).first { projection in
        guard let argument = projection.argument, let call = argument.call else { return false }
        return ["text", "isOn", "value"].contains(argument.label?.text)
          && ["TextField", "TextEditor", "Toggle", "Stepper", "Slider"].contains(
            call.calledText ?? "")
      }
      guard let use,
        resolver.project.callers(of: info).contains(where: { call in
          call.fact.arguments.contains { argument in
            argument.label == label(of: property, in: info)
              && isStored(argument.value, isObject: property.wrapper != "Binding")
          }
        })
      else { continue }
      return Edited(name: property.name, node: Syntax(use))
    }
    return nil
  }

  /// Whether a property has the value of the caller itself, by its name none of its own. An object
  /// in `@State` that an initializer gets is no copy, whatever its name says.
  private func isItself(
    _ property: PropertyFacts, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    if property.wrapper == "State" || property.wrapper == "StateObject" {
      return label(of: property, in: info) != property.name
        && property.type.flatMap({
          resolver.project.type(named: TypeShape($0).base, from: info.facts.name)
        })?.isReference == true
    }
    return ["Binding", "Bindable", "ObservedObject"].contains(property.wrapper)
      && !Self.isDraft(property.name) && !Self.isDraft(property.type ?? "")
  }

  /// The label of the argument that is stored in a property.
  private func label(of property: PropertyFacts, in info: ProjectIndex.TypeInfo) -> String {
    for initializer in info.facts.initializers {
      guard case .call(_, let arguments)? = initializer.stored["_" + property.name],
        case .parameter(let name)? = arguments.first?.value,
        let label = initializer.parameters.first(where: { $0.name == name })?.label
      else { continue }
      return label
    }
    return property.name
  }

  private static func isDraft(_ name: String) -> Bool {
    !RareConditions.words(of: name).isDisjoint(with: [
      "draft", "new", "copy", "temporary", "temp", "editing", "edited", "form", "editor", "input",
      "query", "search", "filter", "model", "viewmodel", "vm", "composer", "pending",
    ])
  }

  /// Whether a caller passes something that lasts: not an object that it makes, and no draft.
  private func isStored(_ value: Value, isObject: Bool) -> Bool {
    if case .call(.name(let name), _) = value.root, name.first?.isUppercase == true { return false }
    if case .call = value { return false }
    return !value.all.contains { part in
      switch part {
      case .name(let name), .member(_, let name):
        isObject
          ? !RareConditions.words(of: name).isDisjoint(with: ["new", "draft", "copy", "temporary"])
          : Self.isDraft(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      default: false
      }
    }
  }
}
