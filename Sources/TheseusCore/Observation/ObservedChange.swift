/// Which property of an observable object changed; its words are made only when asked.
struct ObservedChange: CustomStringConvertible, @unchecked Sendable {
  private let keyPath: AnyKeyPath?

  init(_ keyPath: AnyKeyPath?) { self.keyPath = keyPath }

  /// `Model.title`; where the program has no symbol for the property, the object's type and the property's.
  var description: String {
    guard let keyPath else { return "observable" }
    let root = IdentityPath.Component.name(of: type(of: keyPath).rootType)
    let path = String(describing: keyPath)
    guard !path.contains("<computed"), let dot = path.firstIndex(of: ".") else {
      return "\(root) (\(type(of: keyPath).valueType))"
    }
    return root + path[dot...]
  }
}
