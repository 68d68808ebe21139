/// Which property of an observable object changed; its words are made only when asked.
struct ObservedChange: CustomStringConvertible, @unchecked Sendable {
  private let keyPath: AnyKeyPath?

  init(_ keyPath: AnyKeyPath?) { self.keyPath = keyPath }

  /// `Model.title`; where the program has no symbols, the object's type and the property's: `Model (String)`.
  var description: String {
    guard let keyPath else { return "observable" }
    let root = IdentityPath.Component.name(of: type(of: keyPath).rootType)
    let path = String(describing: keyPath)
    let computed = "<computed 0x"
    guard let mark = path.firstRange(of: computed) else {
      return path.firstIndex(of: ".").map { root + path[$0...] } ?? root
    }
    let digits = path[mark.upperBound...].prefix { $0.isHexDigit }
    guard let address = UInt(digits, radix: 16), let name = PropertyNames.name(ofGetterAt: address) else {
      return "\(root) (\(type(of: keyPath).valueType))"
    }
    return "\(root).\(name)"
  }
}
