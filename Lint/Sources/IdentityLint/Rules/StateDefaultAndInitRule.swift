import SwiftSyntax

/// State with an inline value that an initializer assigns.
public struct StateDefaultAndInitRule: LintRule {
  public static let description = RuleDescription(
    identifier: "state_default_and_init", title: "State with a default and an assignment in init",
    summary: """
      The inline value fills the state before `init` runs. An assignment to `x` in `init` then \
      writes to a state that is not installed yet, and is dropped: the view shows the inline \
      value. Where the assignment comes before other stored properties are set, newer compilers \
      reject it (TN3211).
      """,
    exemptions: [
      "state without an inline value",
      "`_x = State(initialValue: …)`, which replaces the inline value",
      "an assignment of the inline value itself, also by a default argument that nobody replaces",
      "assignments in closures and functions that init calls",
    ])

  public init() {}

  /// Whether `init` assigns the inline value: a parameter whose default is that value, which no
  /// caller passes.
  private func givesInlineValue(
    _ name: String, _ initializers: [InitializerFacts], _ info: ProjectIndex.TypeInfo,
    _ project: ProjectIndex
  ) -> Bool {
    guard let inline = project.property(name, of: info)?.initial, inline.isConstant else {
      return false
    }
    return initializers.allSatisfy { initializer in
      guard case .parameter(let parameter)? = initializer.stored[name],
        let facts = initializer.parameters.first(where: { $0.name == parameter }),
        facts.initial == inline, let label = facts.label
      else { return initializer.stored[name] == inline }
      return !project.callers(of: info).contains { call in
        call.fact.arguments.contains { $0.label == label && $0.value != inline }
      }
    }
  }

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return WrappedProperty.all(["State"], in: file).compactMap { state in
      guard let initial = state.binding.initializer, let info = project.types[state.owner],
        !info.isReference
      else { return nil }
      let initializers = info.facts.initializers
      let assigning = initializers.filter {
        $0.stored[state.name] != nil && $0.stored["_" + state.name] == nil
      }
      if assigning.isEmpty || givesInlineValue(state.name, assigning, info, project) { return nil }
      // When only some paths assign, the others keep the inline value.
      let isAlways = assigning.contains { !$0.storedOnSomeWays.contains(state.name) }
      // On every path of each of them: otherwise a property would have no value.
      let isEverywhere =
        assigning.count == initializers.count
        && assigning.allSatisfy { !$0.storedOnSomeWays.contains(state.name) }
      var fix: Fix?
      if isEverywhere, let annotation = state.binding.typeAnnotation {
        let range = file.range(
          from: annotation.endPositionBeforeTrailingTrivia,
          to: initial.endPositionBeforeTrailingTrivia)
        fix = Fix(
          title: "Remove the inline value", edits: [Fix.Edit(range: range, replacement: "")])
      }
      let value = file.text(of: initial.value, atMost: 30)
      return file.finding(
        Self.self, isAlways ? .warning : .info, at: file.range(of: state.binding),
        "The value that `init` assigns to `\(state.name)` is dropped: the state keeps `\(value)`.",
        because:
          "`\(state.name)` has the inline value `\(value)`, so the assignment comes too late",
        advice: isEverywhere
          ? "Declare `\(state.name)` with its type and without a value."
          : "Assign the storage in `init`: `_\(state.name) = State(initialValue: …)`.",
        fix: fix)
    }
  }
}
