extension ViewRuntime {
  public func report(_ issue: RuntimeIssue) {
    if let observer { observer.issue(issue) } else { RuntimeIssues.report(issue) }
  }

  /// Passes on issues that other threads, or code that does not know its runtime, reported.
  public func drainIssues() {
    for issue in lateIssues.take() { report(issue) }
  }

  /// R27: names the view and the property.
  func refuseWrite(to key: StateKey, of owner: OwnerNode) {
    let view = IdentityPath.Component.name(of: owner.type)
    report(
      RuntimeIssue(
        kind: .writeDuringUpdate,
        message:
          """
          modifying state during view update: \(view).\(key.name) was written while a body was \
          being evaluated; the write is refused
          """,
        identity: owner.identity.description, location: key.site?.position))
  }

  /// R27: a write to an object takes effect; reported once for each property and body in one
  /// update.
  func reportObjectWrite(_ what: String) {
    writers?.note(currentOwner?.identity, writer: currentOwner?.writerName, what)
    let place =
      currentOwner.map { "the body of \(IdentityPath.Component.name(of: $0.type))" } ?? "a view"
    guard reportedWrites.isNew(what + place, in: updateNumber) else { return }
    report(
      RuntimeIssue(
        kind: .writeDuringUpdate,
        message:
          """
          modifying \(what) during view update: it was written while \(place) was being evaluated; \
          its readers run again
          """,
        identity: currentOwner?.identity.description))
  }
}

/// Writes to objects during an update, each of which is reported once (R27).
struct ReportedWrites {
  private var texts: Set<String> = []
  private var update = -1

  /// Whether `text` has not been reported in the update with this number.
  mutating func isNew(_ text: String, in update: Int) -> Bool {
    if self.update != update { (texts, self.update) = ([], update) }
    return texts.insert(text).inserted
  }
}
