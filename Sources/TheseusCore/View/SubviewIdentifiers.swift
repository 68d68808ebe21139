/// Identifies a subview, for as long as its identity in its content lasts.
public struct SubviewID: Hashable, Sendable, CustomStringConvertible {
  let node: ElementNode

  public static func == (a: SubviewID, b: SubviewID) -> Bool { a.node === b.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
  /// The position of the subview in its content, which also names its row in a `ForEach`, in saved
  /// state too.
  public var description: String {
    MainActor.assumeIsolatedUnchecked { node.identity.description }
  }
}

/// Identifies a section, for as long as its identity in its content lasts. Views after a section
/// that are in none form the same section as long as they stay there.
public struct SectionID: Hashable, Sendable, CustomStringConvertible {
  let section: SectionPlace?
  let isExplicit: Bool

  public static func == (a: SectionID, b: SectionID) -> Bool {
    a.section === b.section && a.isExplicit == b.isExplicit
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(section.map { ObjectIdentifier($0) })
    hasher.combine(isExplicit)
  }

  /// The position of the section in its content, which also names its row in a `ForEach`, in saved
  /// state too.
  public var description: String {
    let place = section.map { place in
      MainActor.assumeIsolatedUnchecked { place.identity.description }
    }
    return isExplicit ? place ?? "section" : place.map { "after " + $0 } ?? "first"
  }
}

/// The position of a section in content whose subviews are listed.
@MainActor
package final class SectionPlace {
  let identity: IdentityPath
  init(_ identity: IdentityPath) { self.identity = identity }
}
