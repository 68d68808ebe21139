extension Binding {
  /// The value of the binding is not saved from now on: a secure field or private content shows it
  /// (R36).
  @MainActor package func hideFromSnapshots(in runtime: ViewRuntime) {
    if let property = location.objectProperty {
      runtime.session.hide(property.keyPath, of: property.object)
    } else {
      (location.root as? any HideableState)?.hideFromSnapshots()
    }
  }
}
