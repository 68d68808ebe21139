extension IdentityPath {
  /// The nearest enclosing view of the app: one with a body, from outside the framework.
  package var customViewName: String? {
    var path: IdentityPath? = self
    while let place = path {
      if let type = place.view?.type as? any View.Type, Self.isCustom(type) {
        return Component.name(of: type)
      }
      path = place.parent
    }
    return nil
  }

  private static func isCustom<V: View>(_ type: V.Type) -> Bool {
    V.Body.self != Never.self && !TypeName.qualified(type).hasPrefix("TheseusViews.")
  }
}

extension IdentityPath.Component {
  /// The name of a modifier or style of the app's, which has no component of its own in a path.
  static func nameOfOwnModifier(_ type: Any.Type) -> String? {
    if type is any View.Type || TypeName.qualified(type).hasPrefix("TheseusViews.") { return nil }
    return name(of: type)
  }
}
