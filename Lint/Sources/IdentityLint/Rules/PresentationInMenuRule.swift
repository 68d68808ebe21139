import SwiftSyntax

/// A dialog or a sheet that is attached to an entry of a menu.
public struct PresentationInMenuRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "presentation_in_menu", title: "A dialog attached inside a menu",
    summary: """
      The entries of a `Menu` and of a `.contextMenu` are gone once the menu has closed, and so is \
      everything that is attached to them. A dialog, an alert or a sheet on an entry never \
      appears: the user chooses the entry, and nothing happens.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a presentation on the menu itself, on its label, or on the preview of a context menu",
      "a menu inside of what is presented", "file dialogs", "menus of the menu bar",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.calls(named: Self.nouns.keys).compactMap { call in
      guard let name = call.modifierName, let noun = Self.nouns[name],
        call.argument("isPresented") != nil || call.argument("item") != nil,
        let menu = MenuPlaces(file: file, project: project).menu(around: Syntax(call), depth: 0)
      else { return nil }
      return file.finding(
        Self.self, at: file.modifier(call),
        """
        This \(noun) never appears: the entry that it is attached to is gone once the menu closes.
        """,
        because: "it is attached inside \(menu.name)",
        advice: "Attach it to the view with the menu, and set only its flag in the entry.",
        related: menu.place.map { [$0] } ?? [])
    }
  }

  private static let nouns = FunctionCallExprSyntax.presented.filter {
    ["sheet", "cover", "popover", "alert", "dialog"].contains($0.value)
  }
}

/// Finds the menu whose entries some code makes.
private struct MenuPlaces {
  let file: SourceUnit
  let project: ProjectIndex

  struct Menu {
    let name: String
    /// Where the entries are used, if that is elsewhere.
    var place: RelatedPlace?
  }

  func menu(around node: Syntax, depth: Int) -> Menu? {
    var child = node
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let place = ClosurePlace(closure) else { return nil }
        if let name = Self.name(place, in: file, project) { return Menu(name: name) }
        guard BuilderPlace.role(of: closure) == .builder, Self.holdsEntries(place) else {
          return nil
        }
      } else if parent.parent?.is(MemberBlockItemSyntax.self) == true {
        return depth < 3 ? member(parent, depth: depth) : nil
      }
      child = parent
    }
    return nil
  }

  /// The menu around a use of a property or a method of the same view, or of a view's body.
  private func member(_ declaration: Syntax, depth: Int) -> Menu? {
    guard let type = file.places.type(at: declaration.position), let info = project.types[type],
      info.isView
    else { return nil }
    let name: String
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name.text
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let own = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      name = own.identifier.text
    } else {
      return nil
    }
    if name == "body" { return menu(making: info, depth: depth) }
    let code = TypeCode(info, besides: file, in: project)
    for unit in code.units {
      for use in unit.tree.references(to: name)
      where unit.places.type(at: use.position) == info.nameInFile {
        guard let menu = seen(from: unit).menu(around: use, depth: depth + 1) else { continue }
        return Menu(name: menu.name, place: menu.place ?? code.place(of: use, "used here"))
      }
    }
    return nil
  }

  /// The menu in which all callers make a view.
  private func menu(making view: ProjectIndex.TypeInfo, depth: Int) -> Menu? {
    let callers = project.callers(of: view).filter { !$0.path.isOfTests }
    var first: Menu?
    for caller in callers where !caller.fact.contexts.contains("PreviewProvider") {
      let unit = project.unit(at: caller.path, else: file)
      let call = unit.calls(named: ProjectIndex.simple(view.facts.name)).first {
        unit.line(of: $0) == caller.fact.line && $0.modifierName == nil
      }
      guard let call, let menu = seen(from: unit).menu(around: Syntax(call), depth: depth + 1)
      else { return nil }
      first =
        first
        ?? Menu(
          name: menu.name,
          place: RelatedPlace(path: unit.path, range: unit.range(of: call), message: "made here"))
    }
    return first
  }

  private func seen(from unit: SourceUnit) -> MenuPlaces {
    MenuPlaces(file: unit, project: project.seen(from: unit))
  }

  /// The menu whose entries a closure makes; nil for a label, a preview and an action.
  private static func name(
    _ place: ClosurePlace, in file: SourceUnit, _ project: ProjectIndex
  ) -> String? {
    let call = place.call
    if call.modifierName == "contextMenu" {
      return [nil, "menuItems"].contains(place.label) ? "a context menu" : nil
    }
    guard call.calls("Menu"),
      project.isFrameworks("Menu", from: file.places.type(at: call.position)),
      [nil, "content"].contains(place.label)
    else { return nil }
    return "a menu"
  }

  /// Whether what a closure builds is part of the entries around its call: no label, and nothing
  /// that is presented.
  private static func holdsEntries(_ place: ClosurePlace) -> Bool {
    guard place.call.modifierName == nil || place.call.modifierName == "init" else { return false }
    return ["ForEach", "Section", "Group", "ControlGroup", "Picker"].contains {
      place.call.calls($0)
    } && place.label != "label"
  }
}
