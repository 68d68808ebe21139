/// `onChange(of:)`: compares between committed bodies (R63).
nonisolated public struct _ValueActionModifier<Value: Equatable>: LifecycleModifier {
  public typealias Body = Never
  var value: Value
  var isInitial: Bool
  /// The one-parameter form runs the previous body's closure, so its captures are the old ones.
  var usesPreviousClosure: Bool
  var action: (Value, Value) -> Void
  var site: SourceSite

  @MainActor static func makeNode(_ element: ElementNode) -> ChangeNode<Value> {
    ChangeNode(element)
  }
  @MainActor func update(_ node: ChangeNode<Value>, isFirst: Bool) { node.update(self) }
}

final class ChangeNode<Value: Equatable>: LifecycleNode {
  /// Rounds of one flush after which a chain of changes is stopped before its closure runs. The
  /// updates of one pass are one round: no closure runs between them (R26).
  private static var maximumRounds: Int { 2 }

  private var modifier: _ValueActionModifier<Value>?
  private var rounds = (flush: -1, pass: -1, count: 0)

  fileprivate func update(_ new: _ValueActionModifier<Value>) {
    element.runtime.changeComparisons &+= 1
    guard let old = modifier else {
      modifier = new
      return
    }
    modifier = new
    guard old.value != new.value else { return }
    let runtime = element.runtime
    if rounds.flush != runtime.flushNumber { rounds = (runtime.flushNumber, -1, 0) }
    let isFirstOfPass = rounds.pass != runtime.passNumber
    rounds.pass = runtime.passNumber
    if isFirstOfPass { rounds.count += 1 }
    guard rounds.count <= Self.maximumRounds else {
      if isFirstOfPass, rounds.count == Self.maximumRounds + 1 { reportCycle(new) }
      return
    }
    let action = new.usesPreviousClosure ? old.action : new.action
    runtime.lifecycleQueue.perform("onChange", at: writtenAt) { [self] in
      if isAlive { action(old.value, new.value) }
    }
  }

  override func appear() {
    guard let modifier, modifier.isInitial, !hasAppeared else { return }
    hasAppeared = true
    modifier.action(modifier.value, modifier.value)
  }

  override var modifierName: String { "onChange(initial: true)" }

  private var hasAppeared = false

  override func end() { modifier = nil }

  private func reportCycle(_ modifier: _ValueActionModifier<Value>) {
    element.runtime.report(
      RuntimeIssue(
        kind: .onChangeCycle,
        message:
          """
          onChange(of:) of a \(Value.self) was about to run for the third time in one update; it \
          keeps changing the value that it observes
          """,
        identity: element.identity.description, location: modifier.site.position))
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` has changed between two bodies
  /// (R63).
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, usesPreviousClosure: false, action: action,
        site: SourceSite(fileID, line, column)))
  }

  /// Runs `action` when `value` has changed between two bodies (R63).
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: initial, usesPreviousClosure: false, action: { _, _ in action() },
        site: SourceSite(fileID, line, column)))
  }

  /// Runs the previous body's `action` with the new value when `value` has changed: its captures
  /// are the old ones (R63).
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(
        value: value, isInitial: false, usesPreviousClosure: true,
        action: { _, new in action(new) }, site: SourceSite(fileID, line, column)
      ))
  }
}
