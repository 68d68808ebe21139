/// A view that an initializer builds and puts into `@State`: it is the first one for ever.
struct StoredView {
  let state: WrappedProperty
  let parameter: String

  init?(_ state: WrappedProperty, of info: ProjectIndex.TypeInfo, _ resolver: Resolver) {
    guard let property = resolver.project.property(state.name, of: info),
      let type = property.type,
      info.holdsContent(in: property) || TypeShape(type).base == "AnyView"
        || resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.isView
          == true,
      !resolver.changes(of: state.name, in: info).sure.contains(where: {
        $0.fact.kind == .assigned && !$0.fact.isInInitializer
      })
    else { return nil }
    self.state = state
    if info.facts.initializers.isEmpty {
      guard !state.isPrivate, state.binding.initializer == nil else { return nil }
      parameter = state.name
      return
    }
    let given = info.facts.initializers.lazy.compactMap { initializer -> String? in
      let stored = initializer.stored["_" + state.name] ?? initializer.stored[state.name]
      return stored?.all.lazy.compactMap { part -> String? in
        guard case .parameter(let name) = part else { return nil }
        return name
      }.first
    }.first
    guard let given else { return nil }
    parameter = given
  }

  func finding(in file: SourceUnit) -> Finding {
    file.finding(
      StateFromParentRule.self, .info, at: file.range(of: state.binding.pattern),
      """
      `\(state.name)` is the view that was built first: later values of the parent are never shown.
      """,
      because: "it is built from `\(parameter)` and kept in `@State`, which takes it only once",
      advice: """
        Store it in a plain `let`, or keep what it is built of and build it in `body`.
        """)
  }
}
