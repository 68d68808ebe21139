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
      let alternatives = content.statements.map { CalledNames.inside($0) }
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
}
