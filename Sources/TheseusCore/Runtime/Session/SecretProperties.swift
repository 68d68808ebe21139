/// Properties of objects that a secure field shows or has shown (R36).
struct SecretProperties {
  private struct Entry {
    /// An address is unique only while the object lives.
    weak var object: AnyObject?
    var keyPaths: Set<AnyKeyPath>
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 16

  var count: Int { entries.count }

  func keyPaths(of object: AnyObject) -> Set<AnyKeyPath> {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(object)], entry.object === object
    else { return [] }
    return entry.keyPaths
  }

  mutating func insert(_ keyPath: AnyKeyPath, of object: AnyObject) {
    let keyPaths = keyPaths(of: object).union([keyPath])
    entries[ObjectIdentifier(object)] = Entry(object: object, keyPaths: keyPaths)
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    sweepAt = max(16, 2 * entries.count)
  }
}
