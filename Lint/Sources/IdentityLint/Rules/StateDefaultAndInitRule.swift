import SwiftSyntax

/// State with an inline value that an initializer assigns.
public struct StateDefaultAndInitRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "state_default_and_init", title: "State with a default and an assignment in init",
    summary: """
      The inline value fills the state before `init` runs. An assignment to `x` after all other \
      stored properties have their values writes to a state that is not installed yet, and is \
      dropped: the view shows the inline value. An earlier assignment counts, but compilers with \
      `State` as a macro reject it (TN3211).
      """,
    exemptions: [
      "state without an inline value",
      "`_x = State(initialValue: …)`, which replaces the inline value",
      "an assignment before another stored property has its value, which replaces it too",
      "an assignment of the inline value itself, also by a default argument that nobody replaces",
      "assignments in closures and functions that init calls, and in `self.init(…)`",
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
      let assigning = info.facts.initializers.filter {
        $0.stored[state.name] != nil && $0.stored["_" + state.name] == nil
      }
      if assigning.isEmpty || givesInlineValue(state.name, assigning, info, project) { return nil }
      let needed = Self.needed(of: info)
      let initializers = project.units(of: info, besides: file).flatMap {
        $0.initializers(of: info.nameInFile)
      }
      let orders = initializers.map { AssignmentOrder(of: state.name, in: $0, needed: needed) }
      guard orders.contains(where: { !$0.late.isEmpty && !$0.replaces && !$0.setsStorage }) else {
        return nil
      }
      let value = file.text(of: initial.value, atMost: 30)
      let fix = fix(state, initial, orders, info, file)
      return file.finding(
        Self.self, at: file.range(of: state.binding),
        "The value that `init` assigns to `\(state.name)` is dropped: the state keeps `\(value)`.",
        because:
          "`\(state.name)` has the inline value `\(value)`, so the assignment comes too late",
        advice: fix != nil
          ? "Declare `\(state.name)` with its type and without a value."
          : "Assign the storage in `init`: `_\(state.name) = State(initialValue: …)`.",
        fix: fix)
    }
  }

  /// The stored properties that only an initializer gives a value.
  private static func needed(of info: ProjectIndex.TypeInfo) -> Set<String> {
    Set(
      info.facts.properties.filter { property in
        guard !property.isStatic, !property.isComputed, property.initial == nil,
          property.wrapperArgument == nil
        else { return false }
        return property.isLet || property.type.map { !TypeShape($0).isOptional } ?? true
      }.map(\.name))
  }

  /// Without the inline value, each initializer sets the state before anything reads it. An
  /// optional would be nil instead.
  private func fix(
    _ state: WrappedProperty, _ initial: InitializerClauseSyntax, _ orders: [AssignmentOrder],
    _ info: ProjectIndex.TypeInfo, _ file: SourceUnit
  ) -> Fix? {
    guard let annotation = state.binding.typeAnnotation,
      !TypeShape(annotation.type.sourceText).isOptional,
      !annotation.trailingTrivia.hasComment, !initial.equal.trailingTrivia.hasComment,
      orders.count == info.facts.initializers.count
    else { return nil }
    let members = Set(
      info.facts.functions.map(\.name) + info.facts.properties.filter(\.isComputed).map(\.name)
        + [state.name])
    guard orders.allSatisfy({ $0.isSure(without: members) }) else { return nil }
    return Fix(
      title: "Remove the inline value",
      edits: [
        Fix.Edit(
          range: file.range(
            from: annotation.endPositionBeforeTrailingTrivia,
            to: initial.endPositionBeforeTrailingTrivia), replacement: "")
      ])
  }
}
