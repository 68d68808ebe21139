import AttributeGraph

extension OwnerNode {
  /// Whether the app declares the view, and not the framework.
  public var isDevelopers: Bool { !FrameworkTypes.contain(type) }

  /// Whether it has a state of its own, which ends with it.
  public var hasState: Bool { properties.contains { !$0.box.inspectableStates.isEmpty } }

  /// The values of its state in the order of declaration, with the index that
  /// `setInspectedValue(_:variable:json:)` takes. Private values are hidden (R36).
  public func inspectedValues() -> [(index: Int, value: InspectedValue)] {
    let isPrivate = environment.isPrivacySensitive
    let secrets = runtime.session.presentSecrets
    var values: [(index: Int, value: InspectedValue)] = []
    for (index, state) in inspectableStates.enumerated() {
      for var value in state.inspect() {
        value.hide(secrets, isPrivate: isPrivate)
        values.append((index, value))
      }
    }
    return values
  }

  /// Its state in a few words, as `count 3 · isOpen false`: the first values. Private values are
  /// hidden (R36).
  public func inspectedSummary(most: Int = 4) -> String {
    var words = ""
    let secrets = runtime.session.presentSecrets
    var count = 0
    for property in properties where count < most {
      for state in property.box.inspectableStates where count < most {
        guard var value = state.summarize() else { continue }
        value.hide(secrets, isPrivate: environment.isPrivacySensitive)
        if count > 0 { words += " · " }
        words += "\(value.name) \(value.words)"
        count += 1
      }
    }
    return words
  }

  /// Whether it owns an object whose variables are its state.
  public var ownsObjects: Bool {
    properties.contains { $0.box.inspectableStates.contains(where: \.isObject) }
  }

  /// Sets a value as an action of the app would. The update follows with the next flush.
  /// - Parameter variable: that of an object that the value is; nil for the value itself.
  /// - Throws: an error that says why it cannot be set.
  public func setInspectedValue(_ index: Int, variable: String? = nil, json: String) throws {
    let states = inspectableStates
    guard !hasEnded, states.indices.contains(index) else {
      throw InspectionError(description: "the view has no such value")
    }
    let isSettable = inspectedValues().contains {
      $0.index == index && $0.value.variable == variable && $0.value.json != nil
    }
    guard isSettable else {
      throw InspectionError(description: "this value cannot be set")
    }
    try states[index].set(variable, json: json)
  }

  private var inspectableStates: [any InspectableState] {
    properties.flatMap(\.box.inspectableStates)
  }

  /// The values that the body read in its last run: `Journal.tab`, `\.colorScheme`,
  /// `JournalStore.draft`; `JournalStore` for an object of the environment of which it read no
  /// property; `Model (any change)` for an `ObservableObject`, which does not tell what of it
  /// changes. Searches all views.
  public func inspectedReads() -> [String] {
    guard !attribute.isNone else { return [] }
    let inputs = runtime.graph.inputs(of: attribute)
    let wanted = Set(inputs)
    var names = runtime.objects.names(of: wanted)
    runtime.rootScope.forEachInSubtree { scope in
      scope.forEachOwner { owner in
        for property in owner.properties {
          for case let state as any StateCellProtocol in property.box.stateCells
          where wanted.contains(state.attributeID) {
            names[state.attributeID] =
              "\(IdentityPath.Component.name(of: owner.type)).\(state.key.name)"
          }
        }
      }
    }
    var reads: [String] = []
    for input in inputs {
      guard let name = names[input] ?? environment.name(of: input), !reads.contains(name) else {
        continue
      }
      reads.append(name)
    }
    if let observation {
      let properties = (observation.readKeyPaths() ?? []).map(ObservedChange.init)
      // The runtime knows that the first code of its kind has read something, and not what.
      reads +=
        properties.isEmpty
        ? ["properties of observable objects"] : Set(properties.map(\.description)).sorted()
    }
    return reads + unreadObjects(among: inputs, reads)
  }

  /// The types of the objects of the environment that the body declares, without those of which
  /// `reads` has something.
  private func unreadObjects(among inputs: [AttributeID], _ reads: [String]) -> [String] {
    inputs.compactMap(environment.objectName).filter { object in
      !reads.contains { $0.hasPrefix("\(object).") || $0.hasPrefix("\(object) (") }
    }
  }
}

extension ViewRuntime {
  /// Visits every view with a body or state, parents first.
  public func forEachOwner(_ visit: (OwnerNode) -> Void) {
    rootScope.forEachInSubtree { $0.forEachOwner(visit) }
  }
}
