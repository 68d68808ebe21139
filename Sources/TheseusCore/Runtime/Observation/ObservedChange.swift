import Synchronization

/// The property of an observable object that changed, or the object; described on demand.
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

  /// Two changes with the same token have the same description as long as the token lives; nil when
  /// there is none.
  public var token: AnyObject? { keyPath }

  /// `Model.title`; in a program without symbols, the types of the object and the property:
  /// `Model (String)`; `a property` when it is unknown.
  public var description: String {
    if let object { return object.text }
    guard let keyPath else { return "a property" }
    return Self.known.withLock { known in
      let key = ObjectIdentifier(keyPath)
      if let words = known[key]?.words { return words }
      let words = Self.describe(keyPath)
      if known.count < Self.mostKnown { known[key] = Known(keyPath: keyPath, words: words) }
      return words
    }
  }

  private static func describe(_ keyPath: AnyKeyPath) -> String {
    let root = IdentityPath.Component.name(of: type(of: keyPath).rootType)
    return keyPath.property.map { root + $0 } ?? "\(root) (\(type(of: keyPath).valueType))"
  }

  /// A description, and its key path: an address is unique only while the object lives.
  private struct Known: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let words: String
  }

  /// Describing a key path takes some microseconds, and one property has many readers.
  private static let known = Mutex<[ObjectIdentifier: Known]>([:])
  private static let mostKnown = 1_024
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
