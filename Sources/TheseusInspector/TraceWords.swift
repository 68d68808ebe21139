import TheseusCore

/// Words that a trace says again and again, made once: names of types and kinds, source positions, the paths that siblings share.
///
/// Keeps one path of the tree alive, and as many words as there are types and positions in the program.
struct TraceWords {
  private var names: [ObjectIdentifier: [UInt8]] = [:]
  private var kinds: [Cause.Kind: [UInt8]] = [:]
  private var places: [SourceSite: [UInt8]] = [:]
  private var lastParent: (path: IdentityPath, bytes: [UInt8])?

  /// The type's name, ready to stand between quotes.
  mutating func name(of type: Any.Type) -> [UInt8] {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let made = Self.escaped(IdentityPath.Component.name(of: type))
    names[key] = made
    return made
  }

  mutating func kind(_ kind: Cause.Kind) -> [UInt8] {
    if let known = kinds[kind] { return known }
    let made = Array(kind.rawValue.utf8)
    kinds[kind] = made
    return made
  }

  /// `App/Counter.swift:12:3`; nil where no position was captured.
  mutating func place(_ site: SourceSite) -> [UInt8]? {
    if let known = places[site] { return known }
    guard let position = site.position else { return nil }
    let made = Self.escaped("\(position.fileID):\(position.line):\(position.column)")
    places[site] = made
    return made
  }

  /// The readable path, ready to stand between quotes.
  mutating func path(of identity: IdentityPath) -> [UInt8] {
    guard let parent = identity.parent else { return Self.escaped(identity.description) }
    var bytes: [UInt8]
    if let lastParent, lastParent.path === parent {
      bytes = lastParent.bytes
    } else {
      bytes = Self.escaped(parent.description + "/")
      lastParent = (parent, bytes)
    }
    bytes += Self.escaped(identity.component.description)
    return bytes
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var line = TraceBytes(reserving: text.utf8.count)
    line.append(escaping: text)
    return line.bytes
  }
}
