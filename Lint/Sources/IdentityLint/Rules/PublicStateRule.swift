import SwiftSyntax

/// State that others can see.
public struct PublicStateRule: ViewRule {
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
          && isHidden(state, info, in: file, project)
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

  /// Whether no code outside of the type's own file can name it: no extension elsewhere, no
  /// protocol that may require it, no value of the view in other code.
  private func isHidden(
    _ state: WrappedProperty, _ info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ project: ProjectIndex
  ) -> Bool {
    let known: Set<String> = [
      "View", "SwiftUI.View", "ViewModifier", "Equatable", "Hashable", "Sendable",
    ]
    return !info.isExtendedElsewhere && known.isSuperset(of: info.facts.inherited)
      && project.callers(of: info).allSatisfy { call in
        !call.path.isOfTests && project.type(around: call.fact.type)?.isView == true
      } && !file.isRead(state.name, outside: info.nameInFile)
  }
}

extension SourceUnit {
  /// Whether code outside of a type and its extensions reads a member with this name.
  fileprivate func isRead(_ name: String, outside type: String) -> Bool {
    let walk = MemberReads(of: name)
    walk.walk(tree)
    return walk.found.contains { places.type(at: $0) != type }
  }

  private final class MemberReads: SyntaxVisitor {
    let name: String
    var found: [AbsolutePosition] = []

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let member = node.declName.baseName.text
      if member == name || member == "$" + name || member == "_" + name {
        found.append(node.position)
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == name { found.append(node.position) }
      return .visitChildren
    }
  }
}
