extension ModifiedView {
  /// Mounts the content as one view to the lifecycle modifiers outside (R18).
  ///
  /// For modifiers that pass something to the surroundings of their content: bars, presentations,
  /// pages, the host. Modifiers that change how each view looks use `mount` instead.
  public func mountAsOneView(_ inputs: ViewInputs, into list: inout ElementList) {
    let lifecycles = inputs.decorations.filter(\.isLifecycle)
    guard !lifecycles.isEmpty else { return mount(inputs, into: &list) }
    let anchor = LifecycleAnchor(inputs.position)
    var decoration: Decoration? = Decoration(outer: nil) { element, _ in
      anchor.note(element)
      return element
    }
    for outer in inputs.decorations.reversed() where !outer.isLifecycle {
      decoration = Decoration(outer: decoration, hostsPart: outer.hostsPart, wrap: outer.wrap)
    }
    var inner = inputs
    inner.decoration = decoration
    mount(inner, into: &list)
    for lifecycle in lifecycles { _ = lifecycle.wrap(anchor, inputs) }
  }
}
