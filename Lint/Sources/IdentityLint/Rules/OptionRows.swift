import SwiftSyntax

/// Rows that keep nothing: entries of menus and commands, options of pickers, marks of charts.
extension ElementRows {
  /// Whether the rows are options or marks, where they stand or where the member or the type around
  /// them is used; or no rows at all, because the project has a type named `List` or `Table`.
  func keepsNothing(in file: SourceUnit, _ project: ProjectIndex) -> Bool {
    if isAmongOptions || makesMarks { return true }
    if project.isOwnValue(call, in: file) { return true }
    return OptionPlaces(file: file, project: project).holds(Syntax(call))
  }
}

/// Finds whether code is the content of a menu, of commands or of a chart.
private struct OptionPlaces {
  let file: SourceUnit
  let project: ProjectIndex

  func holds(_ node: Syntax, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    if depth > 0, isInOptions(node) { return true }
    guard let member = Member(around: node) else { return false }
    if let type = member.type, Self.results.contains(where: type.contains) { return true }
    if member.attributes.contains(where: {
      ["ChartContentBuilder", "CommandsBuilder"].contains($0)
    }) {
      return true
    }
    let owner = file.places.type(at: node.position)
    let info = project.type(around: owner)
    if let info, !info.facts.inherited.allSatisfy({ !Self.contents.contains($0) }) { return true }
    if member.name == "body" {
      guard let info, info.isView else { return false }
      let callers = project.callers(of: info)
      return !callers.isEmpty
        && callers.allSatisfy { !$0.fact.contexts.isDisjoint(with: Self.menus) }
    }
    // The code of another file may use a member that is not private.
    guard member.isPrivate || info.map({ $0.isDeclared || !$0.isExtendedElsewhere }) == true else {
      return false
    }
    let units = member.isPrivate ? [file] : info.map { project.units(of: $0, besides: file) } ?? []
    let uses = units.flatMap { unit in
      unit.tree.references(to: member.name).filter {
        unit.places.type(at: $0.position) == owner
      }.map { (unit, $0) }
    }
    return !uses.isEmpty
      && uses.allSatisfy { unit, use in
        OptionPlaces(file: unit, project: project.seen(from: unit)).holds(use, depth: depth + 1)
      }
  }

  private static let results = ["some Commands", "some ChartContent", "some AxisContent"]
  private static let contents: Set<String> = [
    "Commands", "SwiftUI.Commands", "ChartContent", "Charts.ChartContent",
  ]
  private static let menus: Set<String> = [
    "Menu", "CommandMenu", "CommandGroup", ".contextMenu", "Picker",
  ]

  private func isInOptions(_ node: Syntax) -> Bool {
    node.enclosingCalls.contains { $0.holdsOptions }
  }

  /// The property or the function of a type that code is in.
  private struct Member {
    let name: String
    let type: String?
    let attributes: [String]
    let isPrivate: Bool

    init?(around node: Syntax) {
      var rest = node.parent
      while let parent = rest {
        if parent.parent?.is(MemberBlockItemSyntax.self) == true {
          if let function = parent.as(FunctionDeclSyntax.self) {
            name = function.name.text
            type = function.signature.returnClause?.type.sourceText
            attributes = DeclarationReader.attributes(function.attributes)
            isPrivate = DeclarationReader.access(of: function) == .file
            return
          }
          if let variable = parent.as(VariableDeclSyntax.self), let first = variable.bindings.first,
            let pattern = first.pattern.as(IdentifierPatternSyntax.self)
          {
            name = pattern.identifier.text
            type = first.typeAnnotation?.type.sourceText
            attributes = DeclarationReader.attributes(variable.attributes)
            isPrivate = DeclarationReader.access(of: variable) == .file
            return
          }
          return nil
        }
        rest = parent.parent
      }
      return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether its content is options, entries of a menu or marks, which keep nothing.
  fileprivate var holdsOptions: Bool {
    guard let name = calledText else { return false }
    return ElementRows.optionContainers.contains(name) || name.hasSuffix("Picker")
      || name == "MenuBarExtra" && !chainedNames.contains("menuBarExtraStyle")
  }
}
