import Foundation
import TheseusCore

/// Writes what one runtime decides to a file as it happens, a JSON object a line: `Documentation/Traces.md` has the format.
///
/// What an update caused is handed to the system before the next begins: a kill loses at most the last one. It keeps no view, no value and
/// no object alive.
@MainActor
public final class TraceWriter: RuntimeObserver {
  /// The version of the format.
  public nonisolated static let formatVersion = 1

  private let file: TraceFile
  private var line = TraceBytes()
  private let start: ContinuousClock.Instant
  private var update = 0
  private var transaction = 0
  /// Whether events belong to an update that was already announced.
  private var isOpen = false
  /// Objects whose changes this update has told: one property may have many readers.
  private var observed: Set<String> = []
  private var kept: [(scope: OwnerNode, decision: Decision)] = []
  private var keptOwners: Set<ObjectIdentifier> = []
  private var words = TraceWords()
  /// Told when recording had to stop.
  private let onFault: (TraceFileError) -> Void

  /// Begins a trace.
  /// - Parameters:
  ///   - program: the program's name, for people.
  ///   - profile: the identity rules of the run, for people.
  ///   - onFault: told once if the file cannot be written any more; the program goes on without a trace.
  /// - Throws: `TraceFileError` where the file cannot be made.
  public init(
    path: String, program: String, profile: IdentityProfile, started: Date = Date(), onFault: @escaping (TraceFileError) -> Void = { _ in }
  ) throws(TraceFileError) {
    file = try TraceFile(path: path)
    start = .now
    self.onFault = onFault
    line.raw("{\"theseus-trace\":")
    line.number(Self.formatVersion)
    line.raw(",\"program\":")
    line.string(program)
    line.raw(",\"started\":")
    line.string(started.ISO8601Format())
    line.raw(",\"profile\":")
    line.string(profile.text)
    line.raw("}\n")
    flush()
  }

  /// Hands on what is waiting and closes the file.
  public func finish() {
    flush()
    file.close()
  }

  private func flush() {
    guard line.count > 0 else { return }
    if let fault = file.write(line.bytes) { onFault(fault) }
    line.removeAll()
  }

  // MARK: Updates

  private func open(isTransaction: Bool) {
    // What went before is safe before anything else happens.
    flush()
    isOpen = true
    if !observed.isEmpty { observed.removeAll(keepingCapacity: true) }
    update += 1
    line.raw("{\"event\":\"update\",\"n\":")
    line.number(update)
    if isTransaction {
      transaction += 1
      line.raw(",\"transaction\":")
      line.number(transaction)
    }
    line.raw(",\"at\":")
    let elapsed = (ContinuousClock.now - start).components
    line.seconds(microseconds: Int(elapsed.seconds) * 1_000_000 + Int(elapsed.attoseconds / 1_000_000_000_000))
    line.raw("}\n")
  }

  private func ensureOpen() {
    if !isOpen { open(isTransaction: false) }
  }

  public func beganUpdate(_ transaction: Transaction) { open(isTransaction: true) }

  public func endedPass() {
    for (owner, decision) in kept where !owner.hasEnded { write("kept", owner, decision) }
    if !kept.isEmpty {
      kept.removeAll(keepingCapacity: true)
      keptOwners.removeAll(keepingCapacity: true)
    }
    isOpen = false
  }

  public func endedFlush() { flush() }

  public func committed(_ commit: Commit) {
    var counts = (inserted: 0, moved: 0, removed: 0, updated: 0)
    for patch in commit.patches {
      switch patch {
      case .inserted: counts.inserted += 1
      case .moved: counts.moved += 1
      case .removed: counts.removed += 1
      case .updated: counts.updated += 1
      }
    }
    line.raw("{\"event\":\"committed\",\"inserted\":")
    line.number(counts.inserted)
    line.raw(",\"moved\":")
    line.number(counts.moved)
    line.raw(",\"removed\":")
    line.number(counts.removed)
    line.raw(",\"updated\":")
    line.number(counts.updated)
    line.raw("}\n")
  }

  // MARK: Identities

  public func created(_ owner: OwnerNode, _ decision: Decision) {
    ensureOpen()
    line.raw("{\"event\":\"created\"")
    view(owner)
    line.raw(",\"path\":\"")
    line.raw(words.path(of: owner.identity))
    line.raw("\"")
    self.decision(decision)
    line.raw("}\n")
  }

  public func ended(_ owner: OwnerNode, _ decision: Decision) { write("ended", owner, decision) }

