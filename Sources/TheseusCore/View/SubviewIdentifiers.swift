/// Who a subview is, for as long as its identity in its content lasts.
public struct SubviewID: Hashable, Sendable, CustomStringConvertible {
  let node: ElementNode

  public static func == (a: SubviewID, b: SubviewID) -> Bool { a.node === b.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
  /// Where the subview stands in its content: what a row that it is given in a `ForEach` is
  /// called, also in saved state.
  public var description: String {
    MainActor.assumeIsolatedUnchecked { node.identity.description }
  }
}

/// Who a section is, for as long as its identity in its content lasts. What stands behind a
/// section without being in one is the same section as long as it stands there.
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

  /// Where the section stands in its content: what a row that it is given in a `ForEach` is
  /// called, also in saved state.
  public var description: String {
    let place = section.map { place in
      MainActor.assumeIsolatedUnchecked { place.identity.description }
    }
    return isExplicit ? place ?? "section" : place.map { "after " + $0 } ?? "first"
  }
}

/// Where a section stands in content whose subviews are listed.
@MainActor
package final class SectionPlace {
  let identity: IdentityPath
  init(_ identity: IdentityPath) { self.identity = identity }
}
