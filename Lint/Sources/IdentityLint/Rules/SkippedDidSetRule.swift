import SwiftSyntax

/// A `didSet` of a state that a binding changes.
public struct SkippedDidSetRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "skipped_did_set", title: "A didSet that a binding passes by",
    summary: """
      `didSet` of a property in `@State` or `@Binding` runs when code assigns to the property. A \
      control that gets `$value` changes the storage behind it: `didSet` does not run, and what \
      should follow each change does not happen.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "properties whose binding nothing gets", "`@Published` properties and those of models",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let wrappers: Set<String> = [
      "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    ]
    return WrappedProperty.all(wrappers, in: file).compactMap { state in
      guard case .accessors(let list)? = state.binding.accessorBlock?.accessors,
        let observer = list.first(where: {
          ["didSet", "willSet"].contains($0.accessorSpecifier.text)
        }),
        project.seen(from: file).types[state.owner]?.isView == true,
        let use = file.projections(of: state.name, in: state.owner).first
      else { return nil }
      let name = observer.accessorSpecifier.text
      return file.finding(
        Self.self, at: file.range(of: observer.accessorSpecifier),
        "A change through `$\(state.name)` does not run this `\(name)`.",
        because: "the binding changes the storage of `@\(state.wrapper)`, not the property",
        advice: "Use `.onChange(of: \(state.name)) { … }`.",
        related: [
          RelatedPlace(path: file.path, range: file.range(of: use), message: "passed on here")
        ])
    }
  }
}