  public func appeared(_ owner: OwnerNode) {
    ensureOpen()
    line.raw("{\"event\":\"appeared\"")
    view(owner)
    line.raw("}\n")
  }

  public func disappeared(_ owner: OwnerNode) {
    ensureOpen()
    line.raw("{\"event\":\"disappeared\"")
    view(owner)
    line.raw("}\n")
  }

  /// The innermost seam is the reason; whether what is inside really stayed is known when the pass is over.
  public func kept(_ scope: Scope?, _ decision: Decision) {
    scope?.forEachInSubtree { inner in
      inner.forEachOwner { owner in
        guard owner.isReported, keptOwners.insert(ObjectIdentifier(owner)).inserted else { return }
        kept.append((owner, decision))
      }
    }
  }

  private func write(_ event: StaticString, _ owner: OwnerNode, _ decision: Decision) {
    ensureOpen()
    line.raw("{\"event\":\"")
    line.raw(event)
    line.raw("\"")
    view(owner)
    self.decision(decision)
    line.raw("}\n")
  }

  private func view(_ owner: OwnerNode) {
    line.raw(",\"view\":")
    line.number(owner.sequence)
    line.raw(",\"type\":\"")
    line.raw(words.name(of: owner.type))
    line.raw("\"")
  }

  private func decision(_ decision: Decision) {
    line.raw(",\"kind\":\"")
    line.raw(words.kind(decision.kind))
    line.raw("\",\"rule\":\"")
    line.raw(decision.rule)
    line.raw("\"")
    if let detail = decision.detail {
      line.raw(",\"what\":")
      line.string(detail())
    }
    source(decision.site)
  }

  private func source(_ site: SourceSite?) {
    guard let site, let place = words.place(site) else { return }
    line.raw(",\"source\":\"")
    line.raw(place)
    line.raw("\"")
  }

  // MARK: Bodies and writes

  public func bodyRan(_ owner: OwnerNode, _ causes: [BodyCause]) {
    ensureOpen()
    line.raw("{\"event\":\"ran\"")
    view(owner)
    line.raw(",\"causes\":[")
    for (index, cause) in causes.enumerated() {
      line.raw(index > 0 ? ",{\"kind\":\"" : "{\"kind\":\"")
      line.raw(words.kind(cause.kind))
      line.raw("\"")
      if !cause.change.isEmpty {
        line.raw(",\"what\":")
        line.string(cause.change)
      }
      if let location = cause.location {
        line.raw(",\"source\":\"")
        line.append(escaping: location.fileID)
        line.raw(":")
        line.number(location.line)
        line.raw(":")
        line.number(location.column)
        line.raw("\"")
      }
      line.raw("}")
    }
    line.raw("]}\n")
  }

  public func wrote(_ key: StateKey, of owner: OwnerNode, from old: String, to new: String) {
    ensureOpen()
    line.raw("{\"event\":\"wrote\"")
    view(owner)
    line.raw(",\"property\":")
    line.string(key.name)
    line.raw(",\"from\":")
    line.string(old)
    line.raw(",\"to\":")
    line.string(new)
    source(key.site)
    line.raw("}\n")
  }

  public func wroteObserved(_ words: String) {
    ensureOpen()
    guard observed.insert(words).inserted else { return }
    line.raw("{\"event\":\"observed\",\"what\":")
    line.string(words)
    line.raw("}\n")
  }

  public func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: Any) {
    ensureOpen()
    line.raw("{\"event\":\"skipped\"")
    view(owner)
    line.raw(",\"property\":")
    line.string(key.name)
    line.raw(",\"to\":")
    line.string(ValueWords.describe(value))
    line.raw(",\"rule\":\"R24\"")
    source(key.site)
    line.raw("}\n")
  }

  // MARK: What went wrong, what was said

  public func issue(_ issue: RuntimeIssue) {
    ensureOpen()
    line.raw("{\"event\":\"issue\",\"kind\":")
    line.string(issue.kind.rawValue)
    line.raw(",\"message\":")
    line.string(issue.message)
    if let identity = issue.identity {
      line.raw(",\"path\":")
      line.string(identity)
    }
    if let location = issue.location {
      line.raw(",\"source\":")
      line.string("\(location.fileID):\(location.line):\(location.column)")
    }
    line.raw("}\n")
    flush()
  }

  public func printed(_ text: String) {
    ensureOpen()
    line.raw("{\"event\":\"printed\",\"message\":")
    line.string(text)
    line.raw("}\n")
  }
}
