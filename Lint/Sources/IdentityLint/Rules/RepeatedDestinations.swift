import SwiftSyntax

/// Two `navigationDestination(for:)` of one stack whose types are the same: `Artist.ID` and
/// `Album.ID` are both `UUID`. Links to one open the page of the other.
struct RepeatedDestinations {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    let all = self.all
    var found: [Finding] = []
    for (index, later) in all.enumerated() {
      guard
        let (other, unit) = all[..<index].first(where: { meet($0, later) }).map({ ($0, file) })
          ?? outer(of: later)
      else { continue }
      found.append(
        file.finding(
          RepeatedTagRule.self, at: file.range(of: later.type),
          """
          A link with a `\(later.name)` opens the page of the other destination for it, whichever \
          page is meant.
          """,
          because: later.type.sourceText == other.type.sourceText
            ? "a stack has one destination for a type"
            : "`\(later.type.sourceText)` and `\(other.type.sourceText)` are the same type",
          advice: """
            Put a value of a type of its own on the path, such as a case of an enumeration of the \
            pages.
            """,
          related: [
            RelatedPlace(
              path: unit.path, range: unit.range(of: other.type), message: "the other destination")
          ]))
    }
    return found
  }

  private var all: [Destination] {
    file.calls(named: "navigationDestination").compactMap(destination)
  }

  private struct Destination {
    let call: FunctionCallExprSyntax
    let type: ExprSyntax
    /// The type without aliases.
    let name: String
    let view: String

    /// The views that it shows.
    var pages: Set<String> {
      call.closures.reduce(into: []) { names, closure in
        names.formUnion(
          CalledNames.inside(closure.statements).filter { $0.first?.isUppercase == true })
      }
    }
  }

  private func destination(_ call: FunctionCallExprSyntax) -> Destination? {
    guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
      let type = call.argument("for"), type.sourceText.hasSuffix(".self"),
      let view = file.places.type(at: call.position)
    else { return nil }
    let spelled = String(type.sourceText.dropLast(5))
    guard let name = plain(spelled, from: view) else { return nil }
    return Destination(call: call, type: type, name: name, view: view)
  }

  /// `UUID` for `Artist.ID`, where the `id` of an artist is one; nil for what is not known.
  private func plain(_ spelled: String, from view: String) -> String? {
    let own = spelled.hasSuffix(".ID") ? String(spelled.dropLast(3)) : nil
    guard let own else { return resolver.project.aliased(spelled) ?? spelled }
    guard let info = resolver.project.type(named: own, from: view), info.isDeclared else {
      return nil
    }
    if resolver.project.type(named: own + ".ID", from: view) != nil { return spelled }
    guard let id = resolver.project.property("id", of: info) else { return nil }
    return resolver.type(of: id, in: Resolver.Place(type: info.facts.name))
  }

  /// Whether two destinations of one view belong to one stack.
  private func meet(_ first: Destination, _ second: Destination) -> Bool {
    guard first.view == second.view, first.name == second.name, first.pages != second.pages,
      !first.call.isInBranch, !second.call.isInBranch
    else { return false }
    // A chain, or one content.
    return first.call.stack?.id == second.call.stack?.id
      && first.call.root.id == second.call.root.id
      && first.call.member?.id == second.call.member?.id
  }

  /// The destination that shows the view of another one, for the same type, and its file.
  private func outer(of inner: Destination) -> (Destination, SourceUnit)? {
    guard inner.call.stack == nil,
      let info = resolver.project.type(named: inner.view, from: inner.view)
    else { return nil }
    let page = ProjectIndex.simple(inner.view)
    let paths = Set(resolver.project.callers(of: info).map(\.path)).union([file.path])
    for path in paths.sorted().prefix(6) {
      let unit = resolver.project.unit(at: path, else: file)
      let there = RepeatedDestinations(file: unit, resolver: resolver.seen(from: unit))
      let found = there.all.first { other in
        other.view != inner.view && other.name == inner.name && other.pages.contains(page)
      }
      if let found { return (found, unit) }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The stack around it in its declaration.
  fileprivate var stack: FunctionCallExprSyntax? {
    enclosingCalls.first { ["NavigationStack", "NavigationView"].contains($0.calledText) }
  }

  fileprivate var member: Syntax? {
    var node = parent
    while let parent = node {
      if parent.is(MemberBlockItemSyntax.self) { return parent }
      node = parent.parent
    }
    return nil
  }

  fileprivate var isInBranch: Bool {
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch { return true }
      node = parent.parent
    }
    return false
  }
}
