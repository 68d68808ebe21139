import Synchronization

/// A runtime's knowledge about its snapshots from one to the next.
@MainActor
package final class SessionKeeper {
  /// A state in a tree: the owner's number, which is never reused, and the index of the state
  /// in it.
  struct CellID: Hashable {
    let owner: Int
    let index: Int
  }

  /// Cells of the last snapshot and the updates in which they had changed last; nil when snapshots
  /// are rare, so that nothing is kept between them.
  var known: [CellID: (change: Int, cell: SavedCell)]?
  /// Objects of the last snapshot, while snapshots follow each other.
  var objects: [ObjectIdentifier: SavedObject] = [:]
  /// Texts that must not be saved wherever they are (R36): of the secure fields that are mounted.
  private var secrets: [ObjectIdentifier: () -> String?] = [:]
  /// Properties of objects that a secure field shows.
  private var secretProperties = SecretProperties()
  /// Types of ids that were reported as not the same in another process.
  var reportedIDs: Set<ObjectIdentifier> = []
  /// Types of ids whose text is the same in every process.
  private var stableIDs: Set<ObjectIdentifier> = []

  /// Whether restored variables of objects are compared with their values. Read at each write of an
  /// observed property.
  nonisolated let watchesVariables = Atomic<Bool>(false)

  nonisolated init() {}

  /// Texts that the next snapshot leaves out.
  var presentSecrets: [String] { secrets.values.compactMap { $0() }.filter { !$0.isEmpty } }

  /// Issues for ids in a path that are not found again in another process, one for each type of
  /// ids.
  func checkIdentity(of path: IdentityPath, _ checked: inout Set<ObjectIdentifier>)
    -> [RuntimeIssue]
  {
    var issues: [RuntimeIssue] = []
    var current: IdentityPath? = path
    while let place = current, checked.insert(ObjectIdentifier(place)).inserted {
      current = place.parent
      guard let id = place.elementID else { continue }
      let type = ObjectIdentifier(Swift.type(of: id))
      if stableIDs.contains(type) || reportedIDs.contains(type) { continue }
      let stability = IdentityStability(of: id)
      guard let reason = stability.reason else {
        if stability.isOfTheType { stableIDs.insert(type) }
        continue
      }
      reportedIDs.insert(type)
      issues.append(
        RuntimeIssue(
          kind: .unstableIdentity,
          message:
            """
            the state of views with ids of type \(Swift.type(of: id)) is not restored: they \
            \(reason)
            """,
          identity: place.description))
    }
    return issues
  }

  package func addSecret(_ owner: AnyObject, _ text: @escaping () -> String?) {
    secrets[ObjectIdentifier(owner)] = text
  }

  package func removeSecret(_ owner: AnyObject) { secrets[ObjectIdentifier(owner)] = nil }

  func hide(_ keyPath: AnyKeyPath, of object: AnyObject) {
    secretProperties.insert(keyPath, of: object)
  }

  func hiddenProperties(of object: AnyObject) -> Set<AnyKeyPath> {
    secretProperties.keyPaths(of: object)
  }

  /// The number of objects, released ones too, whose properties are known to be secret.
  var objectsWithSecrets: Int { secretProperties.count }
}

/// A state that may hold the text of a secure field.
package protocol HideableState: AnyObject {
  /// It is not saved from now on (R36).
  @MainActor func hideFromSnapshots()
}
