/// What shows a runtime's tree: one object, which the runtime does not keep alive.
@MainActor
public protocol RuntimeHost: AnyObject {
  /// Nothing is pending any more, and the commit is not handed on yet: what the host writes or
  /// invalidates now joins the same commit. Focus settles here.
  func settle()

  /// An update is over and changed something that is shown.
  func committed(_ commit: Commit)

  /// A view cannot be shown for want of something that a program must give it (R54). The host
  /// decides what ends: the program, one user's session, or nothing.
  func failed(_ issue: RuntimeIssue)
}

extension RuntimeHost {
  public func settle() {}
  public func committed(_ commit: Commit) {}
  public func failed(_ issue: RuntimeIssue) {}
}
