import Foundation
import TheseusCore

/// Writes a runtime's decisions to a file as they happen: numbers and references, in the form of
/// `TraceFormat`. The reader turns them into text.
///
/// Every whole record belongs to the system: a kill of the process loses only the record that it
/// interrupts. It keeps no view, value or object alive.
@MainActor
public final class TraceWriter: RuntimeObserver {
  /// The size at which a recording stops by default, in bytes.
  public nonisolated static let usualLimit = 1 << 30

  private let records: TraceRecords
  private let file: TraceFile

  // Exclusivity is unchecked where every recorded event reads or writes:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var clock = TraceClock()
  @exclusivity(unchecked) private var update: UInt32 = 0
  /// Whether events belong to an update that was already announced.
  @exclusivity(unchecked) private var isOpen = false
  /// Whether a view was kept in this pass: the reader needs its end.
  @exclusivity(unchecked) private var hasKept = false
  /// The last update that wrote a change of an object, by the text's number: one property may have
  /// many readers.
  @exclusivity(unchecked) private var lastReport: [UInt32] = []
  /// The state that this update wrote last: mostly it is why the bodies run that follow.
  @exclusivity(unchecked) private var written: (owner: Int, property: UInt32)?
  /// The reasons of the current body run, stored to reuse the memory.
  @exclusivity(unchecked) private var cellReasons: [CellReason] = []
  /// The user's input that the next update follows from.
  private var input: String?
  /// Called when the recording had to stop.
  private let onFault: (TraceFileError) -> Void
  @exclusivity(unchecked) private var hasFailed = false

  /// Begins a trace.
  /// - Parameters:
  ///   - path: a file that is there already is replaced.
  ///   - program: the program's name, for the report.
  ///   - profile: the identity rules of the run, for the report.
  ///   - limit: the size at which recording stops, in bytes.
  ///   - onFault: called once when the file cannot grow; the program continues without a trace.
  /// - Throws: `TraceFileError` where the file cannot be made.
  public init(
    path: String, program: String, profile: IdentityProfile, started: Date = Date(),
    limit: Int = usualLimit,
    onFault: @escaping (TraceFileError) -> Void = { _ in }
  ) throws(TraceFileError) {
    file = try TraceFile(path: path, limit: limit)
    records = TraceRecords(file)
    self.onFault = onFault
    guard var out = begin(.run) else { return }
    out.text(program)
    out.text(started.ISO8601Format())
    out.text(profile.text)
    file.publish(out)
  }

  /// Words are the reader's.
  public var wantsWords: Bool { false }

  /// Closes the file: the run has ended as it should.
  public func finish() { file.finish() }

  /// A closed copy of the recording so far; it then continues.
  public func closedCopy() throws -> Data { try file.closedCopy() }

  @inline(__always)
  private func begin(_ tag: TraceFormat.Tag) -> TraceOutput? {
    if let output = records.begin(tag) { return output }
    fail()
    return nil
  }

  @inline(never)
  private func fail() {
    guard !hasFailed, let fault = file.fault else { return }
    hasFailed = true
    onFault(fault)
  }

  // MARK: Updates

  private func open(isTransaction: Bool) {
    isOpen = true
    update &+= 1
    written = nil
    if let input, var out = begin(.input) {
      out.text(input)
      file.publish(out)
    }
    let microseconds = clock.microseconds()
    guard var out = begin(.update) else { return }
    out.byte(isTransaction ? 1 : 0)
    out.number(UInt(microseconds))
    file.publish(out)
  }

  @inline(__always)
  private func ensureOpen() {
    if !isOpen { open(isTransaction: false) }
  }

  public func received(_ input: String?) { self.input = input }

  public func beganUpdate(_ transaction: Transaction) { open(isTransaction: true) }

  public func endedPass() {
    isOpen = false
    guard hasKept else { return }
    hasKept = false
    if let out = begin(.endedPass) { file.publish(out) }
  }

  public func committed(_ commit: Commit) {
    guard var out = begin(.committed) else { return }
    out.number(UInt(bitPattern: commit.counts.inserted))
    out.number(UInt(bitPattern: commit.counts.moved))
    out.number(UInt(bitPattern: commit.counts.removed))
    out.number(UInt(bitPattern: commit.counts.updated))
    file.publish(out)
  }

  // MARK: Identities

  public func created(_ owner: OwnerNode, _ decision: Decision) {
    ensureOpen()
    let (type, path, scope) = (
      records.type(owner.type), records.path(owner.identity), records.scope(owner.scope)
    )
    let parts = records.parts(of: decision)
    guard var out = begin(.created) else { return }
    out.number(UInt(bitPattern: owner.sequence))
    out.number(UInt(type))
    out.number(UInt(path))
    out.number(UInt(scope))
    records.decision(decision, parts, &out)
    file.publish(out)
  }

  public func ended(_ owner: OwnerNode, _ decision: Decision) {
    ensureOpen()
    let parts = records.parts(of: decision)
    guard var out = begin(.ended) else { return }
    out.number(UInt(bitPattern: owner.sequence))
    records.decision(decision, parts, &out)
    file.publish(out)
  }

  /// Views that were mounted together have numbers in a row.
  public func appeared(_ owners: [OwnerNode]) {
    ensureOpen()
    var index = 0
    while index < owners.count {
      let first = owners[index].sequence
      var count = 1
      while index &+ count < owners.count, owners[index &+ count].sequence == first &+ count {
        count &+= 1
      }
      guard var out = begin(index == 0 ? .appeared : .appearedTogether) else { return }
      out.number(UInt(bitPattern: first))
      out.number(UInt(bitPattern: count))
      index &+= count
      file.keep(out)
    }
    file.publish()
  }

