import Foundation
import TheseusCore
import TheseusLink

/// The views of a runtime, and its updates with their causes, for an inspector. It is
/// attached while an inspector is connected.
@MainActor
final class InspectionRecorder: RuntimeObserver {
  private struct Known {
    let owner: OwnerNode
    /// Whether something is lost when it ends.
    let hasState: Bool
    var runs = 0
    /// Why the body ran last; empty for runs whose reasons were not described.
    var reasons: [BodyCause] = []
  }

  /// In one update the reasons of so many bodies are described, and so many lines are kept: a
  /// thousand rows cost no more than these.
  private static let most = 64
  /// The most updates that wait to be sent.
  private static let mostUpdates = 500

  private var views: [Int: Known] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var changed: Set<Int> = []
  private var ended: [Int] = []
  private var updates: [InspectedUpdate] = []
  private var current: InspectedUpdate?
  private var described = 0
  private var leftOut = 0
  /// The user's input that updates follow from.
  private var input: String?
  /// Events of the framework's views in the update.
  private var framework = 0
  private var count = 0
  private let began = ContinuousClock.now
  /// Called when there is something to send.
  var onChange: () -> Void = {}

  init(_ runtime: ViewRuntime) {
    runtime.forEachOwner { if $0.isReported { add($0) } }
  }

  private func add(_ owner: OwnerNode) {
    views[owner.sequence] = Known(owner: owner, hasState: owner.hasState)
    numbers[ObjectIdentifier(owner.identity)] = owner.sequence
    changed.insert(owner.sequence)
  }

  // MARK: What is sent

  func owner(_ view: Int) -> OwnerNode? { views[view]?.owner }

  var hasChanges: Bool { !changed.isEmpty || !ended.isEmpty || !updates.isEmpty }

  func isChanged(_ view: Int) -> Bool { changed.contains(view) }

  /// Views that changed, the oldest first, at most so many.
  func takeViews(_ most: Int) -> (changed: [InspectedView], ended: [Int]) {
    let next = changed.sorted().prefix(most)
    changed.subtract(next)
    defer { ended = [] }
    return (next.compactMap { describe($0) }, ended)
  }

  func takeUpdates() -> [InspectedUpdate] {
    defer { updates = [] }
    return updates
  }

  private func describe(_ view: Int) -> InspectedView? {
    guard let known = views[view] else { return nil }
    let owner = known.owner
    let state = owner.inspectedValues().filter { !$0.value.name.contains(".") }.prefix(4).map {
      "\($0.value.name) \($0.value.words)"
    }
    return InspectedView(
      id: view, parent: self.view(at: owner.identity.parent),
      type: IdentityPath.Component.name(of: owner.type), path: owner.identity.description,
      isDevelopers: owner.isDevelopers, state: state.joined(separator: " · "), runs: known.runs,
      reason: known.reasons.isEmpty ? nil : Self.text(known.reasons))
  }

  /// The nearest view at a path or around it.
  func view(at path: IdentityPath?, ofDeveloper: Bool = false) -> Int? {
    var path = path
    while let place = path {
      if let view = numbers[ObjectIdentifier(place)],
        !ofDeveloper || views[view]?.owner.isDevelopers == true
      {
        return view
      }
      path = place.parent
    }
    return nil
  }

  func details(of view: Int) -> InspectedDetails? {
    guard let known = views[view] else { return nil }
    return InspectedDetails(
      view: view, reasons: known.reasons.map(Self.text), reads: known.owner.inspectedReads(),
      values: known.owner.inspectedValues().map { index, value in
        InspectedDetails.Value(
          index: value.json == nil ? nil : index, name: value.name, type: value.type,
          words: value.words, json: value.json, variable: value.variable)
      })
  }

  private static func text(_ causes: [BodyCause]) -> String {
    causes.map(text).joined(separator: ", ")
  }

  private static func text(_ cause: BodyCause) -> String {
    let text = Cause(bodyRan: [cause]).description
    return text.hasPrefix("body ran: ") ? String(text.dropFirst(10)) : text
  }

  // MARK: RuntimeObserver

  private func note(_ add: (inout InspectedUpdate) -> Void) {
    var update = current ?? begin()
    // Uniquely referenced, so that adding copies nothing.
    current = nil
    add(&update)
    current = update
  }

  private func begin() -> InspectedUpdate {
    count += 1
    return InspectedUpdate(
      number: count, time: (ContinuousClock.now - began) / .seconds(1), input: input)
  }

  private func line(_ owner: OwnerNode, _ text: @autoclosure () -> String) {
    guard owner.isDevelopers else {
      framework += 1
      if current == nil { note { _ in } }
      return
    }
    line(text())
  }

  private func line(_ text: @autoclosure () -> String) {
    if (current?.lines.count ?? 0) < Self.most {
      note { $0.lines.append(text()) }
    } else {
      leftOut += 1
    }
  }

  private func name(_ owner: OwnerNode) -> String { IdentityPath.Component.name(of: owner.type) }

  func received(_ input: String?) { self.input = input }

  func created(_ owner: OwnerNode, _ decision: Decision) {
    add(owner)
    line(owner, "began \(name(owner)): \(decision.cause.description)")
  }

  func ended(_ owner: OwnerNode, _ decision: Decision) {
    guard let known = views.removeValue(forKey: owner.sequence) else { return }
    numbers[ObjectIdentifier(owner.identity)] = nil
    changed.remove(owner.sequence)
    ended.append(owner.sequence)
    line(owner, "ended \(name(owner)): \(decision.cause.description)")
    guard owner.isDevelopers, known.hasState else { return }
    note { update in
      guard update.resets.count < Self.most else { return }
      update.resets.append("\(name(owner)): \(decision.cause.description)")
    }
  }

  func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    guard var known = views[owner.sequence] else { return }
    known.runs += 1
    described += 1
    if described <= Self.most {
      known.reasons = reasons.causes(of: owner)
      let reasons = Self.text(known.reasons)
      line(owner, "ran \(name(owner)): \(reasons)")
    } else {
      known.reasons = []
      leftOut += 1
    }
    views[owner.sequence] = known
    changed.insert(owner.sequence)
  }

  func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {
    changed.insert(owner.sequence)
    cause("\(name(owner)).\(key.name) \(old.words)→\(new.words)")
  }

  func wroteObserved(_ change: ObservedChange) { cause(change.description) }

  private func cause(_ text: String) {
    note { update in
      if update.causes.count < Self.most, !update.causes.contains(text) {
        update.causes.append(text)
      }
    }
  }

  func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {
    line("skipped \(name(owner)).\(key.name), which is still \(value.words)")
  }

  func issue(_ issue: RuntimeIssue) { line("ISSUE \(issue)") }

  func endedFlush() {
    described = 0
    guard var update = current else { return }
    current = nil
    if leftOut > 0 { update.lines.append("and \(leftOut) more") }
    leftOut = 0
    if framework > 0 { update.lines.append("and \(framework) of the framework's views") }
    framework = 0
    if updates.count >= Self.mostUpdates { updates.removeFirst(Self.mostUpdates / 2) }
    updates.append(update)
    onChange()
  }
}
