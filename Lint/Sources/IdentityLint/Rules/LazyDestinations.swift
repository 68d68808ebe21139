import SwiftSyntax

/// A navigation destination inside a lazy container. A stack knows it only while its row is loaded,
/// so SwiftUI ignores it there: a link or a path to it opens nothing.
struct LazyDestinations {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "navigationDestination").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) != .action,
        let type = file.places.type(at: call.position), let info = resolver.project.types[type],
        info.isView, let lazy = container(around: Syntax(call), of: info, depth: 0)
      else { return nil }
      return file.finding(
        SharedPresentationRule.self, .info, at: file.modifier(call),
        """
        While this row is not loaded, the stack does not know the destination: a link or a path to \
        it opens nothing.
        """,
        because: "it is inside a `\(lazy.name)`, where SwiftUI ignores destinations",
        advice: "Attach it to the `\(lazy.name)` itself, or to another view that is always there.",
        related: lazy.place.map { [RelatedPlace($0, "the row is made here")] } ?? [])
    }
  }

  private struct Lazy {
    let name: String
    var place: CodePlace?
  }

  private static let lazy: Set<String> = [
    "List", "Table", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// Views and modifiers whose content is in another stack, or is another page.
  private static let apart: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "sheet",
    "fullScreenCover", "popover", "inspector", "navigationDestination",
  ]

  /// The lazy container of a row, also where a member of the view makes the row, or another view.
  private func container(around node: Syntax, of info: ProjectIndex.TypeInfo, depth: Int) -> Lazy? {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let name = place.call.calledText ?? ""
        if Self.apart.contains(name), !(name == "NavigationLink" && place.label == "label") {
          return nil
        }
        if Self.lazy.contains(name), place.call.modifierName == nil { return Lazy(name: name) }
        if BuilderPlace.role(of: closure) == .action { return nil }
      }
      child = parent
    }
    guard let member = child.as(DeclSyntax.self).flatMap(Self.name) else { return nil }
    if member == "body" { return rows(of: info) }
    guard depth < 3 else { return nil }
    let code = TypeCode(info, besides: file, in: resolver.project)
    let members = code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }
    for reference in members.flatMap({ $0.references(to: member) }) {
      guard var found = container(around: reference, of: info, depth: depth + 1) else { continue }
      let unit = code.unit(of: reference)
      found.place = found.place ?? CodePlace(path: unit.path, line: unit.line(of: reference))
      return found
    }
    return nil
  }

  private static func name(_ declaration: DeclSyntax) -> String? {
    declaration.as(FunctionDeclSyntax.self)?.name.text
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
  }

  /// The container in which another view makes this one as a row.
  private func rows(of info: ProjectIndex.TypeInfo) -> Lazy? {
    for call in resolver.project.callers(of: info) {
      let contexts = call.fact.contexts
      guard let name = Self.lazy.intersection(contexts).min(),
        contexts.isDisjoint(with: Self.apart.map { $0.first?.isUppercase == true ? $0 : "." + $0 })
      else { continue }
      return Lazy(
        name: name,
        place: CodePlace(path: call.path, line: call.fact.line, column: call.fact.column))
    }
    return nil
  }
}
