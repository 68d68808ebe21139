import SwiftSyntax

/// A state object created once from the parent's argument.
public struct StateObjectFromParameterRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "state_object_from_parameter", title: "A state object made of a parameter",
    summary: """
      `@StateObject`, or an object in `@State`, is made when the view appears and kept. When the \
      parent passes another value, the object still has the first: the view shows what belongs to \
      another element.
      """,
    exemptions: [
      "values that no caller changes",
      "views that are presented or pushed, and so made for one showing",
      "callers that give the view an `.id`",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return WrappedProperty.all(["StateObject", "State"], in: file).compactMap { object in
      guard let info = project.types[object.owner], info.isView,
        !info.facts.inherited.contains("App")
      else { return nil }
      for initializer in info.facts.initializers {
        guard let stored = initializer.stored["_" + object.name],
          object.wrapper == "StateObject" || makesObject(stored, in: info, project)
        else { continue }
        for value in stored.all {
          guard case .parameter(let name) = value,
            let index = initializer.parameters.firstIndex(where: { $0.name == name })
          else {
            continue
          }
          let parameter = initializer.parameters[index]
          // The result of a closure or a binding is read on use.
          guard !parameter.type.contains("->"), !parameter.type.hasPrefix("Binding<") else {
            continue
          }
          // A service or another object that stays the same one.
          if project.type(named: TypeShape(parameter.type).base, from: info.facts.name)?.isReference
            == true
          {
            continue
          }
          let feed = CallerFeed.of(info, label: parameter.label, index: index, resolver)
          guard feed.variation.level == .varies, !feed.variation.places.isEmpty,
            !isFollowed(parameter.name, info)
          else {
            continue
          }
          return file.finding(
            Self.self, feed.isOwnState ? .warning : .info,
            at: file.range(of: object.binding.pattern),
            """
            When the parent passes another `\(name)`, `\(object.name)` keeps what it was made with.
            """,
            because: feed.variation.because,
            advice:
              """
              Give the view an `.id(\(name))` where it is created, or pass the value to the object \
              in `.onChange(of: \(name))`.
              """,
            related: feed.variation.places.map { RelatedPlace($0, "passed here") })
        }
      }
      return nil
    }
  }

  /// `State(initialValue: Model(…))` of a class.
  private func makesObject(
    _ stored: Value, in info: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> Bool {
    guard case .call(.name("State"), let arguments) = stored,
      case .call(.name(let made), _)? = arguments.first?.value
    else { return false }
    return project.type(named: made, from: info.facts.name)?.isReference == true
  }

  /// Whether the view also stores the value and follows its changes.
  private func isFollowed(_ name: String, _ info: ProjectIndex.TypeInfo) -> Bool {
    info.facts.names.contains(".onChange")
      && info.facts.properties.contains { $0.name == name && $0.wrapper == nil }
  }
}
