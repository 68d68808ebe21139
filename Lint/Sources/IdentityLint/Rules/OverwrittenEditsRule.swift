import SwiftSyntax

/// Edits that `onAppear` replaces when the user comes back to the view.
public struct OverwrittenEditsRule: LintRule {
  public static let description = RuleDescription(
    identifier: "overwritten_edits", title: "Edits that onAppear overwrites",
    summary: """
      `.onAppear` runs again when the user comes back from a pushed page or another tab, or \
      scrolls back to a lazy row. An \
      assignment there to what the user edits replaces the edits with the stored value.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "an assignment under a condition, such as `if text.isEmpty`",
      "edits that are stored as they are made, by `onChange` or a binding",
      "views that push nothing, are no page of a TabView and no lazy row",
      "state that only a closed presentation edits",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.calls.flatMap { call -> [Finding] in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "onAppear", BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView,
        case let code = ActionCode(file: file, type: type),
        let statements = code.statements(of: call), let way = wayBack(to: info, resolver)
      else { return [] }
      return code.unconditional(statements).compactMap { item in
        finding(for: item, way, of: info, in: file, resolver)
      }
    }
  }

  /// How a user leaves the view and comes back to it, while the view keeps its state.
  private func wayBack(to info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> String? {
    if !info.facts.names.isDisjoint(with: ["NavigationLink", ".navigationDestination"]),
      // The stack's own view appears once, below its pages.
      info.facts.names.isDisjoint(with: ["NavigationStack", "NavigationView"])
    {
      return "from a page that this view pushes"
    }
    let contexts = resolver.project.callers(of: info).map(\.fact.contexts).filter {
      $0.isDisjoint(with: [".sheet"])
    }
    if contexts.contains(where: { $0.contains("TabView") }) { return "from another tab" }
    return contexts.contains(where: { !$0.isDisjoint(with: Self.lazy) }) ? Self.scrolling : nil
  }

  private static let scrolling = "to a row that was scrolled away"
  private static let lazy: Set<String> = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List",
  ]

  /// Whether a property keeps what the user entered while the view is away. The state of a row may
  /// be gone with it: only a binding's value stays.
  private func keeps(_ property: PropertyFacts, _ way: String) -> Bool {
    property.wrapper == "Binding" || property.wrapper == "State" && way != Self.scrolling
  }

  private func finding(
    for item: CodeBlockItemSyntax, _ way: String, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard case .expr(let expression) = item.item,
      let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let target = ValueReader.value(of: elements[0]).ownName,
      let state = resolver.project.property(target, of: info), keeps(state, way),
      case let source = ValueReader.value(of: elements[2]), isStored(source, of: info, resolver)
    else { return nil }
    let changes = resolver.changes(of: target, in: info).sure
    let isEdited = changes.contains { $0.fact.kind == .projected && $0.fact.base == nil }
    guard isEdited || changes.contains(where: { [.appended, .reordered].contains($0.fact.kind) }),
      !isFollowed(target, of: info, in: file)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: expression),
      "When the user comes back \(way), `\(target)` is replaced and its edits are lost.",
      because: "`onAppear` runs again each time the view appears",
      advice: state.wrapper == "Binding"
        ? "Set it once, where its owner makes it, or only while nothing was entered."
        : """
        Set it once: from the initializer, by `_\(target) = State(initialValue: …)`, or while a \
        flag says that it was not read yet.
        """)
  }

  /// A property that is no state of the view itself, or a member of one.
  private func isStored(
    _ value: Value, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    switch value {
    case .name:
      guard let name = value.ownName, let property = resolver.project.property(name, of: info)
      else { return false }
      return property.wrapper != "State" && !property.isStatic && !property.isComputed
    case .member(let base, _): return isStored(base, of: info, resolver)
    case .operation("??", let values):
      return values.first.map { isStored($0, of: info, resolver) } ?? false
    default: return false
    }
  }

  /// Whether each change of the state is stored or used elsewhere.
  private func isFollowed(_ name: String, of info: ProjectIndex.TypeInfo, in file: SourceUnit)
    -> Bool
  {
    file.outline.calls.contains { call in
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text.hasPrefix("onChange"),
        file.places.type(at: call.position) == info.nameInFile
      else { return false }
      return call.arguments.first?.expression.mentions([name]) == true
    }
  }
}
