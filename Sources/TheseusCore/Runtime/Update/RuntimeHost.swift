/// Shows a runtime's tree: one object, which the runtime does not retain.
@MainActor
public protocol RuntimeHost: AnyObject {
  /// Nothing is pending any more, and the commit has not been passed on: writes and invalidations
  /// by the host join the same commit. Focus settles here.
  func settle()

  /// The update is complete: the host adds the changes that it derives from the tree to the commit.
  func complete(_ commit: inout Commit)

  /// An update is over and changed something that is shown.
  func committed(_ commit: Commit)
}

extension RuntimeHost {
  public func settle() {}
  public func complete(_ commit: inout Commit) {}
  public func committed(_ commit: Commit) {}
}
