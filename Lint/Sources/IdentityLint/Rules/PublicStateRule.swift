import SwiftSyntax

/// State that others can see.
public struct PublicStateRule: LintRule {
  public static let description = RuleDescription(
    identifier: "public_state", title: "State that is not private",
    summary: """
      A view's state is its own. Where it is not private, the memberwise initializer takes a \
      value for it that counts only once, and code outside reads a copy that never changes.
      """,
    isOnByDefault: false, exemptions: ["state that is private or fileprivate"])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return WrappedProperty.all(
      ["State", "StateObject", "FocusState", "GestureState", "SceneStorage"], in: file
    ).compactMap { state in
      guard !state.isPrivate, let info = project.types[state.owner], info.isView else {
        return nil
      }
      let isSet = project.callers(of: info).contains {
        $0.fact.arguments.contains { $0.label == state.name }
      }
      let hasDefault = state.binding.initializer != nil
      let isUsed = project.changes.basedChanges(of: state.name).contains {
        $0.fact.type != state.owner
      }
      let fix: Fix? =
        !isSet && !isUsed && hasDefault && state.modifiers.isEmpty && state.node.bindings.count == 1
        ? Fix(
          title: "Make it private",
          edits: [
            file.edit(state.node.bindingSpecifier, "private \(state.node.bindingSpecifier.text)")
          ])
        : nil
      return file.finding(
        Self.self, at: file.range(of: state.binding.pattern),
        "A value of `\(state.name)` that is passed or read from outside counts only once.",
        because: isSet ? "a caller passes `\(state.name):`" : "`@\(state.wrapper)` is not private",
        advice: "Make it `private`; what the parent decides is a `let` or a `@Binding`.", fix: fix)
    }
  }
}
