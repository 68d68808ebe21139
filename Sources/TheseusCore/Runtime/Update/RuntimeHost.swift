/// Shows a runtime's tree: one object, which the runtime does not retain.
@MainActor
public protocol RuntimeHost: AnyObject {
  /// Nothing is pending any more, and the commit has not been passed on: writes and invalidations
  /// by the host join the same commit. Focus settles here.
  func settle()

  /// Nothing joins the update any more: the host adds to its commit what it derives from the tree.
  func complete(_ commit: inout Commit)

  /// An update is over and changed something that is shown.
  func committed(_ commit: Commit)

  /// A view cannot be shown because a required object is missing (R54). The host decides what ends:
  /// the program, one user's session, or nothing.
  func failed(_ issue: RuntimeIssue)
}

extension RuntimeHost {
  public func settle() {}
  public func complete(_ commit: inout Commit) {}
  public func committed(_ commit: Commit) {}
  public func failed(_ issue: RuntimeIssue) {}
}
