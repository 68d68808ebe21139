import SwiftSyntax

/// State that belongs to the content, in a view that is removed and recreated.
public struct StateInLazyChildRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "state_in_lazy_child", title: "Lasting state in a view that comes and goes",
    summary: """
      A row of a lazy container, a page of a TabView or a presented view is removed when it is \
      out of sight. State in it that should last, such as typed text or a choice, is lost when it \
      comes back.
      """,
    isOnByDefault: false,
    exemptions: [
      "state of a passing kind: pressed, hovered, animated, shown",
      "views that are used elsewhere alone",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return WrappedProperty.all(["State"], in: file).compactMap { state in
      guard let info = project.types[state.owner], info.isView,
        Self.looksLasting(state, project.property(state.name, of: info))
      else {
        return nil
      }
      let calls = project.callers(of: info)
      guard let place = calls.first(where: { !$0.fact.contexts.isDisjoint(with: Self.lazy) }),
        let context = place.fact.contexts.intersection(Self.lazy).sorted().first
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: state.binding.pattern),
        "When this view is out of sight, `\(state.name)` is lost with it.",
        because: "`\(ProjectIndex.simple(state.owner))` is made in a `\(context)`",
        advice: "Keep it where the data is, by element, and pass a binding.",
        related: [
          RelatedPlace(
            CodePlace(path: place.path, line: place.fact.line, column: place.fact.column),
            "made here")
        ])
    }
  }

  private static let lazy: Set<String> = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "TabView", ".sheet", ".popover",
    ".fullScreenCover", "Table",
  ]

  /// By type and name: typed, chosen, counted or collected values.
  private static func looksLasting(_ state: WrappedProperty, _ facts: PropertyFacts?) -> Bool {
    let name = state.name.lowercased()
    let passing = [
      "press", "hover", "drag", "anim", "show", "present", "visible", "appear", "load", "offset",
      "scale", "opacity", "rotation", "timer",
      "task", "size",
      "width", "height", "frame", "focus", "scroll", "highlight", "error", "alert", "sheet", "is",
    ]
    if name.hasPrefix("isexpanded") || name.hasPrefix("expanded") { return true }
    guard !passing.contains(where: name.contains) else { return false }
    guard let type = facts?.type else { return false }
    let shape = TypeShape(type)
    return ["String", "Int", "Double", "Date", "Set"].contains(shape.base) || shape.element != nil
  }
}
