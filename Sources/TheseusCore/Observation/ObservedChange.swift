/// Which property of an observable object changed, or which object; its words are made only when asked.
public struct ObservedChange: CustomStringConvertible, @unchecked Sendable {
  private let keyPath: AnyKeyPath?
  private let object: ExternalSource?

  init(_ keyPath: AnyKeyPath?) {
    self.keyPath = keyPath
    object = nil
  }

  init(of object: ExternalSource) {
    keyPath = nil
    self.object = object
  }

  /// Two changes with the same token have the same words, as long as the token lives; nil where there is none.
  public var token: AnyObject? { keyPath }

  /// `Model.title`; where the program has no symbols, the object's type and the property's: `Model (String)`.
  public var description: String {
    if let object { return object.words }
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
