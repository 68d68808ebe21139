/// Which property of an observable object changed, or which object; its words are made only when
/// asked.
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

  /// Two changes with the same token have the same words, as long as the token lives; nil where
  /// there is none.
  public var token: AnyObject? { keyPath }

  /// `Model.title`; where the program has no symbols, the object's type and the property's: `Model
  /// (String)`; `a property` where nobody was told which.
  public var description: String {
    if let object { return object.words }
    guard let keyPath else { return "a property" }
    let root = IdentityPath.Component.name(of: type(of: keyPath).rootType)
    return keyPath.property.map { root + $0 } ?? "\(root) (\(type(of: keyPath).valueType))"
  }
}

extension AnyKeyPath {
  /// `.title`; empty for the root itself, nil where the program has no symbols and with them no
  /// names.
  var property: String? {
    let path = String(describing: self)
    guard let mark = path.firstRange(of: "<computed 0x") else {
      return path.firstIndex(of: ".").map { String(path[$0...]) } ?? ""
    }
    let digits = path[mark.upperBound...].prefix { $0.isHexDigit }
    guard let address = UInt(digits, radix: 16), let name = PropertyNames.name(ofGetterAt: address)
    else { return nil }
    return ".\(name)"
  }
}
