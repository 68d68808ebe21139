import SwiftSyntax

/// State with an inline default that an initializer sets too.
public struct StateDefaultAndInitRule: LintRule {
  public static let description = RuleDescription(
    identifier: "state_default_and_init", title: "State with a default and an assignment in init",
    summary: """
      The inline value already fills the state. An assignment to `x` in `init` is then ignored, because the state has no place yet; one to `_x` throws \
      the first value away. The toolchain of 2026 makes it an error.
      """,
    exemptions: [
      "state without an inline value", "assignments in closures and functions that init calls",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return WrappedProperty.all(["State", "StateObject"], in: file).compactMap { state in
      guard let initial = state.binding.initializer, let info = project.types[state.owner],
        !info.isReference
      else { return nil }
      let stores = info.facts.initializers.map(\.stored)
      let isBacking = stores.contains { $0["_" + state.name] != nil }
      guard isBacking || stores.contains(where: { $0[state.name] != nil }) else { return nil }
      // On each way of each of them: else something would be left without a value.
      let isEverywhere = info.facts.initializers.allSatisfy {
        $0.stored["_" + state.name] != nil && !$0.storedOnSomeWays.contains("_" + state.name)
      }
      // Where only some ways assign, the inline value is what the others leave.
      let isAlways = info.facts.initializers.contains { initializer in
        ["_" + state.name, state.name].contains {
          initializer.stored[$0] != nil && !initializer.storedOnSomeWays.contains($0)
        }
      }
      var fix: Fix?
      if isBacking, isEverywhere, let annotation = state.binding.typeAnnotation {
        let range = file.range(
          from: annotation.endPositionBeforeTrailingTrivia,
          to: initial.endPositionBeforeTrailingTrivia)
        fix = Fix(
          title: "Take the inline value away", edits: [Fix.Edit(range: range, replacement: "")])
      }
      return file.finding(
        Self.self, isAlways ? .warning : .info, at: file.range(of: state.binding),
        isBacking
          ? "The inline value of `\(state.name)` is thrown away by `init`."
          : "What `init` assigns to `\(state.name)` is ignored: the inline value stays.",
        because:
          "`\(state.name)` has the inline value `\(file.text(of: initial.value, atMost: 30))` and is assigned in `init`",
        advice:
          "Keep one of them: declare it without a value and set `_\(state.name) = \(state.wrapper)(\(state.wrapper == "State" ? "initialValue" : "wrappedValue"): …)` in `init`.",
        fix: fix)
    }
  }
}
