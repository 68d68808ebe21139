import Synchronization

/// A runtime's knowledge about its snapshots from one to the next.
@MainActor
package final class SessionKeeper {
  /// A state in a tree: the owner's number, which is never given twice, and the index of the state
  /// in it.
  struct CellID: Hashable {
    let owner: Int
    let index: Int
  }

  /// Cells of the last snapshot and the updates in which they had changed last; nil when snapshots
  /// are rare, so that nothing is kept between them.
  var known: [CellID: (change: Int, cell: SavedCell)]?
  /// Texts that must not be saved wherever they are (R36): of the secure fields that are mounted.
  private var secrets: [ObjectIdentifier: () -> String?] = [:]
  /// Properties of objects that a secure field shows.
  private var secretProperties: [ObjectIdentifier: Set<AnyKeyPath>] = [:]
  /// Types of ids that were reported as not the same in another process.
  var reportedIDs: Set<ObjectIdentifier> = []
  /// Types of ids whose text is the same in every process.
  private var stableIDs: Set<ObjectIdentifier> = []

  /// `Navigator.tab`: the restored variables of objects.
  nonisolated let restoredVariables = RestoredVariables()

  nonisolated init() {}

  /// Texts that the next snapshot leaves out.
  var presentSecrets: [String] { secrets.values.compactMap { $0() }.filter { !$0.isEmpty } }

  /// Reports once for each type of ids that paths with such an id are not found again in another
  /// process.
  func checkIdentity(of path: IdentityPath, _ checked: inout Set<ObjectIdentifier>)
    -> RuntimeIssue?
  {
    var issue: RuntimeIssue?
    var current: IdentityPath? = path
    while let place = current, checked.insert(ObjectIdentifier(place)).inserted {
      current = place.parent
      guard let id = place.elementID else { continue }
      let type = ObjectIdentifier(Swift.type(of: id))
      if stableIDs.contains(type) { continue }
      if id is any Codable {
        stableIDs.insert(type)
        continue
      }
      guard Self.isUnstable(id), reportedIDs.insert(type).inserted else { continue }
      issue = RuntimeIssue(
        kind: .unstableIdentity,
        message:
          """
          ids of type \(Swift.type(of: id)) differ from one process to the next: the state of views \
          with such ids is not restored; use ids that are Codable
          """,
        identity: place.description)
    }
    return issue
  }

  /// Whether the text of an id has no meaning in another process.
  private static func isUnstable(_ id: Any) -> Bool {
    if id is ObjectIdentifier || Swift.type(of: id) is AnyObject.Type { return true }
    return "\(id)".contains("0x")
  }

  package func addSecret(_ owner: AnyObject, _ text: @escaping () -> String?) {
    secrets[ObjectIdentifier(owner)] = text
  }

  package func removeSecret(_ owner: AnyObject) { secrets[ObjectIdentifier(owner)] = nil }

  func hide(_ keyPath: AnyKeyPath, of object: AnyObject) {
    secretProperties[ObjectIdentifier(object), default: []].insert(keyPath)
  }

  func hiddenProperties(of object: AnyObject) -> Set<AnyKeyPath> {
    secretProperties.isEmpty ? [] : secretProperties[ObjectIdentifier(object)] ?? []
  }
}

/// A state that may hold the text of a secure field.
package protocol HideableState: AnyObject {
  /// It is not saved from now on (R36).
  @MainActor func hideFromSnapshots()
}

/// The variables of objects that were restored, until each is written (R33). From any thread.
final class RestoredVariables: Sendable {
  private let names = Mutex<Set<String>>([])
  /// Read at each write of an observed object, without the lock.
  private let hasNames = Atomic<Bool>(false)

  func insert(_ name: String) {
    names.withLock { names in
      names.insert(name)
      hasNames.store(true, ordering: .releasing)
    }
  }

  /// The action of the first update that writes a restored variable; nil for any other write.
  func writer(of change: ObservedChange) -> String? {
    guard hasNames.load(ordering: .acquiring), let writer = LifecycleOrigin.current else {
      return nil
    }
    return names.withLock { $0.remove(change.description) } == nil ? nil : writer
  }
}
