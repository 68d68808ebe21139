import AttributeGraph

extension OwnerNode {
  /// Whether the app declares the view, and not the framework.
  public var isDevelopers: Bool { !FrameworkTypes.contain(type) }

  /// Whether it has a state of its own, which ends with it.
  public var hasState: Bool { properties.contains { !$0.box.stateCells.isEmpty } }

  /// The values of its state in the order of declaration, with the index that
  /// `setInspectedValue(_:variable:json:)` takes. Private values are hidden (R36).
  public func inspectedValues() -> [(index: Int, value: InspectedValue)] {
    let isPrivate = environment.isPrivacySensitive
    let secrets = runtime.session.presentSecrets
    var values: [(index: Int, value: InspectedValue)] = []
    for (index, state) in inspectableStates.enumerated() {
      for var value in state?.inspect() ?? [] {
        if isPrivate {
          value.words = InspectedValue.hidden
          value.json = nil
        } else if !secrets.isEmpty {
          value.hide(secrets)
        }
        values.append((index, value))
      }
    }
    return values
  }

  /// Sets a value as an action of the app would. The update follows with the next flush.
  /// - Parameter variable: that of an object that the value is; nil for the value itself.
  /// - Throws: an error that says why it cannot be set.
  public func setInspectedValue(_ index: Int, variable: String? = nil, json: String) throws {
    let states = inspectableStates
    guard !hasEnded, states.indices.contains(index), let state = states[index] else {
      throw InspectionError(description: "the view has no such value")
    }
    let isSettable = inspectedValues().contains {
      $0.index == index && $0.value.variable == variable && $0.value.json != nil
    }
    guard isSettable else {
      throw InspectionError(description: "this value cannot be set")
    }
    try state.set(variable, json: json)
  }

  private var inspectableStates: [(any InspectableState)?] {
    properties.flatMap { $0.box.stateCells.map { $0 as? any InspectableState } }
  }

  /// The values that the body read in its last run: `Journal.tab`, `\.colorScheme`,
  /// `JournalStore.draft`. Searches all views.
  public func inspectedReads() -> [String] {
    guard !attribute.isNone else { return [] }
    let inputs = runtime.graph.inputs(of: attribute)
    var names: [AttributeID: String] = [:]
    runtime.rootScope.forEachInSubtree { scope in
      scope.forEachOwner { owner in
        for property in owner.properties {
          for case let state as any StateCellProtocol in property.box.stateCells {
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
    guard let observation else { return reads }
    let properties = (observation.readKeyPaths() ?? []).map(ObservedChange.init)
    // The runtime knows that the first code of its kind has read something, and not what.
    return reads
      + (properties.isEmpty
        ? ["properties of observable objects"] : Set(properties.map(\.description)).sorted())
  }
}

extension ViewRuntime {
  /// Visits every view with a body or state, parents first.
  public func forEachOwner(_ visit: (OwnerNode) -> Void) {
    rootScope.forEachInSubtree { $0.forEachOwner(visit) }
  }
}
