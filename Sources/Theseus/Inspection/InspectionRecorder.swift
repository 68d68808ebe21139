import Foundation
import TheseusCore
import TheseusLink

/// The views of a runtime, and its updates with their causes, for an inspector. It is
/// attached while an inspector is connected.
///
/// An update only records what happens in it. `takeViews` and `takeUpdates` describe that.
@MainActor
final class InspectionRecorder: RuntimeObserver {
  @MainActor
  private final class Known {
    let owner: OwnerNode
    let isDevelopers: Bool
    /// Whether something is lost when it ends.
    var hasState = false
    var runs = 0
    /// Why the body ran last.
    var reason: RunReason?
    var isChanged = false
    var hasEnded = false
    /// Made when it is sent first.
    lazy var type = IdentityPath.Component.name(of: owner.type)
    lazy var path = owner.identity.description

    init(_ owner: OwnerNode) {
      self.owner = owner
      isDevelopers = owner.isDevelopers
    }
  }

  /// The most updates that wait to be sent.
  private static let mostUpdates = 500

  // Exclusivity is unchecked where every recorded event reads or writes: Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var views: [Int: Known] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var changed: [Known] = []
  /// Views whose objects may change without them.
  private var objectOwners: [Int: Known] = [:]
  @exclusivity(unchecked) private var objectsChanged = false
  private var ended: [Int] = []
  @exclusivity(unchecked) private var updates: [RecordedUpdate] = []
  /// The update that is being recorded, while `isOpen`.
  @exclusivity(unchecked) private var current = RecordedUpdate(number: 0, time: 0, input: nil)
  @exclusivity(unchecked) private var isOpen = false
  @exclusivity(unchecked) private var reasons = RunReasons()
  /// The user's input that updates follow from.
  private var input: String?
  private var count = 0
  private let began = ContinuousClock.now
  /// Called when there is something to send.
  var onChange: () -> Void = {}

  init(_ runtime: ViewRuntime) {
    runtime.forEachOwner { if $0.isReported { learnState(of: add($0)) } }
  }

  @discardableResult
  private func add(_ owner: OwnerNode) -> Known {
    let known = Known(owner)
    views[owner.sequence] = known
    numbers[ObjectIdentifier(owner.identity)] = owner.sequence
    change(known)
    return known
  }

  @inline(__always)
  private func change(_ known: Known) {
    if known.isChanged { return }
    known.isChanged = true
    changed.append(known)
  }

  /// A view has its properties from its first run on.
  private func learnState(of known: Known) {
    known.hasState = known.owner.hasState
    if known.owner.ownsObjects { objectOwners[known.owner.sequence] = known }
  }

  // MARK: What is sent

  func owner(_ view: Int) -> OwnerNode? { views[view]?.owner }

  var hasChanges: Bool { !changed.isEmpty || !ended.isEmpty || !updates.isEmpty }

  func isChanged(_ view: Int) -> Bool { views[view]?.isChanged == true }

  /// Views that changed, the oldest first, at most so many.
  func takeViews(_ most: Int) -> (changed: [InspectedView], ended: [Int]) {
    changed.removeAll(where: \.hasEnded)
    changed.sort { $0.owner.sequence < $1.owner.sequence }
    let next = changed.prefix(most)
    for known in next { known.isChanged = false }
    changed.removeFirst(next.count)
    defer { ended = [] }
    return (next.map { describe($0) }, ended)
  }

  /// The state of a view is that of its objects, also of those that its body does not read. Called
  /// before a report.
  func noteObjects() {
    guard objectsChanged else { return }
    objectsChanged = false
    for known in objectOwners.values { change(known) }
  }

  func takeUpdates() -> [InspectedUpdate] {
    defer { updates.removeAll(keepingCapacity: true) }
    return updates.map(\.described)
  }

  private func describe(_ known: Known) -> InspectedView {
    let owner = known.owner
    return InspectedView(
      id: owner.sequence, parent: view(at: owner.identity.parent), type: known.type,
      path: known.path, isDevelopers: known.isDevelopers, state: owner.inspectedSummary(),
      runs: known.runs, reason: known.reason?.words)
  }

