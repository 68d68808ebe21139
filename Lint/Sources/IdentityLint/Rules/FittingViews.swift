import SwiftSyntax

/// `ViewThatFits` with a view that holds what the user entered in several of its alternatives: each
/// has a state of its own.
struct FittingViews {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "ViewThatFits").compactMap { call in
      guard call.modifierName == nil, let content = call.closure("content"),
        content.statements.count > 1
      else { return nil }
      let type = file.places.type(at: call.position)
      let alternatives = content.statements.map { names(in: Syntax($0), of: type) }
      for (index, names) in alternatives.enumerated() {
        for name in names.sorted() where name.first?.isUppercase == true {
          guard alternatives[(index + 1)...].contains(where: { $0.contains(name) }),
            let view = resolver.project.type(named: name, from: type), view.isView
          else { continue }
          var finder = LossFinder(resolver)
          let losses = finder.losses(in: [name], of: type)
          guard losses.level == .something, losses.holdsInput, losses.phrase.contains("@State")
          else {
            continue
          }
          return file.finding(
            ViewInBranchesRule.self, at: file.range(of: call.calledExpression),
            """
            When another alternative fits, `\(name)` is another view and loses \(losses.phrase).
            """,
            because: "each alternative makes its own `\(name)`",
            advice: """
              Keep the state in a view above and pass it down as a binding, or change the layout \
              with `AnyLayout`.
              """)
        }
      }
      return nil
    }
  }

  /// The calls inside a node, and those of the members of the view that it uses.
  private func names(in node: Syntax, of type: String?) -> Set<String> {
    var names = CalledNames.inside(node)
    guard let info = type.flatMap({ resolver.project.types[$0] }) else { return names }
    let members =
      info.facts.properties.filter(\.isComputed).map { ($0.name, $0.names) }
      + info.facts.functions.map { ($0.name, $0.names) }
    var seen: Set<String> = ["body"]
    var rest = members.filter { node.mentions([$0.0]) }
    while let (name, inner) = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      names.formUnion(inner)
      rest += members.filter { inner.contains($0.0) }
    }
    return names
  }
}