  public func disappeared(_ owner: OwnerNode) {
    ensureOpen()
    guard var out = begin(.disappeared) else { return }
    out.number(UInt(bitPattern: owner.sequence))
    file.publish(out)
  }

  /// Which views are in the scope, and which of them really stayed, is for the reader.
  public func kept(_ scope: Scope?, _ decision: Decision) {
    guard let scope, !decision.isOfTheLibrary else { return }
    let number = records.knownScope(scope)
    guard number != 0 else { return }
    ensureOpen()
    let parts = records.parts(of: decision)
    guard var out = begin(.kept) else { return }
    out.number(UInt(number))
    records.decision(decision, parts, &out)
    file.publish(out)
    hasKept = true
  }

  // MARK: Bodies and writes

  /// A state that is a reason, as numbers. A source is read a single time, because each read counts
  /// references.
  private struct CellReason {
    var kind: TraceFormat.Reason
    var owner = 0
    var property: UInt32 = 0
  }

  public func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    ensureOpen()
    let sources = min(reasons.sources.count, TraceRecords.maximumItems)
    let only = reasons.isOnlyChange ? written : nil
    if only == nil {
      for index in 0..<sources { cellReasons.append(cellReason(reasons.sources[index], owner)) }
    }
    for change in reasons.observed { _ = records.change(change) }
    if reasons.changedFields != 0 { records.fields(of: owner.type) }
    guard var out = begin(.ran) else { return cellReasons.removeAll() }
    out.number(UInt(bitPattern: owner.sequence))
    out.byte((reasons.isFirst ? 1 : 0) | (reasons.valueChanged ? 2 : 0))
    out.byte(UInt8(truncatingIfNeeded: sources))
    if let only {
      put(
        CellReason(
          kind: only.owner == owner.sequence ? .state : .binding, owner: only.owner,
          property: only.property), &out)
    } else if sources > 0 {
      for index in 0..<sources {
        put(cellReasons[index], &out)
        if cellReasons[index].kind == .other { write(reasons.sources[index], owner, &out) }
      }
      cellReasons.removeAll(keepingCapacity: true)
    }
    let observed = min(reasons.observed.count, TraceRecords.maximumItems &- sources)
    out.byte(UInt8(truncatingIfNeeded: observed))
    for index in 0..<observed { write(reasons.observed[index], &out) }
    if reasons.valueChanged { out.number(UInt(reasons.changedFields)) }
    file.publish(out)
  }

  /// The write of the same update describes a state's change. Its property is in the tables from
  /// here on.
  @inline(__always)
  private func cellReason(_ source: any ReadSource, _ owner: OwnerNode) -> CellReason {
    guard let cell = source.cell else { return CellReason(kind: .other) }
    let property = records.property(cell.key, of: cell.owner)
    return CellReason(
      kind: cell.owner === owner ? .state : .binding, owner: cell.owner.sequence, property: property
    )
  }

  @inline(__always)
  private func put(_ reason: CellReason, _ out: inout TraceOutput) {
    out.byte(reason.kind.rawValue)
    if reason.kind == .other { return }
    out.number(UInt(bitPattern: reason.owner))
    out.number(UInt(reason.property))
  }

  private func write(_ source: any ReadSource, _ owner: OwnerNode, _ out: inout TraceOutput) {
    out.byte(source.causeKind(for: owner).number)
    out.text(source.changeText, limit: TraceRecords.longestItem)
  }

  private func write(_ change: ObservedChange, _ out: inout TraceOutput) {
    let number = records.change(change)
    out.number(UInt(number))
    if number == 0 { out.text(change.description, limit: TraceRecords.longestItem) }
  }

  public func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {
    ensureOpen()
    let property = records.property(key, of: owner)
    written = (owner.sequence, property)
    guard var out = begin(.wrote) else { return }
    out.number(UInt(bitPattern: owner.sequence))
    out.number(UInt(property))
    records.value(old, &out)
    records.value(new, &out)
    file.publish(out)
  }

  public func wroteObserved(_ change: ObservedChange) {
    ensureOpen()
    let number = records.change(change)
    let index = Int(number)
    if index != 0 {
      while lastReport.count <= index { lastReport.append(0) }
      if lastReport[index] == update { return }
      lastReport[index] = update
    }
    guard var out = begin(.observed) else { return }
    write(change, &out)
    file.publish(out)
  }

  public func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {
    ensureOpen()
    let property = records.property(key, of: owner)
    guard var out = begin(.skipped) else { return }
    out.number(UInt(bitPattern: owner.sequence))
    out.number(UInt(property))
    records.value(value, &out)
    file.publish(out)
  }

  // MARK: Issues and printed lines

  public func issue(_ issue: RuntimeIssue) {
    ensureOpen()
    guard var out = begin(.issue) else { return }
    out.text(issue.kind.rawValue, limit: TraceRecords.longestItem)
    out.text(issue.message)
    out.text(issue.identity ?? "")
    out.text(issue.location?.fileID ?? "", limit: TraceRecords.longestItem)
    out.number(UInt(bitPattern: issue.location?.line ?? 0))
    out.number(UInt(bitPattern: issue.location?.column ?? 0))
    file.publish(out)
  }

  public func printed(_ text: String) {
    ensureOpen()
    guard var out = begin(.printed) else { return }
    out.text(text)
    file.publish(out)
  }
}