  /// The nearest view at a path or around it.
  func view(at path: IdentityPath?, ofDeveloper: Bool = false) -> Int? {
    var path = path
    while let place = path {
      if let view = numbers[ObjectIdentifier(place)],
        !ofDeveloper || views[view]?.isDevelopers == true
      {
        return view
      }
      path = place.parent
    }
    return nil
  }

  /// The longest value that an inspector can edit, and all of a view, in bytes of JSON: a message
  /// has a limit, and a value is escaped in it.
  private static let longestValue = 1 << 16
  private static let longestValues = 1 << 18

  /// Values that are too long for a message have no JSON and cannot be set.
  func details(of view: Int) -> InspectedDetails? {
    guard let known = views[view] else { return nil }
    var left = Self.longestValues
    return InspectedDetails(
      view: view, reasons: known.reason?.causes.map(RunReason.words) ?? [],
      reads: known.owner.inspectedReads(),
      values: known.owner.inspectedValues().map { index, value in
        let size = value.json?.utf8.count ?? 0
        let json = size <= min(left, Self.longestValue) ? value.json : nil
        if json != nil { left -= size }
        return InspectedDetails.Value(
          index: json == nil ? nil : index, name: value.name, type: value.type,
          words: value.words, json: json, variable: value.variable)
      })
  }

  // MARK: RuntimeObserver

  @inline(__always)
  private func note(_ add: (inout RecordedUpdate) -> Void) {
    if !isOpen { open() }
    add(&current)
  }

  private func open() {
    isOpen = true
    count += 1
    current = RecordedUpdate(
      number: count, time: (ContinuousClock.now - began) / .seconds(1), input: input)
  }

  private func note(_ known: Known, _ words: () -> String) {
    note { if known.isDevelopers { $0.note(words) } else { $0.noteFramework() } }
  }

  func received(_ input: String?) { self.input = input }

  func created(_ owner: OwnerNode, _ decision: Decision) {
    let known = add(owner)
    note(known) { "began \(known.type): \(decision.cause.description)" }
  }

  func ended(_ owner: OwnerNode, _ decision: Decision) {
    guard let known = views.removeValue(forKey: owner.sequence) else { return }
    numbers[ObjectIdentifier(owner.identity)] = nil
    objectOwners[owner.sequence] = nil
    known.hasEnded = true
    ended.append(owner.sequence)
    note(known) { "ended \(known.type): \(decision.cause.description)" }
    guard known.isDevelopers, known.hasState else { return }
    note { $0.reset { "\(known.type): \(decision.cause.description)" } }
  }

  func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    guard let known = views[owner.sequence] else { return }
    if reasons.isFirst { learnState(of: known) }
    let reason = self.reasons.reason(reasons, of: owner)
    known.runs += 1
    known.reason = reason
    change(known)
    note { if known.isDevelopers { $0.ran(owner.type, reason) } else { $0.noteFramework() } }
  }

  func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {
    reasons.forgetSources()
    if let known = views[owner.sequence] { change(known) }
    note { $0.wrote(owner.type, key.name, from: old, to: new) }
  }

  func wroteObserved(_ change: ObservedChange) {
    reasons.forgetSources()
    objectsChanged = true
    note { $0.wrote(change) }
  }

  func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {
    let name = IdentityPath.Component.name(of: owner.type)
    note { $0.note { "skipped \(name).\(key.name), which is still \(value.words)" } }
  }

  func issue(_ issue: RuntimeIssue) { note { $0.note { "ISSUE \(issue)" } } }

  func endedPass() { reasons.forgetSources() }

  func endedFlush() {
    reasons.forgetSources()
    guard isOpen else { return }
    isOpen = false
    if updates.count >= Self.mostUpdates { updates.removeFirst(Self.mostUpdates / 2) }
    updates.append(current)
    onChange()
  }
}
