import SwiftSyntax

/// Every `AnyView`.
public struct AnyViewRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "any_view", title: "AnyView",
    summary: """
      An AnyView hides which view it holds. As long as the hidden type stays the same its state \
      is kept; when it becomes another one, by a modifier more or less, all state below is lost, \
      and nothing in the code shows it.
      """,
    isOnByDefault: false, exemptions: ["previews"])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.calls.compactMap { call -> Finding? in
      guard call.calls("AnyView"), let argument = call.arguments.first?.expression,
        project.types[file.places.type(at: call.position) ?? ""]?.facts.inherited.contains(
          "PreviewProvider") != true
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: call.calledExpression),
        """
        The type of `\(file.text(of: argument, atMost: 40))` is hidden: if it changes, the state \
        below is lost.
        """,
        advice: "Use `some View` with `@ViewBuilder`, or a generic parameter.")
    }
  }
}
